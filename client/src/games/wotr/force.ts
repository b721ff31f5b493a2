// Which part of an army goes: one panel for what the rules ask figure by figure.

import type { Decision } from "../../lib/api";
import type { Plan } from "../../lib/play.svelte";

/** Counts by figure, and 0 or 1 by character. */
export type Wish = Record<string, number>;

/** Answers the questions that follow `.force`, as long as they are about this choice and the answer is offered. */
export function forcePlan(first: Decision, whole: Wish, wish: Wish): Plan {
  const stem = first.kind.slice(0, -".force".length);
  const ids = Object.keys(whole);
  const all = ids.every((id) => wish[id] === whole[id]);
  const none = ids.every((id) => !wish[id]);
  let begun = false;
  return (decision) => {
    if (!begun) {
      begun = true;
      if (all && first.options.includes("all")) return "all";
      if (none && first.options.includes("none")) return "none";
      return "split";
    }
    const { figure, character } = decision.params;
    if (decision.kind === `${stem}.count` && typeof figure === "string") return `count:${wish[figure] ?? 0}`;
    if (decision.kind === `${stem}.character` && typeof character === "string") return wish[character] ? "yes" : "no";
    return undefined;
  };
}
