import { describe, expect, it } from "vitest";
import { percentage } from "../src/lib/percentage";

describe("a percentage", () => {
  it("stands as the language writes it", () => {
    expect(["en", "cs", "hu"].map((language) => percentage(language, 0.4))).toEqual(["40%", "40\u00a0%", "40%"]);
  });

  it("has a sign where it is a change, and none where it rounds to nothing", () => {
    const changes = [0.123, -0.12, 0.001, -0.004].map((by) => percentage("cs", by, true));
    expect(changes).toEqual(["+12\u00a0%", "−12\u00a0%", "0\u00a0%", "0\u00a0%"]);
  });
});
