// At a real table: what falls there is entered in the browser.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { accessible, leave, makeMatch, person, withBrowser } from "./browser";

withBrowser();

const panel = (page: Page) => page.getByRole("region", { name: /From the table/ });

/** Answers as the page would, without looking: for the way to what is tested. */
const give = (page: Page, id: string, seat: string, token: string): Promise<void> =>
  page.evaluate(
    async ({ id, seat, token }) => {
      const { table } = (await (await fetch(`/api/matches/${id}`)).json()) as { table: { moment: number } };
      const reply = await fetch(`/api/matches/${id}/answer`, {
        method: "POST",
        headers: { "X-Westmarch": "1", "Content-Type": "application/json" },
        body: JSON.stringify({ moment: table.moment, seat, token }),
      });
      if (!reply.ok) throw new Error(await reply.text());
    },
    { id, seat, token },
  );

describe("a match at a real table", () => {
  it("asks which cards are drawn, and offers each kind of card once", async () => {
    const anna = await person();
    const { page } = anna;
    await page.goto("/");
    await page
      .getByRole("button", { name: /The Card Game/ })
      .first()
      .click();
    await page.getByLabel("Dice and cards from the table", { exact: false }).check();
    await page.getByRole("button", { name: "Start" }).click();
    // What is entered doesn't lie over the heroes.
    await panel(page).getByLabel("Find a choice").waitFor();
    const hidden = () =>
      page.evaluate(() => {
        const felt = document.querySelector(".felt")!;
        felt.scrollTop = felt.scrollHeight;
        const edge = document.querySelector(".answers")!.getBoundingClientRect().top;
        return [...felt.querySelectorAll("[data-card]")].filter((each) => each.getBoundingClientRect().bottom > edge)
          .length;
      });
    await expect.poll(hidden).toBe(0);
    for (const card of ["Gandalf", "Faramir", "Steward of Gondor", "Sneak Attack", "For Gondor!", "Snowbourn Scout"]) {
      await panel(page).getByLabel("Find a choice").fill(card);
      await expect.poll(() => panel(page).getByRole("button", { name: card, exact: true }).count()).toBe(1);
      await panel(page).getByRole("button", { name: card, exact: true }).click();
    }
    await page.getByText("Do you keep your six cards?").first().waitFor();
    await panel(page).waitFor({ state: "hidden" });
    expect(await page.getByText("Steward of Gondor").count()).toBeGreaterThan(0);
    await leave(anna);
  });

  it("takes a whole roll at once, and gives it back whole", async () => {
    const anna = await person();
    const { page } = anna;
    const players = { free: { kind: "me" }, shadow: { kind: "hotseat", name: "Bert" } };
    const id = await makeMatch(page, { game: "wotr", name: "Anna", players, real_table: true });
    for (const [seat, token] of [
      ["free", "elven-cloaks"],
      ["free", "the-red-arrow"],
      ["shadow", "shelobs-lair"],
      ["shadow", "stormcrow"],
      ["free", "done"],
      ["shadow", "count:0"],
    ] as const)
      await give(page, id, seat, token);
    await page.goto(`/match/${id}`);
    await panel(page).getByText("4 more values").waitFor();
    await accessible(page, "a roll at a real table");
    for (const face of ["Character", "Muster", "Muster"])
      await panel(page).getByRole("button", { name: face, exact: true }).click();
    await panel(page).getByRole("button", { name: "Take out again: Muster" }).first().click();
    await panel(page).getByText("2 more values").waitFor();
    for (const face of ["Event", "Will of the West"])
      await panel(page).getByRole("button", { name: face, exact: true }).click();
    // The screen goes to the other side, whose dice are next.
    await page.getByRole("button", { name: "Go on" }).click();
    await panel(page).getByText("7 more values").waitFor();
    const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).text(), id);
    expect(record).toContain("~ action-dice/free character! muster! event! will_of_the_west!");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Go on" }).click();
    await panel(page).getByText("4 more values").waitFor();
    await leave(anna);
  });

  it("takes the dice of Five Armies", async () => {
    const anna = await person();
    const { page } = anna;
    const players = { free: { kind: "me" }, shadow: { kind: "hotseat", name: "Bert" } };
    const id = await makeMatch(page, { game: "b5a", name: "Anna", players, real_table: true });
    // Whatever is drawn and asked before the dice.
    for (let at = 0; ; at++) {
      const asked = await page.evaluate(async (id) => {
        const { state } = await (await fetch(`/api/matches/${id}`)).json();
        return { seat: state.seat as string, ...state.view.decision } as {
          seat: string;
          options: string[];
          params: Record<string, unknown>;
        };
      }, id);
      if (String(asked.params.chance).startsWith("action-dice")) break;
      await give(page, id, asked.seat, asked.options[at % asked.options.length]!);
    }
    await page.goto(`/match/${id}`);
    await panel(page).getByText("5 more values").waitFor();
    await accessible(page, "dice of Five Armies at a real table");
    for (const face of ["Character", "Muster", "Muster", "Event"])
      await panel(page).getByRole("button", { name: face, exact: true }).click();
    await panel(page).getByText("One more value.").waitFor();
    await panel(page).getByRole("button", { name: "Character", exact: true }).click();
    await panel(page).getByText("6 more values").waitFor();
    const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).text(), id);
    expect(record).toMatch(/~ action-dice-free character! muster! muster! event! character!/);
    await leave(anna);
  });

  it("lets a card be played from a hand that nobody has entered", async () => {
    const anna = await person();
    const { page } = anna;
    await page.goto("/");
    await page
      .getByRole("button", { name: /War of the Ring/ })
      .first()
      .click();
    expect(await page.getByLabel("Hands stay closed", { exact: false }).count()).toBe(0);
    await page.getByLabel("Dice and cards from the table", { exact: false }).check();
    await page.getByLabel("Hands stay closed", { exact: false }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await page.waitForURL(/\/match\//);
    const made = page.url().replace(/.*\/match\/([^#?]*).*/, "$1");
    const table = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}`)).text(), made);
    expect(table).toContain('"closed_hands":true');
    const players = { free: { kind: "me" }, shadow: { kind: "hotseat", name: "Bert" } };
    const id = await makeMatch(page, { game: "wotr", players, real_table: true, closed_hands: true });
    for (const [seat, token] of [
      ["free", "done"],
      ["shadow", "count:0"],
      ...["event", "event", "event", "event"].map((face) => ["free", face] as const),
      ...["army", "army", "army", "army", "army", "army", "army"].map((face) => ["shadow", face] as const),
      ["free", "die:event"],
    ] as const)
      await give(page, id, seat, token);
    await page.goto(`/match/${id}`);
    const card = page.getByRole("button", { name: "Play Mithril Coat and Sting" });
    await card.waitFor();
    await accessible(page, "a hand that stays closed");
    // All cards that it could be: found by their names.
    const answers = page.locator(".answers .options [data-token]");
    expect(await answers.count()).toBeGreaterThan(14);
    await page.getByPlaceholder("Find").fill("mithril");
    await expect.poll(() => answers.count()).toBe(1);
    await card.click();
    await page
      .getByText(/Free Peoples play.*Mithril Coat and Sting/)
      .first()
      .waitFor();
    const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).text(), id);
    expect(record).toContain("free wotr.use-die card:mithril-coat-and-sting");
    expect(record).toContain("~ draw-card/free mithril-coat-and-sting!");
    await leave(anna);
  });
});
