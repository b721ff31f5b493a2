// Every screen there is, by day and by candlelight, with text as usual and large: axe finds nothing, and all of it fits.

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { accessible, fromRecord, leave, makeMatch, openPosition, type Person, person, withBrowser } from "./browser";
import { CROWDED } from "./positions";
import { openQuestion, question } from "./questions";

withBrowser();

const LOOKS = [
  { dark: false, textScale: 1 },
  { dark: false, textScale: 1.4 },
  { dark: true, textScale: 1 },
  { dark: true, textScale: 1.4 },
];

/** Goes to a page, and waits for a heading in it. */
const at = (address: string, settled: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator(settled).first().waitFor();
};

async function finished(page: Page): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/");
  return fromRecord(page, inject("moments").end.record);
}

async function menu(page: Page, part: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: part }).click();
}

/** Each begins where the one before it ended. */
const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  lobby: at("/", "#lobby-new"),
  "new match": async (page) => {
    await page.getByRole("button", { name: /The Card Game/ }).click();
    await page.getByText("More choices").click();
  },
  "first time": async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "First time?" }).first().click();
    await page.getByRole("dialog").waitFor();
  },
  settings: async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
  },
  account: async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Who are you?" }).click();
  },
  "nothing here": at("/nowhere", "a.button, main a"),
  "rules of War of the Ring": at("/rules/wotr", "h1, h2"),
  "rules of Five Armies": at("/rules/b5a", "h1, h2"),
  "rules of The Card Game": at("/rules/lcg", "h1, h2"),
  puzzles: at("/puzzles/wotr", "main li a"),
  "a puzzle": async (page) => {
    await page.locator('main a[href^="/puzzles/wotr/"]').first().click();
    await page.locator(".options").waitFor();
  },
  "guided match": at("/learn/lcg", "header.yours"),
  analysis: at("/analysis?game=wotr", "textarea"),
  decks: at("/workshop/lcg", "h1, h2"),
  "table of War of the Ring": (page) => openQuestion(page, question("wotr.use-die")),
  menu: (page) => page.getByRole("button", { name: "Menu" }).click(),
  keys: async (page) => {
    await page.keyboard.press("Escape");
    await menu(page, "Keys");
  },
  "table of Five Armies": (page) => openQuestion(page, question("b5a.manoeuvre")),
  "table of The Card Game": (page) => openPosition(page, CROWDED),
  "an invitation": async (page) => {
    const players = { free: { kind: "me" }, shadow: { kind: "open" } };
    await page.goto(`/match/${await makeMatch(page, { game: "b5a", name: "Anna", players })}`);
    await page.locator("[data-moment]").waitFor();
    await menu(page, "Links to this table");
  },
  "the end": async (page) => {
    await page.goto(`/match/${await finished(page)}`);
    await page.getByRole("dialog").waitFor();
  },
  replay: async (page) => {
    await page.goto(`/match/${await finished(page)}/replay?step=60`);
    await page.getByLabel("Step of the match").waitFor();
  },
  review: async (page) => {
    await page.goto(`/match/${await finished(page)}/review`);
    await page.locator("main h1, main h2").first().waitFor();
  },
};

/** Pages may be long, but nothing sticks out at their sides. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

describe.each(LOOKS)("dark $dark, text $textScale", (look) => {
  it("every screen is accessible, and fits", async () => {
    const me: Person = await person(look);
    for (const [name, open] of Object.entries(SCREENS)) {
      await open(me.page);
      await me.page.evaluate(() => document.fonts.ready);
      const where = `${name}, dark ${look.dark}, text ${look.textScale}`;
      await accessible(me.page, where);
      expect(await sideways(me.page), where).toBe(0);
    }
    await leave(me);
  });
});
