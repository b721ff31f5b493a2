// A real position for every kind of question, as collect-questions.py found them.

import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { asked, fromRecord } from "./browser";

export const GAMES = ["wotr", "b5a", "lcg"] as const;

export interface Question {
  kind: string;
  /** Who is asked, and who is there. */
  seat: string;
  seats: string[];
  position: string;
}

/** All of a game; a line with kind and seat stands before each position. */
export function questionsOf(game: string): Question[] {
  const text = readFileSync(new URL(`questions/${game}.txt`, import.meta.url), "utf-8");
  return text
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [, kind, seat, position] = /^(\S+) (\S+)\n([\s\S]*)$/.exec(part)!;
      const seats = /^seats: (.*)$/m.exec(position!)![1]!.split(" ");
      return { kind: kind!, seat: seat!, seats, position: position! };
    });
}

export const question = (kind: string): Question =>
  questionsOf(kind.split(".")[0]!).find((each) => each.kind === kind)!;

/** Opens it as who is asked; nobody else has come. */
export async function openQuestion(page: Page, { seat, seats, position }: Question): Promise<void> {
  const players = Object.fromEntries(seats.map((each) => [each, { kind: each === seat ? "me" : "open" }]));
  await page.goto(`/match/${await fromRecord(page, position, players)}`);
  await asked(page);
  await page.evaluate(() => document.fonts.ready);
}
