import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  against,
  answer,
  asked,
  choices,
  click,
  leave,
  openAt,
  openPosition,
  person,
  picture,
  playOn,
  prompt,
  sitDown,
  withBrowser,
} from "./browser";
import { ARMY_DIE, ATTACKED } from "./positions";

withBrowser();

const FREE_WISHES = [
  /^done$/,
  /^die:/,
  /^move-fellowship$/,
  /^use-ring$/,
  /^recruit$/,
  /^diplomacy$/,
  /^draw:/,
  /^pass$/,
  /^none$/,
  /^fight$/,
];

describe("a newcomer", () => {
  it("starts a match with three clicks from the lobby and plays two turns against the computer", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /War of the Ring/ }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await asked(page);
    expect(await prompt(page)).toContain("Fellowship phase");
    await picture(page, "table-light-1280x720");
    const turn = () => page.getByText("Turn 3", { exact: false }).first().isVisible();
    const answers = await playOn(page, FREE_WISHES, turn, 120);
    expect(answers).toBeGreaterThan(8);
    await asked(page);
    // The lobby knows about it.
    await page.getByRole("link", { name: "To the lobby" }).first().click();
    await page.getByText("It is your turn.").waitFor();
    await picture(page, "lobby-light-1280x720");
    await leave(me);
  });

  it("hears why not, gets a hint, and takes back", async () => {
    const me = await person();
    const { page } = me;
    await sitDown(page, {
      game: "wotr",
      seed: 11,
      name: "Anna",
      players: against("random"),
    });
    // On anything that can't be chosen: a region, a die, a nation, each with a reason of its own.
    const why = page.locator(".note.why");
    const reasons = new Set<string>();
    for (const thing of ["path.region", "span.die", "span.nation", "span.companion"]) {
      if (!(await page.locator(thing).count())) continue;
      await page.locator(thing).first().dispatchEvent("click");
      await why.waitFor();
      reasons.add((await why.textContent())!.trim());
      await page.keyboard.press("Escape");
      await why.waitFor({ state: "detached" });
    }
    expect(reasons.size).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toMatch(/\S+ \S+ \S+/);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".note.hint").waitFor();
    await page.keyboard.press("Escape");
    await answer(page, "done");
    await playOn(page, [/^die:/], async () => (await prompt(page)).startsWith("What do you use"), 5);
    const before = await prompt(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator("header.yours").getByText("Your action: which die do you use?").waitFor();
    expect(await prompt(page)).not.toBe(before);
    await leave(me);
  });
});

/** The Free Peoples choose what to do with an Army die. */
async function takeArmyDie(page: Page): Promise<void> {
  await openPosition(page, ARMY_DIE, against("random"));
  await answer(page, "die:muster_army");
}

describe("one panel for many questions", () => {
  it("moves a part of an army with one press", async () => {
    const me = await person();
    const { page } = me;
    await takeArmyDie(page);
    await answer(page, "move-armies");
    await answer(page, "minas_tirith");
    await page.getByText("Where does the army from Minas Tirith move?").waitFor();
    await answer(page, "lossarnach");
    const panel = page.locator("form.force");
    await panel.waitFor();
    await picture(page, "panel-light-1280x720");
    await panel.getByRole("button", { name: "None" }).click();
    await panel.getByRole("button", { name: "More: Gondor regular" }).click();
    await panel.getByRole("button", { name: "More: Gondor regular" }).click();
    await panel.getByRole("button", { name: "These" }).click();
    await page.getByText("From Minas Tirith to Lossarnach: 2 Gondor regulars.").waitFor();
    await leave(me);
  });
});

describe("a battle", () => {
  /** Answers until it is over. Not `playOn`, which closes windows. */
  async function fight(page: Page, pointing = false): Promise<void> {
    await openPosition(page, ATTACKED, against("random"));
    await page.locator(".window").waitFor();
    if (pointing) await page.locator(".window h2").hover();
    const over = () =>
      page
        .locator(".clash")
        .count()
        .then((count) => !count);
    while (!(await over())) {
      const found = await choices(page);
      const token = ["none", "fight"].find((each) => found.includes(each)) ?? found[0];
      // Nothing to choose while the other side is asked, nor once it is over.
      if (token === undefined || (await over())) await page.waitForTimeout(50);
      else await answer(page, token);
    }
  }

  it("is told to its end, also after one's own last answer, to who points at its window; Space closes it", async () => {
    const me = await person();
    const { page } = me;
    await fight(page, true);
    const goOn = page.locator(".window button.go-on");
    await goOn.waitFor();
    // Both sides' dice of the last round are there.
    expect(await page.locator(".window .pip").count()).toBeGreaterThan(1);
    await page.locator("#board").focus();
    await page.keyboard.press("Space");
    await goOn.waitFor({ state: "detached" });
    await leave(me);
  });

  it("gives way to what is asked next once it is over", async () => {
    const me = await person();
    const { page } = me;
    // A pointer that only rests where the window opens points at nothing.
    await openPosition(page, ATTACKED, against("random"));
    await page.locator(".window h2").hover();
    await fight(page);
    await page.locator("#log").getByText("is over after", { exact: false }).first().waitFor();
    await asked(page);
    await page.locator(".window").waitFor({ state: "detached" });
    await leave(me);
  });
});

describe("languages", () => {
  it("are those that the server offers; the setting decides, and can change in the middle of a match", async () => {
    const me = await person();
    const { page } = me;
    await page.route(/\/api\/messages\?/, (route) =>
      route.fulfill({
        json: {
          languages: [
            { language: "de", files: [] },
            { language: "en", files: [] },
          ],
        },
      }),
    );
    await page.route(/\/api\/messages\/de(\?|$)/, async (route) => {
      const english = await (
        await route.fetch({ url: route.request().url().replace("/messages/de", "/messages/en") })
      ).text();
      const body = english
        .replace(/^client-new-match = .*$/m, "client-new-match = Eine Partie beginnen")
        .replace(/^wotr-name = .*$/m, "wotr-name = Der Ringkrieg")
        .replace(/^wotr-region-moria = .*$/m, "wotr-region-moria = Khazad-dûm");
      await route.fulfill({ contentType: "text/plain; charset=utf-8", body });
    });
    // The server doesn't know it, so nobody can tell the server of it.
    await page.route(/\/api\/me\/language/, (route) => route.fulfill({ status: 204 }));
    await page.goto("/");
    await page.getByRole("button", { name: "Settings" }).click();
    const choice = page.getByLabel("Language");
    await choice.waitFor();
    expect(await choice.locator("option").allTextContents()).toEqual([
      "as the browser says",
      "Deutsch (German)",
      "English",
    ]);
    await choice.selectOption("de");
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { name: "Eine Partie beginnen" }).waitFor();
    await page.getByRole("heading", { name: "My matches" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.reload();
    await page.getByRole("heading", { name: "Eine Partie beginnen" }).waitFor();
    await openAt(page, "move");
    await page.getByText("Khazad-dûm").first().waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Language").selectOption("");
    await page.keyboard.press("Escape");
    await page.getByText("Moria").first().waitFor();
    await asked(page);
    expect(await page.getByText("Khazad-dûm").count()).toBe(0);
    await leave(me);
  });
});

describe("what is on the table", () => {
  it("is told in detail where one points, with the reason why it can't be chosen", async () => {
    const me = await person();
    const { page } = me;
    await openAt(page, "move");
    await asked(page);
    const card = page.locator(".inspect");
    await page
      .locator("path.target")
      .first()
      .dispatchEvent("pointermove", { pointerType: "mouse", clientX: 300, clientY: 300 });
    await card.getByText("That can be chosen now.").waitFor();
    await card.getByText("Next to", { exact: false }).waitFor();
    await page
      .locator(".piece")
      .first()
      .dispatchEvent("pointermove", { pointerType: "mouse", clientX: 300, clientY: 300 });
    await card.locator(".army").waitFor();
    await card.locator(".cannot, .can").waitFor();
    expect(await card.textContent()).toMatch(/Rolls \d, leads \d/);
    await leave(me);
  });

  it("a line of the log lights up what it speaks of", async () => {
    const me = await person();
    const { page } = me;
    await openAt(page, "cards");
    await asked(page);
    // Some lines speak of regions, others of cards.
    const lines = page.locator("#log li.about");
    const lit = page.locator("path.region.lit");
    const peek = page.locator(".peek .card");
    let [regions, cards] = [false, false];
    for (let at = (await lines.count()) - 1; at >= 0 && !(regions && cards); at--) {
      await lines.nth(at).dispatchEvent("pointerenter");
      regions ||= (await lit.count()) > 0;
      cards ||= (await peek.count()) > 0;
      await lines.nth(at).dispatchEvent("pointerleave");
      expect((await lit.count()) + (await peek.count())).toBe(0);
    }
    expect([regions, cards]).toEqual([true, true]);
    // With the keyboard, too: from line to line.
    await page.keyboard.press("l");
    await page.locator("#log ol:focus").waitFor();
    for (let lines = 0; lines < 60 && !(await page.locator(".lit").count()); lines++)
      await page.keyboard.press("ArrowUp");
    expect(await page.locator(".lit").count()).toBeGreaterThan(0);
    await leave(me);
  });

  it("an army is moved by clicking it while a die for it is chosen", async () => {
    const me = await person();
    const { page } = me;
    await takeArmyDie(page);
    expect(await choices(page)).toContain("move-armies");
    const army = page.locator('.piece[data-region="minas_tirith"]');
    await army.dispatchEvent("click");
    await click(page, "lossarnach");
    await page.locator(".direct").getByText("Minas Tirith to Lossarnach").waitFor();
    await leave(me);
  });

  it("an army that was chosen is given up with a second click on it", async () => {
    const me = await person();
    const { page } = me;
    await takeArmyDie(page);
    await answer(page, "move-armies");
    await answer(page, "minas_tirith");
    const chosen = page.locator("path.region.chosen");
    await chosen.waitFor();
    const before = await prompt(page);
    await chosen.dispatchEvent("click");
    await chosen.waitFor({ state: "detached" });
    expect(await prompt(page)).not.toBe(before);
    await leave(me);
  });

  it("the computer says why it did what it did", async () => {
    const me = await person();
    const { page } = me;
    await sitDown(page, {
      game: "wotr",
      seed: 3,
      players: against("steward"),
    });
    await answer(page, "done");
    await page.locator("header.yours").getByText("Your action", { exact: false }).waitFor();
    await page.getByRole("button", { name: "Why?", exact: true }).click();
    await page.locator(".answers li span").first().waitFor();
    expect(await page.locator(".answers li").first().textContent()).toMatch(/\S+ \S+/);
    await leave(me);
  });
});
