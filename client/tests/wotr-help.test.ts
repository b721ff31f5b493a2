import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bearable, lossPlan, most, suggestion, ways, worth } from "../src/games/wotr/losses";
import { RULES } from "../src/games/wotr/rules";
import type { Decision } from "../src/lib/api";
import { Messages } from "../src/lib/messages";

const folder = new URL("../../src/westmarch/locale/en/", import.meta.url);
const text = readdirSync(folder)
  .filter((name) => /^(wotr|lome)/.test(name))
  .map((name) => readFileSync(new URL(name, folder), "utf-8"))
  .join("\n");
const messages = new Messages("en", [{ language: "en", text }]);

const asked = (hits: number, ...options: string[]): Decision => ({
  kind: "wotr.casualties",
  options,
  params: { region: "dale", hits },
});

describe("taking hits", () => {
  const decision = asked(3, "lose:sauron-regular", "reduce:sauron-elite", "lose:sauron-elite");
  const offered = ways(decision);
  const figures = { "sauron-regular": 2, "sauron-elite": 1, nazgul: 1 };

  it("an elite that can be reduced is worth two", () => {
    expect(offered.map((way) => way.cost)).toEqual([1, 1, 2]);
    // Where no regular is left to take its place, it falls with one hit.
    expect(ways(asked(2, "lose:sauron-regular", "lose:sauron-elite")).map((way) => way.cost)).toEqual([1, 1]);
  });

  it("regulars go first, and all hits are shared out", () => {
    expect(suggestion(offered, figures, 3)).toEqual({ "lose:sauron-regular": 2, "reduce:sauron-elite": 1 });
    expect(worth(offered, suggestion(offered, figures, 4))).toBe(4);
  });

  it("no more hits than there are figures for", () => {
    expect(bearable(offered, figures, 9)).toBe(4);
    expect(bearable(offered, figures, 2)).toBe(2);
  });

  it("an elite falls or is reduced, and then may fall as a regular", () => {
    const [regular, reduce, fall] = offered as [(typeof offered)[0], (typeof offered)[0], (typeof offered)[0]];
    expect(most(fall, offered, figures, { "reduce:sauron-elite": 1 })).toBe(0);
    expect(most(reduce, offered, figures, {})).toBe(1);
    expect(most(regular, offered, figures, { "reduce:sauron-elite": 1 })).toBe(3);
  });

  it("is answered in an order that stays possible, and handed back where it isn't", () => {
    const plan = lossPlan(offered, { "lose:sauron-regular": 1, "lose:sauron-elite": 1 });
    expect(plan(decision)).toBe("lose:sauron-elite");
    expect(plan(asked(1, "lose:sauron-regular"))).toBe("lose:sauron-regular");
    expect(plan(asked(1, "lose:sauron-regular"))).toBeUndefined();
    expect(lossPlan(offered, { "lose:sauron-regular": 1 })({ ...decision, kind: "wotr.retreat" })).toBeUndefined();
  });
});

describe("the rules in short", () => {
  it("every chapter has a title and a text", () => {
    for (const { id } of RULES) {
      expect(messages.has(`wotr-rules-${id}`), id).toBe(true);
      expect(messages.text(`wotr-rules-${id}`, {}, "text").length, id).toBeGreaterThan(80);
    }
  });

  it("every question that the rules ask is about one chapter, and only one", () => {
    const rules = new URL("../../src/westmarch/games/wotr/", import.meta.url);
    const kinds = new Set<string>();
    const scan = (path: URL): void => {
      for (const entry of readdirSync(path, { withFileTypes: true })) {
        if (entry.isDirectory()) scan(new URL(`${entry.name}/`, path));
        else if (entry.name.endsWith(".py"))
          for (const [, kind] of readFileSync(new URL(entry.name, path), "utf-8").matchAll(/"(wotr\.[a-z.-]+)"/g))
            if (kind && messages.has(kind.replaceAll(".", "-"), "help")) kinds.add(kind);
      }
    };
    scan(rules);
    expect(kinds.size).toBeGreaterThan(30);
    for (const kind of kinds)
      expect(
        RULES.filter(({ about }) => about.test(kind)).map(({ id }) => id),
        kind,
      ).toHaveLength(1);
  });
});
