// What can be read: on crowded tables of every game no text is under 11 px, and with large text no words lie on others.

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { fits, fromRecord, leave, openPosition, person, picture, withBrowser } from "./browser";
import { overlaps, piledUp, smallText } from "./measures";
import { CROWDED, FOUR_PLAYERS, LORDS, PARTNERS } from "./positions";
import { openQuestion, question } from "./questions";

withBrowser();

const LEAST = 11;

/** Comes to a match at a moment that play-records.py found. */
const moment = (name: "siege" | "losses" | "mordor" | "cards") => async (page: Page) => {
  const { seat, record } = inject("moments")[name];
  const other = seat === "free" ? "shadow" : "free";
  const id = await fromRecord(page, record, { [seat]: { kind: "me" }, [other]: { kind: "open" } });
  await page.goto(`/match/${id}`);
  await page.locator("header.yours").waitFor();
};

const TABLES: Record<string, (page: Page) => Promise<unknown>> = {
  "a siege": moment("siege"),
  "losses in a battle": moment("losses"),
  Mordor: moment("mordor"),
  "cards on the table": moment("cards"),
  "Lords of Middle-earth": (page) => openPosition(page, LORDS),
  "four players": (page) => openPosition(page, PARTNERS),
  "hidden companions": (page) => openQuestion(page, question("wotr.council.token")),
  "Nazgûl beside each other": (page) => openQuestion(page, question("wotr.fellowship.revealed")),
  "the valley late in a match": (page) => openQuestion(page, question("b5a.armour")),
  "a combat in the valley": (page) => openQuestion(page, question("b5a.manoeuvre")),
  "too many cards in the valley": (page) => openQuestion(page, question("b5a.discard")),
  "eagles over the valley": (page) => openQuestion(page, question("b5a.eagles-to")),
  "a crowded card table": (page) => openPosition(page, CROWDED),
  "a card table for four": (page) => openPosition(page, FOUR_PLAYERS),
  "an attack at the card table": (page) => openQuestion(page, question("lcg.attackers")),
  "a first hand": (page) => openQuestion(page, question("lcg.mulligan")),
};

describe.each(Object.entries(TABLES))("%s", (name, open) => {
  it("can be read at 1280x720", async () => {
    const me = await person();
    await open(me.page);
    await me.page.evaluate(() => document.fonts.ready);
    expect(await smallText(me.page, LEAST)).toEqual([]);
    expect(await overlaps(me.page)).toEqual([]);
    await leave(me);
  });

  it("has no words on words with large text", async () => {
    const me = await person({ textScale: 1.4 });
    await open(me.page);
    await me.page.evaluate(() => document.fonts.ready);
    await picture(me.page, `large-${name.replaceAll(" ", "-")}`);
    expect(await overlaps(me.page)).toEqual([]);
    expect(await piledUp(me.page)).toEqual([]);
    await fits(me.page, name);
    await leave(me);
  });
});

it("the numbers of tokens in the valley are among what is measured", async () => {
  const me = await person();
  await openQuestion(me.page, question("b5a.swarm"));
  const all = await smallText(me.page, 99);
  const tokens = all.filter((each) => /text\.count in \.(shadow|dwarves|elves)/.test(each));
  expect(tokens).not.toEqual([]);
  expect(tokens.filter((each) => Number.parseFloat(each) < LEAST)).toEqual([]);
  await leave(me);
});

it("numbers on the map can be read on a tablet, where all of it is smaller", async () => {
  const me = await person({ width: 1024, height: 768, touch: true });
  await openPosition(me.page, LORDS);
  expect((await smallText(me.page, LEAST)).filter((each) => /number|count/.test(each))).toEqual([]);
  expect(await overlaps(me.page)).toEqual([]);
  await leave(me);
});

it("a place that is marked or can be chosen has its name above the mark", async () => {
  const me = await person();
  await openQuestion(me.page, question("wotr.card.cruel-weather-where"));
  const below = await me.page.evaluate(() => {
    const [name] = document.querySelectorAll(".land .name");
    const marks = [...document.querySelectorAll("path.region.chosen, path.target")];
    return marks.map((mark) => !!(mark.compareDocumentPosition(name!) & Node.DOCUMENT_POSITION_FOLLOWING));
  });
  expect(below.length).toBeGreaterThan(2);
  expect(below).toEqual(below.map(() => true));
  // Also where the question names it only in its words.
  await openQuestion(me.page, question("wotr.card.dol-guldur-goes"));
  await me.page.locator('path.region.chosen[data-region="dol_guldur"]').waitFor({ state: "attached" });
  await leave(me);
});

it("the valley on a tablet: its figures can be read, and what is said in short lies over no title", async () => {
  const me = await person({ width: 1024, height: 768, touch: true });
  const { page } = me;
  for (const kind of ["b5a.army", "b5a.lucky"]) {
    await openQuestion(page, question(kind));
    await expect.poll(() => smallText(page, LEAST), { message: kind }).toEqual([]);
    const over = await page.locator("aside summary").evaluateAll((all) =>
      all.flatMap((each) => {
        const [title, gist] = [each.querySelector(".title")!, each.querySelector(".gist")];
        return gist && title.getBoundingClientRect().right > gist.getBoundingClientRect().left
          ? [title.textContent]
          : [];
      }),
    );
    expect(over, kind).toEqual([]);
  }
  await leave(me);
});

describe("in a large hand", () => {
  it.each(["wotr.hand-limit", "b5a.discard", "lcg.window"])(
    "every card's name can be read as it lies there: %s",
    async (kind) => {
      const me = await person();
      await openQuestion(me.page, question(kind));
      const cutOff = () =>
        me.page.locator(".hand li").evaluateAll((cards) =>
          cards.flatMap((card) => {
            const name = card.querySelector("h3")!;
            const range = document.createRange();
            range.selectNodeContents(name);
            const seen = [...range.getClientRects()].every(({ right, top, bottom }) => {
              // The next card leans over it: what is hit at the end of the line tells whether it lies on the line.
              const hit = document.elementFromPoint(right - 3, (top + bottom) / 2);
              return card.contains(hit) && bottom <= innerHeight + 3;
            });
            return seen ? [] : [name.textContent];
          }),
        );
      await expect.poll(cutOff).toEqual([]);
      await leave(me);
    },
  );
});

describe("among many players", () => {
  it("one's own line says so wholly, or not at all", async () => {
    const me = await person();
    for (const kind of ["wotr.card.lower-damage", "wotr.battle.white-rider"]) {
      await openQuestion(me.page, question(kind));
      const you = me.page.locator(".who .you");
      await you.waitFor({ state: "attached" });
      const told = await you.evaluate((each) => {
        const [word, line] = [each, each.closest(".who")!].map((one) => one.getBoundingClientRect());
        const whole = word!.right <= line!.right + 1 && word!.bottom <= line!.bottom + 2;
        return whole || word!.top >= line!.bottom - 2;
      });
      expect(told, kind).toBe(true);
    }
    await leave(me);
  });
});

it("the measures find what is wrong, and nothing else", async () => {
  const me = await person();
  const { page } = me;
  await page.setContent(`
    <p style="position: absolute; left: 10px; top: 10px; font-size: 16px">Minas Tirith</p>
    <p style="position: absolute; left: 40px; top: 12px; font-size: 16px">Osgiliath</p>
    <p style="position: absolute; left: 10px; top: 90px; font-size: 16px">Edoras</p>
    <p style="position: absolute; left: 20px; top: 92px; font-size: 16px; background: white">Helm's Deep</p>
    <p style="position: absolute; left: 10px; top: 150px; font-size: 10px">Bree</p>
    <svg viewBox="0 0 200 100" width="100" height="50" style="position: absolute; left: 10px; top: 200px">
      <text x="0" y="40" font-size="18">Moria</text>
      <text x="100" y="40" font-size="24">Lórien</text>
    </svg>`);
  expect(await smallText(page, LEAST)).toEqual([
    expect.stringMatching(/^10\.0 px.*Bree/),
    expect.stringMatching(/^9\.0 px.*Moria/),
  ]);
  expect(await overlaps(page)).toEqual(["“Osgiliath” on “Minas Tirith”"]);
  await leave(me);
});
