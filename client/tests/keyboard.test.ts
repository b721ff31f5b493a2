import { describe, expect, it } from "vitest";
import { backOrAgain, onward, walk } from "../src/shell/table/keyboard";

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

describe("taking back and doing again", () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    backOrAgain({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...more } as KeyboardEvent);
  it("has the usual keys", () => {
    expect(press("u")).toBe("undo");
    expect(press("U", { shiftKey: true })).toBe("redo");
    expect(press("z", { ctrlKey: true })).toBe("undo");
    expect(press("Z", { metaKey: true, shiftKey: true })).toBe("redo");
    expect(press("y", { ctrlKey: true })).toBe("redo");
  });
  it("never is Esc, nor another letter", () => {
    expect(press("Escape")).toBe(null);
    expect(press("z")).toBe(null);
    expect(press("u", { ctrlKey: true })).toBe(null);
  });
});

describe("going on", () => {
  const ui = { goOn: ["done", "pass"], goOnLong: ["pass-until-change"] };
  const offered = new Set(["attack", "pass", "pass-until-change"]);

  it("takes the first answer of the game's that is offered", () => {
    expect(onward(offered, ui, false)).toBe("pass");
    expect(onward(new Set(["pass", "done"]), ui, false)).toBe("done");
    expect(onward(new Set(["attack"]), ui, false)).toBeUndefined();
  });

  it("with Shift goes on for long, where that can be", () => {
    expect(onward(offered, ui, true)).toBe("pass-until-change");
    expect(onward(new Set(["pass"]), ui, true)).toBe("pass");
    expect(onward(offered, {}, true)).toBeUndefined();
  });
});
