// What happens is seen: step by step, at one's own pace, and nobody has to wait for it.

import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  after,
  against,
  answer,
  asked,
  choices,
  click,
  leave,
  moment,
  openPosition,
  person,
  picture,
  withBrowser,
} from "./browser";
import { ATTACKED, ATTACKING, CHARACTER_DIE, HITTING, HUNTED, REVEALING } from "./positions";

withBrowser();

/** Somebody who sees every step, and decides how time passes. */
async function watcher() {
  const me = await person({ pace: "usual" });
  await me.page.clock.install();
  return me;
}

const stop = (page: Page) => page.clock.pauseAt(Date.now() + 86_400_000);
const staging = (page: Page) => page.locator("[data-staging]");
const shown = (page: Page) => page.locator("[data-moment]:not([data-staging]):not([data-busy])");
const LONG = 3000;

/** Goes on with Space until all was shown. */
async function toTheEnd(page: Page): Promise<void> {
  await page.locator("#board").focus();
  while (await staging(page).count()) await page.keyboard.press("Space");
}

describe("War of the Ring", () => {
  it("shows a battle die by die; Space goes on, and time goes on", async () => {
    const me = await watcher();
    const { page } = me;
    await openPosition(page, ATTACKED, against("random"));
    await stop(page);
    const window = page.locator(".window");
    await window.getByText("Round 1", { exact: true }).waitFor();
    await answer(page, "none");
    // The attacker's dice, then the defender's.
    await staging(page).waitFor();
    const rolls = window.locator(".roll");
    while (!(await rolls.count())) await page.keyboard.press("Space");
    expect(await rolls.count()).toBe(1);
    expect(await page.locator("#log").getByText("Free Peoples, with strength").count()).toBe(0);
    await page.clock.runFor(LONG);
    await expect.poll(() => rolls.count()).toBeGreaterThan(1);
    // Who asks for no movement sees the same steps, and nothing moves.
    expect(await window.evaluate((each) => each.getAnimations({ subtree: true }).length)).toBe(0);
    await picture(page, "staging-battle");
    await toTheEnd(page);
    await shown(page).waitFor();
    // And so to the end.
    for (let tries = 0; tries < 30 && (await page.locator(".clash").count()); tries++) {
      await page.clock.runFor(LONG);
      const found = await choices(page);
      const token = ["none", "fight", "continue"].find((each) => found.includes(each)) ?? found[0];
      if (token === undefined) continue;
      const before = await moment(page);
      await click(page, token);
      await after(page, before);
    }
    await leave(me);
  });

  it("asks for losses only when the dice that caused them have fallen", async () => {
    const me = await watcher();
    const { page } = me;
    await openPosition(page, HITTING, against("random", "shadow"));
    await stop(page);
    await click(page, "none");
    await page.locator("[data-staging] header.yours").getByText("Watch what happens.").waitFor();
    const window = page.locator(".window");
    expect(await window.locator(".foot").count()).toBe(0);
    // Nobody has to wait for them: what is asked is one click away.
    await window.getByRole("button", { name: "Skip" }).click();
    await window.locator(".foot").getByText("2 hits", { exact: false }).first().waitFor();
    await page.locator("header").getByText("2 hits", { exact: false }).waitFor();
    await leave(me);
  });

  it("turns the Hunt's tile after its roll, and tells what the other side did, line by line", async () => {
    const me = await watcher();
    const { page } = me;
    await openPosition(page, HUNTED, against("random"));
    await stop(page);
    await answer(page, "die:character");
    await answer(page, "move-fellowship");
    const hunt = page.locator(".window.hunt");
    await hunt.locator(".roll").waitFor();
    expect(await hunt.locator(".tile").count()).toBe(0);
    await page.keyboard.press("Space");
    await hunt.locator(".tile").waitFor();
    await picture(page, "staging-hunt");
    await toTheEnd(page);
    await shown(page).waitFor();
    await leave(me);
  });

  it("lights up what a line of the strip speaks of, shows it again, and forgets it with the next answer", async () => {
    const me = await person({ pace: "quick" });
    const { page } = me;
    await openPosition(page, CHARACTER_DIE, against("random"));
    await answer(page, "die:event");
    await answer(page, "draw:character");
    await page.getByRole("region", { name: "What happened" }).waitFor();
    await asked(page);
    await shown(page).waitFor();
    await picture(page, "staging-strip");
    const strip = page.getByRole("region", { name: "What happened" });
    await strip.getByRole("button", { name: "Show again" }).click();
    await staging(page).waitFor();
    await strip.getByRole("button", { name: "Skip" }).click();
    await shown(page).waitFor();
    const found = await choices(page);
    await answer(page, found[0]!);
    await strip.waitFor({ state: "detached" });
    await leave(me);
  });
});

/** Goes on step by step until there are so many of something. */
async function until(page: Page, found: Locator, count: number): Promise<void> {
  await expect
    .poll(async () => {
      if ((await found.count()) < count && (await staging(page).count())) await page.keyboard.press("Space");
      return found.count();
    })
    .toBe(count);
}

describe("The Battle of Five Armies", () => {
  it("shows what each side needs before the cards, and then one roll after the other", async () => {
    const me = await watcher();
    const { page } = me;
    await openPosition(page, ATTACKING, against("captain", "shadow"));
    await stop(page);
    for (const token of ["attack", "valley_dale_hills", "valley_east"]) await answer(page, token);
    await toTheEnd(page);
    const window = page.locator(".window");
    await window.getByText("Hits on").first().waitFor();
    await answer(page, (await choices(page)).find((token) => token.startsWith("play:"))!);
    const rolls = window.locator(".roll");
    await until(page, rolls, 1);
    await until(page, rolls, 2);
    await picture(page, "staging-fight");
    await leave(me);
  });
});

describe("The Card Game", () => {
  it("reveals an encounter card before its threat counts", async () => {
    const me = await watcher();
    const { page } = me;
    await openPosition(page, REVEALING, { p1: { kind: "me" } });
    await stop(page);
    await page.locator("[data-pick]").first().click();
    const before = await moment(page);
    await page.locator("form.force button.main").click();
    await after(page, before);
    const window = page.locator(".window");
    const threat = window.locator(".foe .big");
    await window.waitFor();
    const counted = await threat.textContent();
    while (!(await window.getByText("Forest Gate is revealed.").count()))
      if (await staging(page).count()) await page.keyboard.press("Space");
      else await answer(page, "pass");
    expect(await threat.textContent()).toBe(counted);
    await picture(page, "staging-quest");
    await page.keyboard.press("Space");
    await window.getByText("Forest Gate goes to the staging area.").waitFor();
    expect(await threat.textContent()).not.toBe(counted);
    await leave(me);
  });
});
