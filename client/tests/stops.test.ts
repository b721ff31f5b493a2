import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { State, Table, View } from "../src/lib/api";
import type { Handlers, TableLine } from "../src/lib/live";
import { LivePlay } from "../src/lib/play.svelte";
import { left, type Stop } from "../src/lib/stops";
import type { Words } from "../src/lib/words";

// Settings are kept in the browser; here is none.
vi.mock("../src/lib/settings.svelte", () => {
  const settings = { onlyAnswer: true, stops: {} as Record<string, Record<string, string>> };
  const wishesFor = (game: string, seat: string | null) =>
    (seat && settings.stops[`${game}/${seat}`]) || settings.stops[game] || {};
  return { settings, wishesFor };
});
const { settings } = await import("../src/lib/settings.svelte");

const window = (useful: string[], open = false): Stop => ({ stop: "quest", leave: "pass", open, useful });

describe("a window that may be left to the program", () => {
  it.each([
    ["always", [], null],
    ["always", ["use:a"], null],
    ["useful", [], "pass"],
    ["useful", ["use:a"], null],
    ["never", [], "pass"],
    ["never", ["use:a"], "pass"],
  ] as const)("%s, with %j of use", (wish, useful, token) => {
    expect(left(window([...useful]), { quest: wish })?.token ?? null).toBe(token);
  });

  it("is asked about where something could be done, if nobody said anything", () => {
    expect(left(window([]), {})?.token).toBe("pass");
    expect(left(window(["use:a"]), { combat: "never" })).toBeNull();
  });

  it("may be left at once where that tells nothing", () => {
    expect(left(window([], true), {})?.openly).toBe(true);
    expect(left(window([]), {})?.openly).toBe(false);
    expect(left(window(["use:a"]), { quest: "never" })?.openly).toBe(true);
  });

  it("of another seat is left as far as all may know", () => {
    const { useful: _, ...open } = window([], true);
    expect(left(open, {})?.token).toBe("pass");
    expect(left({ ...open, open: false }, {})).toBeNull();
    expect(left({ ...open, open: false }, { quest: "never" })?.token).toBe("pass");
  });
});

/** A table where `p1` (and with `two` also `p2`, with `hands` the same person) sits here, and what was sent to it. */
function sit({ solo = true, two = false, away = "", hands = false } = {}) {
  const sent: { type: string; fields: Record<string, unknown> }[] = [];
  const looked: (string | null)[] = [];
  let on!: Handlers;
  const line: TableLine = {
    send: (type, fields = {}) => {
      if (type !== "seen") sent.push({ type, fields });
      return Promise.resolve({ done: true });
    },
    look: (seat) => void looked.push(seat),
    speak: () => undefined,
    close: () => undefined,
  };
  const words = { game: "lcg", see: () => undefined, messages: { language: "en" } } as unknown as Words;
  const play = new LivePlay("m", words, (handlers) => {
    on = handlers;
    return line;
  });
  const seats = ["p1", "p2"].map((seat) => ({ seat, yours: seat === "p1" || two, stand_in: seat === away }));
  on.table({ solo, status: "running", seats, open_hands: hands } as unknown as Table);
  let moment = 0;
  /** That seat is asked in a window. */
  const ask = (seat: string, useful: string[], open: boolean, step: number, free = 0) => {
    moment += 1;
    const params = { stop: "quest", leave: "pass", useful, open, idle: false };
    const view = {
      seat: "p1",
      asked: { seat, kind: "lcg.window", stop: "quest", leave: "pass", open },
      decision: seat === "p1" ? { kind: "lcg.window", options: ["use:a", "pass"], params } : null,
    } as unknown as View;
    const undo = { free, to: step ? step - 1 : null, request: null };
    on.state({
      seq: 0,
      moment,
      step,
      seat: "p1",
      view,
      log: { from: 0, events: [] },
      entries: [],
      earlier: 0,
      undo,
    } as unknown as State);
  };
  return { play, ask, sent, looked };
}

describe("the program at the table", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.stops = {};
  });
  afterEach(() => void vi.useRealTimers());
  const tokens = (sent: { type: string; fields: Record<string, unknown> }[]) =>
    sent.map(({ type, fields }) => (type === "answer" ? `${fields.seat}:${fields.token}` : `${type}:${fields.to}`));

  it("passes at once where nobody waits, and asks where something could matter", () => {
    const { ask, sent } = sit();
    ask("p1", [], false, 0);
    vi.advanceTimersByTime(1);
    expect(tokens(sent)).toEqual(["p1:pass"]);
    ask("p1", ["use:a"], false, 1);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it("takes its time where that could tell others something", () => {
    const { ask, sent } = sit({ solo: false });
    ask("p1", [], false, 0);
    vi.advanceTimersByTime(1400);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(4000);
    expect(tokens(sent)).toEqual(["p1:pass"]);
  });

  it("takes none where it couldn't", () => {
    const { ask, sent } = sit({ solo: false });
    ask("p1", [], true, 0);
    vi.advanceTimersByTime(1);
    settings.stops = { lcg: { quest: "never" } };
    ask("p1", ["use:a"], false, 1);
    vi.advanceTimersByTime(1);
    expect(tokens(sent)).toEqual(["p1:pass", "p1:pass"]);
  });

  it("passes for another person at the screen without handing it over, each as they wish", () => {
    settings.stops = { "lcg/p2": { quest: "never" } };
    const { play, ask, sent } = sit({ two: true });
    ask("p2", [], false, 0);
    vi.advanceTimersByTime(1);
    expect(tokens(sent)).toEqual(["p2:pass"]);
    expect(play.handOver).toBeNull();
    settings.stops = { "lcg/p2": { quest: "always" }, lcg: { quest: "never" } };
    ask("p2", [], true, 1);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
    expect(play.handOver).toBe("p2");
  });

  it("doesn't look into another person's cards to pass for them", () => {
    const { play, ask, sent, looked } = sit({ two: true });
    ask("p2", [], false, 0);
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    expect(looked).toEqual([]);
    expect(play.handOver).toBe("p2");
  });

  it("turns to the other hand of the same person, with the same wishes", () => {
    settings.stops = { lcg: { quest: "never" }, "lcg/p2": { quest: "always" } };
    const { play, ask, sent, looked } = sit({ two: true, hands: true });
    ask("p2", ["use:a"], false, 0);
    vi.advanceTimersByTime(1);
    expect(tokens(sent)).toEqual(["p2:pass"]);
    settings.stops = {};
    ask("p2", ["use:a"], false, 1);
    expect(looked).toEqual(["p2"]);
    expect(play.handOver).toBeNull();
  });

  it("leaves the seat alone that the computer plays for a while", () => {
    settings.stops = { lcg: { quest: "never" } };
    const { ask, sent } = sit({ away: "p1" });
    ask("p1", [], true, 0);
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  it("leaves its passes out when the person takes back", async () => {
    const { play, ask, sent } = sit();
    ask("p1", ["use:a"], false, 4);
    play.choose("use:a");
    ask("p1", [], false, 5);
    vi.advanceTimersByTime(1);
    ask("p1", ["use:b"], false, 6);
    await play.undo();
    expect(tokens(sent)).toEqual(["p1:use:a", "p1:pass", "undo:4"]);
    // There it is the person's again, also if nothing of use could be done.
    ask("p1", [], false, 4);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(3);
  });

  it("doesn't take back with others at the table what they would have to agree to", async () => {
    const { play, ask, sent } = sit({ solo: false });
    ask("p1", ["use:a"], false, 4);
    play.choose("use:a");
    ask("p1", [], true, 5);
    vi.advanceTimersByTime(1);
    ask("p1", ["use:b"], false, 6, 1);
    await play.undo();
    expect(tokens(sent).at(-1)).toBe("undo:5");
  });
});
