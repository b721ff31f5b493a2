// The client and the rest of Westmarch say the same, over random matches of every game. What they should say is told by
// said.py, with the Python that Westmarch runs in, or stands in a file.

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import tables from "../src/games/words.json";
import type { Decision, GameEvent, Reason } from "../src/lib/api";
import { Messages } from "../src/lib/messages";
import { Words, type WordTable, withoutEchoes } from "../src/lib/words";

interface Sample {
  game: string;
  language: string;
  decisions: { decision: Decision; prompt: string; help: string | null; labels: string[] }[];
  reasons?: { reason: Reason; decision: Decision; sentence: string }[];
  logs?: { events: GameEvent[]; log: string[] }[];
  labels?: Record<string, string>;
  events?: GameEvent[];
  log?: string[];
}

/** A sentence that asks for forms of names. */
interface Bent {
  language: string;
  key: string;
  params: Record<string, unknown>;
  said: string;
}

interface Told {
  messages: Record<string, string>;
  samples: Sample[];
  bent: Bent[];
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const file = process.env.WESTMARCH_WORDS;
const python = process.env.WESTMARCH_PYTHON ?? here("../../.venv/bin/python");

function told(): string {
  if (file) return readFileSync(file, "utf-8");
  return execFileSync(python, [here("said.py")], { encoding: "utf-8", maxBuffer: 2 ** 28 });
}

describe.runIf(file || existsSync(python))("the client says the same as Python", () => {
  let samples: Sample[] = [];
  let bent: Bent[] = [];
  const speakers = new Map<string, Words>();
  const speaker = (game: string, language: string): Words => speakers.get(`${game} ${language}`)!;

  beforeAll(() => {
    const all = JSON.parse(told()) as Told;
    ({ samples, bent } = all);
    for (const language of Object.keys(all.messages)) {
      const sources = [...new Set([language, "en"])].map((each) => ({ language: each, text: all.messages[each]! }));
      const messages = new Messages(language, sources);
      for (const [game, table] of Object.entries(tables))
        speakers.set(`${game} ${language}`, new Words(game, table as WordTable, messages));
    }
  }, 120_000);

  it("in prompts and labels", () => {
    for (const { game, language, decisions, labels } of samples) {
      const words = speaker(game, language);
      for (const { decision, prompt, help, labels: expected } of decisions) {
        expect(words.prompt(decision)).toBe(prompt);
        expect(words.help(decision) ?? null).toBe(help);
        expect(decision.options.map((token) => words.label(token, decision))).toEqual(expected);
      }
      for (const [token, label] of Object.entries(labels ?? {})) expect(words.label(token)).toBe(label);
    }
  });

  it("in reasons", () => {
    for (const { game, language, reasons } of samples)
      for (const { reason, decision, sentence } of reasons ?? [])
        expect(speaker(game, language).reason(reason, decision)).toBe(sentence);
  });

  it("in forms of names", () => {
    for (const { language, key, params, said } of bent) expect(speaker("wotr", language).say(key, params)).toBe(said);
  });

  it("in the log of every viewpoint", () => {
    for (const { game, language, logs, events, log } of samples)
      for (const each of logs ?? [{ events: events!, log: log! }])
        expect(withoutEchoes(each.events).map((event) => speaker(game, language).event(event))).toEqual(each.log);
  });
});
