// What is on the table tells its name and what it can do: by pointer, by a finger that stays, and by the focus.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { leave, moment, openPosition, person, withBrowser } from "./browser";
import { ARMY_DIE, PARTNERS, SHOOTING } from "./positions";
import { openQuestion, question } from "./questions";

withBrowser();

const tip = (page: Page) => page.getByRole("tooltip");

/** A finger that stays where it is, until something is told. */
async function stay(page: Page, thing: string): Promise<string> {
  const found = page.locator(thing).first();
  await found.scrollIntoViewIfNeeded();
  const touch = { pointerType: "touch", pointerId: 7, isPrimary: true, bubbles: true, cancelable: true };
  await found.dispatchEvent("pointerdown", touch);
  await tip(page).waitFor();
  const told = (await tip(page).textContent())!;
  await found.dispatchEvent("pointerup", touch);
  await found.dispatchEvent("click", { bubbles: true, cancelable: true });
  return told;
}

describe("in War of the Ring", () => {
  it("nations stand on the political track by name", async () => {
    const me = await person();
    await openPosition(me.page, ARMY_DIE);
    for (const name of ["Dwarves", "Elves", "Gondor", "The North", "Rohan", "Isengard", "Sauron"]) {
      const nation = me.page.locator(".politics").getByText(name, { exact: true });
      expect(await nation.isVisible(), name).toBe(true);
    }
    await leave(me);
  });

  it("a companion tells what he can do to a finger that stays, which chooses nothing", async () => {
    const me = await person({ touch: true });
    const { page } = me;
    await openQuestion(page, question("wotr.separate.who"));
    const before = await moment(page);
    expect(await stay(page, 'aside [data-token="character:strider"]')).toMatch(/Strider.*Captain of the West/s);
    expect(await moment(page)).toBe(before);
    // The next touch is one again.
    await page.locator("#log").tap();
    await tip(page).waitFor({ state: "detached" });
    await leave(me);
  });

  it("a companion tells it to the keyboard by the focus", async () => {
    const me = await person();
    const { page } = me;
    await openQuestion(page, question("wotr.separate.who"));
    await page.locator("#board").focus();
    await page.locator('aside [data-token="character:strider"]').focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => tip(page).textContent()).toMatch(/Captain of the West/);
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => tip(page).textContent()).toMatch(/Strider/);
    await leave(me);
  });

  it("who stands alone on the map tells it where one points", async () => {
    const me = await person();
    const { page } = me;
    await openQuestion(page, question("wotr.journey.with"));
    const spot = (await page.locator('.person[data-token="character:gimli"]').boundingBox())!;
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await tip(page).getByText("Dwarf of Erebor").waitFor();
    await leave(me);
  });

  it("no player's name is cut off", async () => {
    const me = await person();
    const { page } = me;
    for (const open of [() => openPosition(page, PARTNERS), () => openQuestion(page, question("wotr.card.breaking"))]) {
      await open();
      await page.locator("[data-fold=wotr-players] strong").first().waitFor();
      const cut = await page.locator("[data-fold=wotr-players] strong").evaluateAll((all) =>
        all
          .filter((each) => {
            const [name, around] = [each.getBoundingClientRect(), each.parentElement!.getBoundingClientRect()];
            return name.right > around.right + 1;
          })
          .map((each) => each.textContent),
      );
      expect(cut).toEqual([]);
    }
    await leave(me);
  });
});

describe("in the valley", () => {
  it("a general tells his ability to a finger that stays, and to the keyboard", async () => {
    const me = await person({ touch: true });
    const { page } = me;
    await openPosition(page, SHOOTING, { free: { kind: "me" }, shadow: { kind: "open" } });
    const before = await moment(page);
    expect(await stay(page, 'aside [data-token="general:thranduil"]')).toMatch(/Thranduil.*General, Archery/s);
    expect(await moment(page)).toBe(before);
    await leave(me);
  });
});
