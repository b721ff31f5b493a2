import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { asked, leave, openAt, openPosition, person, press, prompt, withBrowser } from "./browser";
import { COMMITTING, MARCHING, MAY_PASS, TO_PLAY } from "./positions";

withBrowser();

/** Answers with keys alone, whatever is asked: what is in a panel, what "go on" does, else the first by arrow. */
async function anyAnswer(page: Page): Promise<void> {
  await asked(page);
  if (await page.locator("form.force").count()) {
    await press(page, "Enter");
    return;
  }
  const options = page.locator(".options .option");
  if (await options.count()) {
    const key = await options.first().getAttribute("data-key");
    await press(page, key!);
    return;
  }
  await page.keyboard.press("m");
  await page.keyboard.press("ArrowRight");
  await page.locator(".cursor").first().waitFor();
  await press(page, "Enter");
}

it("a match is started and played with the keyboard alone", async () => {
  const me = await person();
  const { page } = me;
  await page.goto("/");
  await page.getByRole("heading", { name: "Start a match" }).waitFor();
  // Name and settings come first, then the games.
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.textContent?.includes("War of the Ring"))) break;
  }
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start" }).waitFor();
  await page.keyboard.press("Enter");
  await asked(page);
  // Space goes on with the phase, arrows walk the dice, Enter takes one; Esc never takes back, U does, and Shift+U does it again.
  await page.keyboard.press("Space");
  await page.locator("header.yours").getByText("Your action: which die do you use?").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".die.cursor").waitFor();
  await press(page, "Enter");
  expect(await prompt(page)).toContain("What do you use the");
  const chosen = await prompt(page);
  for (let times = 0; times < 3; times++) await page.keyboard.press("Escape");
  expect(await prompt(page)).toBe(chosen);
  await press(page, "u");
  expect(await prompt(page)).toBe("Your action: which die do you use?");
  await press(page, "Shift+U");
  expect(await prompt(page)).toBe(chosen);
  await press(page, "Control+z");
  expect(await prompt(page)).toBe("Your action: which die do you use?");
  // A choice is found by its name.
  await page.keyboard.press("/");
  await page.keyboard.type("ring");
  await press(page, "Enter");
  // Where all dice show the same, nobody is asked which of them.
  expect(await prompt(page)).toMatch(/^Elven Ring: (which die is changed|what does the .* die show)/);
  await press(page, "u");
  // Hint, rules, keys, log and cards have keys of their own; Esc closes what they open.
  await page.keyboard.press("h");
  await page.locator(".note.hint").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".note.hint").waitFor({ state: "detached" });
  await page.keyboard.press("r");
  await page.getByRole("heading", { name: "Rules" }).waitFor();
  await page.locator("dialog section.here h3").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("heading", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await page.locator("#log ol:focus").waitFor();
  await page.keyboard.press("c");
  await page.locator("#hand button:focus").first().waitFor();
  // The card under the focus opens, says why it can't be played yet, and closes.
  await page.keyboard.press("Enter");
  await page.locator("dialog .card").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  // On through the turn.
  for (let answers = 0; answers < 25; answers++) {
    if (await page.getByText("Turn 2", { exact: false }).first().isVisible()) break;
    await page.keyboard.press("m");
    await anyAnswer(page);
  }
  await leave(me);
});

it("one press of Space too many gives no action away", async () => {
  const me = await person();
  const { page } = me;
  await openPosition(page, MAY_PASS);
  await page.getByRole("button", { name: "Pass, and keep the dice" }).waitFor();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.locator(".die.cursor").waitFor();
  await press(page, "Enter");
  expect(await prompt(page)).toContain("What do you use the");
  expect(await page.locator("#log").textContent()).not.toContain("The Free Peoples pass");
  await leave(me);
});

it("the arrows walk the map, and tell what is there", async () => {
  const me = await person();
  const { page } = me;
  await openAt(page, "move");
  await asked(page);
  const card = page.locator(".inspect");
  const seen = new Set<string>();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    await page.locator("path.target.cursor").waitFor();
    seen.add((await card.locator("strong").textContent())!);
  }
  await card.getByText("That can be chosen now.").waitFor();
  expect(seen.size).toBeGreaterThan(0);
  await press(page, "Enter");
  await leave(me);
});

it("why not is asked and answered with the keyboard", async () => {
  const me = await person();
  const { page } = me;
  await openAt(page, "move");
  await asked(page);
  await page.keyboard.press("w");
  await page.getByText("Click on anything to hear why", { exact: false }).waitFor();
  // The dice are buttons now; none of them is what is asked for.
  await page.locator("button.asking.die").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".note.why").waitFor();
  expect(await page.locator(".note.why").textContent()).toMatch(/\S+ \S+/);
  await leave(me);
});

it("losses are shared out with the keyboard", async () => {
  const me = await person();
  const { page } = me;
  await openAt(page, "losses");
  await asked(page);
  const panel = page.locator("form.force");
  await panel.waitFor();
  expect(await panel.locator("button.main").evaluate((each) => each === document.activeElement)).toBe(true);
  const hits = /takes (\d+) hits/.exec(await prompt(page))![1];
  await panel.getByText(`${hits} of ${hits} hits`).waitFor();
  await press(page, "Enter");
  await page.locator("header").getByText(`takes ${hits} hits`, { exact: false }).waitFor({ state: "detached" });
  await leave(me);
});

/** Is the focus on nothing that a key would click, so that keys go to the table? */
const letGo = (page: Page): Promise<boolean> =>
  page.evaluate(() => !document.activeElement?.matches("button, [role=button], a, input, select, summary"));

it("what was clicked lets go of the focus, and Space goes on instead of clicking it once more", async () => {
  const me = await person();
  const { page } = me;

  // A card of the table that was picked stays picked: Space sends it.
  await openPosition(page, COMMITTING);
  const aragorn = page.locator('.felt [data-pick^="aragorn"]');
  await aragorn.click();
  await page.getByRole("button", { name: "Send 1" }).waitFor();
  expect(await letGo(page)).toBe(true);
  await press(page, "Space");
  await page.locator("#log").getByText("commits Aragorn").waitFor();

  // A card of the hand that was opened and closed lies down again.
  await openPosition(page, TO_PLAY);
  await page.locator("#hand button").first().click();
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.closest("#hand") === null)).toBe(true);

  // A die that was taken is not taken again: nothing has the focus, and U takes it back.
  await openAt(page, "cards");
  await asked(page);
  const before = await prompt(page);
  await page.locator("button.die[data-token]").first().click();
  await expect.poll(() => prompt(page)).not.toBe(before);
  expect(await letGo(page)).toBe(true);
  await press(page, "u");
  expect(await prompt(page)).toBe(before);

  // An army on the map that was clicked, too.
  await openPosition(page, MARCHING, { shadow: { kind: "me" }, free: { kind: "open" } });
  await page.locator('.piece[data-area="bl_centre"], [data-region="bl_centre"]').first().click();
  expect(await letGo(page)).toBe(true);
  await leave(me);
});
