// Setting up by hand: what is moved on the board, as lines of a position.

import { describe, expect, it } from "vitest";
import { setUp as valley } from "../src/games/b5a/setup";
import { setUp as cards } from "../src/games/lcg/setup";
import { setUp as war } from "../src/games/wotr/setup";
import type { Sight } from "../src/lib/api";
import { isPosition, said, withLine, withLines, withMore, withoutMoves } from "../src/lib/setup";

const POSITION = "westmarch position 2\ngame: wotr\nseats: free shadow\n\n[state]\nturn: 3\n";

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

describe("the text of a position", () => {
  it("says other lines in the place of those it said", () => {
    const text = `${POSITION}army dale: north 1/0/0\nphase: actions\n`;
    expect(withLines(text, ["army dale: none", "army edoras: rohan 2/1/1"])).toBe(
      `${POSITION}army dale: none\nphase: actions\narmy edoras: rohan 2/1/1\n`,
    );
  });

  it("does not take a line for another that begins like it", () => {
    expect(withLines(`${POSITION}army dale: none\n`, ["army dal: none"])).toBe(
      `${POSITION}army dale: none\narmy dal: none\n`,
    );
  });

  it("is left at the beginning of its action", () => {
    expect(withoutMoves(`${POSITION}\n[moves]\nfree wotr.action pass\nend 1\n`)).toBe(POSITION);
    expect(withoutMoves(POSITION)).toBe(POSITION);
  });

  it("is no record", () => {
    expect(isPosition(POSITION)).toBe(true);
    expect(isPosition("westmarch record 2\ngame: wotr\n")).toBe(false);
  });

  it("is read without remarks", () => {
    expect(said(`${POSITION}staging: wargs, forest-spider # two\n`, "staging")).toBe("wargs, forest-spider");
    expect(said(POSITION, "staging")).toBeNull();
  });

  it("counts what is left", () => {
    expect(withMore({ orcs: 2, wargs: 1 }, { orcs: 2 }, -1)).toEqual({ wargs: 1 });
  });
});

const army = (region: string, figures: Record<string, number>, characters: string[] = [], besieged = false) => ({
  region,
  figures,
  characters,
  besieged,
});

function warSight(armies: unknown[], more: Record<string, unknown> = {}): Sight {
  const fellowship = { region: "moria", progress: 2, corruption: 3, hidden: true, mordor: null };
  const view = { armies, nazgul: {}, characters: { strider: "edoras", gimli: "fellowship" }, fellowship, ...more };
  return { view, position: POSITION, seats: ["free", "shadow"] } as unknown as Sight;
}

describe("the map of War of the Ring", () => {
  const sight = warSight([
    army("edoras", { "rohan-regular": 2, "rohan-leader": 1 }, ["strider"]),
    army("helms_deep", { "rohan-regular": 1 }),
    army("fords_of_isen", { "isengard-regular": 4, "isengard-elite": 1, nazgul: 1 }),
  ]);

  it("lets an army go with all who are in it", () => {
    expect(war.taken("edoras", sight)).toEqual({
      from: "edoras",
      things: { "rohan-regular": 2, "rohan-leader": 1, "character:strider": 1 },
    });
    expect(war.moved(war.taken("edoras", sight)!.things, "edoras", "westemnet", sight)).toEqual([
      "army edoras: none",
      "army westemnet: rohan 2/0/1",
      "character strider: westemnet",
    ]);
  });

  it("adds to who stands there, and takes away", () => {
    expect(war.moved({ "rohan-elite": 1 }, null, "edoras", sight)).toEqual(["army edoras: rohan 2/1/1"]);
    expect(war.moved({ "rohan-regular": 1 }, "edoras", null, sight)).toEqual(["army edoras: rohan 1/0/1"]);
    expect(war.moved({ nazgul: 1 }, "fords_of_isen", null, sight)).toEqual(["army fords_of_isen: isengard 4/1"]);
  });

  it("besieges a stronghold, and lifts the siege", () => {
    const lines = war.moved({ "isengard-regular": 4 }, "fords_of_isen", "helms_deep", sight);
    expect(lines).toEqual([
      "army fords_of_isen: isengard 0/1, nazgul 1",
      "garrison helms_deep: rohan 1/0/0",
      "army helms_deep: isengard 4/0",
    ]);
    const siege = warSight([
      army("helms_deep", { "isengard-regular": 4 }),
      army("helms_deep", { "rohan-regular": 1 }, ["strider"], true),
    ]);
    expect(war.moved({ "isengard-regular": 4 }, "helms_deep", "fords_of_isen", siege)).toEqual([
      "army helms_deep: rohan 1/0/0",
      "army fords_of_isen: isengard 4/0",
      "garrison helms_deep: none",
    ]);
    // Who is inside goes with the garrison, not with the besiegers.
    expect(war.taken("helms_deep", siege)!.things).toEqual({ "isengard-regular": 4 });
  });

  it("moves characters and the Fellowship", () => {
    expect(war.moved({ "character:gimli": 1 }, null, "dale", sight)).toEqual(["character gimli: dale"]);
    expect(war.moved({ "character:strider": 1 }, "edoras", null, sight)).toEqual(["character strider: eliminated"]);
    expect(war.moved({ "character:strider": 1 }, "edoras", "garrison helms_deep", sight)).toEqual([
      "character strider: garrison helms_deep",
    ]);
    expect(war.taken("moria", sight)).toEqual({ from: "moria", things: { fellowship: 1 } });
    expect(war.moved({ fellowship: 1 }, "moria", "lorien", sight)).toEqual([
      "fellowship: lorien, progress 2, corruption 3",
    ]);
    expect(war.moved({ corruption: 1 }, null, "fellowship", sight)).toEqual([
      "fellowship: moria, progress 2, corruption 4",
    ]);
    expect(war.moved({ progress: 1 }, "fellowship", null, sight)).toEqual([
      "fellowship: moria, progress 1, corruption 3",
    ]);
  });

  it("knows where something can stand", () => {
    expect(war.placesAt("moria", sight)).toEqual(["moria", "garrison moria", "fellowship"]);
    expect(war.placesAt("edoras", sight)).toEqual(["edoras"]);
    expect(war.placesAt("die:army", sight)).toEqual([]);
  });
});

describe("the valley of the Five Armies", () => {
  const view = {
    areas: {
      camp: { units: { lake_men: 2 }, damage: 1, command: 1, characters: ["bard"], tokens: { elves: 1 } },
      ravenhill: { walls: { damage: 1, defence: 3 } },
    },
  };
  const sight = { view, position: "", seats: ["free", "shadow"] } as unknown as Sight;

  it("lets an army go with all that it has", () => {
    const { from, things } = valley.taken("camp", sight)!;
    expect(valley.moved(things, from, "valley_west", sight)).toEqual([
      "army camp: -",
      "army valley_west: lake_men 2, damage 1, command 1",
      "character bard: valley_west",
    ]);
  });

  it("adds and takes away", () => {
    expect(valley.moved({ lake_men: 1 }, null, "camp", sight)).toEqual(["army camp: lake_men 3, damage 1, command 1"]);
    expect(valley.moved({ damage: 1 }, "camp", null, sight)).toEqual(["army camp: lake_men 2, command 1"]);
    expect(valley.moved({ walls: 1 }, null, "ravenhill", sight)).toEqual(["walls ravenhill: 2"]);
    expect(valley.moved({ "tokens:elves": 1 }, "camp", null, sight)).toEqual(["tokens camp: -"]);
    expect(valley.moved({ "character:bard": 1 }, "camp", null, sight)).toEqual(["character bard: out"]);
  });
});

describe("the card table", () => {
  const card = (id: string, type: string, more: Record<string, unknown> = {}) => ({
    id,
    card: id,
    type,
    attachments: [],
    ...more,
  });
  const position = [
    "p1 play: aragorn resources=2 uses=1, gloin damage=1",
    "p1 hand: sneak-attack",
    "p1 deck: gandalf, horn-of-gondor known=1",
    "staging: forest-spider",
    "attached: citadel-plate on=aragorn by=p1",
  ].join("\n");
  const view = {
    quest: { id: "flies-and-spiders", progress: 2 },
    staging: [card("forest-spider", "enemy", { damage: 0 })],
    active: null,
    players: [
      {
        seat: "p1",
        threat: 28,
        hand: ["sneak-attack"],
        characters: [
          card("aragorn", "hero", {
            resources: 2,
            damage: 0,
            attachments: [{ id: "citadel-plate", card: "citadel-plate", exhausted: false }],
          }),
          card("gloin", "hero", { resources: 0, damage: 1 }),
        ],
        enemies: [],
      },
    ],
  };
  const sight = { view, position, seats: ["p1"] } as unknown as Sight;

  it("changes what lies on a card, and keeps the rest of it", () => {
    expect(cards.moved({ damage: 1 }, null, "aragorn", sight)).toEqual([
      "p1 play: aragorn damage=1 resources=2 uses=1, gloin damage=1",
    ]);
    expect(cards.moved({ damage: 1 }, "gloin", null, sight)).toEqual(["p1 play: aragorn resources=2 uses=1, gloin"]);
    expect(cards.moved({ exhausted: 1 }, null, "gloin", sight)).toEqual([
      "p1 play: aragorn resources=2 uses=1, gloin damage=1 exhausted",
    ]);
  });

  it("brings a card into another row", () => {
    const { from, things } = cards.taken("forest-spider", sight)!;
    expect(cards.moved(things, from, "p1 engaged", sight)).toEqual(["staging:", "p1 engaged: forest-spider"]);
    expect(cards.moved(things, from, null, sight)).toEqual(["staging:", "encounter discard: forest-spider"]);
    expect(cards.moved({ "card:gloin": 1 }, "p1 play", "p1 discard", sight)).toEqual([
      "p1 play: aragorn resources=2 uses=1",
      "p1 discard: gloin",
    ]);
  });

  it("adds a card that lies in a deck, and one that lies nowhere", () => {
    expect(cards.moved({ "card:gandalf": 1 }, null, "p1 play", sight)).toEqual([
      "p1 deck: horn-of-gondor known=1",
      "p1 play: aragorn resources=2 uses=1, gloin damage=1, gandalf",
    ]);
    expect(cards.moved({ "card:forest-spider": 1 }, null, "staging", sight)).toEqual([
      "staging: forest-spider, forest-spider.2",
    ]);
  });

  it("attaches an attachment to the card it is brought to", () => {
    expect(cards.moved({ "card:citadel-plate": 1 }, "attached", "gloin", sight)).toEqual([
      "attached: citadel-plate on=gloin",
    ]);
    expect(cards.moved({ "card:horn-of-gondor": 1 }, null, "gloin", sight)).toEqual([
      "p1 deck: gandalf",
      "attached: citadel-plate on=aragorn by=p1, horn-of-gondor on=gloin",
    ]);
    expect(cards.moved({ "card:citadel-plate": 1 }, "aragorn", "p1 hand", sight)).toEqual([
      "attached:",
      "p1 hand: sneak-attack, citadel-plate",
    ]);
  });

  it("counts progress and threat", () => {
    expect(cards.moved({ progress: 1 }, null, "quest", sight)).toEqual(["quest: flies-and-spiders 3"]);
    expect(cards.moved({ threat: 1 }, "player:p1", null, sight)).toEqual(["threat: 27"]);
  });
});
