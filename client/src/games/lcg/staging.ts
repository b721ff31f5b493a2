// How the events of The Card Game are shown.

import type { GameEvent } from "../../lib/api";
import type { Scene, Staging } from "../../lib/scenes";

export const staging: Staging = {
  begins: {
    "lcg.attacks": "attack",
    "lcg.strikes": "strike",
    "lcg.committed": "quest",
    "lcg.revealed": "quest",
    "lcg.quest-result": "quest",
  },
  ends: { "lcg.attack-over": "attack", "lcg.strike-over": "strike" },
  // Nobody went on the quest, or a card reveals another one.
  alone: new Set(["lcg.revealed"]),
  anew: new Set(["lcg.attacks", "lcg.strikes"]),
  cuts: new Set(["lcg.round", "lcg.refreshed", "lcg.travelled", "lcg.engaged", "lcg.shadow-dealt"]),
  deeds: new Set(["lcg.round", "lcg.played", "lcg.uses", "lcg.travelled", "lcg.engaged"]),
  quiet: new Set([
    "lcg.exhausted",
    "lcg.drew",
    "lcg.drew-cards",
    "lcg.resources",
    "lcg.shadow-dealt",
    "lcg.attack-over",
    "lcg.strike-over",
    "lcg.paid",
  ]),
};

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What an event of a certain kind last told under that name. */
export function lastTold(scene: Scene, param: string, ...kinds: string[]): number | undefined {
  const event = scene.events.findLast((each) => kinds.includes(each.kind) && each.params[param] !== undefined);
  return event && Number(event.params[param]);
}

/** Somebody who takes part, with what they bring. */
export interface Fighter {
  id: string;
  value: number | undefined;
}

/** Who takes part on the players' side, with what was told of them. */
export function partyOf(scene: Scene): Fighter[] {
  return scene.events.flatMap(({ kind, params }): Fighter[] => {
    if (kind === "lcg.defends")
      return [{ id: String(params.card), value: params.defense === undefined ? undefined : Number(params.defense) }];
    if (kind !== "lcg.strikes" && kind !== "lcg.committed") return [];
    const values = (params.attacks ?? params.wills) as number[] | undefined;
    return texts(params.cards).map((id, at) => ({ id, value: values?.[at] }));
  });
}

export interface Shadow {
  card: string;
  cancelled: boolean;
  effect: boolean;
}

/** The shadow cards of an attack that were turned up. */
export const shadowsOf = (scene: Scene): Shadow[] =>
  scene.events
    .filter((event) => event.kind === "lcg.shadow")
    .map(({ params }) => ({
      card: String(params.card),
      effect: params.effect !== false,
      cancelled: scene.events.some((each) => each.kind === "lcg.shadow-cancelled" && each.params.card === params.card),
    }));

/** The cards that were revealed in a quest. */
export const revealedIn = (scene: Scene): string[] =>
  scene.events.filter((event) => event.kind === "lcg.revealed").map((event) => String(event.params.card));

// What is shown otherwise than as a sentence.
const DRAWN = new Set([
  "lcg.attacks",
  "lcg.strikes",
  "lcg.committed",
  "lcg.defends",
  "lcg.undefended",
  "lcg.shadow",
  "lcg.shadow-cancelled",
  "lcg.strength",
  "lcg.quest-result",
  "lcg.attack-over",
  "lcg.strike-over",
  "lcg.exhausted",
  "lcg.drew",
  "lcg.drew-cards",
  "lcg.resources",
]);

/** What else happened, in order. */
export const outcomeOf = (scene: Scene): GameEvent[] => scene.events.filter((event) => !DRAWN.has(event.kind));
