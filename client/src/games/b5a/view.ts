// What a view of The Battle of Five Armies holds (westmarch.games.b5a.text.view).

import type { View } from "../../lib/api";
import type { Play } from "../../lib/play.svelte";
import { FACTS } from "./facts";

export type Side = "free" | "shadow";
export const SIDES: readonly Side[] = ["free", "shadow"];
export const other = (side: Side): Side => (side === "free" ? "shadow" : "free");

export interface Army {
  side: Side;
  units: Record<string, number>;
  command: number;
  damage: number;
  leadership: number;
  strength: number;
}

/** What is in an area; army fields only where an army stands. */
export interface Area extends Partial<Army> {
  tokens?: Record<string, number>;
  held?: boolean;
  walls?: { damage: number; defence: number };
  characters?: string[];
}

export interface Character {
  place: string;
  active?: boolean;
  space?: number;
}

export interface Battle {
  attacker: Side;
  armies: string[];
  army: string;
  target: string;
  round: number;
  combined: boolean;
  beorn: "attacks" | "defends" | null;
  fought: string[];
  spent: Record<Side, string[]>;
  cards: Record<Side, string[]>;
  chosen: string | null;
  has_chosen: Side[];
  charge: boolean;
}

export interface ValleyView extends View {
  turn: number;
  phase: string;
  mover: Side;
  general_used: boolean;
  points: number;
  dice: Record<Side, Record<string, number>>;
  rolls: Record<Side, number>;
  fate: { marker: number; tiles: Record<string, number>; cards: string[]; cards_done: string[]; deck: number };
  areas: Record<string, Area>;
  characters: Record<string, Character>;
  figures_left: Record<string, number>;
  pools: Record<string, number>;
  unflipped: Record<string, number>;
  passes_open: boolean[];
  bats: Record<string, number>;
  eagles: Record<string, number>;
  wrath: number;
  rings: number;
  guards: number;
  concentration: boolean;
  armour: number;
  orcs_on_card: number;
  troubled: string | null;
  hands: Record<Side, number>;
  decks: Record<string, number>;
  table: string[];
  used: string[];
  hand: string[];
  dropped: string[];
  battle: Battle | null;
  moving: {
    side: Side;
    origin: string;
    path: string[];
    units: Record<string, number>;
    command: number;
    damage: number;
    characters: string[];
  }[];
}

export const valleyView = (play: Play): ValleyView => play.view as ValleyView;

/** The army in an area, if there is one. */
export function armyIn(view: ValleyView, area: string): Army | null {
  const entry = view.areas[area];
  return entry?.units && entry.side ? (entry as Army) : null;
}

/** Is an enemy of whoever looks in that area, an army or Beorn? To choose it is to attack. */
export function enemyIn(view: ValleyView, area: string): boolean {
  const there = view.areas[area];
  const side = there?.side ?? (there?.characters?.includes("beorn") ? "free" : undefined);
  return side !== undefined && view.seat !== null && side !== view.seat;
}

export const size = (units: Record<string, number>): number =>
  Object.values(units).reduce((sum, count) => sum + count, 0);

/** Dice that an army rolls at most, before cards. */
export const diceOf = (army: Army): number => Math.min(FACTS.limits.dice, army.strength);

/** Is the character on the map, in an area or in the eyrie? */
export const onMap = (view: ValleyView, id: string): boolean => (view.characters[id]?.place ?? "") in FACTS.areas;

export type CharacterState = "active" | "ready" | "waiting" | "here" | "troubled" | "away" | "out";

/** How things stand with a character, in one word. */
export function stateOf(view: ValleyView, id: string): CharacterState {
  const { place, active, space } = view.characters[id]!;
  if (place === "out") return "out";
  if (place === "away") return "away";
  if (place === "waiting") return space && space <= view.fate.marker ? "ready" : "waiting";
  if (view.troubled === id) return "troubled";
  return active ? "active" : "here";
}
