// The pictures of README. With WESTMARCH_E2E_README=1 they are made anew in docs/images.

import type { Page } from "playwright-core";
import { describe, it } from "vitest";
import { against, answer, choices, leave, openAt, openPosition, person, still, withBrowser } from "./browser";
import { Hand } from "./hand";
import { ATTACKING, COMMITTING, MAY_ATTACK } from "./positions";

withBrowser();

/** The same attack on the whole map, with all armies of the start. */
const WAR = MAY_ATTACK.replace("map: empty\n", "")
  .replace("dice shadow: army muster", "dice shadow: army muster event character character")
  .replace("dice free: event", "dice free: event character muster will_of_the_west");

const folder = new URL("../../docs/images/", import.meta.url).pathname;

async function taken(page: Page, name: string): Promise<void> {
  await page.mouse.move(1, 719);
  await page.evaluate(() => document.fonts.ready);
  await still(page);
  await page.screenshot({ path: `${folder}${name}.png` });
}

describe.runIf(process.env.WESTMARCH_E2E_README)("pictures for README", () => {
  it("War of the Ring: an attack before it begins, with its odds", async () => {
    const me = await person();
    await openPosition(me.page, WAR, against("random", "shadow"));
    const hand = new Hand(me.page);
    await hand.click('.piece[data-region="south_ithilien"]');
    await hand.click('.piece[data-region="north_ithilien"]');
    await me.page.locator(".direct button.main.way").first().waitFor();
    await taken(me.page, "war-of-the-ring");
    await leave(me);
  });

  it("a siege by candlelight, with losses to share out", async () => {
    const me = await person({ dark: true });
    await openAt(me.page, "losses");
    await me.page.locator(".window, .answers").first().waitFor();
    await taken(me.page, "siege-by-candlelight");
    await leave(me);
  });

  it.each(["en", "cs", "hu"])("The Battle of Five Armies, %s: a card for the fight", async (language) => {
    const me = await person({ language });
    await openPosition(me.page, ATTACKING, against("captain", "shadow"));
    for (const token of ["attack", "valley_dale_hills", "valley_east"]) await answer(me.page, token);
    await answer(me.page, (await choices(me.page)).find((token) => token.startsWith("play:"))!);
    await me.page.locator(".window .roll").first().waitFor();
    await taken(me.page, language === "en" ? "five-armies" : `five-armies-${language}`);
    await leave(me);
  });

  it.each(["cs", "hu"])("War of the Ring, %s: a siege", async (language) => {
    const me = await person({ language });
    await openAt(me.page, "losses");
    await me.page.locator(".window, .answers").first().waitFor();
    await taken(me.page, `war-of-the-ring-${language}`);
    await leave(me);
  });

  it("The Card Game: a quest about to be resolved", async () => {
    const me = await person();
    await openPosition(me.page, COMMITTING, { p1: { kind: "me" } });
    const hand = new Hand(me.page);
    for (const hero of ["aragorn", "theodred"]) await hand.click(`[data-card="${hero}"] .face`);
    await me.page
      .locator(".coming")
      .getByText(/Willpower 3/)
      .waitFor();
    await taken(me.page, "card-game");
    await leave(me);
  });
});
