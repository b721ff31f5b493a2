// The page of a match looks at its table before there are words: which words it needs depends on the game.

import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { Route } from "./routes";

type Look = ReturnType<typeof api.match>;

const looks = new Map<string, Look>();
const games = new SvelteMap<string, string>();

/** The game that a page is about, as far as is known yet; nothing for pages that may speak of every game. */
export function knownGame(route: Route): string | undefined {
  return route.page === "match" || route.page === "replay" || route.page === "review" ? games.get(route.id) : "";
}

/** The same, found out. */
export async function gameOf(route: Route): Promise<string> {
  const known = knownGame(route);
  if (known !== undefined || !("id" in route) || !route.id) return known ?? "";
  const look = api.match(route.id);
  looks.set(route.id, look);
  try {
    const { game } = (await look).table;
    games.set(route.id, game);
    return game;
  } catch {
    // The page asks again, and tells why not in the reader's language.
    looks.delete(route.id);
    return "";
  }
}

/** The match as the page saw it first, for who comes first; else as it is now. */
export function firstLook(id: string): Look {
  const look = looks.get(id);
  looks.delete(id);
  return look ?? api.match(id);
}

/** After that, what was seen first is no longer so. */
export const lookAnew = (id: string): boolean => looks.delete(id);
