import { expect, it } from "vitest";
import { after, choices, clickNow, leave, makeMatch, person, withBrowser } from "./browser";

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

interface Kind {
  name: string;
  game: string;
  seats: number;
  options?: Record<string, boolean>;
  players: Record<string, { kind: string; name?: string }>;
  kinds: number;
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
  async ({ game, seats, options = {}, players, kinds: enough }) => {
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
    const most = Number(process.env.WESTMARCH_E2E_ANSWERS ?? 160);
    for (let answers = 0; answers < most; ) {
      if (await page.locator("dialog[open]").count()) {
        // That match is over: on with the next.
        now = null;
        await open();
        await page.locator("[data-moment]").waitFor();
      }
      const curtain = page.locator(".curtain button");
      if (await curtain.count()) {
        // From now on both sides share the screen openly: quicker, and the same questions.
        await page
          .locator(".curtain input")
          .check()
          .catch(() => undefined);
        await curtain.click().catch(() => undefined);
      }
      const asked = now as Asked | null;
      // The page may lag behind what it was sent: the same moment may still be seen from the other seat.
      const shown = await page.evaluate(() =>
        document.querySelector("header.yours") && !document.querySelector(".curtain")
          ? document.querySelector("[data-moment]")!.getAttribute("data-moment")
          : null,
      );
      if (!asked || String(asked.moment) !== shown) {
        await page.waitForTimeout(20);
        continue;
      }
      // A panel answers several questions at once: "all", "none" and "split" are what its button becomes.
      const panel = (await page.locator("form.force").count()) > 0;
      // Things that are picked first, and sent with the button.
      if (panel)
        await page.locator("[data-pick]").evaluateAll(
          (things, which) => {
            for (const [at, thing] of things.entries()) if ((which >> at) & 1) (thing as HTMLElement).click();
          },
          Math.floor(random() * 2 ** 16),
        );
      const found = await choices(page);
      // A panel that is sending its answers, or a table that has moved on while it was looked at.
      const moved = async () => (await page.locator("[data-moment]").getAttribute("data-moment")) !== shown;
      if ((await moved()) || (panel && !found.length)) continue;
      if (!panel) expect([...new Set(found)].sort(), asked.kind).toEqual([...asked.options].sort());
      kinds.add(asked.kind);
      const token = panel
        ? found.find((each) => asked.options.includes(each))!
        : asked.options[Math.floor(random() * asked.options.length)]!;
      if (!(await clickNow(page, token))) {
        if (await moved()) continue;
        throw new Error(`${token} can't be chosen`);
      }
      await after(page, shown);
      answers++;
    }
    expect(kinds.size).toBeGreaterThan(enough);
    await leave(me);
  },
);
