// Czech and Hungarian in the browser: no English word, nothing cut off, each reads their own language at one table.

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  accessible,
  against,
  answer,
  asked,
  choices,
  fits,
  fromRecord,
  invitation,
  leave,
  makeMatch,
  openAt,
  openPosition,
  person,
  picture,
  playOn,
  SHORT,
  sitDown,
  uncut,
  whoIsAsked,
  withBrowser,
} from "./browser";
import { ATTACKING, CROWDED, FLYING, FOUR_PLAYERS, LORDS, PARTNERS } from "./positions";
import { python } from "./server";

withBrowser();

const LANGUAGES = ["cs", "hu"] as const;
type Language = (typeof LANGUAGES)[number];
const LOCALES = { cs: "cs-CZ", hu: "hu-HU" };
// A laptop, and a tablet held upright.
const SIZES = [
  { width: 1280, height: 720 },
  { width: 768, height: 1024, touch: true },
] as const;

// Proper names.
const NAMES = ["westmarch"];

// The log of a replay shows more steps than this: whoever looks so often has seen every line.
const LOOK = 25;

const onlyEnglish = {} as Record<Language, Set<string>>;

beforeAll(async () => {
  const ask =
    "import json; from tests.languages.reading import only_english; " +
    `print(json.dumps({each: sorted(only_english(each)) for each in ${JSON.stringify(LANGUAGES)}}))`;
  const { stdout } = await promisify(execFile)(python, ["-c", ask], {
    cwd: new URL("../..", import.meta.url).pathname,
    maxBuffer: 2 ** 24,
  });
  for (const [language, words] of Object.entries(JSON.parse(stdout) as Record<Language, string[]>))
    onlyEnglish[language as Language] = new Set(words);
});

/** Words on the page, and what is read aloud, that only the English texts have. */
async function english(page: Page, language: Language): Promise<string[]> {
  const said = await page.evaluate(() => {
    const said = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.closest("style, script")) said.push(textContent ?? "");
    }
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) said.push(each.getAttribute(name) ?? "");
    return said.join("\n");
  });
  const words = said.match(/\p{L}+(?:’\p{L}+)?/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => onlyEnglish[language].has(word) && !NAMES.includes(word))
    .sort();
}

const reader = (language: Language, size: { width?: number; height?: number; touch?: boolean } = {}) =>
  person({ ...size, language: LOCALES[language] });

describe.each(LANGUAGES)("in %s", (language) => {
  it("lobby, dialogs, rules and puzzles have no English word", async () => {
    const me = await reader(language);
    const { page } = me;
    await page.goto("/");
    await page.locator("#lobby-new").waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await english(page, language)).toEqual([]);
    await accessible(page, "lobby");
    for (const at of [0, 1, 2]) {
      await page.locator("button.game").nth(at).click();
      await page.locator("dialog button.main").waitFor();
      for (const fold of await page.locator("dialog summary").all()) await fold.click();
      expect(await english(page, language)).toEqual([]);
      await uncut(page, `new match ${at}`);
      await page.keyboard.press("Escape");
    }
    for (const path of ["/rules/wotr", "/rules/lcg", "/rules/b5a", "/puzzles/b5a", "/nowhere"]) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
      expect(await english(page, language), path).toEqual([]);
    }
    await leave(me);
  });

  it.each([
    ["wotr", { players: against("steward") }],
    ["b5a", { players: against("captain", "shadow") }],
    ["lcg", { players: { p1: { kind: "me" } }, options: { scenario: "mirkwood" } }],
  ] as const)("a match of %s has none, whatever is asked", async (game, wish) => {
    const me = await reader(language);
    const { page } = me;
    await sitDown(page, { game, seed: 4, ...wish });
    const found = new Set<string>();
    await playOn(
      page,
      SHORT,
      async () => {
        for (const word of await english(page, language)) found.add(word);
        return false;
      },
      25,
    );
    expect([...found]).toEqual([]);
    await leave(me);
  });

  it("whole matches of every game have none, looked at again from start to end", async () => {
    const me = await reader(language);
    const { page } = me;
    for (const name of ["wotr", "wotr-council-4", "b5a", "lcg"]) {
      const record = readFileSync(new URL(`../../tests/golden/${name}.record`, import.meta.url), "utf-8");
      const id = await fromRecord(page, record);
      await page.goto(`/match/${id}/replay`);
      const slider = page.locator('input[type="range"]');
      await slider.waitFor();
      const steps = Number(await slider.getAttribute("max"));
      expect(steps).toBeGreaterThan(LOOK);
      const found = new Set<string>();
      for (let step = 0; ; step = Math.min(step + LOOK, steps)) {
        await slider.fill(String(step));
        await page.locator("output").getByText(`${step} / ${steps}`, { exact: true }).waitFor();
        for (const word of await english(page, language)) found.add(word);
        if (step === steps) break;
      }
      expect([...found], name).toEqual([]);
    }
    await leave(me);
  });

  for (const size of SIZES) {
    const name = `${size.width}x${size.height}`;
    it(`crowded tables cut nothing off at ${name}`, async () => {
      const me = await reader(language, size);
      const { page } = me;
      await page.goto("/");
      await page.locator("#lobby-new").waitFor();
      await uncut(page, "lobby");
      await picture(page, `${language}-lobby-${name}`);
      const positions = { LORDS, PARTNERS, ATTACKING, FLYING, CROWDED, FOUR_PLAYERS };
      for (const [called, position] of Object.entries(positions)) {
        await openPosition(page, position);
        await picture(page, `${language}-${called.toLowerCase()}-${name}`);
        await fits(page, called);
        await uncut(page, called);
      }
      for (const moment of ["siege", "hunt", "losses"] as const) {
        await openAt(page, moment);
        await page.locator(".window").first().waitFor();
        await picture(page, `${language}-${moment}-${name}`);
        await uncut(page, moment);
      }
      await leave(me);
    });
  }
});

it("changes the language in the middle of a match", async () => {
  const me = await reader("cs");
  const { page } = me;
  await sitDown(page, { game: "wotr", seed: 1, players: against("steward") });
  const html = page.locator("html");
  expect(await html.getAttribute("lang")).toBe("cs");
  for (const [menu, settings, next] of [
    ["Nabídka", "Nastavení", "hu"],
    ["Menü", "Beállítások", "en"],
  ] as const) {
    await page.getByRole("button", { name: menu }).click();
    await page.getByRole("dialog").getByRole("button", { name: settings }).click();
    await page.locator("#set-language").selectOption(next);
    await expect.poll(() => html.getAttribute("lang")).toBe(next);
    await page.keyboard.press("Escape");
    await asked(page);
    if (next !== "en") expect(await english(page, next)).toEqual([]);
    await accessible(page, next);
    // It goes on where it was.
    await answer(page, (await choices(page))[0]!);
    await asked(page);
  }
  expect(await page.getByRole("button", { name: "Menu" }).count()).toBe(1);
  await leave(me);
});

it("two people at one match read each their own language", async () => {
  const [anna, bela] = [await reader("cs"), await reader("hu")];
  const id = await makeMatch(anna.page, {
    game: "wotr",
    seed: 1,
    name: "Anna",
    players: { free: { kind: "me" }, shadow: { kind: "open" } },
  });
  await anna.page.goto(`/match/${id}`);
  await bela.page.goto(await invitation(anna.page, id));
  await bela.page.locator("#door-name").fill("Béla");
  expect(await english(bela.page, "hu")).toEqual([]);
  await bela.page.locator("main button.main").click();
  await bela.page.locator("[data-moment]").waitFor();
  for (let turn = 0; turn < 6; turn++) {
    const { page } = await whoIsAsked([anna, bela]);
    await answer(page, (await choices(page))[0]!);
    expect(await english(anna.page, "cs")).toEqual([]);
    expect(await english(bela.page, "hu")).toEqual([]);
  }
  expect(await anna.page.locator("html").getAttribute("lang")).toBe("cs");
  expect(await bela.page.locator("html").getAttribute("lang")).toBe("hu");
  await expect.poll(() => anna.page.locator("body").textContent()).toContain("Společenstv");
  await expect.poll(() => bela.page.locator("body").textContent()).toContain("Szövetség");
  await leave(anna, bela);
});
