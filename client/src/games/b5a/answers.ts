// Where the answers of Five Armies are given, and what their questions are about.

import type { Decision, View } from "../../lib/api";
import { namedIn } from "../../lib/beside";
import type { Scene } from "../../lib/scenes";
import { FACTS } from "./facts";
import { onMap, type ValleyView } from "./view";

/** Answers that only give something away, and those that do nothing more. */
export const lesser: readonly string[] = ["skip", "pass"];
export const last: readonly string[] = ["done", "no", "stay", "pass", "skip"];

/** Is a die asked for? All that can be answered stands with the dice. */
export const asksForDie = (kind: string): boolean => kind === "b5a.action" || kind === "b5a.lucky";

/** Options that are on the table, by the family of their tokens: where they can be clicked. */
const ON_TABLE: Record<string, (id: string, decision: Decision, view: ValleyView) => boolean> = {
  territory: () => true,
  card: (id, _, { hand }) => hand.includes(id),
  character: (id, _, view) => onMap(view, id),
  general: (id, _, view) => onMap(view, id),
};

/** Is the option something that is on the table, where it can be clicked? */
export function placed(token: string, decision: Decision, view: View): boolean {
  if (FACTS.areas[token] || asksForDie(decision.kind)) return true;
  const [family = "", id = ""] = token.split(":");
  return ON_TABLE[family]?.(id, decision, view as ValleyView) ?? false;
}

/** Abilities whose questions don't name whose they are. */
const WHOSE: Readonly<Record<string, string>> = { "b5a.blast": "gandalf" };
const NAMED = { area: "", army: "", target: "", origin: "", who: "character:", territory: "territory:" };

/** What a question is about: the dice that one acts with, what it names, or else the fight that goes on. */
export function subject({ kind, params }: Decision, view: View): string[] {
  if (/^b5a\.(action|use|lucky)$/.test(kind)) return [`dice:${view.seat}`];
  if (kind === "b5a.fate") return ["fold:b5a-fate"];
  if (/^b5a\.(eagles$|eagles-to)/.test(kind)) return ["eagles_eyrie"];
  if (/^b5a\.(activate|not-lost|walk)$/.test(kind)) return ["fold:b5a-characters"];
  if (kind === "b5a.how-many-bats") return ["fold:b5a-dice"];
  const whose = (view as ValleyView).characters[WHOSE[kind] ?? ""];
  if (whose) return [whose.place];
  const named = namedIn(params, NAMED);
  const { battle } = view as ValleyView;
  return named.length || !battle ? named : [battle.target];
}

// Several questions in one, or cards and dice to look at.
const PANELS = /^b5a\.(split-(units|character|command)|casualties|excess|eagles-to|reroll|manoeuvre|determined)$/;
const OF_FIGHTS = /^b5a\.(casualties|excess|reroll|manoeuvre|determined)$/;
// Plain answers in a combat.
const IN_COMBAT =
  /^b5a\.(no-quarter|use-manoeuvre|fell-race|captain|bodyguard|escape|armour|heal|press|stand|advance)$/;

export const panel = ({ kind }: Decision): boolean => PANELS.test(kind) || IN_COMBAT.test(kind);

/** Asked about a combat, about dice that were thrown outside of one, or about a tile of fate. */
export const inWindow = ({ kind }: Decision, { name }: Scene): boolean =>
  name === "fight"
    ? OF_FIGHTS.test(kind) || IN_COMBAT.test(kind)
    : (name === "roll" && /^b5a\.(reroll|casualties)$/.test(kind)) || (name === "fate" && kind === "b5a.fate");
