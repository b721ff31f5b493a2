// Panels answer several questions at once: which part of an army goes, which units fall, which dice are rolled again.

import type { Decision } from "../../../lib/api";
import { UNITS } from "../facts";
import { type Army, size } from "../view";

export type Counts = Record<string, number>;

/** How an army stands, as a question tells it. */
export type Standing = Pick<Army, "units" | "damage">;

// -- splitting an army

export interface Split {
  units: Counts;
  characters: Record<string, boolean>;
  command: number;
  damage: number;
}

/** What the questions of a split will be about, from the one that is asked now on. */
export function splitItems(decision: Decision, army: Army, characters: readonly string[]) {
  const { unit, who } = decision.params;
  const asksUnits = decision.kind === "b5a.split-units";
  const from = asksUnits ? UNITS.indexOf(String(unit)) : UNITS.length;
  const first =
    decision.kind === "b5a.split-character" ? characters.indexOf(String(who)) : asksUnits ? 0 : characters.length;
  return {
    units: UNITS.filter((id, at) => at >= from && army.units[id]),
    characters: characters.slice(first),
    command: decision.kind === "b5a.split-damage" ? 0 : army.command,
    damage: army.damage,
  };
}

/** How many damage tokens may go with so many units of an army. */
export function damageBounds(army: Army, going: number): [number, number] {
  const staying = size(army.units) - going;
  return [Math.max(0, army.damage - staying), Math.min(army.damage, going)];
}

/** The first answer of a split, which says whether it can be sent. */
export function splitAnswer(decision: Decision, wish: Split): string | undefined {
  const { unit, who } = decision.params;
  switch (decision.kind) {
    case "b5a.split-units":
      return `n:${wish.units[String(unit)] ?? 0}`;
    case "b5a.split-character":
      return wish.characters[String(who)] ? "go" : "stay";
    case "b5a.split-command":
      return `n:${wish.command}`;
    case "b5a.split-damage":
      return `n:${wish.damage}`;
    default:
      return undefined;
  }
}

// -- losses

export type LossRule = "choice" | "rout" | "limit";

/** Which rule the question follows: as the owner likes, down to one token, or down to the unit limit. */
export function lossRule(decision: Decision, army: Standing): LossRule {
  if (decision.kind === "b5a.excess") return "limit";
  return decision.params.forced === true && army.damage <= size(army.units) ? "rout" : "choice";
}

export interface Outcome {
  /** Units that are left, and damage at least and at most. */
  units: number;
  least: number;
  most: number;
  /** Must more units fall, and may more? */
  must: boolean;
  may: boolean;
}

/** What an army looks like after so many units have fallen. */
export function afterLosses(army: Standing, fallen: number, rule: LossRule, excess = 0): Outcome {
  let units = size(army.units);
  let [least, most] = [army.damage, army.damage];
  const must = () => (rule === "rout" ? most > 1 : rule === "limit" ? excess > 0 : most > units);
  for (let number = 0; number < fallen; number++) {
    const forced = must();
    units--;
    excess--;
    least = Math.max(0, least - 2);
    // Where nobody is asked, the tokens go; else the owner may leave them.
    if (rule === "rout" || (forced && rule === "choice")) most = Math.max(0, most - 2);
    most = Math.max(most, least);
  }
  if (!units) [least, most] = [0, 0];
  const more = units > 0 && must();
  return { units, least, most, must: more, may: units > 0 && (rule === "choice" ? least > 0 : more) };
}

/** The first units that would have to fall, in the order of the box: what a panel begins with. */
export function firstLosses(army: Standing, rule: LossRule, excess = 0): Counts {
  const fallen: Counts = {};
  const order = UNITS.flatMap((id) => Array<string>(army.units[id] ?? 0).fill(id)).reverse();
  for (let number = 0; afterLosses(army, number, rule, excess).must && number < order.length; number++)
    fallen[order[number]!] = (fallen[order[number]!] ?? 0) + 1;
  return fallen;
}

/** Goes from the army as it stands at each question to what was wished for; the question tells how it stands. */
export function lossAnswer(decision: Decision, wish: { units: Counts; damage: number }): string | undefined {
  const units = decision.params.units as Counts | undefined;
  if (!units) return undefined;
  if (decision.kind === "b5a.casualties" || decision.kind === "b5a.excess") {
    const unit = UNITS.find((id) => (units[id] ?? 0) > (wish.units[id] ?? 0));
    return unit ? `unit:${unit}` : decision.options.includes("done") ? "done" : undefined;
  }
  if (decision.kind === "b5a.heal") {
    const most = Math.max(...decision.options.map((token) => Number(token.slice(2))));
    return `n:${Math.max(0, Math.min(most, Number(decision.params.damage) - wish.damage))}`;
  }
  return undefined;
}

// -- rolling again

/** The token for so many black and white dice. */
export const rerollToken = (black: number, white: number): string => `reroll:${black}:${white}`;

// -- eagles

export const eaglesAnswer = (decision: Decision, wish: Counts): string | undefined =>
  decision.kind === "b5a.eagles-to" ? `n:${wish[String(decision.params.territory)] ?? 0}` : undefined;
