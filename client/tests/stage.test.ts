import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, State, Table, View } from "../src/lib/api";
import type { Handlers, TableLine } from "../src/lib/live";
import { LivePlay } from "../src/lib/play.svelte";
import { deedsIn, type Staging, scenesIn, stepsFrom } from "../src/lib/scenes";
import type { Words } from "../src/lib/words";

// Settings are kept in the browser; here is none.
vi.mock("../src/lib/settings.svelte", () => ({
  settings: { onlyAnswer: true, stops: {}, pace: "usual" },
  wishesFor: () => ({}),
}));
const { settings } = await import("../src/lib/settings.svelte");
const LONG = 2000;

const staging: Staging = {
  begins: { attack: "fight", roll: "dice" },
  ends: { "fight-over": "fight" },
  cuts: new Set(["die"]),
  deeds: new Set(["die"]),
  leads: new Set(["die"]),
  quiet: new Set(["drew"]),
  passing: new Set(["dice"]),
  givesWay: new Set(["fight"]),
};

const happened = (kind: string, step = 1): GameEvent => ({ kind, step, params: {} });
const all = (...kinds: string[]) => kinds.map((kind) => happened(kind));
const mine = () => true;
const theirs = () => false;

describe("what belongs together", () => {
  it("begins and ends where the rules say so", () => {
    const found = scenesIn(all("die", "attack", "hits", "fight-over", "moved", "attack", "die", "moved"), staging);
    expect(found.map((scene) => [scene.at, scene.last, scene.over])).toEqual([
      [1, 3, true],
      [5, 5, true],
    ]);
    expect(scenesIn(all("attack", "hits"), staging)[0]!.over).toBe(false);
  });

  it("ends with all that is inside it", () => {
    const found = scenesIn(all("attack", "roll", "fell", "fight-over", "moved"), staging);
    expect(found.map(({ name, last, over }) => [name, last, over])).toEqual([
      ["fight", 3, true],
      ["dice", 2, true],
    ]);
  });

  it("is shown in steps; what only leads to something or goes without saying has none of its own", () => {
    const events = all("die", "moved", "drew", "die", "attack", "hits");
    expect(stepsFrom(events, 0, staging, theirs)).toEqual([3, 5, 6]);
    expect(stepsFrom(all("moved", "die"), 0, staging, theirs)).toEqual([1, 2]);
  });

  it("needs no showing to who did it, but for what fell", () => {
    const events = all("die", "moved", "attack", "hits");
    expect(stepsFrom(events, 0, staging, mine)).toEqual([3, 4]);
  });

  it("is a line for each deed, with the beginning and the end of a fight", () => {
    const events = all("die", "moved", "die", "attack", "hits", "fight-over");
    expect(deedsIn(events, staging, mine).map((deed) => deed.map((event) => event.kind))).toEqual([
      ["die", "moved"],
      ["die", "attack", "fight-over"],
    ]);
  });
});

// The server, for answers that are tried out.
const tried: string[][] = [];
vi.mock("../src/lib/api", async (real) => ({
  ...(await real<typeof import("../src/lib/api")>()),
  api: {
    tryOut: (_: string, { tokens }: { tokens: string[] }) => {
      tried.push(tokens);
      const left = 3 - tokens.length;
      return Promise.resolve({ decision: left ? { kind: "x.q", options: ["a", "b"], params: { left } } : null });
    },
  },
}));

/** A table where `p1` sits here, against somebody else. */
function sit() {
  const sent: Record<string, unknown>[] = [];
  let on!: Handlers;
  const line: TableLine = {
    send: (type, fields = {}) => {
      if (type === "answer") sent.push(fields);
      return Promise.resolve({ done: true });
    },
    look: () => undefined,
    speak: () => undefined,
    close: () => undefined,
  };
  const words = { game: "x", see: () => undefined, messages: { language: "en" } } as unknown as Words;
  const play = new LivePlay("m", words, (handlers) => {
    on = handlers;
    return line;
  });
  play.stage.use({ staging, about: (event) => [event.kind] });
  const seats = ["p1", "p2"].map((seat) => ({ seat, yours: seat === "p1", stand_in: false }));
  on.table({ solo: true, status: "running", seats } as unknown as Table);
  let log: GameEvent[] = [];
  /** So the table stands after that step, with what happened. */
  const come = (step: number, kinds: string[], asked = "p1", seq = step, seat = "p1") => {
    const from = log.filter((event) => event.step < step).length;
    log = [...log.slice(0, from), ...kinds.map((kind) => happened(kind, step))];
    const decision = asked === "p1" ? { kind: "x.q", options: ["a", "b"], params: {} } : null;
    const view = { seat, asked: { seat: asked, kind: "x.q" }, decision } as unknown as View;
    const state = { seq, moment: step, step, seat, view, log: { from, events: log.slice(from) }, entries: [] };
    on.state({ ...state, earlier: 0, undo: { free: 0, to: null } } as unknown as State);
  };
  come(0, ["set-up"]);
  const told = () => play.stage.told.map((event) => event.kind);
  return { play, come, sent, told };
}

describe("answers that belong together", () => {
  it("are tried out first, and then given as one list", async () => {
    const { play, sent } = sit();
    await play.chooseAll(({ params }) => (params.left === 1 ? "b" : "a"));
    expect(tried).toEqual([["a"], ["a", "a"], ["a", "a", "b"]]);
    expect(sent).toEqual([{ seat: "p1", moment: 0, tokens: ["a", "a", "b"] }]);
  });

  it("end where the plan has no answer, or one that isn't offered; without any nothing is sent", async () => {
    const { play, sent } = sit();
    await play.chooseAll(({ params }) => (params.left === 1 ? "c" : "a"));
    expect(sent.map((each) => each.tokens)).toEqual([["a", "a"]]);
    const other = sit();
    await other.play.chooseAll(() => undefined);
    expect([other.sent, other.play.busy]).toEqual([[], false]);
  });
});

describe("the stage", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    settings.pace = "usual";
  });

  it("goes on to the last state that came meanwhile, past one of which nothing is told", () => {
    const { play, come, told } = sit();
    come(1, ["attack", "hits"], "p2");
    come(2, [], "p2");
    come(3, ["moved"], "p1");
    expect(play.state?.step).toBe(1);
    for (let steps = 0; steps < 6; steps++) vi.advanceTimersByTime(LONG);
    expect(play.state?.step).toBe(3);
    expect(told()).toEqual(["set-up", "attack", "hits", "moved"]);
    expect(play.stage.running).toBe(false);
  });

  it("shows what happens step by step, and lights up what each step speaks of", () => {
    const { play, come, told } = sit();
    come(1, ["die", "moved", "attack", "hits"]);
    expect(told()).toEqual(["set-up", "die", "moved"]);
    expect([...play.lit]).toEqual(["die", "moved"]);
    expect(play.stage.scene).toBeNull();
    // What the window will ask isn't told before it is there.
    expect(play.stage.coming?.name).toBe("fight");
    vi.advanceTimersByTime(LONG);
    expect(told().at(-1)).toBe("attack");
    expect(play.stage.scene?.events).toHaveLength(1);
    play.stage.next();
    expect(told().at(-1)).toBe("hits");
    vi.advanceTimersByTime(LONG);
    expect([play.stage.running, play.lit.size]).toEqual([false, 0]);
    expect(play.stage.coming).toEqual(play.stage.scene);
    play.close();
  });

  it("lets nobody wait: an answer shows the rest at once, and what it was about was seen", () => {
    const { play, come, told, sent } = sit();
    come(1, ["die", "moved", "attack", "hits", "fight-over"]);
    expect(play.decision?.kind).toBe("x.q");
    play.choose("a");
    expect(sent).toEqual([{ seat: "p1", moment: 1, token: "a" }]);
    expect(told().at(-1)).toBe("fight-over");
    expect([play.stage.scene, play.stage.deeds.length]).toEqual([null, 0]);
  });

  it("lets one action of the others come after the other", () => {
    const { play, come } = sit();
    come(1, ["die", "moved"], "p2");
    come(2, ["die", "drew", "fallen"], "p2");
    come(3, ["die", "sailed"]);
    expect([play.state?.step, play.decision]).toEqual([1, null]);
    vi.advanceTimersByTime(LONG);
    expect(play.state?.step).toBe(2);
    play.catchUp();
    expect([play.state?.step, play.decision?.kind, play.stage.running]).toEqual([3, "x.q", false]);
    expect(play.stage.deeds.map((deed) => deed.at(-1)!.kind)).toEqual(["moved", "fallen", "sailed"]);
    play.stage.again();
    expect(play.stage.deeds).toHaveLength(1);
    play.close();
  });

  it("shows a very long turn of the others only to who asks for it", () => {
    const { play, come } = sit();
    const turn = Array.from({ length: 80 }, () => ["die", "moved", "drew"]).flat();
    come(1, turn);
    expect([play.stage.running, play.stage.told.length]).toEqual([false, turn.length + 1]);
    play.stage.again();
    expect(play.stage.running).toBe(true);
    play.catchUp();
    expect(play.stage.running).toBe(false);
    play.close();
  });

  it("doesn't tell somebody what they did themselves, but what fell", () => {
    const { play, come, told } = sit();
    play.choose("a");
    come(1, ["die", "moved"]);
    expect([play.stage.running, told().at(-1), play.stage.deeds.length]).toEqual([false, "moved", 0]);
    play.choose("a");
    come(2, ["roll", "drew"]);
    expect(play.stage.scene?.name).toBe("dice");
    vi.advanceTimersByTime(LONG);
    expect(play.stage.scene).toBeNull();
  });

  it("tells the next one at the same screen what somebody did there", () => {
    const { play, come } = sit();
    play.choose("a");
    come(1, ["die", "moved"], "p2");
    expect(play.stage.deeds).toHaveLength(0);
    // The browser has kept nothing here, so that all is new to the second one.
    play.stage.begin("p2", 1, 0);
    expect(play.stage.deeds).toHaveLength(1);
    play.stage.begin("p1", 1, 0);
    expect(play.stage.deeds).toHaveLength(0);
  });

  it("goes back at once, and what is taken back is gone", () => {
    const { play, come, told } = sit();
    come(1, ["die", "moved", "attack"]);
    come(2, ["hits"], "p2");
    come(0, ["set-up"], "p1", 3);
    expect([told(), play.stage.running, play.state?.step]).toEqual([["set-up"], false, 0]);
  });

  it("lets a fight that is over give way to what is asked next, once its end was shown", () => {
    const { play, come } = sit();
    play.choose("a");
    come(1, ["attack", "hits", "fight-over"]);
    expect(play.decision?.kind).toBe("x.q");
    play.stage.next();
    play.stage.next();
    expect(play.stage.scene).toMatchObject({ name: "fight", over: true });
    // The end is read for longer than a step.
    vi.advanceTimersByTime(LONG);
    expect(play.stage.scene?.over).toBe(true);
    vi.advanceTimersByTime(LONG);
    expect([play.stage.running, play.stage.scene]).toEqual([false, null]);
  });

  it("lets a fight that is over give way to the next action, but not under somebody's pointer", () => {
    const { play, come } = sit();
    come(1, ["attack", "hits", "fight-over"], "p2");
    play.catchUp();
    // Nothing else is there to be seen.
    expect(play.stage.scene?.over).toBe(true);
    come(2, ["die", "moved", "drew"], "p2");
    expect(play.stage.running).toBe(true);
    expect(play.stage.scene).toBeNull();
    play.stage.pointed = true;
    expect(play.stage.scene?.name).toBe("fight");
    play.stage.pointed = false;
    expect(play.stage.scene).toBeNull();
    play.close();
  });

  it("lets a fight that is over give way at once where nothing is shown step by step", () => {
    settings.pace = "off";
    const { play, come } = sit();
    come(1, ["attack", "hits"]);
    expect(play.stage.scene?.name).toBe("fight");
    come(2, ["hits", "fight-over"]);
    expect(play.stage.scene).toBeNull();
  });

  it("keeps a fight open until it is over, and its window until it was closed", () => {
    settings.pace = "off";
    const { play, come } = sit();
    come(1, ["die", "attack"]);
    expect(play.stage.running).toBe(false);
    play.choose("a");
    expect(play.stage.scene?.name).toBe("fight");
    // Closed by somebody who has seen enough, until something happens in it.
    play.closeScene();
    expect(play.stage.scene).toBeNull();
    come(2, ["hits", "fight-over"], "p2");
    expect(play.stage.scene?.over).toBe(true);
    play.closeScene();
    expect(play.stage.scene).toBeNull();
  });
});
