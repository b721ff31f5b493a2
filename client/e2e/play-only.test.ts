import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  after,
  against,
  answer,
  asked,
  fromRecord,
  invitation,
  leave,
  moment,
  person,
  takeSeat,
  withBrowser,
} from "./browser";
import { NOTHING_TO_DO, ONE_ANSWER } from "./positions";

withBrowser();

const OPEN = { free: { kind: "me" }, shadow: { kind: "open" } };
const rolled = (page: Page) =>
  page
    .locator("#log")
    .getByText(/with strength/)
    .first()
    .waitFor();

/** Something is said, and comes back from the server. */
async function chat(page: Page, line: string): Promise<void> {
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Say something").fill(line);
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".talk, #log, aside").getByText(line).first().waitFor();
}

describe("the only answer there is", () => {
  it("is given at once where nobody waits, but not again after it was taken back", async () => {
    const me = await person({ onlyAnswer: true });
    const { page } = me;
    const id = await fromRecord(page, ONE_ANSWER, against("random"));
    await page.goto(`/match/${id}`);
    await rolled(page);
    const combat = page.locator("header.yours").getByText("combat card", { exact: false });
    // Back to it, past whatever came after: nothing is left to take back there, and the dice may still be falling.
    const undo = page.getByRole("button", { name: "Undo" });
    while (await undo.isEnabled()) {
      const before = await moment(page);
      await undo.click();
      await after(page, before);
    }
    await combat.waitFor();
    const back = await moment(page);
    // News of other kinds don't make the program answer either.
    await chat(page, "Let me see.");
    await chat(page, "Well then.");
    expect(await moment(page)).toBe(back);
    await page.getByRole("tab", { name: "Log" }).click();
    await answer(page, "none");
    await rolled(page);
    await leave(me);
  });

  it("comes after a pause where somebody waits, as long as a person might take", async () => {
    const [anna, bert] = [await person({ onlyAnswer: true }), await person()];
    const { page } = anna;
    const id = await fromRecord(page, ONE_ANSWER, OPEN, "Anna");
    await takeSeat(bert, await invitation(page, id), "Bert", "Shadow");
    await bert.page.getByText("Waiting for Free Peoples (Anna)").waitFor();
    // Anna's clock goes on only when it is told to.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000_000);
    await page.goto(`/match/${id}`);
    await asked(page);
    const before = await moment(page);
    await page.clock.runFor(1400);
    await chat(page, "I think.");
    expect(await moment(page)).toBe(before);
    await page.clock.runFor(5100);
    await page.waitForFunction(
      (then) => document.querySelector("[data-moment]")?.getAttribute("data-moment") !== then,
      before,
    );
    await rolled(bert.page);
    await leave(anna, bert);
  });

  it("is to pass where nothing can be done", async () => {
    const me = await person({ onlyAnswer: true });
    const { page } = me;
    const players = { p1: { kind: "me" }, p2: { kind: "bot", bot: "random" } };
    await page.goto(`/match/${await fromRecord(page, NOTHING_TO_DO, players)}`);
    await page.locator("header.yours").getByText("Who commits", { exact: false }).waitFor();
    await leave(me);
  });

  it("is left to the player who wants it so", async () => {
    const me = await person();
    const { page } = me;
    const players = { p1: { kind: "me" }, p2: { kind: "bot", bot: "random" } };
    await page.goto(`/match/${await fromRecord(page, NOTHING_TO_DO, players)}`);
    await asked(page);
    const before = await moment(page);
    await chat(page, "I pass myself.");
    expect(await moment(page)).toBe(before);
    await answer(page, "pass");
    await leave(me);
  });
});
