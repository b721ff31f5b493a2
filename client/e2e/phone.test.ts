// A phone: a layout of its own that can answer, watch and read, with a finger.

import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import {
  after,
  asked,
  CHOICES,
  fits,
  fromRecord,
  leave,
  moment,
  openPosition,
  person,
  picture,
  prompt,
  still,
  withBrowser,
} from "./browser";
import { covered, piledUp, smallTargets, smallText } from "./measures";
import { ARMY_DIE, ATTACKED, ATTACKING, COMMITTING } from "./positions";
import { openQuestion, question } from "./questions";

withBrowser();

const PHONE = { width: 390, height: 844, touch: true };

/** Taps what has that token, wherever it is, as a finger does. */
async function tap(page: Page, token: string): Promise<void> {
  const before = await moment(page);
  const thing = page
    .locator(CHOICES)
    .and(page.locator(`[data-token="${token}"]`))
    .first();
  await thing.scrollIntoViewIfNeeded();
  await thing.tap();
  await after(page, before);
}

/** All that can be answered is in sight and large enough, and nothing lies over it or sticks out. */
async function handy(page: Page, where: string): Promise<void> {
  await still(page);
  await picture(page, `phone-${where}`);
  // The map takes its size from the room it has, and its names theirs from the map.
  await expect.poll(() => smallText(page, 11), { message: where }).toEqual([]);
  expect(await covered(page, CHOICES), where).toEqual([]);
  expect(await piledUp(page), where).toEqual([]);
  expect(await smallTargets(page), where).toEqual([]);
  await fits(page, where);
}

/** The log is read, and a card opens with a tap and stays open. */
async function readable(page: Page): Promise<void> {
  await page.locator("#log").scrollIntoViewIfNeeded();
  expect(await page.locator("#log").isVisible()).toBe(true);
  const card = page.locator("#hand button").first();
  if (!(await card.count())) return;
  await card.tap();
  await page.locator("dialog[open]").waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await page.locator("dialog[open]").getByRole("button", { name: "Close" }).first().tap();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

it("War of the Ring: an army is moved on a phone", async () => {
  const me = await person(PHONE);
  const { page } = me;
  await openPosition(page, ARMY_DIE);
  await handy(page, "wotr-dice");
  const header = await page.locator("header").first().boundingBox();
  await tap(page, "die:muster_army");
  await handy(page, "wotr-use");
  await tap(page, "move-armies");
  expect(await prompt(page)).toMatch(/army/i);
  // The sentence has its room: the board stays where it was.
  expect(await page.locator("header").first().boundingBox()).toEqual(header);
  await handy(page, "wotr-from");
  await readable(page);
  await leave(me);
});

it("War of the Ring: a battle is answered in its window, below the board", async () => {
  const me = await person(PHONE);
  const { page } = me;
  await openPosition(page, ATTACKED, { free: { kind: "me" }, shadow: { kind: "open" } });
  await page.locator(".window .foot").waitFor();
  await handy(page, "wotr-battle");
  const [map, window] = [await page.locator(".surface").boundingBox(), await page.locator(".window").boundingBox()];
  expect(window!.y).toBeGreaterThanOrEqual(map!.y + map!.height - 1);
  await page.locator('.window .foot [data-token="none"]').tap();
  await page.locator(".window .roll").first().waitFor();
  await leave(me);
});

it("The Battle of Five Armies: an army is chosen to attack on a phone", async () => {
  const me = await person(PHONE);
  const { page } = me;
  await openPosition(page, ATTACKING, { shadow: { kind: "me" }, free: { kind: "open" } });
  // There is one die, and it is taken already.
  await handy(page, "b5a-use");
  await tap(page, "attack");
  await handy(page, "b5a-attack");
  await readable(page);
  await leave(me);
});

it("a replay on a phone: the board has the whole width, a battle stands below it, and the slider has a line of its own", async () => {
  const me = await person(PHONE);
  const { page } = me;
  await page.goto("/");
  const id = await fromRecord(page, inject("moments").end.record);
  await page.goto(`/match/${id}/replay?step=60`);
  await page.locator(".window").waitFor();
  await still(page);
  await picture(page, "phone-replay");
  expect(await page.locator("h1").textContent()).toBe("Replay: War of the Ring");
  const box = async (which: string) => (await page.locator(which).first().boundingBox())!;
  const [map, window, log] = [await box(".surface"), await box(".window"), await box(".below")];
  expect(map.width).toBe(PHONE.width);
  expect(map.height).toBeGreaterThanOrEqual(120);
  expect(window.y).toBeGreaterThanOrEqual(map.y + map.height - 1);
  expect(log.y).toBeGreaterThan(map.y + map.height);
  expect((await box("footer input[type=range]")).width).toBeGreaterThan(300);
  expect(await smallTargets(page)).toEqual([]);
  await fits(page, "a replay");
  await page.getByRole("button", { name: "One step on" }).tap();
  await page.getByText("61 / ", { exact: false }).waitFor();
  await leave(me);
});

it("The Card Game: what is asked is in sight on a phone, and can be tapped", async () => {
  const me = await person(PHONE);
  const { page } = me;
  // A card of the hand under the card that asks for it; players; things far down on the table.
  for (const kind of ["lcg.from-hand", "lcg.vote-first", "lcg.end-of-round", "lcg.restricted"]) {
    await openQuestion(page, question(kind));
    await handy(page, kind);
    const inSight = () =>
      page.evaluate((choices) => {
        const felt = document.querySelector(".felt")!.getBoundingClientRect();
        return [...document.querySelectorAll(choices)].some((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return each.closest(".felt") ? top >= felt.top && bottom <= felt.bottom : bottom > 0 && top < innerHeight;
        });
      }, CHOICES);
    await expect.poll(inSight, { message: kind }).toBe(true);
  }
  await leave(me);
});

it("The Card Game: heroes are sent on the quest on a phone", async () => {
  const me = await person(PHONE);
  const { page } = me;
  await openPosition(page, COMMITTING);
  await handy(page, "lcg-commit");
  await page.locator('.felt [data-pick^="aragorn"]').tap();
  const before = await moment(page);
  await page.locator("form.force button.main, .bar button.main").first().tap();
  await after(page, before);
  await asked(page);
  await handy(page, "lcg-sent");
  await readable(page);
  await leave(me);
});

it("The Card Game: the log begins above the hand on a phone, and a blow is told with what it will do", async () => {
  const me = await person(PHONE);
  const { page } = me;
  await openQuestion(page, question("lcg.exhaust"));
  await still(page);
  const top = async (which: string) => (await page.locator(which).first().boundingBox())!.y;
  const bottom = async (which: string) => {
    const box = (await page.locator(which).first().boundingBox())!;
    return box.y + box.height;
  };
  expect(await bottom(".window .sum")).toBeLessThan(await top("#hand .hand"));
  await openQuestion(page, question("lcg.commit"));
  await still(page);
  // The tabs and a line below them.
  expect(await bottom("#log [role=tab]")).toBeLessThan((await top("#hand .hand")) - 16);
  await leave(me);
});

it("The Battle of Five Armies: a territory that can be chosen is in sight on a phone", async () => {
  const me = await person(PHONE);
  const { page } = me;
  await openQuestion(page, question("b5a.bat-away"));
  await still(page);
  const board = (await page.locator("#board .frame").boundingBox())!;
  const inSight = async () => {
    const boxes = await Promise.all((await page.locator(".person").all()).map((each) => each.boundingBox()));
    return boxes.some(
      (box) => box && box.x >= board.x && box.x + box.width <= board.x + board.width && box.y >= board.y,
    );
  };
  await expect.poll(inSight).toBe(true);
  await leave(me);
});
