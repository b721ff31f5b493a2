import { describe, expect, it } from "vitest";
import { linkTo, textIn, withLine } from "../src/lib/analysis";

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

describe("a line of a position", () => {
  const selected = (text: string, line: string) => {
    const found = withLine(text, line);
    return [found.text, found.text.slice(found.from, found.to)];
  };

  it("is added at the end of the state", () => {
    expect(selected(POSITION, "army dale: none")).toEqual([`${POSITION}army dale: none\n`, " none"]);
  });

  it("stands before the moves", () => {
    const text = `${POSITION}\n[moves]\nfree wotr.action pass\n`;
    expect(selected(text, "army dale: none")).toEqual([
      `${POSITION}army dale: none\n\n[moves]\nfree wotr.action pass\n`,
      " none",
    ]);
  });

  it("is only shown if it is there already", () => {
    const text = `${POSITION}army dale: north 1/0/0\nphase: actions\n`;
    expect(selected(text, "army dale: none")).toEqual([text, " north 1/0/0"]);
  });
});
