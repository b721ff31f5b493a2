// What a game adds to the shell. The shell knows no game by name; a game registers here.

import type { Component } from "svelte";
import type { Decision, GameEvent, Told, View, Way } from "../lib/api";
import { home } from "../lib/home.svelte";
import type { Play } from "../lib/play.svelte";
import type { Scene, Staging } from "../lib/scenes";
import type { SetUp } from "../lib/setup";
import { Words, type WordTable } from "../lib/words";
import words from "./words.json";

export interface PlayProps {
  play: Play;
}

export interface WorkshopProps {
  words: Words;
  id: string | null;
  /** Opens the form for a new match, with these options chosen. */
  start(options: Record<string, unknown>): void;
}

export interface GameUi {
  /** The large part of the screen. */
  Board: Component<PlayProps>;
  /** The column at its right, above the log. */
  Side?: Component<PlayProps>;
  /** What lies at the bottom. */
  Hand?: Component<PlayProps>;
  /** How its events are shown step by step. */
  staging?: Staging;
  /** Opens over the board while something is fought out: shows the scene that the stage is at (`play.stage.scene`). */
  Window?: Component<PlayProps>;
  /** Several questions answered in one; shown in place of the buttons while `panel` says so. */
  Panel?: Component<PlayProps>;
  panel?(decision: Decision): boolean;
  /** Does the window about that scene ask this itself, so that it needs neither panel nor buttons? */
  inWindow?(decision: Decision, scene: Scene): boolean;
  /** What a question is about, by token, id or part of the side column (`fold:`): it is answered beside that. */
  subject?(decision: Decision, view: View): string[];
  /** Where other questions are answered: below their sentence, or in a row above the hand, for which the board leaves room. */
  answers?: "above" | "foot";
  /** Answers that only give something away; they look less inviting. */
  lesser?: readonly string[];
  /** Answers that stand after all others, since they do nothing more. */
  last?: readonly string[];
  /** The round that a match is in, where the game counts rounds and not turns. */
  round?(view: View): number;
  /** A small picture for the lobby. */
  Thumb?: Component<{ view: View }>;
  /** Is that option something on the board or in the hand, so that it needs no button? */
  placed?(token: string, decision: Decision, view: View): boolean;
  /** A word beside an answer that helps to choose: how many are left, what it costs. */
  note?(token: string, decision: Decision, view: View, words: Words): string;
  /** A small picture of what an answer is about, beside its words; nothing for most. */
  AnswerSign?: Component<{ token: string; view: View }>;
  /** What a player might expect to be asked here: shown, and explained, when they ask why it isn't. */
  expected?(decision: Decision, view: View): string[];
  /** Things that an event speaks of, to light up. */
  about?(event: GameEvent): string[];
  /** The card that an event speaks of, to be read beside the log; and how it looks. */
  peek?(event: GameEvent): string | null;
  Peek?: Component<{ id: string; words: Words }>;
  /** Answers that just go on, for Space: the first of them that is offered; and those that go on for long, with Shift. */
  goOn?: readonly string[];
  goOnLong?: readonly string[];
  /** Answers that throw dice or show cards, and are asked about once more where they can't be taken back. */
  weighty?(decision: Decision, token: string, view: View): boolean;
  /** A page where players make things for the game; the address may name one of them. */
  Workshop?: Component<WorkshopProps>;
  /** Direct play, from a piece to its goal: which tokens are places on the board, ... */
  isPlace?(token: string): boolean;
  /** ... what a piece is called that is no token, and which token stands for it when somebody asks why it can't go, ... */
  pieceName?(piece: string, words: Words): string | undefined;
  pieceToken?(piece: string): string;
  /** ... which answers may have targets, and show them before they are given, ... */
  seeksTarget?(token: string): boolean;
  /** ... which answers may begin a fight, so that the odds are told before, ... */
  mayFight?(token: string, decision: Decision, view: View): boolean;
  /** ... what a way is called where the plain words don't fit, above the window and on its button (`alone`: no goal was chosen yet), ... */
  aimTitle?(piece: string, goal: string, way: Way, words: Words): string | undefined;
  aimWords?(way: Way, words: Words, alone: boolean): string | undefined;
  /** ... which answers on a way say with what it is done, and which go without saying, ... */
  means?(token: string): boolean;
  unsaid?: readonly string[];
  /** ... what a part is called that is no thing with a name, ... */
  partName?(id: string, words: Words): string | undefined;
  /** ... what an answer would begin, as the game tells it, and which events on the way are worth a line. */
  Outlook?: Component<PlayProps & { outlook: Record<string, unknown> }>;
  worthTelling?(event: Told): boolean;
  /** Where pieces can be set up by hand on the analysis table, and which lines of a position say so; fetched there. */
  setUp?(): Promise<{ setUp: SetUp }>;
  /** The colour of a seat, as CSS; and its sign, where seats of one colour are told apart by it. */
  seatColour?(seat: string): string;
  SeatMark?: Component<{ seat: string; size?: number }>;
  /** What to say of the score when a match is over, in place of the plain numbers. */
  End?: Component<PlayProps>;
}

/** What direct play needs to know of a game. */
export type AimUi = Pick<
  GameUi,
  | "isPlace"
  | "pieceName"
  | "seeksTarget"
  | "mayFight"
  | "aimTitle"
  | "aimWords"
  | "means"
  | "unsaid"
  | "partName"
  | "Outlook"
  | "worthTelling"
  | "AnswerSign"
>;

const GAMES: Record<string, () => Promise<{ ui: GameUi }>> = {
  b5a: () => import("./b5a"),
  lcg: () => import("./lcg"),
  wotr: () => import("./wotr"),
};

export async function gameUi(key: string): Promise<GameUi> {
  const load = GAMES[key];
  if (load) return (await load()).ui;
  const { default: Board } = await import("./PlainBoard.svelte");
  return { Board };
}

/** The words of a game: which names its ids have, in the messages of now. */
export const wordsOf = (key: string): Words =>
  new Words(key, (words as Record<string, WordTable>)[key] ?? {}, home.messages!);
