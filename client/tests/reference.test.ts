import { describe, expect, it } from "vitest";
import { blocks, cardSections, pieces, plain, type Reference, search, sectionAbout } from "../src/lib/reference";

const section = (
  id: string,
  title: string,
  text: string,
  more: Partial<Reference["chapters"][0]["sections"][0]> = {},
) => ({
  id,
  title,
  text,
  see: [],
  examples: [],
  questions: [],
  reasons: [],
  cards: [],
  ...more,
});

const rules: Reference = {
  game: "wotr",
  chapters: [
    {
      id: "army",
      option: "",
      title: "Armies",
      text: "",
      sections: [
        section("moving", "Moving an army", "Nobody enters Lórien. See [Nazgûl](nazgul).", {
          questions: ["wotr.move.*", "wotr.surplus"],
          reasons: ["wotr-rule-army-movement"],
          cards: ["*"],
        }),
        section("splitting", "A part of an army", "You needn't move **all**.", {
          questions: ["wotr.move.count"],
          reasons: ["wotr-why-leader-alone"],
          cards: ["corsairs-of-umbar"],
        }),
        section("nazgul", "Nazgûl", "They fly.", { cards: ["character:*"] }),
      ],
    },
  ],
};

describe("what a section is about", () => {
  it("the longest pattern wins", () => {
    expect(sectionAbout(rules, { question: "wotr.move.from" })).toBe("moving");
    expect(sectionAbout(rules, { question: "wotr.move.count" })).toBe("splitting");
    expect(sectionAbout(rules, { question: "wotr.retreat" })).toBeUndefined();
  });

  it("a reason, else the rule that it names", () => {
    const rule = "wotr.rule.army-movement";
    expect(sectionAbout(rules, { reason: { key: "wotr.why.leader-alone", rule } })).toBe("splitting");
    expect(sectionAbout(rules, { reason: { key: "wotr.why.stacking", rule } })).toBe("moving");
  });

  it("a reason without a place opens what is asked", () => {
    const reason = { key: "core-not-asked", rule: "" };
    expect(sectionAbout(rules, { reason, question: "wotr.surplus" })).toBe("moving");
  });

  it("cards, the one that fits best first", () => {
    const ids = (card: string) => cardSections(rules, card).map(({ id }) => id);
    expect(ids("corsairs-of-umbar")).toEqual(["splitting", "moving"]);
    expect(ids("corsairs-of-umbar.2")).toEqual(["splitting", "moving"]);
    expect(ids("character:gimli")).toEqual(["nazgul"]);
  });
});

describe("texts", () => {
  it("have links and strong words", () => {
    expect(pieces("See [Nazgûl](nazgul) and **all**.")).toEqual([
      { text: "See " },
      { text: "Nazgûl", link: "nazgul" },
      { text: " and " },
      { text: "all", strong: true },
      { text: "." },
    ]);
  });

  it("have paragraphs and lists", () => {
    const kinds = (text: string) => blocks(text).map((block) => block.kind);
    expect(kinds("One\nline.\n\nFor each hit:\n\n- one\n- two\n\nEnd.")).toEqual([
      "paragraph",
      "paragraph",
      "list",
      "paragraph",
    ]);
  });
});

describe("searching", () => {
  it("ignores case and marks", () => {
    expect(plain("Lórien, Nazgûl, Dáin")).toBe("lorien, nazgul, dain");
    expect(search(rules, "LORIEN").map(({ section: { id } }) => id)).toEqual(["moving"]);
  });

  it("wants all words, and puts titles first", () => {
    expect(search(rules, "nazgul").map(({ section: { id } }) => id)).toEqual(["nazgul", "moving"]);
    expect(search(rules, "army all").map(({ section: { id } }) => id)).toEqual(["splitting"]);
    expect(search(rules, "  ")).toEqual([]);
  });

  it("shows the word where it stands", () => {
    const [found] = search(rules, "lorien");
    expect([found!.before, found!.word]).toEqual(["Nobody enters ", "Lórien"]);
  });
});
