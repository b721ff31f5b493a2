// What is printed on board, cards and characters. Written by tools/client/facts.py from the rules.

import data from "./facts.json";
import type { Side } from "./view";

interface Facts {
  /** The side that each seat plays for, whatever the number of players. */
  seats: Record<string, Side>;
  nations: Record<string, Side>;
  regions: Record<string, { nation: string; what: string; neighbours: string[] }>;
  characters: Record<string, { side: Side; level: number; leadership: number; captain: boolean; nazgul: boolean }>;
  cards: Record<string, { side: Side; deck: string; die: string; table: boolean; combat: string }>;
  tiles: Record<string, { value: number; reveals: boolean; stops: boolean; kind: string }>;
  limits: { mordor: number; corruption: number; points: Record<Side, number> };
}

export const FACTS = data as Facts;
export const NATIONS = Object.keys(FACTS.nations);

export const EYE_TILE = -100;
export const DIE_TILE = -101;

/** The side whose land a region is. */
export function homeSide(region: string): Side | null {
  const nation = FACTS.regions[region]?.nation;
  return nation ? FACTS.nations[nation]! : null;
}
