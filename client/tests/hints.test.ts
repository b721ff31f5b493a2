import { expect, it } from "vitest";
import { ALIKE, advised, hintIn } from "../src/lib/hints";
import type { Words } from "../src/lib/words";

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

it("tells the best choice with its chance, the others below it, and without chances only what to do", () => {
  const words = {
    text: (key: string, about?: Record<string, unknown>) => `${key} ${Object.values(about ?? {}).join(" ")}`.trim(),
    label: (token: string) => token.toUpperCase(),
    remark: () => "so",
  } as unknown as Words;
  const asked = { kind: "", options: ["a", "b"], params: {} };
  const hint = { token: "a", why, bot: "", moment: 0, choices: [choice("a", 0.61), choice("b", 0.5)] };
  expect(hintIn(words, hint, asked)).toMatchObject({
    text: "client-hint-choice A so 61",
    token: "a",
    choices: [{ token: "b", text: "client-hint-choice B so 50" }],
  });
  expect(hintIn(words, { ...hint, choices: [] }, asked)).toMatchObject({ text: "client-hint A so", choices: [] });
});
