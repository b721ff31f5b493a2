import { expect, it } from "vitest";
import { ALIKE, advised } from "../src/lib/hints";

const why = { key: "", params: {}, rule: "", text: "" };
const choice = (token: string, chance: number) => ({ token, chance, why });
const order = (token: string, ...choices: [string, number][]) => {
  const { choices: told, ...rest } = advised({ token, choices: choices.map(([each, chance]) => choice(each, chance)) });
  return { ...rest, told: told.map((each) => each.token) };
};

it("advises what the computer would do, and tells it first where others look no better", () => {
  expect(order("a", ["a", 0.6], ["b", 0.5])).toEqual({ token: "a", told: ["a", "b"], alike: false });
  expect(order("b", ["a", 0.6], ["b", 0.6 - ALIKE / 2], ["c", 0.2])).toEqual({
    token: "b",
    told: ["b", "a", "c"],
    alike: true,
  });
});

it("never advises what it says is worse", () => {
  expect(order("b", ["a", 0.8], ["b", 0.74])).toEqual({ token: "a", told: ["a", "b"], alike: false });
  expect(order("c", ["a", 0.8], ["b", 0.74])).toEqual({ token: "a", told: ["a", "b"], alike: false });
});

it("tells each answer once, and only the answer where nobody can tell chances", () => {
  expect(order("a", ["a", 0.8], ["a", 0.7], ["b", 0.6])).toEqual({ token: "a", told: ["a", "b"], alike: false });
  expect(order("a")).toEqual({ token: "a", told: [], alike: false });
});
