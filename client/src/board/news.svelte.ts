// What of the log is new to who looks at it.

import { untrack } from "svelte";
import { LivePlay, type Play } from "../lib/play.svelte";

export class News {
  // Up to this step the match was seen: by the last answer, by closing the window about it, or before the page was
  // opened. Steps are the same from every seat, so that they also hold where two people share a screen.
  private seen = $state(-1);
  private readonly step: number = $derived.by(() => {
    const play = this.play();
    return play instanceof LivePlay ? (play.state?.step ?? 0) : 0;
  });
  // In a replay only what belongs to the present action is new.
  private readonly action: number = $derived.by(() => {
    const play = this.play();
    return play.live ? 0 : play.events.findLastIndex((event) => event.kind === this.begins);
  });

  /** While a component is made; `begins` is the event that an action begins with. */
  constructor(
    private readonly play: () => Play,
    private readonly begins: string,
  ) {
    $effect.pre(() => {
      if (this.seen < 0 || this.step < this.seen) this.seen = this.step;
    });
    $effect.pre(() => {
      const now = play();
      if (now instanceof LivePlay && now.busy) this.seen = untrack(() => this.step);
    });
  }

  /** Is the event there one that was not seen yet? */
  fresh(at: number): boolean {
    const play = this.play();
    return play.live ? (play.events[at]?.step ?? 0) > this.seen : at >= this.action;
  }

  /** All of it was seen. */
  close(): void {
    this.seen = this.step;
  }
}
