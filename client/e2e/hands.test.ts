// Two-handed solo: one person with two decks, both hands open, and nobody to hand the screen to.

import { expect, it } from "vitest";
import { accessible, after, answer, asked, fits, leave, moment, person, picture, withBrowser } from "./browser";

withBrowser();

it("one person plays two hands", async () => {
  const me = await person({ stops: { lcg: { resource: "never", planning: "always", quest: "never" } } });
  const { page } = me;
  let clicks = 0;
  const click = async (what: ReturnType<typeof page.locator>) => {
    clicks++;
    await what.click();
  };
  const hand = (number: number) => page.getByRole("group", { name: `Player ${number}'s hand` });
  const row = (number: number) => page.locator("section.player").nth(number - 1);
  /** Whose question it is: said in words above, marked in the rows and at the hands. */
  const turnOf = async (number: number) => {
    await page.locator("header.yours .seat", { hasText: `Player ${number}` }).waitFor();
    await page.locator("section.player.asked", { hasText: `Player ${number}` }).waitFor();
    expect(await page.locator(".whose.asked").allTextContents()).toEqual([`Player ${number}`]);
    expect(await page.locator(".curtain").count()).toBe(0);
  };

  await page.goto("/");
  await click(page.locator("ul.games > li").filter({ hasText: "Card Game" }).locator("button.game"));
  await click(page.getByLabel("two-handed"));
  await picture(page, "two-handed-new");
  await click(page.getByRole("button", { name: "Start" }));
  await asked(page);
  expect(clicks).toBe(3);

  // Both say who begins, one after the other. Undo is free, also across hands.
  await turnOf(1);
  await answer(page, "p1");
  await turnOf(2);
  await page.getByRole("button", { name: "Undo" }).click();
  for (const number of [1, 2]) {
    await turnOf(number);
    await answer(page, "p1");
  }
  // Each hand is advised for itself, and may follow at once.
  const advised: string[] = [];
  page.on("request", (request) => {
    if (/\/hint/.test(request.url())) advised.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  for (const number of [1, 2]) {
    await turnOf(number);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".note.hint").waitFor();
    expect(advised.at(-1)).toMatch(new RegExp(`\\bp${number}\\b`));
    const before = await moment(page);
    await page.locator(".note.hint button.option").click();
    await after(page, before);
    await page.locator(".note.hint").waitFor({ state: "detached" });
  }
  await turnOf(1);
  for (const number of [1, 2]) {
    expect(await hand(number).locator("li").count()).toBe(7);
    // Each in its place, whoever is asked.
    expect(await row(number).locator("strong").textContent()).toBe(`Player ${number}`);
  }
  await picture(page, "two-handed");
  await fits(page, "two hands");
  await accessible(page, "two hands");

  // A card of the hand that isn't asked answers nothing.
  expect(await hand(1).locator("[data-token]").count()).toBe(7);
  expect(await hand(2).locator("[data-token]").count()).toBe(0);
  await leave(me);
});
