import { describe, expect, it } from "vitest";
import { accessible, asked, click, leave, makeMatch, person, picture, playOn, withBrowser } from "./browser";

withBrowser();

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768, touch: true },
];

for (const dark of [false, true]) {
  const light = dark ? "dark" : "light";
  describe(`by ${dark ? "candlelight" : "day"}`, () => {
    for (const size of SIZES) {
      const name = `${size.width}x${size.height}`;
      it(`every screen is accessible and fits at ${name}`, async () => {
        const me = await person({ ...size, dark });
        const { page } = me;
        await page.goto("/");
        await page.getByRole("heading", { name: "Start a match" }).waitFor();
        await accessible(page, "lobby");
        await page.getByRole("button", { name: /War of the Ring/ }).click();
        await page.getByText("More choices").click();
        await accessible(page, "new match");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Settings" }).click();
        await accessible(page, "settings");
        await page.keyboard.press("Escape");

        const id = await makeMatch(page, {
          game: "wotr",
          seed: 21,
          name: "Anna",
          players: { free: { kind: "me" }, shadow: { kind: "bot", bot: "random" } },
        });
        await page.goto(`/match/${id}`);
        await asked(page);
        await accessible(page, "table");
        await picture(page, `start-${light}-${name}`);
        await click(page, "done");
        await page.getByText("Your action", { exact: false }).waitFor({ timeout: 30_000 });
        await accessible(page, "table with dice");
        await page.locator(".hand button").first().focus();
        await picture(page, `hand-${light}-${name}`);
        await page.keyboard.press("Enter");
        await page.locator("dialog .card").waitFor();
        await accessible(page, "card");
        await picture(page, `card-${light}-${name}`);
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Menu" }).click();
        await accessible(page, "menu");
        await page.keyboard.press("Escape");
        // Nothing sticks out of the window.
        const scroll = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.scrollHeight,
          innerWidth,
          innerHeight,
        ]);
        expect(scroll[0]).toBeLessThanOrEqual(scroll[2]!);
        expect(scroll[1]).toBeLessThanOrEqual(scroll[3]!);
        await page.goto(`/match/${id}/replay`);
        await page.getByLabel("Step of the match").waitFor();
        await accessible(page, "replay");

        const cards = await makeMatch(page, {
          game: "lcg",
          seats: 2,
          seed: 4,
          players: { p1: { kind: "me" }, p2: { kind: "bot", bot: "random" } },
        });
        await page.goto(`/match/${cards}`);
        await asked(page);
        await playOn(page, [/^p1$/, /^keep$/], () => page.locator(".felt .in-play").first().isVisible(), 6);
        await asked(page);
        await accessible(page, "card table");
        await picture(page, `cards-${light}-${name}`);
        await leave(me);
      });
    }
  });
}
