// Answers what the person needn't be asked. Some questions have one answer and are asked all the same, since skipping
// them would tell others something; in others nothing can be done (`idle`: their first answer just goes on), or nothing
// that the person wants to be asked about (`stops`). At one screen for several that holds for whoever is asked, as far
// as all may know it. What would tell others something comes after a pause.

import type { Decision } from "./api";
import type { LivePlay } from "./play.svelte";
import { settings } from "./settings.svelte";
import { type Left, left, stopIn, type Wishes } from "./stops";

/** How long the program waits, in milliseconds, before it gives the only answer there is: as long as a person might. */
const PAUSE = { least: 1500, more: 3500 };

/** The answer that goes without saying for somebody with such wishes. */
export function withoutSaying(decision: Decision, wishes: Wishes): Left | null {
  const only = decision.options.length === 1 || decision.params.idle === true;
  if (only && settings.onlyAnswer) return { token: decision.options[0]!, openly: decision.params.open === true };
  const stop = stopIn(decision.params);
  return stop && left(stop, wishes);
}

export class Unasked {
  /** The moment that something was taken back to: the program does not answer there again. */
  backAt: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: LivePlay) {}

  /** Whether there is something to answer so; it is on its way then. */
  answer(): boolean {
    this.stop();
    const { play } = this;
    const moment = play.state?.moment;
    const asked = play.view?.asked;
    if (!asked || play.closed || play.busy || moment === this.backAt || !play.answersFor(asked.seat)) return false;
    const found = play.decision ? play.goesWithoutSaying(play.decision) : play.leftByAll(asked);
    if (!found) return false;
    const pause = found.openly || play.nobodyWaits ? 0 : PAUSE.least + Math.random() * PAUSE.more;
    this.timer = setTimeout(() => {
      if (play.state?.moment === moment && !play.busy) play.answer(found.token, asked.seat);
    }, pause);
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
