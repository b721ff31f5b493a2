// Guided first matches, played by clicking: found in the lobby, told, done, done otherwise, left, come back to, played on.

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { accessible, after, answer, leave, moment, type Person, person, picture, withBrowser } from "./browser";

withBrowser();

/** What one does with a guide. */
function led({ page }: Person) {
  const guide = page.getByRole("complementary", { name: "Guide" });
  const titled = (title: string) => guide.locator("strong", { hasText: title }).waitFor();
  const press = (name: string) => guide.getByRole("button", { name }).click();
  /** Nothing that the guide points at lies under it. */
  const free = () =>
    page.waitForFunction(() => {
      const at = document.querySelector("aside.guide")?.getBoundingClientRect();
      return (
        !!at &&
        [...document.querySelectorAll("[data-pointed]")].every((each) => {
          const box = each.getBoundingClientRect();
          return (
            at.right <= box.left + 1 || box.right <= at.left + 1 || at.bottom <= box.top + 1 || box.bottom <= at.top + 1
          );
        })
      );
    });
  /** What is spoken of is marked where it is seen, so many things. */
  const marked = async (count: number) => {
    await expect.poll(() => page.locator("[data-pointed]").count()).toBe(count);
    await free();
  };
  /** Follows the guide up to that step, as fast as one can. */
  const until = async (title: string) => {
    for (;;) {
      await page.locator(".table:not([data-busy])").waitFor();
      if ((await guide.locator("strong").textContent()) === title) return;
      const before = await page.locator(".table").getAttribute("data-moment");
      if (await guide.getByRole("button", { name: "Next" }).count()) await press("Next");
      else {
        await press("Show me");
        await page.waitForFunction(
          (moment) => document.querySelector<HTMLElement>(".table")?.dataset.moment !== moment,
          before,
        );
      }
      await free();
    }
  };
  const playOn = async () => {
    await press("Play on from here");
    await page.waitForURL(/\/match\//);
    await page.locator(".table").waitFor();
    expect(await page.locator("aside.guide").count()).toBe(0);
  };
  return { guide, titled, press, free, marked, until, playOn };
}

/** What is offered with a game in the lobby. */
const offered = (page: Page, game: string) => page.locator("ul.games > li").filter({ hasText: game });

it("a guided first match of War of the Ring", async () => {
  const me = await person({});
  const { page } = me;
  const { guide, titled, press, free, until, playOn } = led(me);
  const game = offered(page, "War of the Ring");

  await page.goto("/");
  await game.getByRole("button", { name: "First time?" }).click();
  await picture(page, "first-time");
  await page.getByRole("dialog").getByRole("link", { name: "A guided first match" }).click();
  await titled("Welcome to Middle-earth");
  expect(await guide.getByRole("button", { name: "Begin again" }).count()).toBe(0);
  await press("Next");
  await titled("Where you are asked");
  await press("Next");
  await titled("The Fellowship phase");
  await free();
  await accessible(page, "guided match");
  // Something else than was asked for is led back, and nothing has happened yet.
  await page.locator("#board").getByRole("button", { name: "Rivendell" }).first().click({ force: true });
  await guide.getByRole("button", { name: "Do it all the same" }).waitFor();
  await titled("One moment");
  await press("Show me");
  await titled("The Hunt is set");
  await free();
  await press("Next");
  await press("Next");
  await titled("Set out");
  await page.locator("[data-token='die:character']").first().click();
  await page.locator("[data-token='move-fellowship']").first().click();
  await titled("The Hunt");
  await picture(page, "guided-match");
  // Left in the middle, and found again there.
  await guide.getByRole("link", { name: "Leave" }).click();
  await game.getByRole("button", { name: "First time?" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Go on with the guided match" }).click();
  await titled("The Hunt");
  await press("Next");
  await titled("Who bears it?");
  await page.locator("[data-token='guide']").first().click();
  await titled("One moment");
  // Whoever means it may do it, and the guide goes on.
  await press("Do it all the same");
  await titled("Who is at war");
  await until("The turn is over");
  await playOn();

  // Who has played knows the game; the others are as new as before.
  await page.goto("/");
  await game.getByRole("link", { name: "Guided match" }).waitFor();
  expect(await game.getByRole("button", { name: "First time?" }).count()).toBe(0);
  await offered(page, "Five Armies").getByRole("button", { name: "First time?" }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await game.getByRole("link", { name: "Guided match" }).waitFor();
  await leave(me);
});

it("a guided first match of Five Armies", async () => {
  const me = await person({ onlyAnswer: true });
  const { page } = me;
  const { guide, titled, press, marked, until, playOn } = led(me);
  const thing = (token: string) => page.locator(`[data-token="${token}"]`);

  await page.goto("/learn/b5a");
  await until("Call your generals");
  // A newcomer knows them by their names only.
  const general = (name: string) => page.locator("[data-fold=b5a-characters] button").filter({ hasText: name });
  // The second is clicked once the first is taken.
  await general("Dáin").click();
  await expect.poll(() => page.locator("[data-fold=b5a-characters] .person-state.active").count()).toBe(1);
  await general("Bard").click();
  await expect.poll(() => page.locator("[data-fold=b5a-characters] .person-state.active").count()).toBe(2);
  await page.locator(".options").getByRole("button", { name: "Nobody else" }).click();
  await titled("Captains for your armies");
  // Left, and found again there.
  await guide.getByRole("link", { name: "Leave" }).click();
  await offered(page, "Five Armies").getByRole("button", { name: "First time?" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Go on with the guided match" }).click();
  await titled("Captains for your armies");
  await until("Fresh troops");
  await thing("die:muster").click();
  await thing("recruit").click();
  await answer(page, "ruins_of_dale");
  await titled("Who has come");
  await page.getByText("Now flip the token in the Camp").waitFor();
  await answer(page, "camp");
  await titled("Attack!");
  await until("A plan for the round");
  await thing("play:lake_men").click();
  await titled("The dice fall");
  // It speaks of the dice in the window.
  await marked(1);
  await press("Next");
  await titled("Leadership");
  await page.getByRole("button", { name: "Roll 1 again" }).click();
  await titled("The manoeuvre works");
  await thing("use").click();
  await titled("Damage and losses");
  await page.getByRole("button", { name: "No unit falls" }).click();
  await titled("The Orcs are gone");
  await marked(2);
  await until("The turn is over");
  await playOn();
  await leave(me);
});

it("a guided first match of the card game", async () => {
  const me = await person({ stops: {}, pace: "quick", onlyAnswer: true });
  const { page } = me;
  const { guide, titled, press, marked, until, playOn } = led(me);
  const card = (id: string) => page.locator(`[data-card="${id}"] > button`);
  const from = (name: string) => page.getByRole("dialog").getByRole("group", { name });

  await page.goto("/learn/lcg");
  await until("Your heroes");
  await marked(3);
  await press("Next");
  await titled("An ally");
  // Cards of the hand lie low: one clicks what is seen of them.
  const held = page.locator("#hand [data-token='play:guard-of-the-citadel']");
  await held.click({ position: { x: 60, y: 16 } });
  // As the card proposes it, Aragorn would pay: led back, and nothing has happened.
  await page.getByRole("dialog").getByRole("button", { name: "Play it" }).click();
  await titled("One moment");
  await held.click({ position: { x: 60, y: 16 } });
  await from("Aragorn").getByRole("button", { name: "0" }).click();
  await from("Théodred").getByRole("button", { name: "1" }).click();
  await page.getByRole("dialog").getByText("1 from Glóin and 1 from Théodred").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Play it" }).click();
  await titled("Who goes questing?");
  await marked(3);
  await page.getByRole("button", { name: "Heroes" }).click();
  await page.getByRole("button", { name: "Send 3 characters" }).click();
  await titled("Responses");
  await marked(1);
  // Whom his response helps is the next question.
  const response = await moment(page);
  await card("theodred").click();
  await after(page, response);
  await card("aragorn").click();
  await titled("Aragorn stands up again");
  await card("aragorn").click();
  // Space goes through what is shown step by step.
  const staged = page.locator(".table[data-staging]");
  await staged.waitFor();
  while (await staged.count()) await page.keyboard.press(" ");
  await titled("How the quest went");
  await until("The road helps");
  await marked(2);
  await until("Strike back");
  await card("forest-spider").click();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("button", { name: /^Attack with/ }).click();
  await titled("A new round");
  // Left, and found again there.
  await guide.getByRole("link", { name: "Leave" }).click();
  await page.goto("/learn/lcg");
  await titled("A new round");
  await until("Two rounds done");
  await playOn();
  await leave(me);
});
