// One place to answer: beside what is asked about, else near the sentence that asks; never over what it is about.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { after, against, answer, leave, moment, openPosition, person, prompt, withBrowser } from "./browser";
import { covered, piledUp, strayed } from "./measures";
import { ATTACKING } from "./positions";
import { openQuestion, question } from "./questions";

withBrowser();

/** How far the answers are from the nearest of these things, in pixels; -1 where they lie on one of them. */
async function apart(page: Page, things: string): Promise<number> {
  await page.locator(".answers:not(.waits)").waitFor();
  return page.evaluate((things) => {
    const a = document.querySelector(".answers")!.getBoundingClientRect();
    const gaps = [...document.querySelectorAll(things)].map((each) => {
      const b = each.getBoundingClientRect();
      const wide = Math.max(b.left - a.right, a.left - b.right);
      const high = Math.max(b.top - a.bottom, a.top - b.bottom);
      return wide < 0 && high < 0 ? -1 : Math.hypot(Math.max(0, wide), Math.max(0, high));
    });
    return Math.min(...gaps);
  }, things);
}

describe("plain answers stand", () => {
  it.each([
    { kind: "wotr.use-die", about: '[data-id="dice:free"]', within: 60 },
    { kind: "wotr.fellowship.phase", about: '[data-fold="wotr-fellowship"]' },
    { kind: "wotr.recruit.rank", about: '[data-spot="rivendell"]' },
    { kind: "b5a.use", about: '[data-id="dice:shadow"]', within: 60 },
    { kind: "b5a.blast", about: '[data-spot="ss_mountain_middle"]' },
    { kind: "b5a.flip-or-lay", about: '[data-spot="fallen_bridge"]' },
    { kind: "wotr.card.denethor", about: '[data-spot="minas_tirith"]' },
    { kind: "wotr.journey.with", about: '.person[data-token="character:gimli"]' },
    { kind: "wotr.card.crebain", about: '[data-fold="wotr-hunt"]' },
    { kind: "b5a.not-lost", about: '[data-fold="b5a-characters"]' },
    { kind: "lcg.mode", about: '[data-card="gandalf"]' },
  ])("beside what $kind is about", async ({ kind, about, within = 130 }) => {
    const me = await person();
    await openQuestion(me.page, question(kind));
    // Where they end up once all is drawn.
    await expect.poll(() => apart(me.page, about)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => apart(me.page, about)).toBeLessThan(within);
    expect(await me.page.locator(".answers > p").textContent()).toBe(
      await me.page.locator("header [role=status]").first().textContent(),
    );
    expect(await piledUp(me.page)).toEqual([]);
    await leave(me);
  });

  it.each([
    { kind: "lcg.sentinel", width: 1280, height: 720 },
    { kind: "lcg.defend", width: 1024, height: 768 },
    { kind: "lcg.mode", width: 1920, height: 1080 },
  ])("near the cards that $kind is about or that would be another answer, at $width", async ({ kind, ...size }) => {
    const me = await person(size);
    await openQuestion(me.page, question(kind));
    await me.page.locator(".answers.placed").waitFor();
    await expect.poll(() => strayed(me.page)).toBeLessThan(130);
    await leave(me);
  });

  it("in one place with the question which player is meant", async () => {
    const me = await person();
    for (const kind of ["lcg.vote-first", "lcg.player"]) {
      await openQuestion(me.page, question(kind));
      for (const seat of ["Player 1", "Player 2"])
        await me.page.locator(".answers").getByRole("button", { name: seat }).waitFor();
    }
    await leave(me);
  });

  it("below the table where cards are shown that lie nowhere on it: all of it can still be seen", async () => {
    const me = await person();
    const { page } = me;
    /** Cards of the table that lie under the answers, once it was scrolled as far down as it goes. */
    const hidden = () =>
      page.evaluate(() => {
        const felt = document.querySelector(".felt")!;
        felt.scrollTop = felt.scrollHeight;
        const edge = document.querySelector(".answers")!.getBoundingClientRect().top;
        return [...felt.querySelectorAll("[data-card]")]
          .filter((each) => each.getBoundingClientRect().bottom > edge)
          .map((each) => each.getAttribute("data-card"));
      });
    for (const kind of ["lcg.mulligan", "lcg.take", "lcg.from-discard", "lcg.search-top"]) {
      await openQuestion(page, question(kind));
      await page.locator(".answers .faces li").first().waitFor();
      await expect.poll(hidden, { message: kind }).toEqual([]);
    }
    await leave(me);
  });

  it("below the sentence where it names nothing", async () => {
    const me = await person();
    await openQuestion(me.page, question("wotr.minions.who"));
    await expect.poll(() => apart(me.page, "header .sentence")).toBeLessThan(60);
    await leave(me);
  });

  it("and what only wastes a die looks less inviting", async () => {
    const me = await person();
    await openQuestion(me.page, question("wotr.use-die"));
    const edge = (token: string) =>
      me.page
        .locator(`.answers [data-token="${token}"]`)
        .evaluate((each) => getComputedStyle(each).borderTopColor !== "rgba(0, 0, 0, 0)");
    expect(await edge("move-fellowship")).toBe(true);
    expect(await edge("waste")).toBe(false);
    await leave(me);
  });
});

describe("a question about one's dice", () => {
  it.each([
    { kind: "wotr.action", dice: "dice:shadow", tokens: ["elven-ring", "pass"] },
    { kind: "b5a.action", dice: "dice:free", tokens: ["pass"] },
  ])("is answered below them, and nothing lies over the board: $kind", async ({ kind, dice, tokens }) => {
    const me = await person();
    const { page } = me;
    await openQuestion(page, question(kind));
    const row = page.locator("aside .options");
    await row.waitFor();
    expect(await page.locator(".answers").count()).toBe(0);
    expect(await row.locator("[data-token]").evaluateAll((all) => all.map((each) => each.dataset.token))).toEqual(
      tokens,
    );
    const [pool, answers] = [await page.locator(`[data-id="${dice}"]`).boundingBox(), await row.boundingBox()];
    expect(answers!.y - pool!.y - pool!.height).toBeLessThan(20);
    // To pass gives the action away, and is there for the keys as well.
    const pass = row.locator('[data-token="pass"]');
    expect(await pass.evaluate((each) => getComputedStyle(each).borderTopColor)).toBe("rgba(0, 0, 0, 0)");
    expect(await pass.getAttribute("data-key")).toBe(String(tokens.length));
    await leave(me);
  });
});

describe("a die that a card asks for", () => {
  it("is chosen among the dice that lie there", async () => {
    const me = await person();
    const { page } = me;
    await openQuestion(page, question("wotr.card.lidless-eye"));
    const dice = page.locator('[data-id="dice:shadow"] button.die');
    await expect.poll(() => dice.count()).toBe(4);
    expect(await page.locator(".answers").count()).toBe(0);
    expect(await prompt(page)).toContain("3 more");
    await answer(page, (await dice.first().getAttribute("data-token"))!);
    await expect.poll(() => prompt(page)).toContain("2 more");
    await leave(me);
  });
});

describe("answers in a list", () => {
  const tokens = (page: Page) =>
    page
      .locator("#board .options [data-token]")
      .evaluateAll((all) => (all as HTMLElement[]).map((each) => each.dataset.token));

  it("end with the one that does nothing", async () => {
    const me = await person();
    await openQuestion(me.page, question("wotr.card.black-captain"));
    await expect.poll(() => tokens(me.page)).toEqual(["move-minions", "recruit", "none"]);
    await openQuestion(me.page, question("wotr.council.hobbits"));
    await expect.poll(() => tokens(me.page)).toEqual(["yes", "no"]);
    await leave(me);
  });

  it("are all in sight, also where each says what it does", async () => {
    const me = await person();
    await openQuestion(me.page, question("wotr.card.wind-discard"));
    const panel = me.page.locator(".answers:not(.waits)");
    await panel.waitFor();
    await expect.poll(() => panel.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThan(2);
    await leave(me);
  });
});

describe("before a battle", () => {
  it("both strengths and the odds are told where one says who attacks, and follow it", async () => {
    const me = await person();
    const { page } = me;
    await openQuestion(page, question("wotr.attack.force"));
    const panel = page.locator(".answers:not(.waits)");
    await panel.getByText("1 die, re-rolls 1, hits on 6").waitFor();
    await panel.getByText("2 dice, re-rolls 0, hits on 5").waitFor();
    await panel.getByText(/in 12 of 100 battles/).waitFor();
    await panel.getByRole("button", { name: "Fewer: Nazgûl" }).click();
    await panel.getByText("1 die, re-rolls 0, hits on 6").waitFor();
    await leave(me);
  });

  it("the odds are in sight on a phone too, below the button", async () => {
    const me = await person({ width: 390, height: 844, touch: true });
    const { page } = me;
    await openQuestion(page, question("wotr.attack.force"));
    await page.getByText(/in 12 of 100 battles/).waitFor();
    const seen = () =>
      page.locator(".answers").evaluate((panel) => {
        const odds = [...panel.querySelectorAll("*")].find((each) => /^You destroy.*100/.test(each.textContent ?? ""))!;
        return odds.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom + 1;
      });
    await expect.poll(seen).toBe(true);
    expect(await covered(page, "form.force button.main")).toEqual([]);
    await leave(me);
  });

  it.each([
    { width: 1280, height: 720, touch: false },
    { width: 390, height: 844, touch: true },
  ])("its window says what each combat card does, below both strengths, at $width", async (size) => {
    const me = await person(size);
    const { page } = me;
    await openQuestion(page, question("wotr.combat-card"));
    const window = page.locator(".window");
    const card = window.locator('.foot [data-token="card:return-to-valinor"]');
    await card.getByText("Both sides add 2 to each die", { exact: false }).waitFor();
    // What a card is worth depends on them.
    const seen = () =>
      window.locator(".body dd").evaluateAll((all) =>
        all.every((each) => {
          const [number, body] = [each, each.closest(".body")!].map((one) => one.getBoundingClientRect());
          return number!.top >= body!.top && number!.bottom <= body!.bottom + 1;
        }),
      );
    await expect.poll(seen).toBe(true);
    expect(await window.locator(".body dd").count()).toBe(6);
    expect(await covered(page, ".window .foot button")).toEqual([]);
    const before = await moment(page);
    await card.click();
    await after(page, before);
    await leave(me);
  });
});

describe("what can be chosen in the side column", () => {
  /** Where a pointer hits it, without anybody having scrolled. */
  const hit = (page: Page, token: string) =>
    page.locator(`aside [data-token="${token}"]`).evaluate((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

  for (const size of [
    { width: 1280, height: 720, touch: false },
    { width: 390, height: 844, touch: true },
  ])
    it(`is in sight at ${size.width}x${size.height}, also where it was folded`, async () => {
      const me = await person(size);
      const { page } = me;
      const nations = question("wotr.card.nation");
      await openQuestion(page, nations);
      await expect.poll(() => hit(page, "nation:rohan")).toBe(true);
      await page.locator('[data-fold="wotr-politics"] summary').click();
      await openQuestion(page, nations);
      await expect.poll(() => hit(page, "nation:rohan")).toBe(true);
      await leave(me);
    });

  it("has its name, also where many play and the track is short", async () => {
    const me = await person();
    await openQuestion(me.page, question("wotr.card.stormcrow-nation"));
    for (const nation of ["Rohan", "Dwarves", "Elves"])
      await me.page.locator("aside button.nation").getByText(nation, { exact: true }).waitFor();
    // The number of steps stands before those who have so many to go, also where the column is narrow.
    await me.page.setViewportSize({ width: 1024, height: 768 });
    const lines = await me.page.locator(".politics .step").evaluateAll((all) =>
      all.map((each) => {
        const [step, nations] = [each, each.nextElementSibling!].map((one) => one.getBoundingClientRect());
        return nations!.left >= step!.right - 1 && Math.abs(nations!.top - step!.top) < 2;
      }),
    );
    expect(lines).toEqual(lines.map(() => true));
    await leave(me);
  });

  it("has the Guide among the companions who could leave", async () => {
    const me = await person();
    await openQuestion(me.page, question("wotr.separate.who"));
    await expect.poll(() => hit(me.page, "character:strider")).toBe(true);
    expect(await me.page.locator(".answers").count()).toBe(0);
    await leave(me);
  });
});

describe("on a phone", () => {
  it("nothing of what is asked in a window is cut off", async () => {
    const me = await person({ width: 390, height: 844, touch: true });
    for (const kind of ["wotr.advance.force", "wotr.card.breaking", "wotr.retreat"]) {
      await openQuestion(me.page, question(kind));
      const foot = me.page.locator(".window .foot");
      await foot.waitFor();
      await expect
        .poll(() => foot.evaluate((each) => each.scrollHeight - each.clientHeight), { message: kind })
        .toBeLessThan(6);
    }
    await leave(me);
  });

  it("every card of a full hand can be read by its name, and hit", async () => {
    const me = await person({ width: 390, height: 844, touch: true });
    for (const kind of ["wotr.hand-limit", "b5a.discard"]) {
      await openQuestion(me.page, question(kind));
      const faults = () =>
        me.page.locator(".hand li").evaluateAll((cards) =>
          cards.flatMap((card) => {
            card.scrollIntoView({ inline: "nearest", block: "nearest" });
            const name = card.querySelector("h3")!;
            const range = document.createRange();
            range.selectNodeContents(name);
            const box = card.getBoundingClientRect();
            const read = [...range.getClientRects()].every(
              ({ left, right, top, bottom }) =>
                card.contains(document.elementFromPoint(right - 3, (top + bottom) / 2)) &&
                left >= box.left &&
                right <= box.right &&
                top >= box.top - 2 &&
                bottom <= box.bottom + 2,
            );
            return read && box.width >= 44 && box.height >= 44 ? [] : [name.textContent];
          }),
        );
      await expect.poll(faults, { message: kind }).toEqual([]);
    }
    await leave(me);
  });

  it("the map shows what is asked about", async () => {
    const me = await person({ width: 390, height: 844, touch: true });
    for (const { kind, spot } of [
      { kind: "wotr.recruit.rank", spot: "rivendell" },
      { kind: "b5a.split-character", spot: "ravenhill" },
    ]) {
      await openQuestion(me.page, question(kind));
      await expect
        .poll(() =>
          me.page.locator(`[data-spot="${spot}"]`).evaluate((each) => {
            const [here, map] = [each, each.closest(".frame")!].map((one) => one.getBoundingClientRect());
            return (
              here!.left >= map!.left &&
              here!.right <= map!.right &&
              here!.top >= map!.top &&
              here!.bottom <= map!.bottom
            );
          }),
        )
        .toBe(true);
    }
    await leave(me);
  });
});

describe("numbers", () => {
  it("stand in their order, and damage that is left over can be shared out", async () => {
    const me = await person();
    await openQuestion(me.page, question("b5a.split-damage"));
    const tokens = () =>
      me.page
        .locator(".answers [data-token]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("data-token")!.slice(2)));
    await expect.poll(tokens).toEqual(["0", "1"]);
    // The rules name the largest first; it is a number all the same.
    await openQuestion(me.page, question("b5a.armour"));
    await expect.poll(tokens).toEqual(["0", "1", "2", "3"]);
    await leave(me);
  });
});

describe("a fight in the valley, in Hungarian", () => {
  it("keeps its title in sight above many cards, and never covers what is asked after it", async () => {
    const me = await person({ language: "hu-HU" });
    const { page } = me;
    await openPosition(page, ATTACKING, against("captain", "shadow"));
    for (const token of ["attack", "valley_dale_hills", "valley_east"]) await answer(page, token);
    const window = page.locator(".window");
    const title = window.locator("h2");
    await window.locator(".foot [data-token]").first().waitFor();
    const inSight = async () => {
      const [box, at] = [(await window.boundingBox())!, (await title.boundingBox())!];
      return at.y >= box.y && at.y + at.height <= box.y + box.height;
    };
    expect(await inSight()).toBe(true);
    for (let answers = 0; answers < 40 && !(await window.locator(".go-on").count()); answers++) {
      expect(await inSight()).toBe(true);
      const before = await moment(page);
      await page.locator(".window .foot [data-token]:enabled").first().click();
      await after(page, before);
    }
    expect(await covered(page, ".answers button:enabled")).toEqual([]);
    expect(await piledUp(page)).toEqual([]);
    await leave(me);
  });
});
