// What every page does while it is open.

import { home } from "./home.svelte";
import type { LivePlay } from "./play.svelte";
import { Words } from "./words";

/** The window is called so. */
export function entitle(title: () => string): void {
  $effect(() => {
    document.title = title();
    return () => {
      document.title = "Westmarch";
    };
  });
}

/** Another language while playing: the same table in other words. */
export function followLanguage(playing: () => LivePlay | null): void {
  $effect(() => {
    const { messages } = home;
    const play = playing();
    if (!play || !messages || play.words.messages === messages) return;
    const words = new Words(play.words.game, play.words.table, messages);
    if (play.view) words.see(play.view);
    play.speak(words);
  });
}
