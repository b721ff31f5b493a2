// What is printed on board, cards and characters. Written by tools/client/facts.py from the rules.

import data from "./facts.json";
import type { Side } from "./view";

interface Character {
  side: Side;
  level: number;
  leadership: number;
  /** What it adds to the Combat Strength of its army. */
  strength: number;
  nazgul: boolean;
  player: string;
}

interface Facts {
  /** The side that each seat plays for, whatever the number of players. */
  seats: Record<string, Side>;
  nations: Record<string, Side>;
  regions: Record<string, { nation: string; what: string; points?: number; neighbours: string[] }>;
  characters: Record<string, Character>;
  /** Second cards for known figures. */
  versions: Record<string, Character & { of: string }>;
  cards: Record<string, { side: Side; deck: string; die: string; table: boolean; combat: string; player: string }>;
  tiles: Record<string, { value: number; reveals: boolean; stops: boolean; kind: string }>;
  /** What the faces of dice show; a special die also has its own name, and may bear the sign of removal. */
  faces: Record<string, { sign: string; die: string; side: Side | ""; removes: boolean }>;
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
