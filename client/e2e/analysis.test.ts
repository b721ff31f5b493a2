// The analysis table: a position is changed as text and by clicks, shared as a link, and played on with values.

import { expect, it } from "vitest";
import { accessible, asked, fits, leave, person, picture, uncut, withBrowser } from "./browser";

withBrowser();

it("shows, changes and shares a position, and says what each choice is worth", async () => {
  const [me, friend] = [await person(), await person()];
  const { page } = me;
  await page.goto("/analysis?game=wotr");
  const text = page.locator("#analysis-text");
  await expect.poll(() => text.inputValue()).toContain("game: wotr");
  // A click on a place asks for its line, ready to be typed over.
  await page.locator('.piece[data-region="minas_tirith"]').click();
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
