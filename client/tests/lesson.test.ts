import { describe, expect, it } from "vitest";
import { type Box, beside } from "../src/lib/beside";
import { follows } from "../src/lib/lesson.svelte";

const ROOM: Box = { x: 0, y: 50, width: 1280, height: 670 };
const SIZE = { width: 320, height: 240 };
const over = (at: { x: number; y: number }, box: Box) =>
  at.x < box.x + box.width && box.x < at.x + SIZE.width && at.y < box.y + box.height && box.y < at.y + SIZE.height;

describe("the guide stands beside what it speaks of", () => {
  it("near, but not over it", () => {
    for (const target of [
      { x: 600, y: 300, width: 80, height: 60 },
      { x: 1000, y: 60, width: 270, height: 100 },
      { x: 0, y: 640, width: 970, height: 80 },
    ]) {
      const at = beside(SIZE, [target], [], ROOM);
      expect(over(at, target)).toBe(false);
      expect(at.x >= 0 && at.x + SIZE.width <= 1280 && at.y >= 50 && at.y + SIZE.height <= 720).toBe(true);
      const near = { x: target.x - 40, y: target.y - 40, width: target.width + 80, height: target.height + 80 };
      expect(over(at, near)).toBe(true);
    }
  });

  it("rather elsewhere than over what one may want to click", () => {
    const target = { x: 600, y: 300, width: 80, height: 60 };
    const first = beside(SIZE, [target], [], ROOM);
    const busy = { ...first, ...SIZE };
    expect(over(beside(SIZE, [target], [busy], ROOM), busy)).toBe(false);
  });

  it("over something else, where there is no room, but never over that", () => {
    const target = { x: 500, y: 50, width: 200, height: 670 };
    expect(over(beside(SIZE, [target], [ROOM], ROOM), target)).toBe(false);
  });
});

describe("what a task wants", () => {
  it("is one answer after the other, with alternatives", () => {
    expect(follows(["die:muster"], ["die:character|die:muster", "move"])).toBe(true);
    expect(follows(["die:muster", "move", "anything"], ["die:character|die:muster", "move"])).toBe(true);
    expect(follows(["die:muster", "stay"], ["die:character|die:muster", "move"])).toBe(false);
    expect(follows(["die:event"], ["die:character|die:muster"])).toBe(false);
    expect(follows(["die:event"], [])).toBe(true);
  });
});
