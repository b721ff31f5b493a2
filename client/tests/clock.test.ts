import { expect, it } from "vitest";
import { timeLeft } from "../src/lib/clock";

const [HOUR, DAY] = [3600, 86_400];

it.each([
  [3 * DAY, "3 days"],
  // A moment after three days began to run, it is not two.
  [3 * DAY - 1, "2 days, 23 hours"],
  [DAY + HOUR, "1 day, 1 hour"],
  [DAY, "1 day"],
  [DAY - 1, "23:59:59"],
  [HOUR + 5, "01:00:05"],
  [65, "01:05"],
  [0, "00:00"],
])("%i seconds are told as %s", (seconds, told) => {
  expect(timeLeft(seconds, "en")).toBe(told);
});

it("speaks the player's language", () => {
  expect(timeLeft(2 * DAY + 5 * HOUR, "cs")).toMatch(/^2\sdny a\s5\shodin$/);
  expect(timeLeft(2 * DAY + 5 * HOUR, "hu")).toMatch(/^2\snap.*5\sóra$/);
});
