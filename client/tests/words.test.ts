import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import tables from "../src/games/words.json";
import { Messages } from "../src/lib/messages";
import { sentences, Words, withoutEchoes } from "../src/lib/words";

const folder = new URL("../../src/westmarch/locale/en/", import.meta.url);
const text = readdirSync(folder)
  .filter((name) => name.endsWith(".ftl"))
  .sort()
  .map((name) => readFileSync(new URL(name, folder), "utf-8"))
  .join("\n");
const messages = new Messages("en", [{ language: "en", text }]);
const words = new Words("wotr", tables.wotr, messages);

describe("labels", () => {
  it("name regions, dice and cards", () => {
    expect(words.label("rivendell")).toBe("Rivendell");
    expect(words.label("die:character")).toBe("Character die");
    expect(words.label("card:elven-cloaks")).toBe("Elven Cloaks");
    expect(words.label("count:3")).toBe("3");
  });

  it("take the prompt's own wording first", () => {
    const decision = { kind: "wotr.use-die", options: ["card:elven-cloaks"], params: { die: "character" } };
    expect(words.label("card:elven-cloaks", decision)).toBe("play Elven Cloaks");
    expect(words.prompt(decision)).toBe("What do you use the Character die for?");
  });

  it("join several names of a route", () => {
    expect(words.label("via:morannon+moria")).toBe("through Morannon and Moria");
  });
});

describe("sentences", () => {
  it("count figures", () => {
    const params = { region: "bree", origin: "the_shire", force: { "north-regular": 2, strider: 1 }, side: 0 };
    expect(words.event({ kind: "wotr.moved", params })).toBe(
      "The Free Peoples move from The Shire to Bree: 2 North regulars, Strider.",
    );
  });

  it("know sides by number", () => {
    expect(words.event({ kind: "wotr.passed", params: { side: 1 } })).toBe("The Shadow passes.");
  });

  it("show a hole instead of failing", () => {
    expect(words.event({ kind: "wotr.no-such-thing", params: { region: "bree" } })).toContain("Bree");
  });

  it("give the rule with a reason", () => {
    const reason = { key: "wotr.why.no-ring", params: {}, rule: "wotr.rule.elven-rings", text: "" };
    expect(words.reason(reason)).toBe("You have no Elven Ring. (chapter IV, Elven Rings)");
  });
});

it("who saw a card drawn needs no second line about its back", () => {
  const event = (kind: string) => ({ kind, params: {}, step: 0 });
  expect(
    withoutEchoes([event("a.drew"), event("a.drew-hidden"), event("a.drew-hidden")]).map((each) => each.kind),
  ).toEqual(["a.drew", "a.drew-hidden"]);
});

it("every text that the client asks for exists", () => {
  const used = new Set<string>();
  const scan = (path: URL): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.isDirectory()) scan(new URL(`${entry.name}/`, path));
      else if (/\.(svelte|ts)$/.test(entry.name))
        for (const found of readFileSync(new URL(entry.name, path), "utf-8").matchAll(
          /["'`]((?:client|core|(?:wotr|b5a|lcg)-(?:board|screen|unit))-[a-z-]*[a-z])["'`]/g,
        ))
          used.add(found[1]!);
    }
  };
  scan(new URL("../src/", import.meta.url));
  expect(used.size).toBeGreaterThan(80);
  expect([...used].filter((key) => !messages.has(key))).toEqual([]);
});

describe("what is told", () => {
  it("stand once where the same is said in a row", () => {
    const events = ["a", "a", "a", "b", "a"].map((kind) => ({ kind, params: {}, step: 1 }));
    const told = sentences(events, ({ kind }) => `${kind}.`);
    expect(told.map(({ text }) => text)).toEqual(["a. (×3)", "b.", "a."]);
  });
});
