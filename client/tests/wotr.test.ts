import { describe, expect, it } from "vitest";
import { FACTS } from "../src/games/wotr/facts";
import { bordersPath, MAP, REGION_IDS, regionPath, riverPath } from "../src/games/wotr/geometry";
import { layOut } from "../src/games/wotr/layout";
import { CHARACTER_SIGNS, FACE_SIGNS, SEAT_SIGNS, SPECIAL_SIGNS } from "../src/games/wotr/signs";
import { asksInHunt, isHit, lastBattle, lastCard, lastHunt } from "../src/games/wotr/story";
import {
  isShared,
  leaderOf,
  ownUnits,
  parts,
  seatsOf,
  seenByShadow,
  sideOf,
  specialEyes,
  totals,
  type WarView,
} from "../src/games/wotr/view";
import type { GameEvent } from "../src/lib/api";
import { fitName, textWidth } from "../src/lib/mapnames";

describe("an army in numbers", () => {
  it("counts by nation and in all", () => {
    const figures = { "sauron-regular": 4, "southrons-elite": 2, nazgul: 1 };
    expect(parts(figures).map((part) => part.nation)).toEqual(["sauron", "southrons"]);
    expect(totals(figures)).toEqual({ regular: 4, elite: 2, leader: 1, units: 6 });
  });
});

const happen = (kind: string, params: Record<string, unknown>): GameEvent => ({
  kind: `wotr.${kind}`,
  params,
  step: 1,
});

describe("a battle told from the log", () => {
  const events = [
    happen("die-used", { side: "shadow" }),
    happen("attack", {
      side: "shadow",
      battle: "field",
      origin: "moria",
      region: "lorien",
      attackers: { "sauron-regular": 2 },
      defenders: { "elves-elite": 1 },
    }),
    happen("combat-card-chosen", { side: "shadow", deck: "strategy" }),
    happen("combat-roll", { side: "shadow", dice: [5, 2], needs: 5, bonus: 0, hits: 1 }),
    happen("combat-roll", { side: "free", dice: [1], needs: 5, bonus: 0, hits: 0 }),
    happen("leader-reroll", { side: "free", dice: [6], needs: 5, bonus: 0, hits: 1 }),
    happen("hits", { side: "free", hits: 1 }),
    happen("reduced", { region: "lorien", figure: "elves-elite" }),
    happen("hits", { side: "shadow", hits: 1 }),
    happen("lost", { region: "moria", figure: "sauron-regular" }),
    happen("combat-roll", { side: "shadow", dice: [3], needs: 5, bonus: 0, hits: 0 }),
    happen("ceased", { side: "shadow", region: "lorien" }),
  ];

  it("has sides, rounds, rolls, losses and an end", () => {
    const story = lastBattle(events)!;
    expect([story.attacker, story.region, story.kind]).toEqual(["shadow", "lorien", "field"]);
    expect(story.rounds).toHaveLength(2);
    const [first, second] = story.rounds;
    expect(first!.shadow.card).toEqual({ deck: "strategy" });
    expect(first!.free.rolls.map((roll) => roll.kind)).toEqual(["roll", "reroll"]);
    expect(first!.free.losses).toEqual([{ figure: "elves-elite", reduced: true }]);
    expect(first!.shadow.losses).toEqual([{ figure: "sauron-regular", reduced: false }]);
    expect(second!.shadow.rolls).toHaveLength(1);
    expect(story.end.map((event) => event.kind)).toEqual(["wotr.ceased"]);
    expect(story.last).toBe(events.length - 1);
    expect(story.left).toEqual({ free: { "elves-regular": 1 }, shadow: { "sauron-regular": 1 } });
  });

  it("ends with its action", () => {
    const later = lastBattle([
      ...events,
      happen("die-used", { side: "free" }),
      happen("lost", { figure: "gondor-regular" }),
    ])!;
    expect(later).toEqual(lastBattle(events));
  });

  it("knows hits as the rules do", () => {
    const roll = { kind: "roll" as const, dice: [], needs: 5, hits: 0 };
    expect(isHit(4, { ...roll, bonus: 1 })).toBe(true);
    expect(isHit(1, { ...roll, bonus: 9 })).toBe(false);
    expect(isHit(6, { ...roll, bonus: -9 })).toBe(true);
  });
});

it("a Hunt is told from its roll on, to the end of its action", () => {
  const events = [
    happen("die-used", { side: "free" }),
    happen("fellowship-moved", { progress: 1 }),
    happen("hunt-roll", { dice: [6], rerolled: [], bonus: 0, successes: 1 }),
    happen("tile", { tile: "std_2_1" }),
  ];
  expect(lastHunt(events)!.events.map((event) => event.kind)).toEqual(["wotr.hunt-roll", "wotr.tile"]);
  const later = [...events, happen("die-used", { side: "shadow" }), happen("corruption", { points: 1 })];
  expect(lastHunt(later)).toEqual(lastHunt(events));
  const byCard = [
    happen("die-used", { side: "shadow" }),
    happen("played", { side: "shadow", card: "isildurs-bane" }),
    happen("tile", {}),
  ];
  expect(lastHunt(byCard)!.events.map((event) => event.kind)).toEqual(["wotr.played", "wotr.tile"]);
  expect(lastHunt([])).toBeNull();
});

describe("the map", () => {
  it("has a closed shape for every region of the rules", () => {
    expect([...REGION_IDS].sort()).toEqual(Object.keys(FACTS.regions).sort());
    for (const id of REGION_IDS) expect(regionPath(id)).toMatch(/^M.*Z$/);
    expect(bordersPath()).not.toContain("undefined");
  });

  it("has rivers that widen", () => {
    expect(riverPath([0, 0, 100, 0], 4)).toBe("M0.0 0.3L100.0 2.0L100.0 -2.0L0.0 -0.3Z");
  });

  it("breaks names so that they fit", () => {
    const fitted = fitName("Narrows of the Forest", [0, 0, 90, 32], 15);
    expect(fitted.lines.map((line) => line.text)).toEqual(["Narrows of", "the Forest"]);
    for (const line of fitted.lines) expect(textWidth(line.text, fitted.size)).toBeLessThanOrEqual(90.5);
  });

  it("makes long names smaller rather than too wide", () => {
    expect(fitName("Drúwaith", [0, 0, 30, 20], 15).size).toBeLessThan(10);
  });
});

describe("where pieces stand", () => {
  const view = {
    armies: [
      {
        region: "orthanc",
        side: "shadow",
        besieged: false,
        figures: { "isengard-regular": 4 },
        characters: ["saruman"],
      },
      { region: "rivendell", side: "free", besieged: true, figures: { "elves-elite": 2 }, characters: [] },
      { region: "rivendell", side: "shadow", besieged: false, figures: { "sauron-regular": 3 }, characters: [] },
    ],
    nazgul: { bree: 2 },
    characters: { saruman: "orthanc", strider: "bree", gimli: "fellowship", gollum: "set-aside" },
    fellowship: { region: "rivendell", mordor: null },
  } as unknown as WarView;

  it("puts everybody on the map once", () => {
    const stands = layOut(view);
    expect(stands.filter((stand) => stand.kind === "army")).toHaveLength(3);
    const people = stands.filter((stand) => stand.kind === "character").map((stand) => stand.id);
    expect(people.sort()).toEqual(["nazgul", "strider"]);
    expect(stands.filter((stand) => stand.kind === "fellowship")).toHaveLength(1);
  });

  it("puts the besieged into their stronghold", () => {
    const garrison = layOut(view).find((stand) => stand.kind === "army" && stand.army.besieged)!;
    expect(Math.abs(garrison.x - MAP.regions.rivendell!.icon![0]!)).toBeLessThanOrEqual(15);
  });

  it("keeps besiegers off the garrison, at every stronghold", () => {
    for (const region of REGION_IDS.filter((id) => FACTS.regions[id]!.what === "stronghold")) {
      const figures = { "sauron-regular": 3 };
      const siege = {
        ...view,
        armies: [
          { region, side: "free", besieged: true, figures: { "elves-regular": 1 }, characters: [] },
          { region, side: "shadow", besieged: false, figures, characters: ["witch_king"] },
        ],
      } as unknown as WarView;
      const [inside, outside] = ["free", "shadow"].map(
        (side) => layOut(siege).find((stand) => stand.kind === "army" && stand.army.side === side)!,
      );
      const apart = Math.abs(inside!.x - outside!.x) > 50 || outside!.y - inside!.y > 32;
      expect(apart, region).toBe(true);
    }
  });

  it("puts the Fellowship on the Mordor track", () => {
    const inMordor = { ...view, fellowship: { region: null, mordor: 2 } } as unknown as WarView;
    const stand = layOut(inMordor).find((each) => each.kind === "fellowship")!;
    expect([stand.x, stand.y]).toEqual(MAP.track[2]);
  });
});

it("a card that was played is told with what came of it, to the end of its action", () => {
  const events = [
    happen("die-used", { side: "shadow" }),
    happen("played", { side: "shadow", card: "return-to-valinor" }),
    happen("recruited", { region: "angmar" }),
    happen("die-used", { side: "free" }),
    happen("passed", { side: "free" }),
  ];
  const story = lastCard(events)!;
  expect([story.card, story.seat, story.at]).toEqual(["return-to-valinor", "shadow", 1]);
  expect(story.events.map((event) => event.kind)).toEqual(["wotr.recruited"]);
  expect(lastCard([])).toBeNull();
});

describe("players who share a side", () => {
  const nations = { gondor: ["elves", "gondor"], rohan: ["dwarves", "north", "rohan"], "witch-king": ["sauron"] };
  const four = {
    seats: ["gondor", "rohan", "witch-king", "saruman"],
    partners: { nations: { ...nations, saruman: ["isengard", "southrons"] } },
  } as unknown as WarView;
  const two = { seats: ["free", "shadow"] } as WarView;

  it("a seat plays for a side, and is not its name", () => {
    expect(["gondor", "rohan", "witch-king", "saruman", "free", "shadow", null].map(sideOf)).toEqual([
      "free",
      "free",
      "shadow",
      "shadow",
      "free",
      "shadow",
      null,
    ]);
    expect(seatsOf(four, "shadow")).toEqual(["witch-king", "saruman"]);
    expect([isShared(four, "free"), isShared(two, "free")]).toEqual([true, false]);
  });

  it("each nation has one who leads it, and units go with their nation", () => {
    expect(["elves", "north", "southrons"].map((nation) => leaderOf(four, nation))).toEqual([
      "gondor",
      "rohan",
      "saruman",
    ]);
    expect(leaderOf(two, "southrons")).toBe("shadow");
    const figures = { "gondor-regular": 3, "gondor-leader": 1, "rohan-elite": 2 };
    const army = {
      region: "edoras",
      side: "free" as const,
      besieged: false,
      figures,
      characters: [],
      dice: 5,
      leadership: 1,
    };
    expect([ownUnits(four, army, "gondor"), ownUnits(four, army, "rohan"), ownUnits(four, army, "saruman")]).toEqual([
      3, 2, 0,
    ]);
    expect(ownUnits(two, army, "free")).toBe(5);
  });

  it("a card was played by who acted last for that side", () => {
    const events = [
      happen("acts", { side: "free", seat: "rohan" }),
      happen("acts", { side: "shadow", seat: "saruman" }),
      happen("played", { side: "free", card: "athelas" }),
    ];
    expect(lastCard(events)!.seat).toBe("rohan");
  });
});

describe("Lords of Middle-earth", () => {
  const view = (more: Partial<WarView>) => more as WarView;

  it("an Eye of a special die that was kept lies in the Hunt Box", () => {
    const special_dice = {
      ready: [],
      kept: { free: "vilya_eye", shadow: "balrog_use" },
      aside: ["nenya_eye"],
      removed: [],
    };
    expect(specialEyes(view({ special_dice }))).toEqual(["vilya_eye"]);
    expect(specialEyes(view({}))).toEqual([]);
  });

  it("the Free Peoples are told which of their cards the Shadow has seen", () => {
    const versions = { boromir: "boromir_captain_general_of_gondor", legolas: "legolas_elven_prince" };
    const hidden = { versions, versions_hidden: ["legolas"] };
    expect(["boromir", "legolas", "gimli"].map((id) => seenByShadow(view({ ...hidden, seat: "free" }), id))).toEqual([
      true,
      false,
      null,
    ]);
    expect(seenByShadow(view({ ...hidden, seat: "shadow" }), "boromir")).toBeNull();
  });

  it("what Galadriel's ring and Sméagol do is told with the Hunt", () => {
    const events = [
      happen("die-used", { side: "free" }),
      happen("hunt-roll", { dice: [6], rerolled: [], bonus: 0 }),
      happen("tile", { tile: "std_eyer_1" }),
      happen("nenya-used", { tile: "std_eyer_1" }),
      happen("tile", { tile: "smeagol_1" }),
      happen("smeagol-joins", {}),
    ];
    expect(lastHunt(events)!.events.map((event) => event.kind.slice(5))).toEqual([
      "hunt-roll",
      "tile",
      "nenya-used",
      "tile",
      "smeagol-joins",
    ]);
    expect(["wotr.nenya", "wotr.hunt.casualty", "wotr.vilya", undefined].map(asksInHunt)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("every special die and every new character has a sign", () => {
    for (const id of Object.keys(FACTS.characters)) expect(CHARACTER_SIGNS[id], id).toBeTruthy();
    for (const [id, { sign, die }] of Object.entries(FACTS.faces)) {
      expect(FACE_SIGNS[sign], id).toBeTruthy();
      if (die) expect(SPECIAL_SIGNS[die], id).toBeTruthy();
    }
    for (const seat of Object.keys(FACTS.seats)) expect(SEAT_SIGNS[seat], seat).toBeTruthy();
  });
});
