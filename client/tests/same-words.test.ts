// The client and the rest of Westmarch say the same. What they should say is written by tests/client/test_words.py.

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import tables from "../src/games/words.json";
import type { Decision, GameEvent } from "../src/lib/api";
import { Messages } from "../src/lib/messages";
import { Words, withoutEchoes } from "../src/lib/words";

interface Sample {
  game: string;
  decisions: { decision: Decision; prompt: string; help: string | null; labels: string[] }[];
  events: GameEvent[];
  log: string[];
}

const file = process.env.WESTMARCH_WORDS;

it.runIf(file)("prompts, labels and logs are the same as in Python", () => {
  const { messages: text, samples } = JSON.parse(readFileSync(file!, "utf-8")) as {
    messages: string;
    samples: Sample[];
  };
  const messages = new Messages("en", [{ language: "en", text }]);
  for (const { game, decisions, events, log } of samples) {
    const words = new Words(game, tables[game as keyof typeof tables], messages);
    for (const { decision, prompt, help, labels } of decisions) {
      expect(words.prompt(decision)).toBe(prompt);
      expect(words.help(decision) ?? null).toBe(help);
      expect(decision.options.map((token) => words.label(token, decision))).toEqual(labels);
    }
    expect(withoutEchoes(events).map((event) => words.event(event))).toEqual(log);
  }
});
