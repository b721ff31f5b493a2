// The analysis table: a position is changed as text and by hand on the board, shared as a link, and played on with values.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { accessible, asked, fits, leave, person, picture, uncut, withBrowser } from "./browser";
import { COMMITTING, MARCHING } from "./positions";

withBrowser();

const textOn = (page: Page) => page.locator("#analysis-text").inputValue();
const says = (page: Page, line: string) => expect.poll(() => textOn(page)).toContain(`\n${line}\n`);
const panel = (page: Page) => page.locator(".setup");
/** In the panel, what is done with one thing. */
const press = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).first().click();

/** Lays a position on the table, and waits until it lies there: then the link leads to it. */
async function lay(page: Page, position: string): Promise<void> {
  await page.goto(`/analysis?game=${/^game: (\w+)$/m.exec(position)![1]}`);
  const link = () => page.locator("#analysis-link").inputValue();
  await expect.poll(link).toBeTruthy();
  const before = await link();
  await page.locator("#analysis-text").fill(position);
  await expect.poll(link).not.toBe(before);
}

/** Drags one thing of the board onto another, by the middle of what is drawn of it. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      });
  const [start, goal] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + goal.x) / 2, (start.y + goal.y) / 2);
  await page.mouse.move(goal.x, goal.y);
  await page.mouse.up();
}

it("shows, changes and shares a position, and says what each choice is worth", async () => {
  const [me, friend] = [await person(), await person()];
  const { page } = me;
  await page.goto("/analysis?game=wotr");
  const text = page.locator("#analysis-text");
  await expect.poll(() => text.inputValue()).toContain("game: wotr");
  // A place's line is shown on demand, ready to be typed over.
  await page.locator('.piece[data-region="minas_tirith"]').click();
  await page.locator(".setup").getByRole("button", { name: "As text" }).first().click();
  await expect.poll(() => text.inputValue()).toContain("army minas_tirith: gondor 3/1/1");
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(" gondor 3/1/1");
  await page.keyboard.type(" gondor 5/2/1");
  await expect.poll(() => page.locator('.piece[data-region="minas_tirith"]').textContent()).toContain("5");
  await accessible(page, "analysis");
  await uncut(page, "analysis");
  await fits(page, "analysis");
  await picture(page, "analysis-1280x720");
  // What can't be is said, with its line; the board stays.
  await page.keyboard.type("/9/9");
  const problem = page.getByRole("alert");
  await problem.getByRole("button").click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain("gondor 5/2/1/9/9");
  expect(await page.getByRole("button", { name: "Play and analyse" }).isDisabled()).toBe(true);
  // The browser itself notes the refusal.
  expect(me.errors.splice(0).every((error) => error.includes("400"))).toBe(true);
  await page.keyboard.type("army minas_tirith: gondor 4/1/1");
  await problem.waitFor({ state: "detached" });
  // Whoever has the link sees the same.
  const link = page.locator("#analysis-link");
  await friend.page.goto(await link.inputValue());
  await expect.poll(() => friend.page.locator("#analysis-text").inputValue()).toBe(await text.inputValue());
  // Played on, both sides by one hand and open: at each question the choices with what they are worth.
  await page.getByRole("button", { name: "Play and analyse" }).click();
  await asked(page);
  for (let step = 0; step < 3; step++) {
    await expect.poll(() => page.locator(".note.hint").count()).toBe(1);
    const moment = await page.locator("[data-moment]").getAttribute("data-moment");
    await page.locator(".note.hint .option").click();
    await expect.poll(() => page.locator("[data-moment]").getAttribute("data-moment")).not.toBe(moment);
  }
  await picture(page, "analysis-play-1280x720");
  // Hints are asked for over a line of their own: one that came to the server after "take back" would be refused.
  const hint = page.locator(".note.hint");
  await hint.waitFor();
  const moment = await page.locator("[data-moment]").getAttribute("data-moment");
  await page.keyboard.press("u");
  await expect.poll(() => page.locator("[data-moment]").getAttribute("data-moment")).not.toBe(moment);
  await hint.waitFor();
  await leave(me, friend);
});

it("sets the map of War of the Ring up by hand", async () => {
  const me = await person();
  const { page } = me;
  await page.goto("/analysis?game=wotr");
  await expect.poll(() => textOn(page)).toContain("game: wotr");
  const before = await textOn(page);
  // An army is dragged to another region; what stands there now is told beside it.
  await drag(page, '.piece[data-region="minas_tirith"]', '[data-spot="lossarnach"]');
  await says(page, "army minas_tirith: none");
  await says(page, "army lossarnach: gondor 3/1/1");
  await page.locator('.piece[data-region="lossarnach"]').waitFor();
  // Its numbers are changed, somebody joins it.
  await press(page, "More: Gondor regular");
  await says(page, "army lossarnach: gondor 4/1/1");
  await panel(page).getByRole("combobox").first().selectOption("character:strider");
  await says(page, "character strider: lossarnach");
  await accessible(page, "setting up");
  await fits(page, "setting up");
  await picture(page, "setup-1280x720");
  // What the rules don't allow is said, and changes nothing.
  const now = await textOn(page);
  await panel(page).getByRole("combobox").first().selectOption("isengard-regular");
  await expect.poll(() => page.locator("aside .said").textContent()).toBeTruthy();
  expect(await textOn(page)).toBe(now);
  // Some of it is taken up and put down with a click elsewhere, and all of it from the list of places.
  await press(page, "Take up: Gondor regular");
  await press(page, "Take up: Gondor regular");
  await press(page, "Take up: Strider");
  await expect.poll(() => panel(page).locator(".hand").textContent()).toContain("2 × Gondor regular, Strider");
  await page.locator('.piece[data-region="edoras"]').click();
  await says(page, "army lossarnach: gondor 2/1/1");
  await says(page, "army edoras: rohan 1/1/0, gondor 2/0/0");
  await says(page, "character strider: edoras");
  await page.locator("#analysis-place").selectOption("lossarnach");
  await press(page, "Take up all");
  await panel(page).getByLabel("Put down at").selectOption("minas_tirith");
  await says(page, "army minas_tirith: gondor 2/1/1");
  // Who comes to a stronghold of the enemy besieges it.
  await drag(page, '.piece[data-region="orthanc"]', '.piece[data-region="helms_deep"]');
  await says(page, "garrison helms_deep: rohan 1/0/0");
  await expect.poll(() => page.locator('.piece[data-region="helms_deep"]').count()).toBe(2);
  await press(page, "Close");
  expect(await panel(page).count()).toBe(0);
  // Everything is taken back, to the text that there was.
  const undo = page.getByRole("button", { name: "Undo" });
  while (await undo.isEnabled()) {
    const text = await textOn(page);
    await undo.click();
    await expect.poll(() => textOn(page)).not.toBe(text);
  }
  expect(await textOn(page)).toBe(before);
  expect(me.errors.splice(0).every((error) => error.includes("400"))).toBe(true);
  await leave(me);
});

it("sets the valley up by hand", async () => {
  const me = await person();
  const { page } = me;
  await lay(page, MARCHING);
  await drag(page, '.piece[data-area="bl_northeast"]', '[data-spot="bl_east"]');
  await says(page, "army bl_northeast: -");
  await says(page, "army bl_east: orcs 3, wargs 1, damage 1, command 1");
  await press(page, "More: Damage tokens");
  await press(page, "Fewer: Leadership tokens");
  await says(page, "army bl_east: orcs 3, wargs 1, damage 2");
  await press(page, "Take up: Wargs");
  await page.locator('.piece[data-area="bl_centre"]').first().click();
  await says(page, "army bl_centre: goblins 2, wargs 1");
  await press(page, "Fewer: Goblins");
  await says(page, "army bl_centre: goblins 1, wargs 1");
  await picture(page, "setup-valley-1280x720");
  await leave(me);
});

it("sets the card table up by hand", async () => {
  const me = await person();
  const { page } = me;
  await lay(page, COMMITTING);
  // What lies on a card.
  await page.locator('[data-card="gloin"]').click();
  await press(page, "More: Damage");
  await press(page, "More: Damage");
  await press(page, "Fewer: Resources");
  await panel(page).getByRole("checkbox", { name: "Exhausted" }).check();
  await says(page, "p1 play: aragorn resources=1, gloin damage=2 exhausted, theodred resources=1");
  await accessible(page, "setting cards up");
  await picture(page, "setup-cards-1280x720");
  // An attachment is added to it; an enemy leaves the staging area and engages the player.
  await panel(page).getByRole("combobox").first().selectOption("card:steward-of-gondor");
  await says(page, "attached: steward-of-gondor on=gloin");
  await page.locator('[data-card="forest-spider"]').click();
  await press(page, "Take up: Forest Spider");
  await panel(page).getByLabel("Put down at").selectOption("p1 engaged");
  await says(page, "staging: old-forest-road");
  await says(page, "p1 engaged: forest-spider");
  await page.locator('.enemies [data-card="forest-spider"]').waitFor();
  await press(page, "Close");
  // A card is dragged to another: it comes into the same row.
  await drag(page, '[data-card="forest-spider"] .face', '[data-card="old-forest-road"] .face');
  await says(page, "staging: old-forest-road, forest-spider");
  await leave(me);
});
