import { describe, expect, it } from "vitest";
import { keyOf, parse } from "../src/lib/routes";

describe("addresses", () => {
  it("name pages", () => {
    expect(parse("/", "")).toEqual({ page: "lobby" });
    expect(parse("/match/x1", "")).toEqual({ page: "match", id: "x1" });
    expect(parse("/match/x1/replay", "?step=7&seat=free")).toEqual({ page: "replay", id: "x1", step: 7, seat: "free" });
    expect(parse("/match/x1/replay", "?step=no")).toEqual({ page: "replay", id: "x1", step: null, seat: null });
    expect(parse("/match/x1/review", "")).toEqual({ page: "review", id: "x1" });
    expect(parse("/workshop/lcg", "")).toEqual({ page: "workshop", game: "lcg", id: null });
    expect(parse("/workshop/lcg/lore", "")).toEqual({ page: "workshop", game: "lcg", id: "lore" });
    expect(parse("/analysis", "?game=b5a")).toEqual({ page: "analysis", game: "b5a" });
    expect(parse("/nowhere", "")).toEqual({ page: "lost" });
  });

  it("are another page where a page can't follow them by itself", () => {
    const key = (path: string, search = "") => keyOf(parse(path, search));
    expect(key("/rules/wotr/hunt")).toBe(key("/rules/wotr/battles"));
    expect(key("/match/x1/replay", "?step=7")).toBe(key("/match/x1/replay", "?step=8"));
    expect(key("/analysis", "?game=b5a")).toBe(key("/analysis", "?game=lcg"));
    expect(key("/rules/wotr")).not.toBe(key("/rules/lcg"));
    expect(key("/rules/wotr")).not.toBe(key("/puzzles/wotr"));
    expect(key("/match/x1")).not.toBe(key("/match/x2"));
    expect(key("/learn/wotr/first")).not.toBe(key("/learn/wotr/second"));
  });
});
