import { describe, expect, it } from "vitest";
import { linkTo, textIn } from "../src/lib/analysis";

const POSITION = "westmarch position 2\ngame: wotr\nseats: free shadow\n\n[state]\nturn: 3\n";

describe("a position in a link", () => {
  it("comes back as it was, and is short", async () => {
    const text = `${POSITION}# Círdan – “ships”\n${"army edoras: rohan 2/1/1\n".repeat(40)}`;
    const link = await linkTo(text);
    expect(link).toMatch(/^\/analysis#[\w-]+$/);
    expect(link.length).toBeLessThan(text.length / 3);
    expect(await textIn(link.slice(link.indexOf("#")))).toBe(text);
  });

  it("is nothing where there is none, or a torn one", async () => {
    const link = await linkTo(POSITION);
    for (const hash of ["", "#", "#!!!", "#abc", link.slice(link.indexOf("#"), -6)])
      expect(await textIn(hash)).toBeNull();
  });
});
