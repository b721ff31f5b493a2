// How the events of The Battle of Five Armies are shown.

import { telling } from "../../board/telling";
import type { GameEvent } from "../../lib/api";
import type { Staging } from "../../lib/scenes";
import type { Side } from "./view";

export const staging: Staging = {
  begins: {
    "b5a.attack": "fight",
    "b5a.rolled": "roll",
    "b5a.tile-drawn": "fate",
    "b5a.action-dice": "dice",
  },
  ends: { "b5a.fight-over": "fight" },
  // Dice inside a fight belong to it.
  alone: new Set(["b5a.rolled"]),
  anew: new Set(["b5a.attack"]),
  cuts: new Set(["b5a.die", "b5a.turn", "b5a.passed", "b5a.general"]),
  deeds: new Set(["b5a.turn", "b5a.die", "b5a.passed", "b5a.general"]),
  rolls: new Set(["b5a.rolled", "b5a.rerolled", "b5a.combat-roll", "b5a.combat-reroll", "b5a.lucky-roll"]),
  leads: new Set(["b5a.die"]),
  passing: new Set(["dice"]),
  givesWay: new Set(["fight", "roll"]),
};

export const { roundsOf, toldOf, toldBelow } = telling({
  round: "b5a.round",
  hidden: new Set(["b5a.attack", "b5a.terrain", "b5a.round", "b5a.revealed"]),
  below: /^b5a\.(combat-won|combat-over|fight-over|retreated|advanced|conquered|freed|routed|destroyed|moved|points)$/,
});

/** What a side has revealed in a round: tokens of manoeuvres and event cards. */
export const playsOf = (round: readonly GameEvent[], side: Side): string[] =>
  round
    .filter((event) => event.kind === "b5a.revealed" && event.params.side === side)
    .map((event) => String(event.params.play));

const ROLLS = new Set(["b5a.combat-roll", "b5a.combat-reroll"]);

export const hitsIn = (round: readonly GameEvent[], side: Side): number =>
  round.reduce((sum, { kind, params }) => sum + (ROLLS.has(kind) && params.side === side ? Number(params.hits) : 0), 0);

/** What a side would roll without cards, as told when the round began. */
export interface Before {
  dice: number;
  leadership: number;
  target: number;
  why: string;
}

export function beforeCards(round: readonly GameEvent[], side: Side): Before | null {
  const params = round[0]?.params;
  // Matches of earlier releases don't tell it.
  if (!params?.targets) return null;
  const of = <T>(name: string): T => (params[name] as T[])[side === "free" ? 0 : 1]!;
  return { dice: of("strengths"), leadership: of("leaderships"), target: of("targets"), why: of("hindered") };
}
