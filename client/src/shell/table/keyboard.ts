// Keys for everything: arrows walk what can be chosen, Enter takes it, letters do the rest.

import type { GameUi } from "../../games/registry";
import type { LivePlay } from "../../lib/play.svelte";

export interface KeyActions {
  undo(): void;
  redo(): void;
  hint(): void;
  log(): void;
  map(): void;
  hand(): void;
  list(): void;
  /** Opens a part of the menu. */
  menu(part: "keys"): void;
  rules(): void;
  /** Closes the list, if it is open. */
  closeList(): boolean;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input:not([type=checkbox]):not([type=range]), textarea, select");

/** The option that lies in that direction from the present one; without places, the next in the list. */
export function walk(
  options: readonly string[],
  places: ReadonlyMap<string, readonly [number, number]>,
  from: string | null,
  dx: number,
  dy: number,
): string | null {
  if (!options.length) return null;
  const at = from === null ? -1 : options.indexOf(from);
  const here = from === null ? undefined : places.get(from);
  if (at < 0) return options[0]!;
  if (here) {
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const option of options) {
      const there = places.get(option);
      if (!there || option === from) continue;
      const x = there[0] - here[0];
      const y = there[1] - here[1];
      const ahead = x * dx + y * dy;
      if (ahead <= 0) continue;
      // Straight ahead counts for more than near.
      const cost = ahead + 2.5 * Math.abs(x * dy - y * dx);
      if (cost < least) {
        least = cost;
        best = option;
      }
    }
    if (best) return best;
  }
  const step = dx + dy > 0 ? 1 : -1;
  return options[(at + step + options.length) % options.length]!;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The answer that just goes on, as the game names it; where it can go on for long, and that is wished, by that. */
export function onward(options: ReadonlySet<string>, ui: Pick<GameUi, "goOn" | "goOnLong">, long: boolean) {
  return [...((long && ui.goOnLong) || []), ...(ui.goOn ?? [])].find((token) => options.has(token));
}

/** U and Ctrl+Z take back; with Shift, or Ctrl+Y, what was taken back is done again. */
export function backOrAgain({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): "undo" | "redo" | null {
  const letter = key.toLowerCase();
  const command = ctrlKey || metaKey;
  if (letter === (command ? "z" : "u")) return shiftKey ? "redo" : "undo";
  return command && letter === "y" ? "redo" : null;
}

export function keyboard(play: LivePlay, ui: GameUi, actions: KeyActions): () => void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || document.querySelector("dialog[open], .curtain")) return;
    const back = event.altKey || typing(event.target) ? null : backOrAgain(event);
    if (back) {
      event.preventDefault();
      actions[back]();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && (actions.closeList() || play.direct?.close())) {
      event.preventDefault();
      return;
    }
    if (typing(event.target)) return;
    const options = play.decision?.options ?? [];
    const arrow = ARROWS[event.key];
    // Sliders, tabs and lists keep their own arrows.
    const inWidget = event.target instanceof Element && event.target.closest("[role=tablist], input, [data-own-keys]");
    if (arrow && !inWidget) {
      // From now on Enter is for what the arrows are at, not for a button that had the focus.
      if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
        document.activeElement.blur();
      play.cursor = walk(options, play.places, play.cursor, ...arrow);
    } else if (
      event.key === "Enter" &&
      play.cursor &&
      !(event.target as Element)?.closest?.("button, a, [role=button]")
    ) {
      play.touch(play.cursor);
    } else if (event.key === "Escape") {
      if (play.asking) play.asking = false;
      else if (play.unsure) play.unsure = null;
      else if (play.notice) play.notice = null;
      else if (play.cursor) play.cursor = null;
      else if (play.stage.running) play.catchUp();
      else if (play.closeWindow) play.closeWindow();
      // Nothing is open: Esc never takes back.
      else return;
    } else if (event.key === " " && !(event.target as Element)?.closest?.("button, a, [role=button], summary")) {
      if (play.unsure) play.choose(play.unsure);
      else if (play.stage.running) play.stage.next();
      else if (play.closeWindow) play.closeWindow();
      else {
        const token = onward(play.options, ui, event.shiftKey);
        if (token) play.choose(token);
      }
    } else if (/^[0-9]$/.test(event.key)) {
      const option = document.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]`);
      if (!option) return;
      option.click();
    } else {
      switch (event.key.toLowerCase()) {
        case "h":
          actions.hint();
          break;
        case "w":
          if (play.cursor && !play.options.has(play.cursor)) void play.whyNot(play.cursor);
          else play.asking = !play.asking;
          break;
        case "l":
          actions.log();
          break;
        case "m":
          actions.map();
          break;
        case "c":
          actions.hand();
          break;
        case "/":
          actions.list();
          break;
        case "?":
          actions.menu("keys");
          break;
        case "r":
          actions.rules();
          break;
        default:
          return;
      }
    }
    event.preventDefault();
  }
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
