// What boards with a map share, and which way imports point.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Atlas } from "../src/board/atlas";
import { spread } from "../src/board/spread";

// Two squares beside each other: arc 0 is the border between them, run once in either direction.
const MAP = {
  size: [20, 10],
  arcs: [
    [10, 0, 10, 10],
    [10, 10, 0, 10, 0, 0, 10, 0],
    [10, 0, 20, 0, 20, 10, 10, 10],
  ],
  regions: {
    west: { rings: [[0, 1]], name: [], size: 1, army: [5, 5], guest: [5, 5] },
    east: { rings: [[2, ~0]], name: [], size: 1, army: [15, 5], guest: [15, 5] },
  },
  edge: [1, 2],
  growth: {},
};

describe("an atlas", () => {
  const atlas = new Atlas(MAP);
  it("closes regions, whichever way their arcs run", () => {
    expect(atlas.region("west")).toBe("M10 0L10 10L0 10L0 0L10 0Z");
    expect(atlas.region("east")).toBe("M10 0L20 0L20 10L10 10L10 0Z");
  });
  it("leaves out what lies between regions that belong together", () => {
    expect(atlas.outline(["west", "east"])).toBe("M10 10L0 10L0 0L10 0M10 0L20 0L20 10L10 10");
    expect(atlas.outline(["west"])).toBe("M10 0L10 10M10 10L0 10L0 0L10 0");
  });
});

describe("pieces that would cover each other", () => {
  it("are moved apart along the shorter way, each no further than allowed", () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
    ];
    spread([a, b], 10, () => [10, 20]);
    expect([a, b]).toEqual([
      { x: -2, y: 0 },
      { x: 8, y: 0 },
    ]);
    spread([a, b], 1, () => [20, 20]);
    expect([a.x, b.x]).toEqual([-3, 9]);
  });
  it("stay where they may lie on each other", () => {
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ];
    spread([a, b], 10, () => null);
    expect([a, b]).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ]);
  });
});

describe("layers", () => {
  const imports = (layer: string): string[] => {
    const folder = new URL(`../src/${layer}/`, import.meta.url);
    return readdirSync(folder)
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .flatMap((file) => [...readFileSync(new URL(file, folder), "utf-8").matchAll(/from "\.\.\/(\w+)\//g)])
      .map((found) => found[1]!);
  };
  it("point one way: from games to board, from there to the shell, from there to lib", () => {
    expect(imports("board").length).toBeGreaterThan(0);
    expect(new Set(imports("board"))).toEqual(new Set(["lib", "shell"]));
    expect(imports("shell")).not.toContain("board");
    for (const layer of ["shell", "board"]) expect(imports("lib")).not.toContain(layer);
  });
  it("the shared one names no game", () => {
    const folder = new URL("../src/board/", import.meta.url);
    for (const file of readdirSync(folder))
      expect(readFileSync(new URL(file, folder), "utf-8"), file).not.toMatch(/wotr|b5a|lcg/);
  });
});
