import { describe, expect, it } from "vitest";
import { inWindow } from "../src/games/b5a/answers";
import { FACTS } from "../src/games/b5a/facts";
import { atlas, bordersPath, gate, MAP } from "../src/games/b5a/map/geometry";
import { layOut, places } from "../src/games/b5a/map/layout";
import {
  afterLosses,
  damageBounds,
  eaglesAnswer,
  firstLosses,
  lossAnswer,
  lossRule,
  splitAnswer,
  splitItems,
} from "../src/games/b5a/panels/plans";
import { UNIT_SIGNS } from "../src/games/b5a/pieces/signs";
import { beforeCards, hitsIn, playsOf, roundsOf, staging, toldBelow, toldOf } from "../src/games/b5a/staging";
import { type Army, stateOf, type ValleyView } from "../src/games/b5a/view";
import type { Decision, GameEvent } from "../src/lib/api";
import { scenesIn } from "../src/lib/scenes";

const army = (units: Record<string, number>, damage: number, command = 0): Army => ({
  side: "shadow",
  units,
  damage,
  command,
  leadership: command,
  strength: 3,
});
const ask = (kind: string, options: string[], params: Record<string, unknown> = {}): Decision => ({
  kind,
  options,
  params,
});
const event = (kind: string, params: Record<string, unknown> = {}): GameEvent => ({
  kind: `b5a.${kind}`,
  params,
  step: 1,
});

describe("the map", () => {
  it("has a closed shape and a sign for everything", () => {
    for (const id of Object.keys(FACTS.areas)) expect(atlas.region(id), id).toMatch(/^M.*Z$/);
    for (const id of Object.keys(FACTS.units)) expect(UNIT_SIGNS[id], id).toBeTruthy();
    expect(bordersPath().length).toBeGreaterThan(1000);
  });

  it("opens a pass between the pass and where it leads", () => {
    const at = gate("mountain_pass_north", "eb_mountain_centre");
    const [x, y] = MAP.regions.mountain_pass_north!.army;
    expect(Math.hypot(at.x - x!, at.y - y!)).toBeLessThan(120);
  });
});

describe("pieces", () => {
  const view = {
    areas: {
      camp: { ...army({ dwarf_regulars: 1 }, 0), side: "free", characters: ["dain", "bard"], tokens: { dwarves: 2 } },
      ravenhill: { characters: ["gandalf"] },
    },
    characters: {
      lord_of_the_eagles: { place: "eagles_eyrie", active: true },
      bilbo: { place: "waiting", space: 2 },
      beorn: { place: "waiting", space: 11 },
      bolg: { place: "waiting", space: 0 },
      thorin: { place: "out" },
    },
    fate: { marker: 4 },
    troubled: null,
  } as unknown as ValleyView;

  it("stand with their army, alone, or in the eyrie", () => {
    const stands = layOut(view);
    expect(stands.map(({ kind, area }) => `${kind} ${area}`).sort()).toEqual([
      "army camp",
      "character eagles_eyrie",
      "character ravenhill",
      "tokens camp",
    ]);
    expect([...places(stands).keys()].sort()).toEqual(["bard", "dain", "gandalf", "lord_of_the_eagles"]);
  });

  it("fly with their eagles, if they are their Lord", () => {
    const over = (bats: number) =>
      layOut({
        ...view,
        bats: { valley: bats },
        characters: { ...view.characters, lord_of_the_eagles: { place: "valley" } },
      } as ValleyView).find(({ key }) => key === "lord_of_the_eagles")!;
    expect(over(0)).toMatchObject({ kind: "character", area: "valley" });
    // Beside the badges, also where there are two.
    expect(over(2).x).toBeLessThan(over(0).x);
  });

  it("are ready once fate is on their space", () => {
    expect(stateOf(view, "bilbo")).toBe("ready");
    expect(stateOf(view, "beorn")).toBe("waiting");
    expect(stateOf(view, "bolg")).toBe("waiting");
    expect(stateOf(view, "thorin")).toBe("out");
    expect(stateOf(view, "lord_of_the_eagles")).toBe("active");
  });
});

describe("splitting", () => {
  const whole = army({ orcs: 3, wargs: 1 }, 2, 1);

  it("asks for what comes from this question on", () => {
    const first = ask("b5a.split-units", ["n:3", "n:0"], { area: "camp", unit: "orcs" });
    expect(splitItems(first, whole, ["bolg"])).toEqual({
      units: ["orcs", "wargs"],
      characters: ["bolg"],
      command: 1,
      damage: 2,
    });
    const later = ask("b5a.split-units", ["n:1", "n:0"], { area: "camp", unit: "wargs" });
    expect(splitItems(later, whole, ["bolg"]).units).toEqual(["wargs"]);
    const who = ask("b5a.split-character", ["go", "stay"], { area: "camp", who: "bolg" });
    expect(splitItems(who, whole, ["bolg"])).toMatchObject({ units: [], characters: ["bolg"] });
  });

  it("answers each question by what it is about", () => {
    const wish = { units: { orcs: 2, wargs: 0 }, characters: { bolg: true }, command: 1, damage: 1 };
    expect(splitAnswer(ask("b5a.split-units", [], { unit: "orcs" }), wish)).toBe("n:2");
    expect(splitAnswer(ask("b5a.split-units", [], { unit: "wargs" }), wish)).toBe("n:0");
    expect(splitAnswer(ask("b5a.split-character", [], { who: "bolg" }), wish)).toBe("go");
    expect(splitAnswer(ask("b5a.split-command", []), wish)).toBe("n:1");
    expect(splitAnswer(ask("b5a.split-damage", []), wish)).toBe("n:1");
    expect(splitAnswer(ask("b5a.split-to", []), wish)).toBeUndefined();
  });

  it("never leaves more damage than units on either side", () => {
    expect(damageBounds(army({ orcs: 4 }, 3), 1)).toEqual([0, 1]);
    expect(damageBounds(army({ orcs: 4 }, 3), 3)).toEqual([2, 3]);
    expect(damageBounds(army({ orcs: 4 }, 4), 2)).toEqual([2, 2]);
  });
});

describe("losses", () => {
  it("to archers are asked for where the dice fell", () => {
    const scene = (name: string) => ({ name, at: 0, last: 1, over: true, events: [] });
    const casualties = ask("b5a.casualties", ["done", "unit:orcs"]);
    expect(["roll", "fight", "dice"].map((name) => inWindow(casualties, scene(name)))).toEqual([true, true, false]);
  });

  it("are forced while damage exceeds units, and free afterwards", () => {
    const hurt = army({ orcs: 2, wargs: 1 }, 5);
    expect(lossRule(ask("b5a.casualties", [], { forced: true }), hurt)).toBe("choice");
    expect(afterLosses(hurt, 0, "choice")).toMatchObject({ must: true, may: true });
    // 3 units and 5 damage: one falls and takes two tokens, one more falls, then 1 unit and 1 token are left.
    expect(afterLosses(hurt, 1, "choice")).toMatchObject({ units: 2, least: 3, most: 3, must: true });
    expect(afterLosses(hurt, 2, "choice")).toMatchObject({ units: 1, least: 1, most: 1, must: false, may: true });
    expect(firstLosses(hurt, "choice")).toEqual({ wargs: 1, orcs: 1 });
  });

  it("leave the owner the choice how many tokens go", () => {
    expect(afterLosses(army({ orcs: 3 }, 3), 1, "choice")).toMatchObject({ units: 2, least: 1, most: 3 });
  });

  it("of a rout go on down to one token", () => {
    const hurt = army({ orcs: 4 }, 3);
    expect(lossRule(ask("b5a.casualties", [], { forced: true }), hurt)).toBe("rout");
    expect(afterLosses(hurt, 0, "rout").must).toBe(true);
    expect(afterLosses(hurt, 1, "rout")).toMatchObject({ units: 3, least: 1, must: false, may: false });
  });

  it("over the limit are as many as there are too many", () => {
    const crowd = army({ orcs: 7 }, 0);
    expect(lossRule(ask("b5a.excess", []), crowd)).toBe("limit");
    expect(firstLosses(crowd, "limit", 2)).toEqual({ orcs: 2 });
    expect(afterLosses(crowd, 2, "limit", 2)).toMatchObject({ must: false, may: false });
  });

  it("go from the army as it stands to what was wished for, whoever has fallen on the way", () => {
    const wish = { units: { orcs: 1, wargs: 1 }, damage: 1 };
    const casualties = ask("b5a.casualties", ["done", "unit:orcs", "unit:wargs"]);
    const standing = (asked: Decision, units: Record<string, number>, damage: number) => ({
      ...asked,
      params: { units, damage },
    });
    expect(lossAnswer(standing(casualties, { orcs: 2, wargs: 1 }, 3), wish)).toBe("unit:orcs");
    const heal = standing(ask("b5a.heal", ["n:2", "n:1", "n:0"]), { orcs: 1, wargs: 1 }, 3);
    expect(lossAnswer(heal, wish)).toBe("n:2");
    expect(lossAnswer(heal, { ...wish, damage: 2 })).toBe("n:1");
    expect(lossAnswer(standing(casualties, { orcs: 1, wargs: 1 }, 1), wish)).toBe("done");
    expect(lossAnswer(ask("b5a.press", ["press"]), wish)).toBeUndefined();
  });
});

describe("eagles", () => {
  it("fly where they are sent, territory by territory", () => {
    const wish = { eastern_bank: 2, valley: 1 };
    const to = (territory: string) => ask("b5a.eagles-to", ["n:3", "n:0"], { territory });
    expect(eaglesAnswer(to("eastern_bank"), wish)).toBe("n:2");
    expect(eaglesAnswer(to("southern_spur"), wish)).toBe("n:0");
    expect(eaglesAnswer(ask("b5a.action", []), wish)).toBeUndefined();
  });
});

describe("a fight as it is told", () => {
  const target = "valley_east_swamp";
  const round = { area: target, strengths: [1, 3], leaderships: [0, 1], targets: [5, 6], hindered: ["", "ford"] };
  const events = [
    event("die", { side: "shadow", face: "army" }),
    event("attack", { side: "shadow", armies: ["bl_ford_swamp"], target }),
    event("terrain", { side: "shadow", area: target }),
    event("round", { number: 1, ...round }),
    event("revealed", { side: "shadow", play: "play:orcs" }),
    event("revealed", { side: "free", play: "card:ev_02" }),
    event("combat-roll", { side: "shadow", dice: [6, 5, 2], struck: [1, 0, 0], black: 2, target: 6, hits: 1 }),
    event("combat-roll", { side: "free", dice: [4], struck: [0], black: 0, target: 5, hits: 0 }),
    event("combat-reroll", { side: "shadow", dice: [6], struck: [1], black: 0, target: 6, hits: 1 }),
    event("damage", { side: "free", area: target, count: 2 }),
    event("lost", { side: "free", area: target, unit: "lake_men" }),
    event("lost", { side: "shadow", area: "bl_ford_swamp", unit: "orcs" }),
    event("combat-won", { side: "shadow", area: target }),
    event("fight-over", { area: target, rounds: 1 }),
    event("moved", { side: "shadow" }),
  ];

  it("has rounds, and what each side played, rolled and lost", () => {
    const [fight, ...rest] = scenesIn(events, staging);
    expect(rest).toEqual([]);
    expect(fight).toMatchObject({ name: "fight", at: 1, last: 13, over: true });
    const [first] = roundsOf(fight!);
    expect(playsOf(first!, "shadow")).toEqual(["play:orcs"]);
    expect(hitsIn(first!, "shadow")).toBe(2);
    expect(toldOf(first!, "free").map((each) => each.kind)).toEqual(["b5a.combat-roll", "b5a.damage", "b5a.lost"]);
    expect(toldBelow(first!).map((each) => each.kind)).toEqual(["b5a.combat-won", "b5a.fight-over"]);
    expect(beforeCards(first!, "shadow")).toEqual({ dice: 3, leadership: 1, target: 6, why: "ford" });
  });

  it("tells other dice by themselves, but not those of a fight", () => {
    const rolled = event("rolled", { roll: "rally-dice", dice: [5, 1], hits: 1, side: "free" });
    const rally = [event("die", {}), rolled, event("rallied", { area: "camp", count: 1 }), event("turn", { turn: 2 })];
    expect(scenesIn(rally, staging)).toMatchObject([{ name: "roll", at: 1, last: 2 }]);
    expect(scenesIn([event("attack", {}), rolled], staging).map((scene) => scene.name)).toEqual(["fight"]);
  });
});
