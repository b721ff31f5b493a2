// Which questions have a panel, and which of them the window about a fight asks itself.

import type { Decision } from "../../../lib/api";
import type { Scene } from "../../../lib/scenes";

// Several questions in one, or cards and dice to look at.
const PANELS = /^b5a\.(split-(units|character|command)|casualties|excess|eagles-to|reroll|manoeuvre|determined)$/;
const OF_FIGHTS = /^b5a\.(casualties|excess|reroll|manoeuvre|determined)$/;
// Plain answers in a combat.
const IN_COMBAT =
  /^b5a\.(no-quarter|use-manoeuvre|fell-race|captain|bodyguard|escape|armour|heal|press|stand|advance)$/;

/** Answers that only give something away, and those that do nothing more. */
export const LESSER: readonly string[] = ["skip", "pass"];
export const LAST: readonly string[] = ["done", "no", "stay", "pass", "skip"];

/** Is a die asked for? All that can be answered stands with the dice. */
export const asksForDie = (kind: string): boolean => kind === "b5a.action" || kind === "b5a.lucky";

export const hasPanel = ({ kind }: Decision): boolean => PANELS.test(kind) || IN_COMBAT.test(kind);

/** Asked about a combat, about dice that were thrown outside of one, or about a tile of fate. */
export const inWindow = ({ kind }: Decision, { name }: Scene): boolean =>
  name === "fight"
    ? OF_FIGHTS.test(kind) || IN_COMBAT.test(kind)
    : (name === "roll" && kind === "b5a.reroll") || (name === "fate" && kind === "b5a.fate");
