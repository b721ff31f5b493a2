import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { answer, asked, fromRecord, leave, moment, person, withBrowser } from "./browser";
import { NO_USE, NOTHING_TO_DO } from "./positions";

withBrowser();

const ME = { p1: { kind: "me" } };
const commit = (page: Page) => page.locator("header.yours").getByText("Who commits", { exact: false });
const action = (page: Page) => page.locator("header.yours").getByText("You may take an action", { exact: false });

async function stops(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Stops" }).click();
}

const stop = (page: Page, phase: string) => page.getByRole("dialog").getByLabel(phase);

describe("stops", () => {
  it("pass a window in which nothing could matter, unless the player wants to be asked, and are remembered", async () => {
    const me = await person({ stops: {} });
    const { page } = me;
    await page.goto(`/match/${await fromRecord(page, NO_USE, ME)}`);
    await commit(page).waitFor();

    await stops(page);
    expect(await stop(page, "Quest").inputValue()).toBe("useful");
    await stop(page, "Quest").selectOption("always");
    await page.goto(`/match/${await fromRecord(page, NO_USE, ME)}`);
    await action(page).waitFor();
    await stops(page);
    expect(await stop(page, "Quest").inputValue()).toBe("always");
    expect(await stop(page, "Combat").inputValue()).toBe("useful");
    await page.keyboard.press("Escape");
    await answer(page, "pass");
    await commit(page).waitFor();
    await leave(me);
  });

  it("are taken back with what was answered before them", async () => {
    const me = await person({ stops: {} });
    const { page } = me;
    await page.goto(`/match/${await fromRecord(page, NO_USE, ME)}`);
    await commit(page).waitFor();
    // After it come windows in which nothing could matter, and cards are revealed.
    await answer(page, "done");
    await asked(page);
    await page.locator("header.yours").getByText("Who commits", { exact: false }).waitFor({ state: "detached" });
    const before = await moment(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(
      (then) => document.querySelector("[data-moment]")?.getAttribute("data-moment") !== then,
      before,
    );
    await commit(page).waitFor();
    await leave(me);
  });

  it("pass for somebody else at the screen who is never to be asked, without handing it over", async () => {
    const wish = { quest: "never", resource: "never", planning: "never" };
    const me = await person({ stops: { "lcg/p1": wish, "lcg/p2": wish } });
    const { page } = me;
    await page.goto(`/match/${await fromRecord(page, NOTHING_TO_DO, { p1: { kind: "me" }, p2: { kind: "me" } })}`);
    await commit(page).waitFor();
    expect(await page.getByText("hand over", { exact: false }).count()).toBe(0);
    await leave(me);
  });
});
