// What is printed on board, units, characters and cards. Written by tools/client/facts.py from the rules.

import data from "./facts.json";

type Side = "free" | "shadow";

interface Facts {
  areas: Record<
    string,
    { territory: string; terrain: string; site: string; points: number; borders: Record<string, string> }
  >;
  units: Record<string, { side: Side; strength: number; figures: number; terrain: string[] }>;
  characters: Record<string, { side: Side; general: boolean; leadership: number; moves: number }>;
  cards: Record<string, { side: Side | ""; die: string; order: string; combat: string }>;
  fates: Record<string, string>;
  tiles: Record<string, { value: number; icon: boolean }>;
  limits: { fate: number; points: number; units: number; dice: number; command: Record<Side, number> };
}

export const FACTS = data as unknown as Facts;
export const UNITS = Object.keys(FACTS.units);
export const CHARACTERS = Object.keys(FACTS.characters);
export const TERRITORIES = ["eastern_bank", "southern_spur", "valley", "broken_lands"];

/** The people a unit belongs to: its colour. */
export const PEOPLE: Record<string, string> = {
  dwarf_regulars: "dwarves",
  dwarf_veterans: "dwarves",
  lake_men: "north",
  wood_elf_archers: "elves",
  wood_elf_spearmen: "elves",
  great_orcs: "sauron",
  orcs: "sauron",
  goblins: "isengard",
  wargs: "southrons",
};
