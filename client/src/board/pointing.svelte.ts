// Pointing at places of a map: a mouse that hovers or a finger that stays reads what is there, a click takes it.

import { LivePlay, type Play } from "../lib/play.svelte";

const LONG = 450;

export class Pointing {
  /** What is pointed at, and where on the screen. */
  at: { place: string; x: number; y: number } | null = $state.raw(null);
  private holding: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  /** `instead` does what a click means on a place that can't be chosen, such as to give it up again; or says false. */
  constructor(
    private readonly play: () => Play,
    private readonly instead: (place: string, play: LivePlay) => boolean,
  ) {}

  /** What a place listens to, and a piece that stands there: a banner may reach over borders. */
  on(place: string) {
    return {
      onpointermove: (event: PointerEvent) => this.hover(event, place),
      onpointerleave: () => {
        this.at = null;
      },
      onpointerdown: (event: PointerEvent) => this.hold(event, place),
      onpointerup: () => clearTimeout(this.holding),
      onclick: () => this.press(place),
    };
  }

  /** What somebody listens to who stands there and can be chosen: the place is read, a click takes them. */
  over(place: string, take: () => void) {
    return {
      ...this.on(place),
      onclick: () => {
        if (this.held) this.held = false;
        else take();
      },
    };
  }

  private hover(event: PointerEvent, place: string): void {
    if (event.pointerType === "touch") return;
    this.at = { place, x: event.clientX, y: event.clientY };
  }

  /** A long press does on a tablet what hovering does with a mouse. */
  private hold(event: PointerEvent, place: string): void {
    if (event.pointerType !== "touch") return;
    clearTimeout(this.holding);
    this.held = false;
    const { clientX: x, clientY: y } = event;
    this.holding = setTimeout(() => {
      this.at = { place, x, y };
      this.held = true;
    }, LONG);
  }

  /** Takes the place, or says why not. */
  private press(place: string): void {
    // The end of a long press chooses nothing.
    if (this.held) {
      this.held = false;
      return;
    }
    const play = this.play();
    if (!(play instanceof LivePlay)) {
      play.touch(place);
      return;
    }
    if (!play.decision) return;
    if (play.can(place) || play.asking || !this.instead(place, play)) play.touch(place);
  }
}

/** What makes a piece of the drawing a button. */
export const button = (play: Play, token: string) => ({
  role: "button" as const,
  tabindex: 0,
  "data-token": token,
  "aria-label": play.words.label(token, play.decision),
  onfocus: () => {
    play.cursor = token;
  },
  onkeydown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    play.touch(token);
  },
  onclick: () => play.touch(token),
});
