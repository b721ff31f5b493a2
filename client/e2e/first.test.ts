// A guided first match, played by clicking: told, done, done otherwise, left, come back to, and played on.

import { expect, it } from "vitest";
import { accessible, leave, person, picture, withBrowser } from "./browser";

withBrowser();

it("a guided first match", async () => {
  const me = await person({});
  const { page } = me;
  const guide = page.getByRole("complementary", { name: "Guide" });
  const titled = (title: string) => guide.locator("strong", { hasText: title }).waitFor();
  const next = () => guide.getByRole("button", { name: "Next" }).click();
  const show = () => guide.getByRole("button", { name: "Show me" }).click();
  /** Nothing that the guide points at lies under it. */
  const free = () =>
    page.waitForFunction(() => {
      const at = document.querySelector("aside.guide")!.getBoundingClientRect();
      return [...document.querySelectorAll("[data-pointed]")].every((each) => {
        const box = each.getBoundingClientRect();
        return (
          at.right <= box.left + 1 || box.right <= at.left + 1 || at.bottom <= box.top + 1 || box.bottom <= at.top + 1
        );
      });
    });

  await page.goto("/learn/wotr");
  await titled("Welcome to Middle-earth");
  await next();
  await titled("Where you are asked");
  await next();
  await titled("The Fellowship phase");
  await free();
  await accessible(page, "guided match");
  // Something else than was asked for is led back, and nothing has happened yet.
  await page.locator("#board").getByRole("button", { name: "Rivendell" }).first().click({ force: true });
  await guide.getByRole("button", { name: "Do it all the same" }).waitFor();
  await titled("One moment");
  await show();
  await titled("The Hunt is set");
  await free();
  await next();
  await next();
  await titled("Set out");
  await page.locator("[data-token='die:character']").first().click();
  await page.locator("[data-token='move-fellowship']").first().click();
  await titled("The Hunt");
  await picture(page, "guided-match");
  // Left in the middle, and found again there.
  await guide.getByRole("link", { name: "Leave" }).click();
  await page.locator("#lobby-new").waitFor();
  await page.goto("/learn/wotr");
  await titled("The Hunt");
  await next();
  await titled("Who bears it?");
  await page.locator("[data-token='guide']").first().click();
  await titled("One moment");
  // Whoever means it may do it, and the guide goes on.
  await guide.getByRole("button", { name: "Do it all the same" }).click();
  await titled("Who is at war");
  for (;;) {
    await page.locator(".table:not([data-busy])").waitFor();
    if (await guide.getByRole("button", { name: "Play on from here" }).count()) break;
    const before = await page.locator(".table").getAttribute("data-moment");
    if (await guide.getByRole("button", { name: "Next" }).count()) await next();
    else {
      await show();
      await page.waitForFunction(
        (moment) => document.querySelector<HTMLElement>(".table")?.dataset.moment !== moment,
        before,
      );
    }
    await free();
  }
  await titled("The turn is over");
  await guide.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/match\//);
  await page.locator(".table").waitFor();
  expect(await page.locator("aside.guide").count()).toBe(0);
  await leave(me);
});
