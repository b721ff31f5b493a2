import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import {
  accessible,
  asked,
  close,
  fits,
  fromRecord,
  inSight,
  leave,
  makeMatch,
  openAt,
  person,
  picture,
  SIZES,
  withBrowser,
} from "./browser";

withBrowser();

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

for (const dark of [false, true]) {
  const light = dark ? "dark" : "light";
  describe(`by ${dark ? "candlelight" : "day"}`, () => {
    it("the lobby and its dialogs are accessible", async () => {
      const me = await person({ dark });
      const { page } = me;
      await page.goto("/");
      await page.getByRole("heading", { name: "Start a match" }).waitFor();
      await accessible(page, "lobby");
      await page.getByRole("button", { name: /War of the Ring/ }).click();
      await page.getByText("More choices").click();
      await accessible(page, "new match");
      await close(page);
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("dialog").waitFor();
      await accessible(page, "settings");
      await picture(page, `settings-${light}-1280x720`);
      await close(page);
      await page.getByRole("button", { name: "Who are you?" }).click();
      await page.getByText("With an account", { exact: false }).click();
      await accessible(page, "account");
      await close(page);
      await page.goto("/nowhere");
      await accessible(page, "nothing here");
      await leave(me);
    });

    it("the table and what opens over it are accessible", async () => {
      const me = await person({ dark });
      const { page } = me;
      await openAt(page, "cards");
      await asked(page);
      await accessible(page, "table");
      await page.getByRole("button", { name: "Why not?" }).click();
      await accessible(page, "asking why not");
      await page.keyboard.press("Escape");
      await page.keyboard.press("/");
      await accessible(page, "all choices");
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: "Chat" }).click();
      await accessible(page, "chat");
      await page.getByRole("tab", { name: "Log" }).click();
      await page.locator(".hand button").first().click();
      await page.locator("dialog .card").waitFor();
      await accessible(page, "card");
      await close(page);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").waitFor();
      await accessible(page, "menu");
      await close(page);
      for (const part of ["Keys", "Links to this table", "Are the dice fair?", "Report a problem"]) {
        await open(page, part);
        await page.getByRole("dialog", { name: part }).waitFor();
        await accessible(page, part);
        await close(page);
      }
      await leave(me);
    });

    it("battles, Hunts and panels are accessible, and hide nothing that they are about", async () => {
      const me = await person({ dark });
      const { page } = me;
      for (const moment of ["battle", "siege", "losses"] as const) {
        await openAt(page, moment);
        await page.locator(".window").waitFor();
        await inSight(page);
        await accessible(page, moment);
        await picture(page, `${moment}-${light}-1280x720`);
      }
      await openAt(page, "hunt");
      await page.locator(".window.hunt").waitFor();
      await accessible(page, "hunt");
      await picture(page, `hunt-${light}-1280x720`);
      await leave(me);
    });

    it("replay, end and curtain are accessible", async () => {
      const me = await person({ dark });
      const { page } = me;
      const id = await fromRecord(page, inject("moments").end.record);
      await page.goto(`/match/${id}/replay?step=60`);
      await page.getByLabel("Step of the match").waitFor();
      await accessible(page, "replay");
      await page.goto(`/match/${id}`);
      await page.getByRole("dialog").waitFor();
      await accessible(page, "end");
      const hot = await makeMatch(page, {
        game: "wotr",
        seed: 1,
        players: { free: { kind: "me" }, shadow: { kind: "hotseat", name: "Bert" } },
      });
      await page.goto(`/match/${hot}`);
      await asked(page);
      await page.locator('.options [data-token="done"]').click();
      await page.locator(".curtain").waitFor();
      await accessible(page, "curtain");
      await page.goto("/");
      await page.getByText("It is your turn.").waitFor();
      await accessible(page, "lobby with matches");
      await picture(page, `lobby-${light}-1280x720`);
      await leave(me);
    });

    // What fits doesn't depend on the light.
    for (const size of dark ? SIZES.slice(0, 1) : SIZES) {
      const name = `${size.width}x${size.height}`;
      it(`the table fits at ${name}`, async () => {
        const me = await person({ ...size, dark });
        const { page } = me;
        await openAt(page, "move");
        await asked(page);
        await fits(page, "table");
        await picture(page, `move-${light}-${name}`);
        await openAt(page, "mordor");
        await asked(page);
        await picture(page, `mordor-${light}-${name}`);
        await page.locator(".hand button").first().focus();
        await fits(page, "hand");
        await picture(page, `hand-${light}-${name}`);
        await page.keyboard.press("Enter");
        await page.locator("dialog .card").waitFor();
        await picture(page, `card-${light}-${name}`);
        await page.keyboard.press("Escape");
        await openAt(page, "siege");
        await page.locator(".window").waitFor();
        await inSight(page);
        await fits(page, "battle");
        await picture(page, `siege-${light}-${name}`);
        await leave(me);
      });
    }
  });
}

it("large text, other colours and patterns change nothing that matters", async () => {
  const me = await person();
  const { page } = me;
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Size of text").fill("1.4");
  await page.getByLabel("Colours", { exact: true }).selectOption("safe");
  await page.getByLabel("Patterns besides colours").check();
  await close(page);
  await accessible(page, "lobby in large");
  await openAt(page, "siege");
  await page.locator(".window").waitFor();
  await fits(page, "battle in large");
  await accessible(page, "battle in large");
  await picture(page, "large-light-1280x720");
  // The settings are remembered.
  await page.reload();
  expect(await page.locator("html").getAttribute("data-palette")).toBe("safe");
  await leave(me);
});
