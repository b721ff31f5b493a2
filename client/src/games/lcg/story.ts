// Attacks and quests as they can be told from the log: step by step, also when they are over.

import type { GameEvent } from "../../lib/api";

export interface AttackScene {
  kind: "attack";
  /** Where it begins in the log, and the last event that belongs to it. */
  at: number;
  end: number;
  enemy: string;
  seat: string;
  defenders: string[];
  undefended: boolean;
  shadows: { card: string; cancelled: boolean; effect: boolean }[];
  bonus: number;
  /** What else happened, in order. */
  events: GameEvent[];
  harmless: boolean;
}

export interface StrikeScene {
  kind: "strike";
  at: number;
  end: number;
  enemy: string;
  seat: string;
  attackers: string[];
  strength: number | null;
  events: GameEvent[];
  harmless: boolean;
}

export interface QuestScene {
  kind: "quest";
  at: number;
  end: number;
  committed: string[];
  revealed: string[];
  result: { willpower: number; threat: number } | null;
  events: GameEvent[];
}

export type Scene = AttackScene | StrikeScene | QuestScene;

// What ends whatever was going on before.
const CUTS = new Set(["lcg.round", "lcg.refreshed", "lcg.travelled", "lcg.engaged", "lcg.shadow-dealt"]);
// What goes without saying.
const QUIET = new Set(["lcg.exhausted", "lcg.drew", "lcg.drew-cards", "lcg.played", "lcg.uses", "lcg.resources"]);

const text = (value: unknown): string => String(value ?? "");
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** All that was fought out and quested for, from some place of the log on. */
export function scenes(events: readonly GameEvent[], from = 0): Scene[] {
  const found: Scene[] = [];
  // An attack may be made inside another one, by a card.
  const open: Scene[] = [];
  const begin = (scene: Scene) => {
    found.push(scene);
    open.push(scene);
  };
  for (let at = from; at < events.length; at++) {
    const event = events[at]!;
    const { params } = event;
    if (CUTS.has(event.kind)) {
      open.length = 0;
      continue;
    }
    const scene = open.at(-1);
    switch (event.kind) {
      case "lcg.attacks":
        open.length = 0;
        begin({
          kind: "attack",
          at,
          end: at,
          enemy: text(params.enemy),
          seat: text(params.seat),
          defenders: [],
          undefended: false,
          shadows: [],
          bonus: 0,
          events: [],
          harmless: false,
        });
        continue;
      case "lcg.strikes":
        open.length = 0;
        begin({
          kind: "strike",
          at,
          end: at,
          enemy: text(params.enemy),
          seat: text(params.seat),
          attackers: texts(params.cards),
          strength: null,
          events: [],
          harmless: false,
        });
        continue;
      case "lcg.committed":
        if (scene?.kind !== "quest" || scene.result) {
          open.length = 0;
          begin({ kind: "quest", at, end: at, committed: [], revealed: [], result: null, events: [] });
        }
        break;
      case "lcg.revealed":
        // Nobody went on the quest, or a card reveals another one.
        if (!scene) begin({ kind: "quest", at, end: at, committed: [], revealed: [], result: null, events: [] });
        break;
      case "lcg.quest-result":
        if (scene?.kind !== "quest") {
          open.length = 0;
          begin({ kind: "quest", at, end: at, committed: [], revealed: [], result: null, events: [] });
        }
        break;
      default:
        if (!scene) continue;
    }
    const now = open.at(-1)!;
    now.end = at;
    add(now, event);
  }
  return found.filter(
    (scene) => scene.kind !== "quest" || scene.committed.length || scene.result || scene.revealed.length,
  );
}

function add(scene: Scene, event: GameEvent): void {
  const { params } = event;
  if (scene.kind === "quest") {
    if (event.kind === "lcg.committed") scene.committed.push(...texts(params.cards));
    else if (event.kind === "lcg.revealed") scene.revealed.push(text(params.card));
    else if (event.kind === "lcg.quest-result")
      scene.result = { willpower: Number(params.willpower), threat: Number(params.threat) };
    else if (!QUIET.has(event.kind) && event.kind !== "lcg.added") scene.events.push(event);
    return;
  }
  if (event.kind === "lcg.no-damage") scene.harmless = true;
  if (scene.kind === "strike") {
    if (event.kind === "lcg.strength") scene.strength = Number(params.strength);
    else if (!QUIET.has(event.kind)) scene.events.push(event);
    return;
  }
  switch (event.kind) {
    case "lcg.defends":
      scene.defenders.push(text(params.card));
      break;
    case "lcg.undefended":
      scene.undefended = true;
      break;
    case "lcg.shadow":
      scene.shadows.push({ card: text(params.card), cancelled: false, effect: params.effect !== false });
      break;
    case "lcg.shadow-cancelled": {
      const last = scene.shadows.findLast((shadow) => shadow.card === params.card);
      if (last) last.cancelled = true;
      break;
    }
    case "lcg.attack-grows":
      scene.bonus += Number(params.bonus);
      break;
    default:
      if (!QUIET.has(event.kind)) scene.events.push(event);
  }
}
