// What the rules ask card by card, answered in one: who goes on a quest or into an attack, and how a cost is paid.

import type { Decision } from "../../../lib/api";

const SHORTCUTS = new Set(["all", "done"]);

/** May several cards be chosen here? */
export function picking(decision: Decision | null): boolean {
  if (!decision) return false;
  if (decision.kind === "lcg.commit" || decision.kind === "lcg.join") return true;
  return decision.kind === "lcg.attackers" && decision.options.some((token) => SHORTCUTS.has(token));
}

// Questions about cards that lie nowhere on the table: they are shown with the answers.
const SHOWN = new Set(["lcg.from-discard", "lcg.take", "lcg.order", "lcg.search-top", "lcg.fetch", "lcg.peek"]);

/** Are cards shown to choose from, which can be laid aside to see the table? */
export const showing = (decision: Decision | null): boolean => !!decision && SHOWN.has(decision.kind);

export const candidates = (decision: Decision): string[] => decision.options.filter((token) => !SHORTCUTS.has(token));

/** The first answer that this choice needs; undefined if it can't be made. */
export function firstPick(decision: Decision, picks: readonly string[]): string | undefined {
  const names = candidates(decision);
  if (names.length && picks.length === names.length && decision.options.includes("all")) return "all";
  return picks[0] ?? (decision.options.includes("done") ? "done" : undefined);
}

/** All answers that this choice needs, in one list; none if it can't be made. */
export function answersFor(decision: Decision, picks: readonly string[]): string[] {
  const first = firstPick(decision, picks);
  if (first === undefined) return [];
  if (first === "all" || first === "done") return [first];
  // Once everybody is named, nobody is left to ask about.
  return picks.length === candidates(decision).length ? [...picks] : [...picks, "done"];
}

export interface Purse {
  id: string;
  has: number;
}

/** Who can still pay, the hero that is asked about first. */
export const purses = (decision: Decision): Purse[] =>
  Object.entries(decision.params.payers as Record<string, number>).map(([id, has]) => ({ id, has }));

/** How the fullest pools would share the cost. */
export const usual = (decision: Decision): Record<string, number> => decision.params.usual as Record<string, number>;
