// Positions set up by hand: what a game says of the places where something can stand, and of the lines of a position that
// say so. The analysis table knows no more of a game.

import type { Sight } from "./api";
import type { Words } from "./words";

/** A piece or a number at a place. */
export interface Thing {
  id: string;
  name: string;
  count: number;
  most: number;
  /** A number that belongs to the place: shown also where it is 0, and never taken elsewhere. */
  fixed?: boolean;
}

/** So many of each thing, by id. */
export type Things = Readonly<Record<string, number>>;

export interface Place {
  id: string;
  name: string;
}

export interface SetUp {
  /** Every place, for who chooses it from a list. */
  places(sight: Sight, words: Words): Place[];
  /** What a click on a thing of the board is about, by its id there; nothing where nothing can be set up. */
  placesAt(id: string, sight: Sight): string[];
  /** What is there, and what else could be: that has a count of 0. */
  things(place: string, sight: Sight, words: Words): Thing[];
  /** What is taken where a thing of the board is taken, and from where. */
  taken(id: string, sight: Sight): { from: string; things: Things } | null;
  /** The lines of the position once these things were moved. No place: from outside the match, or out of it. */
  moved(things: Things, from: string | null, to: string | null, sight: Sight): string[];
  /** The line that says what is there now. */
  line(place: string, sight: Sight): string;
}

/** Counts with so many more of some things; what is left of none isn't there. */
export function withMore(counts: Things, more: Things, times = 1): Record<string, number> {
  const found: Record<string, number> = { ...counts };
  for (const [id, count] of Object.entries(more)) found[id] = Math.max(0, (found[id] ?? 0) + times * count);
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The lines of the state that are written for a key, what the key says without its colon. */
export function said(text: string, key: string): string | null {
  return new RegExp(`^${escaped(key)}:[ \\t]*(.*?)[ \\t]*(?:#.*)?$`, "m").exec(text)?.[1] ?? null;
}

/** Where the answers and outcomes since the action began are written. */
const MOVES = /\n*^\[moves\]/m;

/** The position at the beginning of its action: what has happened in it since would not fit another state. */
export function withoutMoves(text: string): string {
  const moves = MOVES.exec(text);
  return moves ? `${text.slice(0, moves.index).trimEnd()}\n` : text;
}

/** Is that a position, and no record? */
export const isPosition = (text: string): boolean => /^\s*westmarch position\b/.test(text);

/** The text with that line in it, and where what it says begins and ends. A line that is there already stays. */
export function withLine(text: string, line: string): { text: string; from: number; to: number } {
  const key = line.slice(0, line.indexOf(":") + 1);
  const there = new RegExp(`^${escaped(key)}.*$`, "m").exec(text);
  if (there) return { text, from: there.index + key.length, to: there.index + there[0].length };
  // Lines of the state stand before the moves, if there are any.
  const moves = MOVES.exec(text);
  const before = (moves ? text.slice(0, moves.index) : text).trimEnd();
  const whole = `${before}\n${line}\n${moves ? `\n${text.slice(moves.index).trimStart()}` : ""}`;
  return { text: whole, from: before.length + 1 + key.length, to: before.length + 1 + line.length };
}

/** The text that says those lines, in the place of what it said before. */
export function withLines(text: string, lines: readonly string[]): string {
  return lines.reduce((before, line) => {
    const found = withLine(before, line);
    const value = line.slice(line.indexOf(":") + 1);
    return found.text.slice(0, found.from) + value + found.text.slice(found.to);
  }, text);
}
