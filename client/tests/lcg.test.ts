import { describe, expect, it } from "vitest";
import { CATALOGUE, codeOf, draftOf, matches } from "../src/games/lcg/decks/code";
import { FACTS } from "../src/games/lcg/facts";
import { answersFor, candidates, firstPick, picking, purses, usual } from "../src/games/lcg/panels/picks";
import { lastTold, outcomeOf, partyOf, revealedIn, shadowsOf, staging } from "../src/games/lcg/staging";
import { chance } from "../src/games/lcg/table/quest";
import type { CardView, InPlay, QuestAhead } from "../src/games/lcg/view";
import { handToken, placed, tokenOf } from "../src/games/lcg/view";
import type { Decision, GameEvent } from "../src/lib/api";
import { scenesIn } from "../src/lib/scenes";
import { shared } from "../src/lib/share";

const decision = (kind: string, options: string[], params: Record<string, unknown> = {}): Decision => ({
  kind: `lcg.${kind}`,
  options,
  params,
});
const event = (kind: string, params: Record<string, unknown> = {}): GameEvent => ({
  kind: `lcg.${kind}`,
  params,
  step: 0,
});

describe("several cards in one", () => {
  const first = decision("commit", ["all", "aragorn", "gloin", "theodred", "done"], { chosen: [] });

  it("is for quests and attacks of many", () => {
    expect(picking(first)).toBe(true);
    expect(candidates(first)).toEqual(["aragorn", "gloin", "theodred"]);
    expect(picking(decision("attackers", ["dunhere", "eowyn"]))).toBe(false);
    expect(picking(decision("attackers", ["dunhere", "done"]))).toBe(true);
    expect(picking(decision("defend", ["aragorn", "undefended"]))).toBe(false);
  });

  it("is one list, that says when that is all", () => {
    expect(answersFor(first, ["gloin", "theodred"])).toEqual(["gloin", "theodred", "done"]);
    expect(answersFor(first, [])).toEqual(["done"]);
  });

  it("takes the shortcut for all of them", () => {
    expect(answersFor(first, ["aragorn", "gloin", "theodred"])).toEqual(["all"]);
  });

  it("doesn't answer for the next player", () => {
    // Nobody else is left, so the next question is the other player's.
    expect(answersFor(decision("commit", ["gloin", "done"], { chosen: [] }), ["gloin"])).toEqual(["gloin"]);
  });

  it("sends nobody where that is possible", () => {
    expect(firstPick(first, [])).toBe("done");
    expect(firstPick(decision("attackers", ["all", "aragorn", "gloin"]), [])).toBeUndefined();
    expect(answersFor(decision("attackers", ["all", "aragorn", "gloin"]), [])).toEqual([]);
  });
});

describe("paying", () => {
  const ask = decision("pay", ["evenly", "count:2", "count:1"], {
    card: "faramir",
    hero: "aragorn",
    cost: 2,
    payers: { aragorn: 2, gloin: 1 },
    usual: { aragorn: 2, gloin: 0 },
  });

  it("is for those whom the rules name", () => {
    expect(purses(ask)).toEqual([
      { id: "aragorn", has: 2 },
      { id: "gloin", has: 1 },
    ]);
    expect(usual(ask)).toEqual({ aragorn: 2, gloin: 0 });
  });

  it("adds up: who is asked for less leaves the rest to the others", () => {
    const whole = { most: { aragorn: 2, gloin: 1, theodred: 1 }, wish: {}, sum: 2 };
    expect(shared({ aragorn: 0, gloin: 0, theodred: 0 }, "aragorn", whole)).toEqual({
      aragorn: 0,
      gloin: 1,
      theodred: 1,
    });
    expect(shared({ aragorn: 2, gloin: 1, theodred: 0 }, "gloin", whole)).toEqual({
      aragorn: 1,
      gloin: 1,
      theodred: 0,
    });
    expect(shared({ aragorn: 2, gloin: 1 }, "gloin", { ...whole, sum: null })).toEqual({ aragorn: 2, gloin: 1 });
  });
});

describe("the forecast of a quest", () => {
  const ahead = {
    willpower: 0,
    threat: 3,
    to_come: 1,
    next: [],
    average: 1.5,
    spread: [
      [0, 0.25],
      [1, 0.25],
      [2, 0.25],
      [3, 0.25],
    ],
  } as QuestAhead;

  it("counts the cases in which willpower is more than threat", () => {
    expect([3, 4, 5, 6, 7].map((willpower) => chance(ahead, willpower))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });
});

describe("what happened", () => {
  it("tells an attack from its beginning to what came of it", () => {
    const [told, ...rest] = scenesIn(
      [
        event("round", { round: 1 }),
        event("shadow-dealt", { enemy: "king-spider" }),
        event("attacks", { enemy: "king-spider", seat: "p1", attack: 3 }),
        event("defends", { card: "aragorn", enemy: "king-spider", defense: 2 }),
        event("shadow", { enemy: "king-spider", card: "dol-guldur-orcs", effect: true }),
        event("shadow-cancelled", { card: "dol-guldur-orcs" }),
        event("attack-grows", { enemy: "king-spider", bonus: 1, attack: 4 }),
        event("revealed", { card: "hummerhorns" }),
        event("blow", { enemy: "king-spider", attack: 4, defense: 2 }),
        event("damaged", { card: "aragorn", amount: 2 }),
        event("attack-over", { enemy: "king-spider" }),
        event("refreshed"),
      ],
      staging,
    );
    expect(rest).toEqual([]);
    expect(told).toMatchObject({ name: "attack", at: 2, last: 10, over: true });
    expect(partyOf(told!)).toEqual([{ id: "aragorn", value: 2 }]);
    expect(shadowsOf(told!)).toEqual([{ card: "dol-guldur-orcs", cancelled: true, effect: true }]);
    expect(lastTold(told!, "attack", "lcg.attacks", "lcg.attack-grows")).toBe(4);
    expect(outcomeOf(told!).map(({ kind }) => kind.slice(4))).toEqual(["attack-grows", "revealed", "blow", "damaged"]);
  });

  it("tells a quest with who went, what was revealed, and what counts only then", () => {
    const events = [
      event("committed", { seat: "p1", cards: ["aragorn"], wills: [2], willpower: 2, threat: 1 }),
      event("committed", { seat: "p2", cards: ["eowyn"], wills: [4], willpower: 6, threat: 1 }),
      event("revealed", { card: "hummerhorns" }),
      event("staged", { card: "hummerhorns", threat: 4 }),
      event("quest-result", { willpower: 6, threat: 4 }),
      event("progress", { count: 2, quest: "flies-and-spiders" }),
      event("travelled", { card: "old-forest-road" }),
      event("threat", { seat: "p1", change: 1, threat: 30 }),
    ];
    const threat = (count: number) =>
      lastTold(scenesIn(events.slice(0, count), staging)[0]!, "threat", "lcg.committed", "lcg.staged");
    expect([threat(3), threat(4)]).toEqual([1, 4]);
    const [told] = scenesIn(events, staging);
    expect(told).toMatchObject({ name: "quest", last: 5, over: true });
    expect(partyOf(told!).map((each) => each.id)).toEqual(["aragorn", "eowyn"]);
    expect(revealedIn(told!)).toEqual(["hummerhorns"]);
  });

  it("tells attacks one after the other", () => {
    const told = scenesIn(
      [
        event("attacks", { enemy: "a", seat: "p1" }),
        event("undefended", { enemy: "a", seat: "p1" }),
        event("attack-over", { enemy: "a" }),
        event("attacks", { enemy: "b", seat: "p1" }),
        event("attack-over", { enemy: "b" }),
        event("strikes", { seat: "p1", enemy: "a", cards: ["gimli"], attacks: [2] }),
        event("strength", { enemy: "a", strength: 4 }),
        event("no-damage", { enemy: "a" }),
      ],
      staging,
    );
    expect(told.map((scene) => [scene.name, scene.at, scene.last, scene.over])).toEqual([
      ["attack", 0, 2, true],
      ["attack", 3, 4, true],
      ["strike", 5, 7, false],
    ]);
  });
});

describe("what lies on the table", () => {
  const card = (id: string, attachments: string[] = []): InPlay => ({
    id,
    card: id,
    type: "hero",
    attachments: attachments.map((each) => ({ id: each, card: each, exhausted: false, seat: "p1" })),
  });
  const view = {
    seats: ["p1", "p2"],
    seat: "p1",
    staging: [],
    active: card("old-forest-road"),
    players: [
      { seat: "p1", hand: ["faramir"], characters: [card("aragorn", ["celebrians-stone"])], enemies: [] },
      { seat: "p2", hand: null, characters: [], enemies: [card("king-spider")] },
    ],
  } as unknown as CardView;

  it("needs no button", () => {
    const options = new Set(["use:aragorn", "use:celebrians-stone", "play:faramir", "p2", "king-spider", "pass"]);
    // Which player: said in words, where the question is.
    const buttons = ["p2", "pass"];
    for (const token of options)
      expect([token, placed(token, options, view)]).toEqual([token, !buttons.includes(token)]);
    expect(placed("card:gandalf", new Set(["card:gandalf"]), view)).toBe(false);
    // A click can mean only one of two; the other one gets a button.
    const both = new Set(["aragorn", "use:aragorn"]);
    expect([tokenOf("aragorn", both), placed("use:aragorn", both, view)]).toEqual(["aragorn", false]);
    expect(handToken("faramir", new Set(["card:faramir"]))).toBe("card:faramir");
  });
});

describe("decks", () => {
  it("travel as a word and come back", () => {
    for (const [name, { heroes, cards }] of Object.entries(FACTS.decks)) {
      const draft = {
        heroes,
        cards: Object.fromEntries(Object.entries(cards).map(([id, count]) => [Number(id), count])),
      };
      expect([name, draftOf(codeOf(draft))]).toEqual([name, draft]);
    }
    expect(codeOf({ heroes: [3, 1], cards: { 73: 1, 13: 3, 14: 0 } })).toBe("custom:3+1/13x3+73");
    expect(draftOf("free:1+999/13x2+500")).toEqual({ heroes: [1], cards: { 13: 2 } });
    expect(draftOf("custom:/")).toEqual({ heroes: [], cards: {} });
  });

  it("are made of the player cards of the box", () => {
    expect(CATALOGUE.length).toBe(73);
    expect(CATALOGUE.filter((entry) => entry.type === "hero").length).toBe(12);
  });

  it("are searched without accents, by several words, with filters", () => {
    const find = (text: string, more = {}) =>
      CATALOGUE.filter((entry) =>
        matches(
          entry,
          { text, spheres: [], types: [], cost: "", ...more },
          entry.id === "eowyn" ? "Éowyn, Rohan" : entry.id,
        ),
      ).map((entry) => entry.id);
    expect(find("eowyn rohan")).toEqual(["eowyn"]);
    expect(find("", { types: ["hero"], spheres: ["lore"] })).toEqual(["denethor", "glorfindel", "beravor"]);
    expect(find("", { cost: "4+", types: ["ally"], spheres: ["leadership"] })).toEqual([
      "faramir",
      "longbeard-orc-slayer",
      "brok-ironfist",
    ]);
    expect(find("", { cost: "x" }).length).toBeGreaterThan(0);
  });
});
