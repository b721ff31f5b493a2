// A deck while it is being built, and the word it travels as: heroes before the slash, cards after it, by number.

import { plain } from "../../../lib/search";
import { FACTS } from "../facts";

export interface Draft {
  heroes: number[];
  /** Copies by number. */
  cards: Record<number, number>;
}

export const EMPTY: Draft = { heroes: [], cards: {} };

export function codeOf({ heroes, cards }: Draft): string {
  const parts = Object.entries(cards)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([number, count]) => (count > 1 ? `${number}x${count}` : number));
  return `custom:${heroes.join("+")}/${parts.join("+")}`;
}

/** Numbers that are no card here are left out. */
export function draftOf(code: string): Draft {
  const [heroes = "", cards = ""] = code.slice(code.indexOf(":") + 1).split("/");
  const draft: Draft = { heroes: [], cards: {} };
  for (const part of heroes.split("+")) if (NUMBERS.has(Number(part))) draft.heroes.push(Number(part));
  for (const part of cards.split("+")) {
    const [number, count = 1] = part.split("x").map(Number);
    if (number && NUMBERS.has(number)) draft.cards[number] = (draft.cards[number] ?? 0) + count;
  }
  return draft;
}

export interface Entry {
  id: string;
  number: number;
  type: string;
  sphere: string;
  cost: number;
}

const TYPES = ["hero", "ally", "attachment", "event"];

/** Every card that a player's deck may have, heroes first. */
export const CATALOGUE: readonly Entry[] = Object.entries(FACTS.cards)
  .filter(([, card]) => TYPES.includes(card.type) && card.number > 0)
  .map(([id, card]) => ({
    id,
    number: card.number,
    type: card.type,
    sphere: card.sphere,
    cost: card.cost ?? card.threat ?? 0,
  }))
  .sort((a, b) => a.number - b.number);

export const NUMBERS: ReadonlyMap<number, Entry> = new Map(CATALOGUE.map((entry) => [entry.number, entry]));

export interface Filter {
  text: string;
  spheres: readonly string[];
  types: readonly string[];
  /** Exact, or "4+". */
  cost: string;
}

export function matches(entry: Entry, filter: Filter, words: string): boolean {
  if (filter.spheres.length && !filter.spheres.includes(entry.sphere)) return false;
  if (filter.types.length && !filter.types.includes(entry.type)) return false;
  if (filter.cost) {
    if (entry.type === "hero") return false;
    if (
      filter.cost === "x" ? entry.cost >= 0 : filter.cost === "4+" ? entry.cost < 4 : entry.cost !== Number(filter.cost)
    )
      return false;
  }
  return plain(filter.text)
    .split(/\s+/)
    .every((word) => plain(words).includes(word));
}
