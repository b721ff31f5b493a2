// The review of a match as a curve: where its points lie, what is told at each of them. No drawing here.

import type { Review, ReviewMoment } from "./api";

/** A moment on the curve; the last one is the end of the match. */
export interface Point {
  /** How many answers had been given. */
  number: number;
  turn: number | null;
  /** The chance of the team that one looks from. */
  chance: number;
  /** What luck and choices changed until the next point. */
  luck: number;
  choice: number;
}

export interface Mark {
  /** The point that it stands at. */
  at: number;
  kind: "mistake" | "lucky" | "unlucky";
}

/** A chance of the first team, as that team (by its number) sees it. */
export const seen = (chance: number, team: number): number => (team === 0 ? chance : 1 - chance);

/** A change of it. */
export const change = (by: number, team: number): number => (team === 0 ? by : by === 0 ? 0 : -by);

export function points(review: Review, team: number): Point[] {
  const found = review.moments.map((moment) => ({
    number: moment.number,
    turn: moment.turn,
    chance: seen(moment.before, team),
    luck: change(moment.luck, team),
    choice: change(moment.choice, team),
  }));
  const last = review.moments.at(-1);
  return [
    ...found,
    { number: last?.until ?? 0, turn: last?.turn ?? null, chance: seen(review.end, team), luck: 0, choice: 0 },
  ];
}

/** What fell at a moment, against what one could expect. */
export const fortune = (moment: ReviewMoment, team: number): number => change(moment.after - moment.expected, team);

/** The moments that helped a team most, and those that hurt it most. */
export function lucky(review: Review, team: number): { good: ReviewMoment[]; bad: ReviewMoment[] } {
  const by = new Map(review.moments.map((moment) => [moment.number, moment]));
  const find = (numbers: number[]) => numbers.flatMap((number) => by.get(number) ?? []);
  const [good, bad] = [find(review.lucky), find(review.unlucky)];
  return team === 0 ? { good, bad } : { good: bad, bad: good };
}

export function marks(review: Review, team: number): Mark[] {
  const at = (number: number) => review.moments.findIndex((moment) => moment.number <= number && number < moment.until);
  const { good, bad } = lucky(review, team);
  return [
    ...review.mistakes.map((mistake): Mark => ({ at: at(mistake.number), kind: "mistake" })),
    ...good.map((moment): Mark => ({ at: at(moment.number), kind: "lucky" })),
    ...bad.map((moment): Mark => ({ at: at(moment.number), kind: "unlucky" })),
  ].filter((mark) => mark.at >= 0);
}

/** Where a point lies in a box of that size. */
export function place(at: number, chance: number, count: number, width: number, height: number): [number, number] {
  return [count < 2 ? 0 : (at / (count - 1)) * width, (1 - chance) * height];
}

/** The point nearest to there. */
export const nearest = (x: number, count: number, width: number): number =>
  Math.max(0, Math.min(count - 1, Math.round((x / Math.max(1, width)) * (count - 1))));

export const line = (all: readonly Point[], width: number, height: number): string =>
  all
    .map((point, at) => place(at, point.chance, all.length, width, height))
    .map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

/** The first point of each turn, as far apart as their numbers need. */
export function turns(all: readonly Point[], width: number, apart = 28): { at: number; turn: number }[] {
  const found: { at: number; turn: number }[] = [];
  let free = Number.NEGATIVE_INFINITY;
  all.forEach((point, at) => {
    if (point.turn === null || (at > 0 && all[at - 1]!.turn === point.turn)) return;
    const [x] = place(at, 0, all.length, width, 1);
    if (x < free) return;
    found.push({ at, turn: point.turn });
    free = x + apart;
  });
  return found;
}

/** In whole percent, with a sign where it is a change; what rounds to nothing has none. */
export const percent = (chance: number): number => Math.round(100 * chance);

export function signed(by: number): string {
  const whole = Math.round(100 * by);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}
