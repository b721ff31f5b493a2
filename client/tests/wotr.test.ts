import { describe, expect, it } from "vitest";
import { riverPath } from "../src/board/mapdraw";
import { FACTS } from "../src/games/wotr/facts";
import { atlas, bordersPath, MAP, REGION_IDS } from "../src/games/wotr/map/geometry";
import { layOut } from "../src/games/wotr/map/layout";
import { CHARACTER_SIGNS, FACE_SIGNS, SEAT_SIGNS, SPECIAL_SIGNS } from "../src/games/wotr/pieces/signs";
import { forceOf, roundsOf, staging, toldBelow, toldOf } from "../src/games/wotr/staging";
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
import { fitName, placeNames, textWidth } from "../src/lib/mapnames";
import { scenesIn } from "../src/lib/scenes";

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

describe("a battle as it is told", () => {
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
    happen("round", { round: 1, free: { "elves-elite": 1 }, shadow: { "sauron-regular": 2 } }),
    happen("combat-card-chosen", { side: "shadow", deck: "strategy" }),
    happen("combat-roll", { side: "shadow", dice: [5, 2], struck: [1, 0], hits: 1 }),
    happen("combat-roll", { side: "free", dice: [1], struck: [0], hits: 0 }),
    happen("leader-reroll", { side: "free", dice: [6], struck: [1], hits: 1 }),
    happen("hits", { side: "free", hits: 1 }),
    happen("reduced", { side: "free", figure: "elves-elite", left: { "elves-regular": 1 } }),
    happen("hits", { side: "shadow", hits: 1 }),
    happen("lost", { side: "shadow", figure: "sauron-regular", left: { "sauron-regular": 1 } }),
    happen("round", { round: 2, free: { "elves-regular": 1 }, shadow: { "sauron-regular": 1 } }),
    happen("combat-roll", { side: "shadow", dice: [3], struck: [0], hits: 0 }),
    happen("ceased", { side: "shadow", region: "lorien" }),
    happen("battle-over", { region: "lorien", rounds: 2 }),
  ];
  const battleIn = (all: GameEvent[]) => scenesIn(all, staging).find((scene) => scene.name === "battle")!;

  it("has rounds, and what each side rolled, took and lost", () => {
    const battle = battleIn(events);
    const rounds = roundsOf(battle);
    expect(rounds).toHaveLength(2);
    expect(toldOf(rounds[0]!, "free").map((event) => event.kind.slice(5))).toEqual([
      "combat-roll",
      "leader-reroll",
      "hits",
      "reduced",
    ]);
    expect(toldBelow(rounds[1]!).map((event) => event.kind)).toEqual(["wotr.ceased", "wotr.battle-over"]);
    expect(battle.over).toBe(true);
  });

  it("tells who is left, as far as it was told", () => {
    const until = (kind: string) => battleIn(events.slice(0, events.findIndex((event) => event.kind === kind) + 1));
    expect(forceOf(until("wotr.attack"), "free")).toEqual({ "elves-elite": 1 });
    expect(forceOf(until("wotr.reduced"), "free")).toEqual({ "elves-regular": 1 });
    expect(forceOf(until("wotr.reduced"), "shadow")).toEqual({ "sauron-regular": 2 });
    expect(forceOf(until("wotr.lost"), "shadow")).toEqual({ "sauron-regular": 1 });
  });
});

it("a Hunt is told from its roll to its end, also inside a card's action", () => {
  const events = [
    happen("die-used", { side: "shadow" }),
    happen("played", { side: "shadow", card: "isildurs-bane" }),
    happen("tile", { tile: "std_2_1" }),
    happen("nenya-used", { tile: "std_2_1" }),
    happen("tile", { tile: "smeagol_1" }),
    happen("hunt-over", { corruption: 2, hidden: true }),
    happen("recruited", { region: "angmar" }),
    happen("die-used", { side: "free" }),
    happen("fellowship-moved", { progress: 1 }),
  ];
  const told = scenesIn(events, staging).map(({ name, over, events: own }) => [
    name,
    over,
    own.map((each) => each.kind.slice(5)),
  ]);
  expect(told).toEqual([
    ["card", true, ["played", "recruited"]],
    ["hunt", true, ["tile", "nenya-used", "tile", "hunt-over"]],
  ]);
});

describe("the map", () => {
  it("has a closed shape for every region of the rules", () => {
    expect([...REGION_IDS].sort()).toEqual(Object.keys(FACTS.regions).sort());
    for (const id of REGION_IDS) expect(atlas.region(id)).toMatch(/^M.*Z$/);
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

  it("keeps names large enough: they move a little, keep away from pieces, and are left out where there is no room", () => {
    const named = (id: string, x: number) => ({ id, name: "Bree", box: [x, 0, 20, 10], size: 8 });
    const crowd = [
      named("first", 0),
      named("second", 8),
      ...Array.from({ length: 40 }, (_, at) => named(`more-${at}`, 4)),
    ];
    const piece = { left: 0, right: 20, top: 0, bottom: 6 };
    const names = placeNames(crowd, 12, [piece]);
    for (const { size } of names.values()) expect(size).toBeCloseTo(12);
    const [first, second] = [names.get("first")!.lines[0]!, names.get("second")!.lines[0]!];
    expect(first.y - 0.74 * 12).toBeGreaterThanOrEqual(piece.bottom);
    expect(Math.abs(first.x - second.x) >= textWidth("Bree", 12) || Math.abs(first.y - second.y) > 11).toBe(true);
    expect(names.size).toBeLessThan(crowd.length);
    expect(placeNames(crowd.slice(0, 1), 5, [piece]).get("first")!.size).toBe(8);
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

  it("keeps the banner of an army of two nations off its neighbours", () => {
    const beside = {
      ...view,
      armies: [
        {
          region: "north_ithilien",
          side: "shadow",
          besieged: false,
          figures: { "sauron-regular": 1, "southrons-regular": 5, nazgul: 1 },
          characters: [],
        },
        { region: "minas_morgul", side: "shadow", besieged: false, figures: { "sauron-regular": 4 }, characters: [] },
      ],
    } as unknown as WarView;
    const [mixed, single] = ["north_ithilien", "minas_morgul"].map(
      (region) => layOut(beside).find((stand) => stand.region === region)!,
    );
    // Half of two fields, the number of leaders, and half a banner; or one below the other.
    expect(single!.x - mixed!.x > 34 + 15 + 25 - 8 || Math.abs(single!.y - mixed!.y) > 40).toBe(true);
  });

  it("puts the Fellowship on the Mordor track", () => {
    const inMordor = { ...view, fellowship: { region: null, mordor: 2 } } as unknown as WarView;
    const stand = layOut(inMordor).find((each) => each.kind === "fellowship")!;
    expect([stand.x, stand.y]).toEqual(MAP.track[2]);
  });
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

  it("every special die and every new character has a sign", () => {
    for (const id of Object.keys(FACTS.characters)) expect(CHARACTER_SIGNS[id], id).toBeTruthy();
    for (const [id, { sign, die }] of Object.entries(FACTS.faces)) {
      expect(FACE_SIGNS[sign], id).toBeTruthy();
      if (die) expect(SPECIAL_SIGNS[die], id).toBeTruthy();
    }
    for (const seat of Object.keys(FACTS.seats)) expect(SEAT_SIGNS[seat], seat).toBeTruthy();
  });
});
