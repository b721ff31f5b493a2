// What a view of War of the Ring holds (westmarch.games.wotr.text.view).

import type { View } from "../../lib/api";
import type { Name } from "../../lib/names";
import type { Play } from "../../lib/play.svelte";
import type { Words } from "../../lib/words";
import { FACTS } from "./facts";

export type Side = "free" | "shadow";
export const SIDES: readonly Side[] = ["free", "shadow"];

export interface Army {
  region: string;
  side: Side;
  besieged: boolean;
  figures: Record<string, number>;
  characters: string[];
  /** What it rolls and leads where it stands. */
  dice: number;
  leadership: number;
  /** Where players share its side: whether partners' units are one army or stay apart, and who controls it as a whole. */
  mixed?: boolean;
  apart?: boolean;
  commander?: string | null;
}

/** What there is to know where more than two play. */
export interface Partners {
  nations: Record<string, string[]>;
  leading: Record<Side, string>;
  next: Record<Side, string>;
  /** The count of every player who has a partner, and who of a side is foremost by it. */
  tally: Record<string, number>;
  foremost: Partial<Record<Side, string[]>>;
  captured: Record<string, string>;
  laid: Record<string, string>;
  used: { nations: string[]; armies: string[] };
}

export interface Cards {
  count: number;
  backs: Record<string, number>;
  decks: Record<string, number>;
  discarded: number;
  hand?: string[];
  discards?: string[];
  /** Cards of another's hand that the viewer knows. */
  seen?: string[];
  /** Cards of the viewer's own hand that others know, by seat. */
  known_to?: Record<string, string[]>;
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
  /** The seat that commands this army. */
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
    /** Tiles in the pool that are no standard ones. */
    special: string[];
    drawn: string[];
    waiting: string[];
    removed: string[];
  };
  rings: Record<Side, number>;
  ring_used: Record<Side, boolean>;
  /** By seat. */
  cards: Record<string, Cards>;
  table: string[];
  victory_points: Record<Side, number>;
  battle: Battle | null;
  partners?: Partners;
  // With Lords of Middle-earth:
  /** The card that lies for each character of whom there are several; null if it is hidden. */
  versions?: Record<string, string | null>;
  /** Characters whose card the Shadow has not seen. */
  versions_hidden?: string[];
  special_dice?: { ready: string[]; kept: Record<Side, string | null>; aside: string[]; removed: string[] };
  ring_holders?: Record<string, Side | null>;
  witch_king_exchanged?: boolean;
  sorcery_used?: boolean;
  action_tokens?: string[];
  token_used?: boolean;
}

export const warView = (play: Play): WarView => play.view as WarView;

/** The side that a seat plays for. A spectator has none. */
export const sideOf = (seat: string | null | undefined): Side | null => (seat ? (FACTS.seats[seat] ?? null) : null);

export const seatsOf = (view: View, side: Side): string[] => view.seats.filter((seat) => sideOf(seat) === side);

/** Do several players share that side? */
export const isShared = (view: View, side: Side): boolean => seatsOf(view, side).length > 1;

/** The seat that leads a nation. */
export const leaderOf = (view: WarView, nation: string): string | null =>
  view.seats.find((seat) => view.partners?.nations[seat]?.includes(nation)) ??
  seatsOf(view, FACTS.nations[nation]!)[0] ??
  null;

/** What a character can do, by the card that lies for him; nothing where that is hidden. */
export function abilityOf(view: WarView, words: Words, id: string): string {
  const version = view.versions?.[id];
  if (version === null) return "";
  const own = version && words.knows(`wotr-version-${version}`, "text");
  return own ? words.about("version", version, "text") : words.about("character", id, "text");
}

/** The name of a character, by the card that lies for him where there are several. */
export const personName = (view: WarView, words: Words, id: string): string => String(person(view, words, id));

/** The same for a sentence. */
export function person(view: WarView, words: Words, id: string): Name | string {
  const version = view.versions?.[id];
  if (version) return words.thing("version", version);
  const name = words.thing("character", id);
  return version === null ? words.text("wotr-board-version-hidden", { name }) : name;
}

/** Has the Shadow seen a companion's card, of whom there are several? Only the Free Peoples' players need to be told. */
export function seenByShadow(view: WarView, id: string): boolean | null {
  const told = sideOf(view.seat) === "free" && FACTS.characters[id]?.side === "free" && view.versions?.[id];
  return told ? !view.versions_hidden?.includes(id) : null;
}

/** The Eyes of special dice that lie in the Hunt Box. */
export const specialEyes = (view: WarView): string[] =>
  Object.values(view.special_dice?.kept ?? {}).filter(
    (face): face is string => !!face && FACTS.faces[face]?.sign === "eye",
  );

/** Units of an army that belong to a seat. */
export const ownUnits = (view: WarView, army: Army, seat: string): number =>
  Object.entries(army.figures).reduce(
    (sum, [figure, number]) =>
      rank(figure) !== "leader" && leaderOf(view, nationOf(figure)) === seat ? sum + number : sum,
    0,
  );

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

/** The fields of its banner: nations with units in it. Nazgûl may be the only figures of Sauron; then they are leaders. */
export const fieldsOf = (army: Army): Part[] => parts(army.figures).filter((part) => part.regular + part.elite > 0);

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
