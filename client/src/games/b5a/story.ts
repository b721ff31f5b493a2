// Combats and rolls as they can be told from the log: step by step, also when they are over.

import type { GameEvent } from "../../lib/api";
import { FACTS } from "./facts";
import { other, type Side } from "./view";

export interface Roll {
  again: boolean;
  dice: number[];
  /** How many of the first dice are black. */
  black: number;
  target: number;
  bonus: number;
  hits: number;
}

export interface RoundSide {
  /** What was revealed: tokens of manoeuvres and event cards. */
  plays: string[];
  rolls: Roll[];
  /** What happened to this side, in order. */
  steps: GameEvent[];
}

export interface Round {
  number: number;
  free: RoundSide;
  shadow: RoundSide;
}

export interface Fight {
  /** Where it begins in the log: tells one fight from another. */
  at: number;
  /** The last that is told of it. */
  until: number;
  attacker: Side;
  armies: string[];
  target: string;
  /** Who has terrain superiority. */
  superior: Side | null;
  rounds: Round[];
  /** What happened when the fighting was over. */
  end: GameEvent[];
}

const empty = (): RoundSide => ({ plays: [], rolls: [], steps: [] });
const ENDS = new Set([
  "b5a.combat-won",
  "b5a.combat-over",
  "b5a.retreated",
  "b5a.advanced",
  "b5a.conquered",
  "b5a.freed",
]);
const NEW_ACTION = new Set(["b5a.die", "b5a.turn", "b5a.passed", "b5a.general", "b5a.action-dice"]);

/** The events from there to the end of the action they belong to. */
function action(events: readonly GameEvent[], from: number): readonly GameEvent[] {
  const end = events.findIndex((event, at) => at > from && NEW_ACTION.has(event.kind));
  return events.slice(from, end < 0 ? events.length : end);
}

/** Whom a step of a fight befalls; null for what befalls nobody in particular. */
function victim(event: GameEvent, fight: Fight): Side | null {
  const { side, area, who } = event.params;
  switch (event.kind) {
    case "b5a.damage":
    case "b5a.command-lost":
    case "b5a.destroyed":
    case "b5a.command":
      return side as Side;
    case "b5a.lost":
    case "b5a.healed":
      return area === fight.target ? other(fight.attacker) : fight.attacker;
    case "b5a.walls-hit":
    case "b5a.breached":
      return other(fight.attacker);
    case "b5a.eliminated":
      return FACTS.characters[String(who)]?.side ?? null;
    case "b5a.vampires":
    case "b5a.wrath-lost":
    case "b5a.armour-used":
    case "b5a.armour-broken":
    case "b5a.escaped":
      return "free";
    case "b5a.bodyguard-used":
      return "shadow";
    default:
      return null;
  }
}

const asRoll = (params: Record<string, unknown>, again: boolean): Roll => ({
  again,
  dice: params.dice as number[],
  black: Number(params.black ?? 0),
  target: Number(params.target),
  bonus: Number(params.bonus ?? 0),
  hits: Number(params.hits),
});

/** The last combat in the log. */
export function lastFight(events: readonly GameEvent[]): Fight | null {
  const at = events.findLastIndex((event) => event.kind === "b5a.attack");
  if (at < 0) return null;
  const first = events[at]!.params;
  const fight: Fight = {
    at,
    until: at,
    attacker: first.side as Side,
    armies: first.armies as string[],
    target: String(first.target),
    superior: null,
    rounds: [],
    end: [],
  };
  const told = action(events, at);
  for (const [index, event] of told.entries()) {
    if (!index) continue;
    const { params } = event;
    const side = params.side as Side;
    const round = fight.rounds.at(-1);
    if (event.kind === "b5a.terrain") fight.superior = side;
    else if (event.kind === "b5a.round")
      fight.rounds.push({ number: Number(params.number), free: empty(), shadow: empty() });
    else if (ENDS.has(event.kind)) fight.end.push(event);
    else if (!round) continue;
    else if (event.kind === "b5a.revealed") round[side].plays.push(String(params.play));
    else if (event.kind === "b5a.combat-roll" || event.kind === "b5a.combat-reroll")
      round[side].rolls.push(asRoll(params, event.kind === "b5a.combat-reroll"));
    else {
      const who = victim(event, fight);
      if (!who) continue;
      (fight.end.length ? fight.end : round[who].steps).push(event);
    }
    fight.until = at + index;
  }
  return fight;
}

/** A six always hits, a one never. */
export const isHit = (die: number, roll: Roll): boolean => die === 6 || (die !== 1 && die + roll.bonus >= roll.target);

/** Which dice of a simple roll count: its log says how many do, and they are the highest. */
export function best(dice: readonly number[], hits: number): boolean[] {
  const least = hits ? [...dice].sort((a, b) => b - a)[hits - 1]! : 7;
  return dice.map((die) => die >= least);
}

export interface RollStory {
  at: number;
  until: number;
  events: GameEvent[];
}

const AFTER_ROLL = new Set([
  "b5a.rolled",
  "b5a.rerolled",
  "b5a.rallied",
  "b5a.damage",
  "b5a.walls-hit",
  "b5a.breached",
  "b5a.lost",
  "b5a.healed",
  "b5a.destroyed",
  "b5a.eliminated",
  "b5a.tokens-lost",
  "b5a.bodyguard-used",
]);

/** Dice outside a combat: rallying, archery, magic, eagles, dread; from the first roll of the action on. */
export function lastRoll(events: readonly GameEvent[]): RollStory | null {
  const last = events.findLastIndex((event) => event.kind === "b5a.rolled");
  if (last < 0) return null;
  const start = events.slice(0, last).findLastIndex((event) => NEW_ACTION.has(event.kind));
  const at = events.findIndex((event, index) => index > start && event.kind === "b5a.rolled");
  const told = action(events, at);
  const until = at + told.findLastIndex((event) => AFTER_ROLL.has(event.kind));
  return { at, until, events: told.filter((event) => AFTER_ROLL.has(event.kind)) };
}

export interface Need {
  number: number;
  /** A message that says why it is not the usual number. */
  why: string | null;
}
