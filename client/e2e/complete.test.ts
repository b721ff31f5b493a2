import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { after, CHOICES, clickNow, leave, makeMatch, moment, person, withBrowser } from "./browser";

withBrowser();

interface Asked {
  moment: number;
  kind: string;
  options: string[];
}

/** The same numbers every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Shown {
  over: boolean;
  curtain: boolean;
  /** The moment that something is asked at; none while this seat waits. */
  moment: string | null;
  panel: boolean;
  tokens: string[];
}

/**
 * What the page shows, looked at in one go, so that it can't move on in between. In a panel that asks what was asked last,
 * and isn't sending its answers, some things are picked.
 */
const look = (page: Page, asked: Asked | null, picks: number): Promise<Shown> =>
  page.evaluate(
    async ({ asked, picks, things }) => {
      const there = (what: string) => document.querySelector(what) !== null;
      if (there("form.force") && there(`[data-moment="${asked}"]:not([data-busy])`)) {
        for (const [at, each] of [...document.querySelectorAll<HTMLElement>("[data-pick]")].entries())
          if ((picks >> at) & 1) each.click();
        // The button says in a moment what has been picked.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return {
        over: there("dialog[open]"),
        curtain: there(".curtain button"),
        moment:
          there("header.yours") && !there(".curtain")
            ? document.querySelector("[data-moment]")!.getAttribute("data-moment")
            : null,
        panel: there("form.force"),
        tokens: [...document.querySelectorAll(things)].map((each) => each.getAttribute("data-token") ?? ""),
      };
    },
    { asked: asked?.moment ?? null, picks, things: CHOICES },
  );

/** A general on the map shows his targets first, if he has some: the answer is one of them, with the button that says so. */
async function pointAtTarget(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    (then) =>
      document.querySelector("[data-moment]")?.getAttribute("data-moment") !== then ||
      document.querySelector("path.target"),
    before,
  );
  if ((await moment(page)) !== before) return;
  await clickNow(page, (await page.locator("path.target").first().getAttribute("data-token"))!);
  await page.locator(".direct button.way:enabled").first().click();
}

interface Kind {
  name: string;
  game: string;
  seats: number;
  options?: Record<string, boolean>;
  players: Record<string, { kind: string; name?: string }>;
  kinds: number;
  /** How many questions are answered: fewer where a table has much to draw. */
  most?: number;
}

const MATCHES: Kind[] = [
  {
    name: "War of the Ring",
    game: "wotr",
    seats: 2,
    players: { free: { kind: "me" }, shadow: { kind: "hotseat", name: "B" } },
    kinds: 15,
  },
  {
    name: "War of the Ring for four",
    game: "wotr",
    seats: 4,
    options: { lome: true },
    players: {
      gondor: { kind: "me" },
      rohan: { kind: "hotseat", name: "B" },
      "witch-king": { kind: "hotseat", name: "C" },
      saruman: { kind: "hotseat", name: "D" },
    },
    kinds: 15,
  },
  {
    name: "War of the Ring with the Council",
    game: "wotr",
    seats: 2,
    options: { lome: true, council: true },
    players: { free: { kind: "me" }, shadow: { kind: "hotseat", name: "B" } },
    kinds: 15,
  },
  {
    name: "The Card Game",
    game: "lcg",
    seats: 2,
    players: { p1: { kind: "me" }, p2: { kind: "hotseat", name: "B" } },
    kinds: 8,
    most: 90,
  },
  {
    name: "The Battle of Five Armies",
    game: "b5a",
    seats: 2,
    players: { free: { kind: "me" }, shadow: { kind: "hotseat", name: "B" } },
    kinds: 15,
  },
];

it.each(MATCHES)(
  "everything that can be answered in $name can be clicked, over hundreds of questions",
  async ({ game, seats, options = {}, players, kinds: enough, most: usual = 160 }) => {
    const me = await person();
    const { page } = me;
    let seed = 77;
    const open = async () =>
      page.goto(`/match/${await makeMatch(page, { game, seats, options, seed: seed++, players })}`);
    let now: Asked | null = null;
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as {
          type: string;
          state?: { moment: number; view: { decision: Asked | null } };
        };
        if (message.type === "state")
          now = message.state!.view.decision && { ...message.state!.view.decision, moment: message.state!.moment };
      }),
    );
    await open();
    await page.locator("[data-moment]").waitFor();
    const random = dice(5);
    const kinds = new Set<string>();
    const most = Number(process.env.WESTMARCH_E2E_ANSWERS ?? usual);
    for (let answers = 0, looks = 0; answers < most; looks++) {
      // A panel answers several questions at once. Things may be picked for it first, and are sent with its button.
      const asked = now as Asked | null;
      const shown = await look(page, asked, Math.floor(dice(answers * 1000 + looks)() * 2 ** 16));
      if (shown.over) {
        // That match is over: on with the next.
        now = null;
        await open();
        await page.locator("[data-moment]").waitFor();
        continue;
      }
      if (shown.curtain) {
        // From now on both sides share the screen openly: quicker, and the same questions.
        await page
          .locator(".curtain input")
          .check()
          .catch(() => undefined);
        await page
          .locator(".curtain button")
          .click()
          .catch(() => undefined);
        continue;
      }
      // The page may lag behind what it was sent: the same moment may still be seen from the other seat. And a panel may
      // be sending its answers.
      if (!asked || String(asked.moment) !== shown.moment || (shown.panel && !shown.tokens.length)) {
        await page.waitForTimeout(20);
        continue;
      }
      if (!shown.panel) expect([...new Set(shown.tokens)].sort(), asked.kind).toEqual([...asked.options].sort());
      kinds.add(asked.kind);
      // "all", "none" and "split" are what a panel's button becomes.
      const token = shown.panel
        ? shown.tokens.find((each) => asked.options.includes(each))!
        : asked.options[Math.floor(random() * asked.options.length)]!;
      if (!(await clickNow(page, token))) {
        if ((await moment(page)) !== shown.moment) continue;
        throw new Error(`${token} can't be chosen`);
      }
      if (token.startsWith("general:")) await pointAtTarget(page, shown.moment);
      await after(page, shown.moment);
      answers++;
      looks = 0;
    }
    expect(kinds.size).toBeGreaterThan(enough);
    await leave(me);
  },
);
