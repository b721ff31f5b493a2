import { describe, expect, it } from "vitest";
import { walk } from "../src/shell/keyboard";

const places = new Map<string, readonly [number, number]>([
  ["a", [0, 0]],
  ["b", [100, 10]],
  ["c", [20, 90]],
]);

describe("walking the targets", () => {
  it("begins with the first", () => {
    expect(walk(["a", "b"], places, null, 1, 0)).toBe("a");
  });

  it("goes where the arrow points", () => {
    expect(walk(["a", "b", "c"], places, "a", 1, 0)).toBe("b");
    expect(walk(["a", "b", "c"], places, "a", 0, 1)).toBe("c");
    expect(walk(["a", "b", "c"], places, "b", -1, 0)).toBe("a");
  });

  it("goes on in the list where nothing lies that way, or nothing has a place", () => {
    expect(walk(["a", "b"], places, "a", -1, 0)).toBe("b");
    expect(walk(["x", "y", "z"], new Map(), "x", 0, 1)).toBe("y");
    expect(walk(["x", "y", "z"], new Map(), "x", 0, -1)).toBe("z");
  });

  it("has nowhere to go without options", () => {
    expect(walk([], places, null, 1, 0)).toBeNull();
  });
});
