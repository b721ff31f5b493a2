// What the rules ask card by card, answered in one: who goes on a quest or into an attack, and how a cost is paid.

import type { Decision } from "../../lib/api";
import type { Plan } from "../../lib/play.svelte";
import { FACTS } from "./facts";
import type { InPlay } from "./view";

const SHORTCUTS = new Set(["all", "done"]);

/** May several cards be chosen here? */
export function picking(decision: Decision | null): boolean {
  if (!decision) return false;
  if (decision.kind === "lcg.commit" || decision.kind === "lcg.join") return true;
  return decision.kind === "lcg.attackers" && decision.options.some((token) => SHORTCUTS.has(token));
}

export const candidates = (decision: Decision): string[] => decision.options.filter((token) => !SHORTCUTS.has(token));

const chosen = (decision: Decision): string[] => (decision.params.chosen as string[] | undefined) ?? [];

/** The first answer that this choice needs; undefined if it can't be made. */
export function firstPick(decision: Decision, picks: readonly string[]): string | undefined {
  const names = candidates(decision);
  if (names.length && picks.length === names.length && decision.options.includes("all")) return "all";
  return picks[0] ?? (decision.options.includes("done") ? "done" : undefined);
}

/** Answers this question and those that follow from it, until all are chosen. */
export function pickPlan(first: Decision, picks: readonly string[]): Plan {
  const left = [...picks];
  const before = new Set(chosen(first));
  let over = false;
  return (decision) => {
    // Another player's question of the same kind begins with nobody.
    const now = chosen(decision);
    if (over || decision.kind !== first.kind || now.some((id) => !before.has(id)) || now.length < before.size)
      return undefined;
    const token = firstPick(decision, left);
    if (token === "all" || token === "done") over = true;
    else if (token !== undefined) {
      left.shift();
      before.add(token);
    }
    return token;
  };
}

export interface Purse {
  id: string;
  card: string;
  has: number;
  least: number;
  most: number;
}

/** Who can still pay, the hero that is asked about first. */
export function purses(decision: Decision, heroes: readonly InPlay[]): Purse[] {
  const cost = Number(decision.params.cost);
  const sphere = FACTS.cards[String(decision.params.card)]?.sphere ?? "neutral";
  const from = heroes.findIndex((hero) => hero.id === decision.params.hero);
  const payers = heroes
    .slice(Math.max(0, from))
    .filter(
      (hero) => hero.type === "hero" && hero.resources && (sphere === "neutral" || hero.spheres?.includes(sphere)),
    );
  const total = payers.reduce((sum, hero) => sum + hero.resources!, 0);
  return payers.map(({ id, card, resources = 0 }) => ({
    id,
    card,
    has: resources,
    least: Math.max(0, cost - (total - resources)),
    most: Math.min(cost, resources),
  }));
}

/** From the fullest pools, one at a time. */
export function evenly(purses: readonly Purse[], cost: number): Record<string, number> {
  const pays = Object.fromEntries(purses.map((purse) => [purse.id, 0]));
  for (let paid = 0; paid < cost; paid++) {
    const fullest = purses.reduce((best, purse) =>
      purse.has - pays[purse.id]! > best.has - pays[best.id]! ? purse : best,
    );
    pays[fullest.id]!++;
  }
  return pays;
}

/** Hero by hero, as wished. */
export function payPlan(first: Decision, pays: Readonly<Record<string, number>>): Plan {
  return (decision) => {
    if (decision.kind !== first.kind || decision.params.card !== first.params.card) return undefined;
    const count = pays[String(decision.params.hero)];
    return count === undefined ? undefined : `count:${count}`;
  };
}
