import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accessible,
  against,
  answer,
  asked,
  choices,
  fits,
  inSight,
  leave,
  openPosition,
  person,
  picture,
  playOn,
  prompt,
  SIZES,
  sitDown,
  withBrowser,
} from "./browser";
import { ATTACKING, FLYING, MARCHING } from "./positions";

withBrowser();

/** The same table in all sizes by day, and by candlelight, which changes nothing about sizes. */
async function everywhere(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.locator(`:root[data-theme="${colorScheme}"]`).waitFor({ state: "attached" });
    for (const size of colorScheme === "dark" ? SIZES.slice(0, 1) : SIZES) {
      await page.setViewportSize(size);
      await page.locator(".pieces").waitFor();
      const where = `${what}-${colorScheme}-${size.width}x${size.height}`;
      await accessible(page, where, size === SIZES[0] ? "all" : "sizes");
      await fits(page, where);
      await picture(page, `b5a-${where}`);
    }
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(SIZES[0]!);
}

describe("a newcomer in the valley", () => {
  it("starts with three clicks from the lobby and plays two turns against the computer", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /The Battle of Five Armies/ }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await asked(page);
    expect(await prompt(page)).toContain("Activate a general?");
    const turn = () => page.locator("aside").getByText("Turn 3:", { exact: false }).isVisible();
    const wishes = [
      /^character:/,
      /^die:/,
      /^recruit$/,
      /^rally$/,
      /^strategic$/,
      /^draw$/,
      /^stand$/,
      /^play:/,
      /^done$/,
    ];
    const answers = await playOn(page, wishes, turn, 150);
    expect(answers).toBeGreaterThan(15);
    // Either the third turn was reached, or the battle was decided before.
    expect((await turn()) || (await page.locator("dialog[open]").count()) > 0).toBe(true);
    await leave(me);
  });

  it("reads what is in a region, and hears why not", async () => {
    const me = await person();
    const { page } = me;
    await sitDown(page, {
      game: "b5a",
      seed: 7,
      players: against("random"),
    });
    await everywhere(page, "start");
    const banner = page.locator(".piece").filter({ has: page.locator(".banner.free") });
    await banner.last().hover();
    const tip = page.getByRole("tooltip");
    await tip.waitFor();
    expect(await tip.textContent()).toMatch(/Rolls \d, leads \d/);
    await page.mouse.move(5, 5);
    // A general is a piece on the map and a picture in the column; the keyboard walks to one and takes him.
    expect((await choices(page)).filter((token) => token === "character:dain")).toHaveLength(2);
    await page.locator("#board").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByText("is activated.", { exact: false }).waitFor();
    // A card opens large and says why it can't be played now.
    await page.locator(".hand button").first().click();
    await page.locator("dialog .card").waitFor();
    await accessible(page, "card");
    await page.keyboard.press("Escape");
    await leave(me);
  });
});

describe("the Lord of the Eagles", () => {
  it("is seen where he flies", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, FLYING, against("random"));
    await picture(page, "b5a-eagles");
    await page.getByTitle("The Lord of the Eagles: Valley", { exact: false }).first().waitFor();
    const [lord, eagles, bats] = await Promise.all(
      [".pieces [data-character=lord_of_the_eagles]", ".pieces .eagles", ".pieces .bats"].map(
        async (thing) => (await page.locator(thing).first().boundingBox())!,
      ),
    );
    // On the map, beside the eagles and bats over the valley, and covering neither.
    expect(lord!.x + lord!.width).toBeLessThanOrEqual(eagles!.x + 1);
    expect(Math.abs(lord!.y + lord!.height / 2 - eagles!.y - eagles!.height / 2)).toBeLessThan(6);
    expect(eagles!.x).toBeLessThan(bats!.x);
    await leave(me);
  });
});

describe("panels in the valley", () => {
  it("send a part of an army off with one press", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, MARCHING, against("random", "shadow"));
    await answer(page, "strategic");
    await answer(page, "bl_northeast");
    await page.locator("header").getByText("Where does the army in North-eastern Plain go?").waitFor();
    await answer(page, "split");
    const panel = page.locator("form.force");
    await panel.waitFor();
    await picture(page, "b5a-panel");
    await accessible(page, "panel");
    await panel.getByRole("button", { name: "None" }).click();
    await panel.getByRole("button", { name: "More: Orcs" }).click();
    await panel.getByRole("button", { name: "These go" }).click();
    await page.getByText("Where does the part from North-eastern Plain go?").waitFor();
    // That is asked of the map: the panel has nothing more to say.
    await panel.waitFor({ state: "detached" });
    await answer(page, "bl_ridge_plain");
    await page.getByText(/Which army moves \(2/).waitFor();
    await answer(page, "done");
    await page.getByText("From North-eastern Plain to Ridge Plain: 1 unit of Orcs.").waitFor();
    await leave(me);
  });
});

describe("a fight in the valley", () => {
  it("is seen from the choice of cards to its end", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, ATTACKING, against("captain", "shadow"));
    for (const token of ["attack", "valley_dale_hills", "valley_east"]) await answer(page, token);
    expect(await prompt(page)).toContain("choose a card");
    const window = page.locator("section.window");
    await window.getByText("attacks").waitFor();
    await window.getByText("defends").waitFor();
    // What the cards do is read before one is chosen.
    expect((await choices(page)).some((token) => token.startsWith("play:"))).toBe(true);
    await window.locator(".foot [data-token^='play:']").first().waitFor();
    await inSight(page);
    await everywhere(page, "fight");
    await answer(page, (await choices(page)).find((token) => token.startsWith("play:"))!);
    await window.locator(".pip").first().waitFor();
    await window
      .getByText(/^Roll, [56] or more/)
      .first()
      .waitFor();
    await accessible(page, "dice");
    await picture(page, "b5a-dice");
    const over = async () => !(await page.locator(".clash").count());
    // What is asked about the fight is answered in its window.
    const inside = async () => {
      if (await over()) return true;
      expect(await page.locator("#board > .answers").count()).toBe(0);
      if (await window.locator("form.force").count()) await picture(page, "b5a-in-window");
      return false;
    };
    await playOn(page, [/^cease$/, /^play:/, /^done$/, /^unit:/], inside, 40);
    expect(await over()).toBe(true);
    await leave(me);
  });
});
