import { describe, expect, it } from "vitest";
import { bearable, lossPlan, most, suggestion, ways, worth } from "../src/games/wotr/panels/losses";
import type { Decision } from "../src/lib/api";

/** What is asked, with what each answer is worth. */
const asked = (hits: number, worth: Record<string, number>): Decision => ({
  kind: "wotr.casualties",
  options: Object.keys(worth),
  params: { region: "dale", hits, worth },
});
const LOSE = { "lose:sauron-regular": 1 };

describe("taking hits", () => {
  const decision = asked(3, { ...LOSE, "reduce:sauron-elite": 1, "lose:sauron-elite": 2 });
  const offered = ways(decision);
  const figures = { "sauron-regular": 2, "sauron-elite": 1, nazgul: 1 };

  it("is worth what the question says", () => {
    expect(offered.map((way) => way.cost)).toEqual([1, 1, 2]);
    expect(ways(asked(2, { ...LOSE, "lose:sauron-elite": 1 })).map((way) => way.cost)).toEqual([1, 1]);
  });

  it("regulars go first, and all hits are shared out", () => {
    expect(suggestion(offered, figures, 3)).toEqual({ "lose:sauron-regular": 2, "reduce:sauron-elite": 1 });
    expect(worth(offered, suggestion(offered, figures, 4))).toBe(4);
  });

  it("no more hits than there are figures for", () => {
    expect(bearable(offered, figures, 9)).toBe(4);
    expect(bearable(offered, figures, 2)).toBe(2);
  });

  it("an elite falls or is reduced, and then may fall as a regular", () => {
    const [regular, reduce, fall] = offered as [(typeof offered)[0], (typeof offered)[0], (typeof offered)[0]];
    expect(most(fall, offered, figures, { "reduce:sauron-elite": 1 })).toBe(0);
    expect(most(reduce, offered, figures, {})).toBe(1);
    expect(most(regular, offered, figures, { "reduce:sauron-elite": 1 })).toBe(3);
  });

  it("is answered in an order that stays possible, and handed back where it isn't", () => {
    const plan = lossPlan(offered, { "lose:sauron-regular": 1, "lose:sauron-elite": 1 });
    expect(plan(decision)).toBe("lose:sauron-elite");
    expect(plan(asked(1, LOSE))).toBe("lose:sauron-regular");
    expect(plan(asked(1, LOSE))).toBeUndefined();
    expect(lossPlan(offered, { "lose:sauron-regular": 1 })({ ...decision, kind: "wotr.retreat" })).toBeUndefined();
  });
});
