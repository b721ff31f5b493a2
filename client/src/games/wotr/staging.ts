// How the events of War of the Ring are shown.

import { telling } from "../../board/telling";
import type { Scene, Staging } from "../../lib/scenes";
import { SIDES, type Side } from "./view";

export const staging: Staging = {
  begins: {
    "wotr.attack": "battle",
    "wotr.hunt-roll": "hunt",
    "wotr.draw-prevented": "hunt",
    "wotr.tile": "hunt",
    "wotr.hunted-in-stronghold": "hunt",
    "wotr.played": "card",
    "wotr.hunt-allocated": "dice",
    "wotr.rolled": "dice",
  },
  ends: { "wotr.battle-over": "battle", "wotr.hunt-over": "hunt" },
  anew: new Set(["wotr.attack", "wotr.played"]),
  cuts: new Set(["wotr.turn", "wotr.acts", "wotr.die-used", "wotr.passed"]),
  deeds: new Set([
    "wotr.turn",
    "wotr.die-used",
    "wotr.passed",
    "wotr.ring-used",
    "wotr.declared",
    "wotr.hunt-allocated",
  ]),
  rolls: new Set(["wotr.rolled", "wotr.special-rolled", "wotr.hunt-roll", "wotr.combat-roll", "wotr.leader-reroll"]),
  leads: new Set(["wotr.acts", "wotr.die-used"]),
  quiet: new Set(["wotr.acts", "wotr.ring-spent", "wotr.combat-card-chosen", "wotr.leads"]),
  passing: new Set(["dice"]),
  givesWay: new Set(["battle", "hunt"]),
  others: new Set(["card"]),
};

/** Matches of earlier releases have numbers for sides. */
export const sideNamed = (value: unknown): Side =>
  SIDES.find((each) => each === value) ?? SIDES[Number(value)] ?? "free";

export const { roundsOf, toldOf, toldBelow } = telling({
  round: "wotr.round",
  hidden: new Set(["wotr.attack", "wotr.round", "wotr.combat-card-chosen"]),
  below:
    /^wotr\.(withdrawn|retreated|ceased|destroyed|captured|siege.*|eliminated|moved|battle-over|advanced|liberated|political.*|activated|at-war)$/,
});

type Figures = Record<string, number>;

/** Who is left of a side's army, as it was last told. */
export function forceOf(battle: Scene, side: Side): Figures {
  let force: Figures = {};
  for (const { kind, params } of battle.events)
    if (kind === "wotr.attack")
      force = (sideNamed(params.side) === side ? params.attackers : params.defenders) as Figures;
    else if (kind === "wotr.round") force = params[side] as Figures;
    else if (params.side === side && params.left) force = params.left as Figures;
    else if (kind === "wotr.destroyed" && params.side === side) force = {};
  return force;
}
