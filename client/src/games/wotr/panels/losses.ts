// How an army takes its hits: one panel for what the rules ask figure by figure.

import type { Decision } from "../../../lib/api";
import type { Plan } from "../../../lib/play.svelte";
import { nationOf, rank } from "../view";

/** How often each way to take a hit is chosen, by token. */
export type Losses = Record<string, number>;

export interface Way {
  token: string;
  figure: string;
  reduce: boolean;
  /** How many hits it takes care of. */
  cost: number;
}

/** What is offered, and what the question says that it is worth. */
export function ways(decision: Decision): Way[] {
  const worths = decision.params.worth as Record<string, number>;
  return decision.options.map((token) => {
    const figure = token.slice(token.indexOf(":") + 1);
    return { token, figure, reduce: token.startsWith("reduce:"), cost: worths[token]! };
  });
}

export const worth = (offered: readonly Way[], chosen: Losses): number =>
  offered.reduce((sum, way) => sum + way.cost * (chosen[way.token] ?? 0), 0);

/** How often a way may be taken, with what else is chosen: figures that are there, and elites that become regulars. */
export function most(way: Way, offered: readonly Way[], figures: Record<string, number>, chosen: Losses): number {
  const taken = (test: (other: Way) => boolean) =>
    offered.filter(test).reduce((sum, other) => sum + (chosen[other.token] ?? 0), 0);
  const there = figures[way.figure] ?? 0;
  if (rank(way.figure) === "elite")
    return there - taken((other) => other.figure === way.figure && other.token !== way.token);
  return there + taken((other) => other.reduce && nationOf(other.figure) === nationOf(way.figure));
}

/** The hits that there are figures for. */
export function bearable(offered: readonly Way[], figures: Record<string, number>, hits: number): number {
  const seen = new Map<string, number>();
  for (const way of offered) seen.set(way.figure, Math.max(seen.get(way.figure) ?? 0, way.cost));
  const whole = [...seen].reduce((sum, [figure, cost]) => sum + cost * (figures[figure] ?? 0), 0);
  return Math.min(hits, whole);
}

/** What most people would give up first: regulars, then elites by halves, then elites. */
export function suggestion(offered: readonly Way[], figures: Record<string, number>, hits: number): Losses {
  const chosen: Losses = {};
  const goal = bearable(offered, figures, hits);
  const order = [...offered].sort(
    (a, b) => Number(rank(a.figure) === "elite") - Number(rank(b.figure) === "elite") || a.cost - b.cost,
  );
  for (const way of [...order, ...order])
    while (worth(offered, chosen) + way.cost <= goal && (chosen[way.token] ?? 0) < most(way, offered, figures, chosen))
      chosen[way.token] = (chosen[way.token] ?? 0) + 1;
  return chosen;
}

/** Answers one hit after the other: what costs two while there are two, then reductions, then what may be their regulars. */
export function lossPlan(offered: readonly Way[], chosen: Losses): Plan {
  const order = [...offered].sort((a, b) => b.cost - a.cost || Number(b.reduce) - Number(a.reduce));
  const rest = order.flatMap((way) => Array.from({ length: chosen[way.token] ?? 0 }, () => way.token));
  return (decision) => {
    if (decision.kind !== "wotr.casualties") return undefined;
    const at = rest.findIndex((token) => decision.options.includes(token));
    return at < 0 ? undefined : rest.splice(at, 1)[0];
  };
}
