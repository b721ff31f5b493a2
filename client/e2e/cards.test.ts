import { describe, expect, it } from "vitest";
import { accessible, asked, leave, makeMatch, person, picture, playOn, prompt, withBrowser } from "./browser";

withBrowser();

const WISHES = [/^keep$/, /^play:/, /^evenly$/, /^count:/, /^all$/, /^done$/, /^pass$/];

describe("a newcomer to The Card Game", () => {
  it("starts it with three clicks from the lobby and plays two rounds", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /The Card Game/ }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await asked(page);
    const third = page.getByText("Round 3", { exact: false }).first();
    await playOn(page, WISHES, () => third.isVisible(), 160);
    await picture(page, "cards-light-1280x720");
    // Either the third round was reached, or the quest was lost before.
    expect((await third.count()) + (await page.locator("dialog[open]").count())).toBeGreaterThan(0);
    await leave(me);
  });

  it("plays two rounds beside the computer", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /The Card Game/ }).click();
    await page.getByRole("radio", { name: "2" }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("[data-moment]").waitFor();
    const third = page.getByText("Round 3", { exact: false }).first();
    await playOn(page, [/^p1$/, ...WISHES], () => third.isVisible(), 260);
    expect((await third.count()) + (await page.locator("dialog[open]").count())).toBeGreaterThan(0);
    await leave(me);
  });
});

describe("several cards in one", () => {
  it("shows willpower against threat while characters are picked, and sends them with one press", async () => {
    const me = await person();
    const { page } = me;
    await page.goto(
      `/match/${await makeMatch(page, { game: "lcg", seats: 1, seed: 4, players: { p1: { kind: "me" } } })}`,
    );
    await asked(page);
    const committing = async () => (await prompt(page)).startsWith("Who commits");
    await playOn(page, [/^keep$/, /^pass$/], committing, 12);
    const balance = page.locator(".balance");
    expect(await balance.getAttribute("aria-label")).toContain("Willpower 0 against threat 3");
    await page.getByRole("button", { name: /^Aragorn/ }).click();
    await page.getByRole("button", { name: /^Glóin/ }).click();
    await page.getByRole("button", { name: /^Théodred/ }).click();
    expect(await balance.getAttribute("aria-label")).toContain("Willpower 5 against threat 3");
    // Once more takes it back.
    await page.getByRole("button", { name: /^Théodred/ }).click();
    expect(await balance.getAttribute("aria-label")).toContain("Willpower 4 against threat 3");
    await page.getByRole("button", { name: "Send 2 characters" }).click();
    await page.getByText("Player 1 commits Aragorn and Glóin.").waitFor();
    await leave(me);
  });
});

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768, touch: true },
];

describe.each(SIZES)("the table at $width x $height", (size) => {
  it.each([false, true])("is accessible, and nothing lies under the answers (by candlelight: %s)", async (dark) => {
    const me = await person({ ...size, dark });
    const { page } = me;
    const name = `${dark ? "dark" : "light"}-${size.width}x${size.height}`;
    const players = { p1: { kind: "me" }, p2: { kind: "bot", bot: "random" } };
    await page.goto(`/match/${await makeMatch(page, { game: "lcg", seats: 2, seed: 4, players })}`);
    await playOn(
      page,
      [/^p1$/, /^keep$/, /^play:/, /^pass$/],
      async () => (await prompt(page)).startsWith("Who commits"),
      30,
    );
    await page.locator("[data-pick]").first().click();
    await accessible(page, "picking");
    await picture(page, `cards-picking-${name}`);
    const foot = (await page.locator("form.force").boundingBox())!;
    for (const card of await page.locator(".felt .in-play").all()) {
      const box = (await card.boundingBox())!;
      expect(box.y + box.height, "a card under the answers").toBeLessThanOrEqual(foot.y);
    }
    await page.locator(".staging .face").first().click();
    await page.locator("dialog .card").waitFor();
    await accessible(page, "a card, opened");
    await page.keyboard.press("Escape");
    await page.locator("form.force button.main").click();
    await playOn(page, [/^(?!pass|done|undefended|none)/], async () => (await page.locator(".window").count()) > 0, 12);
    await accessible(page, "a scene");
    await picture(page, `cards-scene-${name}`);
    await leave(me);
  });
});
