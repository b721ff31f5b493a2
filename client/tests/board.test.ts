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
  const SRC = new URL("../src/", import.meta.url);
  const files = (layer: string): string[] =>
    readdirSync(new URL(layer, SRC), { recursive: true, encoding: "utf-8" })
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .map((file) => `${layer}/${file}`);
  const text = (file: string): string => readFileSync(new URL(file, SRC), "utf-8");
  /** What a layer imports, by path below src; types are no more than a promise, and may come from anywhere. */
  const imports = (layer: string): string[] =>
    files(layer).flatMap((file) =>
      [...text(file).matchAll(/^\s*import (?!type )[^;]*?"(\.[^"]*)"/gm)].map((found) =>
        new URL(found[1]!, new URL(file, SRC)).pathname.slice(SRC.pathname.length),
      ),
    );
  const ORDER = ["lib", "kit", "board", "games", "shell"];

  it("point one way: from the shell to games, board, kit and lib", () => {
    for (const [at, layer] of ORDER.entries()) {
      expect(imports(layer).length).toBeGreaterThan(0);
      for (const above of ORDER.slice(at + 1))
        expect(
          imports(layer).filter((path) => path.startsWith(`${above}/`)),
          layer,
        ).toEqual([]);
    }
  });
  it("the shell knows a game by its registry only", () => {
    const games = imports("shell").filter((path) => path.startsWith("games/"));
    expect(new Set(games)).toEqual(new Set(["games/registry"]));
  });
  it("the shared ones name no game", () => {
    for (const layer of ["kit", "board"])
      for (const file of files(layer)) expect(text(file), file).not.toMatch(/wotr|b5a|lcg/);
  });
});
