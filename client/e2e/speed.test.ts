// How long it takes from a click to the new question. Only with WESTMARCH_E2E_SPEED=1, on a machine that has nothing else
// to do: no other test may depend on speed.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { after, against, choices, leave, moment, person, sitDown, withBrowser } from "./browser";

withBrowser();

const ANSWERS = 30;
const MOST = 100;

/** Clicks an answer in the page itself, and waits there until the table shows what came of it and it was painted. */
const timed = (page: Page, token: string): Promise<number> =>
  page.evaluate(
    (token) =>
      new Promise<number>((resolve) => {
        const table = document.querySelector("[data-moment]")!;
        const answer = document.querySelector(`[data-token="${CSS.escape(token)}"]`)!;
        const begun = performance.now();
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        watch.observe(table, { attributeFilter: ["data-moment"] });
        answer.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
        // A card of the hand opens first.
        if (answer.closest(".hand")) document.querySelector<HTMLElement>("dialog button.main")?.click();
      }),
    token,
  );

const GAMES = { wotr: { players: against("random") }, b5a: { players: against("random") }, lcg: {} } as const;

describe.runIf(process.env.WESTMARCH_E2E_SPEED)("from a click to the new question", () => {
  for (const [game, more] of Object.entries(GAMES))
    it(`${game}: under ${MOST} ms`, async () => {
      const anna = await person();
      await sitDown(anna.page, { game, name: "Anna", seed: 5, ...more });
      const times: number[] = [];
      while (times.length < ANSWERS) {
        await anna.page.locator("header.yours").waitFor();
        // Things on the board may only show their goals at first: buttons answer.
        const buttons = anna.page.locator(".options button[data-token]:enabled, button.die[data-token]");
        const tokens = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute("data-token")!));
        const button = [...tokens, ...(await choices(anna.page))].find((each) => each && each !== "waste");
        if (!button) break;
        const before = await moment(anna.page);
        times.push(await timed(anna.page, button));
        await after(anna.page, before);
      }
      times.sort((one, other) => one - other);
      const [middle, slow] = [times[Math.floor(times.length / 2)]!, times[Math.floor(times.length * 0.95)]!];
      console.log(`${game}: ${times.length} answers, median ${middle.toFixed(0)} ms, 95% under ${slow.toFixed(0)} ms`);
      expect(times.length).toBe(ANSWERS);
      expect(middle).toBeLessThan(MOST);
      await leave(anna);
    });
});
