// What a view of The Card Game holds (westmarch.games.lcg.view).

import type { View } from "../../lib/api";
import type { Play } from "../../lib/play.svelte";

export interface Attachment {
  id: string;
  card: string;
  exhausted: boolean;
  seat: string | null;
  used?: number;
}

/** A card in play. Which values it has depends on its type. */
export interface InPlay {
  id: string;
  card: string;
  type: string;
  willpower?: number;
  attack?: number;
  defense?: number;
  hit_points?: number;
  damage?: number;
  exhausted?: boolean;
  committed?: boolean;
  resources?: number;
  spheres?: string[];
  threat?: number;
  engagement?: number;
  tokens?: number;
  attacked?: boolean;
  shadows?: (string | null)[];
  quest_points?: number;
  progress?: number;
  guards?: string;
  guarded?: string | null;
  used?: boolean;
  barred?: string[];
  struck?: string[];
  attachments: Attachment[];
}

export interface Pile {
  deck_count: number;
  deck_known: string[];
  discard: string[];
}

export interface PlayerView extends Pile {
  seat: string;
  threat: number;
  in_game: boolean;
  hand_count: number;
  hand: string[] | null;
  characters: InPlay[];
  enemies: InPlay[];
}

export interface ScoreSheet {
  rows: { seat: string; threat: number; dead: number; damage: number; subtotal: number }[];
  rounds: number;
  victory: number;
  total: number;
}

/** What is known of a quest, and what is still to come. */
export interface QuestAhead {
  willpower: number;
  threat: number;
  to_come: number;
  next: string[];
  average: number;
  /** How likely so much threat is added. */
  spread: [number, number][];
}

export interface CardView extends View {
  scenario: string;
  difficulty: string;
  mode: string;
  round: number;
  phase: string;
  step: string;
  first: string;
  quest: { id: string; stage: number; points: number; progress: number };
  staging: InPlay[];
  staging_threat: number;
  willpower: number;
  active: InPlay | null;
  players: PlayerView[];
  encounter: Pile;
  victory: string[];
  aside: string[];
  removed: string[];
  /** Encounter cards that are being resolved, and lie nowhere yet. */
  revealing: string[];
  captive: string | null;
  shackled: string[];
  attack: { enemy: string; seat: string; attack: number; defenders: string[]; stunned: string[] } | null;
  strike: { enemy: string; seat: string; attackers: string[] } | null;
  /** What every character would take that could still defend, and how many shadow cards lie face down. */
  defence_ahead: { takes: Record<string, number>; shadows: number } | null;
  quest_ahead: QuestAhead | null;
  score_sheet?: ScoreSheet;
}

export const cardView = (play: Play): CardView => play.view as CardView;

/** Every card in play, without what is attached to them. */
export function cardsInPlay(view: CardView): InPlay[] {
  return [
    ...view.staging,
    ...(view.active ? [view.active] : []),
    ...view.players.flatMap((player) => [...player.characters, ...player.enemies]),
  ];
}

export const findCard = (view: CardView, id: string): InPlay | undefined =>
  cardsInPlay(view).find((card) => card.id === id);

/** The ids of everything in play, attachments too. */
export function inPlay(view: CardView): Set<string> {
  return new Set(cardsInPlay(view).flatMap((card) => [card.id, ...card.attachments.map((each) => each.id)]));
}

export const me = (view: CardView): PlayerView | undefined => view.players.find((player) => player.seat === view.seat);

/** The players whose hands one holds, in the order of the seats: oneself, and with open hands one's others. */
export function hands(view: CardView, beside: readonly View[]): PlayerView[] {
  const open = [view, ...(beside as readonly CardView[])].flatMap((each) => me(each) ?? []);
  return view.players.flatMap((player) => open.find((each) => each.seat === player.seat) ?? []);
}

/** What a click on a card in play answers now: the card itself, or using it. */
export function tokenOf(id: string, options: ReadonlySet<string>): string {
  return !options.has(id) && options.has(`use:${id}`) ? `use:${id}` : id;
}

/** What a card in hand answers now. */
export function handToken(card: string, options: ReadonlySet<string>): string {
  return options.has(`card:${card}`) ? `card:${card}` : `play:${card}`;
}

/** The card that an id in play is a copy of. */
export const cardOf = (id: string): string => id.replace(/\.\d+$/, "");

export function placed(token: string, options: ReadonlySet<string>, view: CardView): boolean {
  const there = inPlay(view);
  const hand = me(view)?.hand ?? [];
  if (there.has(token)) return true;
  const [family, id = ""] = [token.slice(0, token.indexOf(":")), token.slice(token.indexOf(":") + 1)];
  if (family === "use") return there.has(id) && !options.has(id);
  if (family === "card") return hand.includes(id);
  if (family === "play") return hand.includes(id) && !options.has(`card:${id}`);
  return false;
}
