// What a view of War of the Ring holds (westmarch.games.wotr.text.view).

import type { View } from "../../lib/api";
import type { Play } from "../../lib/play.svelte";

export type Side = "free" | "shadow";
export const SIDES: readonly Side[] = ["free", "shadow"];

export interface Army {
  region: string;
  side: Side;
  besieged: boolean;
  figures: Record<string, number>;
  characters: string[];
}

export interface Cards {
  count: number;
  backs: Record<string, number>;
  decks: Record<string, number>;
  discarded: number;
  hand?: string[];
  discards?: string[];
}

export interface BattleSide {
  figures: Record<string, number>;
  strength: number;
  leadership: number;
  needs: number;
  dice: number[];
  rerolled: number[];
  hits: number;
  roll_bonus: number;
  reroll_bonus: number;
  card: { back: string; card?: string } | null;
  commander: string;
}

export interface Battle {
  region: string;
  kind: string;
  attacker: Side;
  round: number;
  origin: string;
  sides: Record<Side, BattleSide>;
}

export interface WarView extends View {
  /** Who plays for which side, and with which expansions. */
  edition: { seats: string[]; sides: Record<string, Side>; options: string[] };
  turn: number;
  phase: string;
  acting: Side;
  armies: Army[];
  nazgul: Record<string, number>;
  characters: Record<string, string>;
  reinforcements: Record<string, number>;
  casualties: Record<string, number>;
  control: Record<string, Side>;
  nations: Record<string, { from_war: number; active: boolean }>;
  fellowship: {
    region: string | null;
    progress: number;
    hidden: boolean;
    corruption: number;
    guide: string;
    companions: string[];
    mordor: number | null;
    acted_in_mordor: boolean;
  };
  dice: Record<Side, string[]>;
  dice_available: Record<Side, number>;
  hunt: {
    free_dice: number;
    shadow_dice: number;
    minimum: boolean;
    pool: number;
    drawn: string[];
    waiting: string[];
    removed: string[];
  };
  rings: Record<Side, number>;
  ring_used: Record<Side, boolean>;
  cards: Record<Side, Cards>;
  table: string[];
  victory_points: Record<Side, number>;
  battle: Battle | null;
}

export const warView = (play: Play): WarView => play.view as WarView;

/** regular, elite or leader; Nazgûl are Sauron's leaders. */
export function rank(figure: string): "regular" | "elite" | "leader" {
  if (figure === "nazgul") return "leader";
  return figure.slice(figure.lastIndexOf("-") + 1) as "regular" | "elite" | "leader";
}

export const nationOf = (figure: string): string =>
  figure === "nazgul" ? "sauron" : figure.slice(0, figure.lastIndexOf("-"));

export interface Part {
  nation: string;
  regular: number;
  elite: number;
  leader: number;
}

/** The figures of an army by nation. */
export function parts(figures: Record<string, number>): Part[] {
  const found = new Map<string, Part>();
  for (const [figure, number] of Object.entries(figures)) {
    const nation = nationOf(figure);
    const part = found.get(nation) ?? { nation, regular: 0, elite: 0, leader: 0 };
    part[rank(figure)] += number;
    found.set(nation, part);
  }
  return [...found.values()];
}

export function totals(figures: Record<string, number>): {
  regular: number;
  elite: number;
  leader: number;
  units: number;
} {
  const sum = { regular: 0, elite: 0, leader: 0, units: 0 };
  for (const [figure, number] of Object.entries(figures)) {
    const kind = rank(figure);
    sum[kind] += number;
    if (kind !== "leader") sum.units += number;
  }
  return sum;
}
