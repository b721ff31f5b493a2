// Battles and Hunts as they can be told from the log: step by step, also when they are over.

import type { GameEvent } from "../../lib/api";
import { FACTS } from "./facts";
import { nationOf, SIDES, type Side } from "./view";

export interface Roll {
  kind: "roll" | "reroll" | "extra";
  dice: number[];
  needs: number;
  bonus: number;
  hits: number;
}

export interface RoundSide {
  card: { deck?: string; card?: string; effect?: string } | null;
  rolls: Roll[];
  /** Hits that this side takes. */
  taken: number | null;
  losses: { figure: string; reduced: boolean }[];
}

export interface Round {
  free: RoundSide;
  shadow: RoundSide;
}

export interface BattleStory {
  /** Where it begins in the log: tells one battle from another. */
  at: number;
  /** Where the last that was told of it stands. */
  last: number;
  attacker: Side;
  kind: string;
  region: string;
  origin: string;
  start: Record<Side, Record<string, number>>;
  /** What is left of both armies. */
  left: Record<Side, Record<string, number>>;
  rounds: Round[];
  /** What happened when the fighting was over. */
  end: GameEvent[];
}

/** Matches of earlier releases have numbers for sides. */
export const sideNamed = (value: unknown): Side =>
  SIDES.find((each) => each === value) ?? SIDES[Number(value)] ?? "free";
const empty = (): RoundSide => ({ card: null, rolls: [], taken: null, losses: [] });

const END = new Set([
  "wotr.withdrawn",
  "wotr.retreated",
  "wotr.ceased",
  "wotr.destroyed",
  "wotr.captured",
  "wotr.siege",
  "wotr.siege-lifted",
]);

// What belongs to a battle, beside how it ends.
const TOLD =
  /^wotr\.(attack|combat-|leader-reroll|extra-attack|hits|lost|reduced|withdrawn|retreated|ceased|destroyed|captured|siege)/;

const newAction = (event: GameEvent): boolean => event.kind === "wotr.die-used" || event.kind === "wotr.turn";

/** The events from there to the end of the action they belong to. */
function action(events: readonly GameEvent[], from: number): readonly GameEvent[] {
  const end = events.findIndex((event, at) => at > from && newAction(event));
  return events.slice(from, end < 0 ? events.length : end);
}

/** The last battle in the log. */
export function lastBattle(events: readonly GameEvent[]): BattleStory | null {
  const at = events.findLastIndex((event) => event.kind === "wotr.attack");
  if (at < 0) return null;
  const first = events[at]!.params;
  const attacker = sideNamed(first.side);
  const story: BattleStory = {
    at,
    last: at,
    attacker,
    kind: String(first.battle),
    region: String(first.region),
    origin: String(first.origin),
    start: { free: {}, shadow: {} },
    left: { free: {}, shadow: {} },
    rounds: [],
    end: [],
  };
  story.start[attacker] = first.attackers as Record<string, number>;
  story.start[attacker === "free" ? "shadow" : "free"] = first.defenders as Record<string, number>;
  story.left = { free: { ...story.start.free }, shadow: { ...story.start.shadow } };
  const change = (who: Side, figure: string, by: number) => {
    const number = (story.left[who][figure] ?? 0) + by;
    if (number > 0) story.left[who][figure] = number;
    else delete story.left[who][figure];
  };
  let now: Round = { free: empty(), shadow: empty() };
  const rolled = () =>
    now.free.rolls.some((roll) => roll.kind === "roll") || now.shadow.rolls.some((roll) => roll.kind === "roll");
  const open = () => {
    if (!story.rounds.includes(now)) story.rounds.push(now);
    return now;
  };
  const next = () => {
    now = { free: empty(), shadow: empty() };
  };
  for (const [index, event] of action(events, at).entries()) {
    const params = event.params;
    if (TOLD.test(event.kind)) story.last = at + index;
    const who = sideNamed(params.side);
    switch (event.kind) {
      case "wotr.combat-card-chosen":
        if (rolled()) next();
        open()[who].card = { deck: SIDES_DECK(params.deck) };
        break;
      case "wotr.combat-card-shown":
        open()[who].card = { card: String(params.card), effect: String(params.effect) };
        break;
      case "wotr.combat-roll":
        if (now[who].rolls.some((roll) => roll.kind === "roll")) next();
        open()[who].rolls.push(roll("roll", params));
        break;
      case "wotr.leader-reroll":
        open()[who].rolls.push(roll("reroll", params));
        break;
      case "wotr.extra-attack":
        open()[who].rolls.push(roll("extra", params));
        break;
      case "wotr.hits":
        open()[who].taken = Number(params.hits);
        break;
      case "wotr.lost":
      case "wotr.reduced": {
        const figure = String(params.figure);
        const owner = FACTS.nations[nationOf(figure)] ?? "free";
        const count = Number(params.count ?? 1);
        for (let each = 0; each < count; each++)
          open()[owner].losses.push({ figure, reduced: event.kind === "wotr.reduced" });
        change(owner, figure, -count);
        if (event.kind === "wotr.reduced") change(owner, figure.replace(/elite$/, "regular"), 1);
        break;
      }
      default:
        if (END.has(event.kind)) story.end.push(event);
        if (event.kind === "wotr.destroyed") story.left[who] = {};
    }
  }
  return story;
}

const SIDES_DECK = (deck: unknown): string =>
  typeof deck === "number" ? (["character", "strategy"][deck] ?? "") : String(deck);

function roll(kind: Roll["kind"], params: Record<string, unknown>): Roll {
  return {
    kind,
    dice: (params.dice as number[]) ?? [],
    needs: Number(params.needs),
    bonus: Number(params.bonus ?? 0),
    hits: Number(params.hits),
  };
}

/** A natural 6 always hits, a natural 1 never does. */
export const isHit = (die: number, roll: Roll): boolean => die === 6 || (die !== 1 && die + roll.bonus >= roll.needs);

export interface CardStory {
  at: number;
  card: string;
  /** Who played it. */
  seat: string;
  /** What came of it. */
  events: GameEvent[];
}

/** The last event card that was played, with the rest of its action. */
export function lastCard(events: readonly GameEvent[]): CardStory | null {
  const at = events.findLastIndex((event) => event.kind === "wotr.played");
  if (at < 0) return null;
  const { card, side } = events[at]!.params;
  const who = sideNamed(side);
  // Where players share a side, it is told who acts.
  const acts = events
    .slice(0, at)
    .findLast((event) => event.kind === "wotr.acts" && sideNamed(event.params.side) === who);
  return { at, card: String(card), seat: String(acts?.params.seat ?? who), events: action(events, at).slice(1) };
}

export interface HuntStory {
  at: number;
  last: number;
  events: GameEvent[];
}

const HUNT = new Set([
  "wotr.hunt-roll",
  "wotr.tile",
  "wotr.tile-replaced",
  "wotr.tile-harmless",
  "wotr.tile-die",
  "wotr.draw-prevented",
  "wotr.hunt-damage",
  "wotr.hunted-in-stronghold",
  "wotr.casualty",
  "wotr.taken-alive",
  "wotr.eliminated",
  "wotr.corruption",
  "wotr.healed",
  "wotr.revealed",
  "wotr.found",
  "wotr.mordor-step",
  "wotr.lingering",
]);

const begins = (event: GameEvent): boolean => event.kind === "wotr.hunt-roll" || event.kind === "wotr.tile";

/** The last Hunt in the log, from the first roll or tile of its action on. */
export function lastHunt(events: readonly GameEvent[]): HuntStory | null {
  const last = events.findLastIndex(begins);
  if (last < 0) return null;
  const start = events.slice(0, last).findLastIndex(newAction);
  const at = events.findIndex((event, index) => index > start && begins(event));
  const whole = action(events, at);
  const end = whole.findLastIndex((event) => HUNT.has(event.kind));
  // A card may have brought it about.
  const cause = events.slice(start + 1, at).filter((event) => event.kind === "wotr.played");
  return { at, last: at + end, events: [...cause, ...whole.filter((event) => HUNT.has(event.kind))] };
}
