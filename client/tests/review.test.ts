import { describe, expect, it } from "vitest";
import type { Review, ReviewMoment } from "../src/lib/api";
import { fortune, line, lucky, marks, nearest, place, points, signed, turns } from "../src/lib/review";

const moment = (number: number, before: number, after: number, more: Partial<ReviewMoment> = {}): ReviewMoment => ({
  number,
  until: number + 3,
  turn: 1 + Math.floor(number / 6),
  seat: "free",
  before,
  after,
  expected: before,
  choice: 0,
  luck: after - before,
  ...more,
});

const review: Review = {
  teams: [["free"], ["shadow"]],
  over: true,
  start: 0.5,
  end: 1,
  luck: 0.6,
  choice: -0.1,
  moments: [moment(0, 0.5, 0.4, { choice: -0.1, luck: 0 }), moment(3, 0.4, 0.7), moment(6, 0.7, 1)],
  mistakes: [
    { number: 1, turn: 1, seat: "free", cost: 0.1, expected: 0.4, best: 0.5, played: [], better: [], why: null },
  ],
  lucky: [3, 6],
  unlucky: [0],
  told: {},
  totals: {},
};

describe("the curve of a review", () => {
  it("goes from the start to the end, and adds up", () => {
    const all = points(review, 0);
    expect(all.map((point) => point.chance)).toEqual([0.5, 0.4, 0.7, 1]);
    const sum = all.reduce((before, point) => before + point.luck + point.choice, review.start);
    expect(sum).toBeCloseTo(review.end);
    expect(all.at(-1)!.number).toBe(9);
  });

  it("is the other way round for the other team", () => {
    const all = points(review, 1);
    expect(all.map((point) => Number(point.chance.toFixed(2)))).toEqual([0.5, 0.6, 0.3, 0]);
    expect(all[0]!.choice).toBeCloseTo(0.1);
    expect(all[0]!.luck).toBe(0);
    expect(fortune(review.moments[1]!, 1)).toBeCloseTo(-0.3);
    expect(lucky(review, 1).good.map((each) => each.number)).toEqual([0]);
    expect(lucky(review, 1).bad.map((each) => each.number)).toEqual([3, 6]);
  });

  it("has a mark at the moment of a mistake, also in the middle of it", () => {
    expect(marks(review, 0)).toEqual([
      { at: 0, kind: "mistake" },
      { at: 1, kind: "lucky" },
      { at: 2, kind: "lucky" },
      { at: 0, kind: "unlucky" },
    ]);
  });

  it("fills its box, and finds the point under the pointer", () => {
    expect(place(0, 1, 4, 300, 100)).toEqual([0, 0]);
    expect(place(3, 0, 4, 300, 100)).toEqual([300, 100]);
    expect(place(0, 0.5, 1, 300, 100)).toEqual([0, 50]);
    expect([nearest(-5, 4, 300), nearest(149, 4, 300), nearest(151, 4, 300), nearest(999, 4, 300)]).toEqual([
      0, 1, 2, 3,
    ]);
    expect(line(points(review, 0), 300, 100)).toBe("M0.0 50.0L100.0 60.0L200.0 30.0L300.0 0.0");
  });

  it("names turns where there is room", () => {
    expect(turns(points(review, 0), 300)).toEqual([
      { at: 0, turn: 1 },
      { at: 2, turn: 2 },
    ]);
    expect(turns(points(review, 0), 30)).toEqual([{ at: 0, turn: 1 }]);
  });

  it("writes changes with their signs", () => {
    expect([signed(0.123), signed(-0.12), signed(0.001), signed(-0.004)]).toEqual(["+12", "−12", "0", "0"]);
  });
});
