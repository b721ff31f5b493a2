// How a fight is told round by round, between two sides.

import type { GameEvent } from "../lib/api";
import type { Scene } from "../lib/scenes";

interface Kinds {
  /** The event that begins a round. */
  round: string;
  /** What is shown otherwise, and not told. */
  hidden: ReadonlySet<string>;
  /** What happens when the fighting is over: it concerns both. */
  below: RegExp;
}

export const telling = ({ round: begins, hidden, below }: Kinds) => ({
  /** The rounds of a fight as they were told; what comes before the first is in none. */
  roundsOf(fight: Scene): GameEvent[][] {
    const rounds: GameEvent[][] = [];
    for (const event of fight.events)
      if (event.kind === begins) rounds.push([event]);
      else rounds.at(-1)?.push(event);
    return rounds;
  },

  /** What befell a side, or was done by it, in a round. */
  toldOf: (round: readonly GameEvent[], side: string): GameEvent[] =>
    round.filter(({ kind, params }) => params.side === side && !hidden.has(kind) && !below.test(kind)),

  /** What concerns both, and how it ended. */
  toldBelow: (events: readonly GameEvent[]): GameEvent[] =>
    events.filter(({ kind, params }) => !hidden.has(kind) && (below.test(kind) || !params.side)),
});
