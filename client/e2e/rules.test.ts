// The rules: from a question, a refusal and a card to their section, searched, and their examples played.

import { expect, it } from "vitest";
import { accessible, answer, asked, click, leave, openPosition, person, picture, withBrowser } from "./browser";
import { Hand } from "./hand";
import { ARMY_DIE } from "./positions";

withBrowser();

it("a question, a refusal and a card lead to their rules", async () => {
  const me = await person({});
  const { page } = me;
  await openPosition(page, `${ARMY_DIE}hand free: athelas\n`);
  await asked(page);
  const opened = async (title: string) => {
    await page.locator("dialog section.here h3", { hasText: title }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  };
  await page.keyboard.press("r");
  await opened("Using the dice");
  await page.locator(".hand button").first().click();
  await page.getByRole("button", { name: "Rules for this card" }).click();
  await opened("Healing");
  await answer(page, "die:muster_army");
  await page.getByRole("button", { name: "Why not?" }).click();
  await page.locator(".options .other").first().click();
  await page.getByRole("button", { name: "Read the rule" }).click();
  await page.locator("dialog section.here h3").waitFor();
  await accessible(page, "rules beside a match");
  await leave(me);
});

it.each([false, true])("the rules are read, searched and tried (dark: %s)", async (dark) => {
  const me = await person({ dark });
  const { page } = me;
  await page.goto("/rules/wotr/withdrawing");
  await page.locator("section.here h3", { hasText: "Withdrawing into a stronghold" }).waitFor();
  await accessible(page, "rules");
  await page.getByRole("searchbox").fill("lorien CORRUPTION");
  const found = page.locator(".found a", { hasText: "Declaring the Fellowship" });
  await found.waitFor();
  await found.click();
  await page.locator("section.here h3", { hasText: "Declaring the Fellowship" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/rules/wotr/declaring");

  await page.goto("/rules/wotr/withdrawing");
  await page.locator("section.here").getByRole("button", { name: "Try it on a board" }).click();
  const show = page.getByRole("button", { name: /^Show step/ });
  await page.getByRole("button", { name: "Show step 1 of 4" }).click();
  // Who goes is answered in its panel, here as at a table.
  await page.locator(".little form.force button.main").click();
  for (const step of [3, 4]) await page.getByRole("button", { name: `Show step ${step} of 4` }).click();
  await page.getByText("Done, as the text says.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await show.waitFor();
  await accessible(page, "an example");
  await picture(page, `rules-example-${dark ? "dark" : "light"}`);
  await leave(me);
});

it("the rules are printed without what is only for screens, in ink on white, also by candlelight", async () => {
  const me = await person({ dark: true });
  const { page } = me;
  for (const game of ["wotr", "b5a", "lcg"]) {
    await page.goto(`/rules/${game}`);
    await page.locator("section h3").first().waitFor();
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Print" }).click();
    await page.locator("body[data-printed]").waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("searchbox").filter({ visible: true }).count()).toBe(0);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper"));
    expect(ground.trim()).toBe("#fff");
    // All of it, not only the section that was open.
    expect(await page.locator("section h3").filter({ visible: true }).count()).toBeGreaterThan(20);
    await page.emulateMedia({ media: "screen" });
  }
  await leave(me);
});

it.each(["b5a", "lcg"])("a puzzle of %s is played, and its solution shown to the end", async (game) => {
  const me = await person({});
  const { page } = me;
  await page.goto(`/puzzles/${game}`);
  await page.locator("nav[aria-label=Puzzles] a").first().click();
  await page.locator(".options [data-token], .felt [data-token], path.target").first().waitFor();
  const step = page.getByRole("button", { name: /^Show the solution, step/ });
  const done = page.getByText("Solved.", { exact: true });
  while (!(await done.count())) {
    const names = await step.allTextContents();
    await step.click();
    // It may be the last one: then there is no button any more.
    await expect.poll(() => step.allTextContents()).not.toEqual(names);
  }
  await page
    .getByRole("link", { name: "The rule for it" })
    .or(page.getByRole("button", { name: "Next puzzle" }))
    .first()
    .waitFor();
  await leave(me);
});

it("a puzzle is solved with pieces brought to their goals", async () => {
  const me = await person({});
  const { page } = me;
  await page.goto("/puzzles/wotr");
  await page.getByRole("link", { name: "Two gates at once" }).click();
  const hand = new Hand(page);
  const box = page.locator(".direct");
  await page.locator('.piece[data-region="dimrill_dale"]').waitFor();
  await hand.click('.piece[data-region="dimrill_dale"]');
  await page.getByText("Dimrill Dale: choose one of the marked goals", { exact: false }).waitFor();
  // Esc lets go, and nothing was answered.
  await page.keyboard.press("Escape");
  await page.locator("path.target").first().waitFor({ state: "detached" });
  await hand.click('.piece[data-region="dimrill_dale"]');
  await hand.click('path.target[data-token="lorien"]');
  await box.getByText("Dimrill Dale to Lórien").waitFor();
  // On the board, beside the goal, not somewhere else on the page.
  const [window, goal] = await Promise.all(
    [box, page.locator('[data-spot="lorien"]')].map((each) => each.boundingBox()),
  );
  expect(Math.abs(window!.x - goal!.x)).toBeLessThan(500);
  expect(Math.abs(window!.y - goal!.y)).toBeLessThan(400);
  await accessible(page, "direct play on a little board");
  await hand.click(".direct button.main.way");
  await box.waitFor({ state: "detached" });
  await hand.drag('.piece[data-region="fords_of_bruinen"]', 'path.region[data-region="rivendell"]');
  await box.getByText("Fords of Bruinen to Rivendell").waitFor();
  await hand.click(".direct button.main.way");
  await page.getByText("Solved.", { exact: true }).waitFor();
  await leave(me);
});

it("a puzzle is solved, and its solution shown as play", async () => {
  const me = await person({});
  const { page } = me;
  await page.goto("/puzzles/wotr");
  // The list says of each what is to be done; beside the board the titles are enough.
  const task = page.locator("nav").getByText("has one Army die left in this turn. Win.", { exact: false });
  await task.waitFor();
  await page.getByRole("link", { name: "Two gates at once" }).click();
  await task.waitFor({ state: "detached" });
  const answers = ["move-armies", "dimrill_dale", "lorien", "fords_of_bruinen", "rivendell"];
  for (const token of answers) await click(page, token);
  await page.getByText("Solved.", { exact: true }).waitFor();
  await accessible(page, "a puzzle");
  await page.getByRole("button", { name: "Next puzzle" }).click();
  for (const step of [1, 2, 3, 4, 5])
    await page.getByRole("button", { name: `Show the solution, step ${step} of 5` }).click();
  await page.getByText("Solved.", { exact: true }).waitFor();
  expect(await page.locator("nav .done").count()).toBe(2);
  await leave(me);
});

it("what was played of a puzzle stays when its list comes late, or in another language", async () => {
  const me = await person({});
  const { page } = me;
  const late: (() => void)[] = [];
  let opened = false;
  await page.route("**/api/rules/lcg/puzzles?*", async (route) => {
    if (opened) await new Promise<void>((comes) => late.push(comes));
    opened = true;
    await route.continue();
  });
  const step = (words: string) => page.getByRole("button", { name: words });
  await page.goto("/puzzles/lcg");
  await page.locator("nav[aria-label=Puzzles] a").first().click();
  await step("Show the solution, step 1 of").click();
  await step("Show the solution, step 2 of").waitFor();
  for (const comes of late) comes();
  await page.unroute("**/api/rules/lcg/puzzles?*");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("#set-language").selectOption("cs");
  await page.keyboard.press("Escape");
  await page.locator("nav[aria-label=Úlohy]").waitFor();
  await step("Ukázat řešení, krok 2/").waitFor();
  await leave(me);
});
