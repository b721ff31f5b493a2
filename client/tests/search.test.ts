import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inOrder, plain } from "../src/lib/search";

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
