import { describe, expect, it } from "vitest";
import { parse } from "../src/lib/routes";

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
});
