// What can be read at the card table, and where its questions stand.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { answer, asked, leave, openPosition, person, playOn, still, withBrowser } from "./browser";
import { piledUp } from "./measures";
import { CROWDED, ENGAGED, LOOKING, NOTHING_TO_DO, TO_PLAY } from "./positions";
import { openQuestion, question } from "./questions";

withBrowser();

/** Cards on which something stands that isn't seen: all of their text, or, where there is no room for text, the rest of it. */
const cut = (page: Page, what: ".words" | ".face"): Promise<string[]> =>
  page
    .locator(`.felt ${what}`)
    .evaluateAll((found) =>
      found
        .filter((each) => each.clientHeight && each.scrollHeight > each.clientHeight + 2)
        .map((each) => each.closest("[data-card]")!.getAttribute("data-card")!),
    );

it("cards show all of their text rather than large letters", async () => {
  const me = await person();
  const { page } = me;
  for (const kind of ["lcg.plan", "lcg.defend", "lcg.commit", "lcg.mode"]) {
    await openQuestion(page, question(kind));
    await expect.poll(() => cut(page, ".words"), { message: kind }).toEqual([]);
    expect(await page.locator(".felt.wordy").count(), kind).toBe(1);
  }
  await leave(me);
});

it("names, values and what a defender would take are never cut, on a tablet and on a phone", async () => {
  const me = await person({ width: 1024, height: 768, touch: true });
  const { page } = me;
  for (const size of [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const kind of ["lcg.attackers", "lcg.defend"]) {
      await openQuestion(page, question(kind));
      await expect.poll(() => cut(page, ".face"), { message: `${kind} ${size.width}` }).toEqual([]);
    }
  }
  await leave(me);
});

it("on a tablet held upright cards have the whole width, and a hand of five can be read", async () => {
  const me = await person({ width: 768, height: 1024, touch: true });
  const { page } = me;
  await openQuestion(page, question("lcg.heal"));
  const box = async (what: string) => (await page.locator(what).first().boundingBox())!;
  const [board, told, scene] = [await box("#board"), await box("aside"), await box(".beside .window")];
  expect(board.width).toBe(768);
  expect(told.y).toBeGreaterThanOrEqual(board.y + board.height);
  // What is fought out lies over the log, neither over the table nor under the hand.
  expect(scene.y).toBeGreaterThanOrEqual(board.y + board.height);
  expect(scene.y + scene.height).toBeLessThanOrEqual((await box("#hand")).y);
  const shown = await page.locator("#hand li").evaluateAll((cards) => {
    const lefts = cards.map((each) => each.getBoundingClientRect().left);
    return lefts.slice(1).map((left, at) => left - lefts[at]!);
  });
  expect(shown.length).toBe(4);
  expect(Math.min(...shown)).toBeGreaterThan(100);
  await leave(me);
});

it("a finger hits every card of a hand, however many there are", async () => {
  const me = await person({ width: 390, height: 844, touch: true });
  const { page } = me;
  await openPosition(page, CROWDED);
  const cards = page.locator("#hand li");
  const count = await cards.count();
  expect(count).toBeGreaterThan(10);
  for (const at of [0, Math.floor(count / 2), count - 1]) {
    const card = cards.nth(at);
    await card.scrollIntoViewIfNeeded();
    const { left, width } = await card.evaluate((each) => {
      const box = each.getBoundingClientRect();
      const next = each.nextElementSibling?.getBoundingClientRect();
      return { left: box.left, width: (next?.left ?? innerWidth) - box.left };
    });
    expect(width).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + 44).toBeLessThanOrEqual(390);
  }
  await leave(me);
});

it("a question that only cards answer stands right above the hand", async () => {
  const me = await person();
  const { page } = me;
  await openQuestion(page, question("lcg.discard"));
  const asks = page.locator(".wanted");
  expect(await asks.textContent()).toBe(await page.locator("header [role=status]").first().textContent());
  const [words, card] = [await asks.boundingBox(), await page.locator("#hand .hand li").first().boundingBox()];
  expect(Math.abs(words!.y + words!.height - card!.y)).toBeLessThan(40);
  // Where there are buttons, they have the question.
  await openQuestion(page, question("lcg.attack"));
  await page.locator(".answers").waitFor();
  await asks.waitFor({ state: "detached" });
  await leave(me);
});

it("cards to choose from say what is asked, and can be laid aside to see the table", async () => {
  const me = await person();
  const { page } = me;
  await openQuestion(page, question("lcg.from-discard"));
  const panel = page.locator(".answers");
  await panel.getByText("which card comes back?", { exact: false }).waitFor();
  const faces = panel.locator(".faces button");
  expect(await faces.count()).toBe(8);
  await panel.getByRole("button", { name: "Look at the table" }).click();
  expect(await faces.first().isVisible()).toBe(false);
  await expect.poll(async () => (await panel.boundingBox())!.height).toBeLessThan(80);
  await panel.getByRole("button", { name: "Show the cards" }).click();
  expect(await faces.first().isVisible()).toBe(true);
  await leave(me);
});

const MANY = LOOKING.replace(
  /p1 discard: .*/,
  "p1 discard: northern-tracker, wandering-took, unexpected-courage, a-test-of-will, hasty-stroke, lorien-guide, " +
    "stand-and-fight, will-of-the-west, a-light-in-the-dark, strength-of-will, the-galadhrims-greeting, power-in-the-earth",
);

it("among many cards one looks for a name", async () => {
  const me = await person();
  const { page } = me;
  await openPosition(page, MANY);
  await answer(page, "play:dwarven-tomb");
  await playOn(page, [/^evenly$/, /^count:/], async () => (await page.locator(".answers .find").count()) > 0);
  const faces = page.locator(".answers .faces button");
  expect(await faces.count()).toBe(12);
  await page.locator(".answers .find").fill("lorien");
  await expect.poll(() => faces.count()).toBe(1);
  await page.keyboard.press("Enter");
  await page.locator('#hand [data-token="play:lorien-guide"]').waitFor();
  await leave(me);
});

it("a hint shows one copy of a card in hand, and it stays where it is", async () => {
  const me = await person();
  const { page } = me;
  await openPosition(
    page,
    TO_PLAY.replace("guard-of-the-citadel, steward-of-gondor", "guard-of-the-citadel, guard-of-the-citadel.2"),
  );
  await asked(page);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".note.hint").waitFor();
  await page.locator("#hand button.hinted").first().waitFor();
  expect(await page.locator("#hand button.hinted").count()).toBe(1);
  await page.mouse.move(400, 300);
  await still(page);
  const edge = (await page.locator("#board").boundingBox())!;
  for (const card of await page.locator("#hand .hand li").all())
    expect((await card.boundingBox())!.y).toBeGreaterThan(edge.y + edge.height - 80);
  await leave(me);
});

it("a hint lies over the log, and over nothing of the table", async () => {
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768, touch: true },
    { width: 768, height: 1024, touch: true },
  ]) {
    const me = await person(size);
    const { page } = me;
    await openQuestion(page, question("lcg.defend"));
    await page.getByRole("button", { name: "Hint" }).click();
    const hint = (await page.locator(".note.hint").boundingBox())!;
    const column = (await page.locator("aside").boundingBox())!;
    expect(hint.x, `${size.width}`).toBeGreaterThanOrEqual(column.x);
    expect(hint.y, `${size.width}`).toBeGreaterThanOrEqual(column.y);
    // What is fought out stays in sight beside it.
    expect(await piledUp(page), `${size.width}`).toEqual([]);
    await leave(me);
  }
});

it("below cards that scroll the other answers stand on a ground of their own", async () => {
  const me = await person({ width: 390, height: 844, touch: true });
  const { page } = me;
  await openQuestion(page, question("lcg.mulligan"));
  const ground = await page.locator(".options .buttons").evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(ground).not.toMatch(/transparent|, 0\)$/);
  await leave(me);
});

it("five cards to choose from stand in one row on a tablet", async () => {
  const me = await person({ width: 1024, height: 768, touch: true });
  const { page } = me;
  await openQuestion(page, question("lcg.order"));
  const tops = await page
    .locator(".faces li")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await leave(me);
});

const TWO_GO = NOTHING_TO_DO.replace("step: quest-actions", "step: commit\nacted: p1")
  .replace("p1 play: aragorn resources=3,", "p1 play: aragorn committed exhausted,")
  .concat("staging: forest-spider\n");

it("the willpower of all players counts where the last of them sends his", async () => {
  const me = await person();
  const { page } = me;
  await openPosition(page, TWO_GO, { p1: { kind: "open" }, p2: { kind: "me" } });
  await page.getByText("Who commits", { exact: false }).first().waitFor();
  const sum = page.locator("form.force .sum");
  // Aragorn's 2; Legolas brings 1 more.
  expect((await sum.textContent())!.replace(/\s/g, "")).toBe("Willpower2=Threat2");
  await page.locator("[data-pick=legolas]").click();
  expect((await sum.textContent())!.replace(/\s/g, "")).toBe("Willpower3>Threat2");
  expect(await page.locator(".balance").getAttribute("aria-label")).toContain("Willpower 3 against threat 2");
  await leave(me);
});

const FALLING = ENGAGED.replace(
  "p1 play: aragorn, gloin damage=3, theodred",
  "p1 play: aragorn, gloin, theodred resources=3, snowbourn-scout\np1 hand: valiant-sacrifice",
)
  .replace("step: combat", "step: enemies-attack")
  .concat("shadow: old-forest-road on=king-spider\n");

it("a blow that has fallen is told as it was, also when the defender has left play", async () => {
  const me = await person();
  const { page } = me;
  await openPosition(page, FALLING);
  const left = async () =>
    /has left play/.test((await page.locator("header [role=status]").first().textContent()) ?? "");
  await playOn(page, [/^king-spider$/, /^snowbourn-scout$/, /^pass$/], left);
  const scene = page.locator(".window");
  await scene.getByText("Snowbourn Scout is destroyed.").waitFor();
  expect(await scene.textContent()).not.toContain("as it stands");
  expect(await scene.locator(".friend .big").textContent()).toContain("1");
  await leave(me);
});
