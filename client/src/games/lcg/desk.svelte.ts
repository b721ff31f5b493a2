// What the parts of one table share: which card is looked at, and which are picked but not yet sent.

import { SvelteSet } from "svelte/reactivity";
import { Drag } from "../../kit/drag.svelte";
import { LivePlay, type Play } from "../../lib/play.svelte";
import { cardAt } from "./aiming";
import type { Attachment, InPlay } from "./view";

/** A card to look at: as it lies there, or as it is printed. */
export interface Looked {
  card: string;
  /** What a click on it would answer; the reason is asked for it. */
  token?: string;
  inPlay?: InPlay;
  attachment?: Attachment;
}

export class Desk {
  readonly picks = new SvelteSet<string>();
  /** A card that is dragged, of the table or of the hand. */
  readonly drag: Drag;
  /** Under the pointer or the focus. */
  peeked: Looked | null = $state.raw(null);
  /** Opened large. */
  opened: Looked | null = $state.raw(null);
  /** Where what the column says of the round ends, in pixels from above. */
  below = $state(0);

  constructor(play: Play) {
    this.drag = new Drag(
      () => play,
      () => (play instanceof LivePlay ? play.direct : null),
      cardAt,
    );
  }

  toggle(token: string): void {
    if (!this.picks.delete(token)) this.picks.add(token);
  }
}

const desks = new WeakMap<Play, Desk>();

export function deskOf(play: Play): Desk {
  let desk = desks.get(play);
  if (!desk) {
    desk = new Desk(play);
    desks.set(play, desk);
  }
  return desk;
}
