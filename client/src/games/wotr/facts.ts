// What is printed on board, cards and characters. Written by tools/client/facts.py from the rules.

import data from "./facts.json";
import type { Side } from "./view";

interface Facts {
  nations: Record<string, Side>;
  regions: Record<string, { nation: string; what: string; neighbours: string[] }>;
  /** `player`: the seat whose it is where players share a side; empty: any of them. */
  characters: Record<
    string,
    { side: Side; level: number; leadership: number; captain: boolean; nazgul: boolean; player: string }
  >;
  cards: Record<string, { side: Side; deck: string; die: string; table: boolean; combat: string; player: string }>;
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
