// What is printed on the cards. Written by tools/client/facts.py from the rules.

import { inOrder } from "../../lib/search";
import type { Words } from "../../lib/words";
import data from "./facts.json";

export interface CardFacts {
  number: number;
  type: string;
  sphere: string;
  cost?: number;
  threat?: number;
  willpower?: number;
  attack?: number;
  defense?: number;
  hit_points?: number;
  engagement?: number;
  quest_points?: number;
  victory?: number;
  keywords: string[];
  traits: string[];
  quantity: number;
}

interface Facts {
  cards: Record<string, CardFacts>;
  decks: Record<string, { heroes: number[]; cards: Record<string, number> }>;
}

export const FACTS = data as unknown as Facts;
/** What kinds of things a card belongs to, in the order of the alphabet. */
export const traitNames = (card: CardFacts, words: Words): string[] =>
  inOrder(
    card.traits.map((trait) => words.name("trait", trait)),
    words.messages.language,
    (name) => name,
  );

/** A cost that is chosen when paying. */
export const X = -1;
