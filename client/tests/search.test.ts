import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fitting, inOrder, plain } from "../src/lib/search";

// tests/languages/test_sorting.py sorts the same words in Python.
const file = new URL("../../tests/languages/models/orders.json", import.meta.url);
const orders = JSON.parse(readFileSync(file, "utf-8")) as Record<string, string[]>;

describe("search", () => {
  it("finds names without their marks", () => {
    expect(plain("Lórien")).toBe("lorien");
    expect(plain("Šedé přístavy")).toBe("sede pristavy");
    expect(plain("Völgyzugoly, Őrség")).toBe("volgyzugoly, orseg");
  });
});

describe("order", () => {
  it.each(Object.keys(orders))("is that of the alphabet in %s", (language) => {
    const words = orders[language]!;
    expect(inOrder([...words].reverse(), language, (word) => word)).toEqual(words);
  });

  it("counts numbers", () => {
    expect(inOrder(["10", "9", "2"], "cs", (word) => word)).toEqual(["2", "9", "10"]);
  });
});

it("finds answers by a part of their words, in the order of those", () => {
  const words: Record<string, string> = { a: "Éowyn", b: "Théoden", c: "Aragorn" };
  expect(fitting(["a", "b", "c"], " eo", "en", (token) => words[token]!)).toEqual(["a", "b"]);
  expect(fitting(["a", "b", "c"], "", "en", (token) => words[token]!)).toEqual(["c", "a", "b"]);
});
