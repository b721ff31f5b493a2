// Czech and Hungarian in the browser: no English word, nothing cut off, each reads their own language at one table.

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import {
  accessible,
  against,
  answer,
  asked,
  choices,
  close,
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
import { overlaps, piledUp } from "./measures";
import { ATTACKING, CROWDED, FLYING, FOUR_PLAYERS, LORDS, PARTNERS } from "./positions";
import { python } from "./server";

withBrowser();

const LANGUAGES = ["cs", "hu"] as const;
type Language = (typeof LANGUAGES)[number];
// Layouts are measured in all that there are.
const ALL = ["en", ...LANGUAGES] as const;
const LOCALES = { en: "en-GB", cs: "cs-CZ", hu: "hu-HU" };
// A laptop, and a tablet held upright.
const SIZES = [
  { width: 1280, height: 720 },
  { width: 768, height: 1024, touch: true },
] as const;

// A proper name, and what a guest is called in Czech.
const NAMES = ["westmarch", "host"];

// The log of a replay shows more steps than this: whoever looks so often has seen every line.
const LOOK = 25;

const onlyEnglish = {} as Record<Language, Set<string>>;
// What is written on the buttons that lead somewhere, and while something is fetched.
const BUTTONS = [
  "loading",
  "menu",
  "settings",
  "keys",
  "links",
  "report",
  "fair",
  "first-time",
  "who-are-you",
] as const;
type Button = (typeof BUTTONS)[number];
const buttons = {} as Record<(typeof ALL)[number], Record<Button, string>>;

beforeAll(async () => {
  const ask = [
    "import json",
    "from tests.languages.reading import only_english",
    "from westmarch.core.messages import text",
    `words = {each: sorted(only_english(each)) for each in ${JSON.stringify(LANGUAGES)}}`,
    `said = {each: {button: text(f'client-{button}', {}, each) for button in ${JSON.stringify(BUTTONS)}} for each in ${JSON.stringify(ALL)}}`,
    "print(json.dumps([words, said]))",
  ].join("\n");
  const { stdout } = await promisify(execFile)(python, ["-c", ask], {
    cwd: new URL("../..", import.meta.url).pathname,
    maxBuffer: 2 ** 24,
  });
  const [words, said] = JSON.parse(stdout) as [Record<Language, string[]>, typeof buttons];
  for (const language of LANGUAGES) onlyEnglish[language] = new Set(words[language]);
  Object.assign(buttons, said);
});

/** Until nothing is fetched any more: a page that says so only has no words to read. */
async function fetched(page: Page, language: (typeof ALL)[number]): Promise<void> {
  await expect.poll(() => page.getByText(buttons[language].loading, { exact: true }).count()).toBe(0);
}

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
  // A fingerprint or a seed (of the dice) has letters, but no words.
  const words = said.replace(/[\da-f]{16,}|[\w-]{32,}/g, " ").match(/\p{L}+(?:’\p{L}+)?/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => onlyEnglish[language].has(word) && !NAMES.includes(word))
    .sort();
}

const reader = (language: (typeof ALL)[number], size: { width?: number; height?: number; touch?: boolean } = {}) =>
  person({ ...size, language: LOCALES[language] });

/** Goes to a page, and waits for something in it. */
const at = (address: string, settled: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator(settled).first().waitFor();
};

// A section of the rules: the title of their page is there before they are.
const READ = ".reading .text h3";

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
      await close(page);
    }
    for (const [path, settled] of [
      ["/rules/wotr", READ],
      ["/rules/lcg", READ],
      ["/rules/b5a", READ],
      ["/puzzles/b5a", "main li a"],
      ["/nowhere", "h1"],
    ] as const) {
      await at(path, settled)(page);
      await fetched(page, language);
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
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

/** Presses what opens a dialog, and waits until it is there: Escape would find nothing to close before. */
async function opened(page: Page, name: string): Promise<void> {
  await press(page, name);
  await page.getByRole("dialog").waitFor();
}

/** Opens the table's menu, and something in it. */
async function fromMenu(page: Page, { menu, ...said }: Record<Button, string>, what: keyof typeof said): Promise<void> {
  await press(page, menu);
  const inside = page.getByRole("dialog");
  await inside.getByRole("button", { name: said[what] }).or(inside.getByText(said[what])).first().click();
}

const short = (page: Page) =>
  fromRecord(page, inject("moments").short.record, { free: { kind: "bot", bot: "random" }, shadow: { kind: "me" } });

/** Every screen beside the tables; each begins where the one before it ended. */
const SCREENS: Record<string, (page: Page, said: Record<Button, string>) => Promise<unknown>> = {
  lobby: at("/", "#lobby-new"),
  settings: (page, said) => opened(page, said.settings),
  account: async (page, said) => {
    await close(page);
    await opened(page, said["who-are-you"]);
  },
  "first time": async (page, said) => {
    await close(page);
    await opened(page, said["first-time"]);
  },
  "new match": async (page) => {
    await page.goto("/");
    await page.locator("button.game").last().click();
    await page.locator("dialog summary").first().click();
  },
  "rules of War of the Ring": at("/rules/wotr", READ),
  "rules of Five Armies": at("/rules/b5a", READ),
  "rules of The Card Game": at("/rules/lcg", READ),
  puzzles: at("/puzzles/wotr", "main li a"),
  "a puzzle": async (page) => {
    await page.locator('main a[href^="/puzzles/wotr/"]').first().click();
    await page.locator(".options").waitFor();
  },
  "guide of War of the Ring": at("/learn/wotr", "aside.guide"),
  "guide of Five Armies": at("/learn/b5a", "aside.guide"),
  "guide of The Card Game": at("/learn/lcg", "aside.guide"),
  analysis: at("/analysis?game=wotr", "textarea"),
  decks: at("/workshop/lcg", "main h2"),
  "a deck": async (page) => {
    await page.locator('main a[href^="/workshop/lcg/"]').first().click();
    await page.locator("#cards-title").waitFor();
  },
  "a table": (page) => openPosition(page, ATTACKING),
  "menu of a table": (page, { menu }) => opened(page, menu),
  keys: async (page, said) => {
    await close(page);
    await fromMenu(page, said, "keys");
  },
  "links to a table": async (page, said) => {
    await page.goto(page.url());
    await asked(page);
    await fromMenu(page, said, "links");
  },
  "a report": async (page, said) => {
    await page.goto(page.url());
    await asked(page);
    await fromMenu(page, said, "report");
  },
  "fair dice": async (page, said) => {
    await page.goto(page.url());
    await asked(page);
    await fromMenu(page, said, "fair");
  },
  "the end": async (page) => {
    await page.goto(`/match/${await short(page)}`);
    await page.getByRole("dialog").waitFor();
  },
  replay: async (page) => {
    await page.goto(page.url().replace(/(\/match\/[\w-]+).*/, "$1/replay?step=20"));
    await page.locator('input[type="range"]').waitFor();
  },
  review: async (page) => {
    await page.goto(page.url().replace(/(\/match\/[\w-]+).*/, "$1/review"));
    // It is worked out first, which takes a busy machine many minutes: only the limit of the whole test ends that.
    await page.locator('input[type="range"]').waitFor({ timeout: 0 });
  },
};

/** Pages may be long, but nothing sticks out at their sides. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

describe.each(ALL)("the layout in %s", (language) => {
  for (const size of SIZES) {
    const name = `${size.width}x${size.height}`;
    it(`crowded tables cut nothing off at ${name}`, async () => {
      const me = await reader(language, size);
      const { page } = me;
      const positions = { LORDS, PARTNERS, ATTACKING, FLYING, CROWDED, FOUR_PLAYERS };
      for (const [called, position] of Object.entries(positions)) {
        await openPosition(page, position);
        await page.evaluate(() => document.fonts.ready);
        await picture(page, `${language}-${called.toLowerCase()}-${name}`);
        await fits(page, called);
        await uncut(page, called);
        expect(await overlaps(page), called).toEqual([]);
        expect(await piledUp(page), called).toEqual([]);
      }
      for (const moment of ["siege", "hunt", "losses"] as const) {
        await openAt(page, moment);
        await page.locator(".window").first().waitFor();
        await picture(page, `${language}-${moment}-${name}`);
        await uncut(page, moment);
        expect(await piledUp(page), moment).toEqual([]);
      }
      await leave(me);
    });

    it(`every other screen holds its words at ${name}`, async () => {
      const me = await reader(language, size);
      const { page } = me;
      for (const [called, open] of Object.entries(SCREENS)) {
        await open(page, buttons[language]);
        await fetched(page, language);
        await page.evaluate(() => document.fonts.ready);
        await picture(page, `${language}-${called.toLowerCase().replaceAll(" ", "-")}-${name}`);
        expect(await page.locator("html").getAttribute("lang"), called).toBe(language);
        expect(await sideways(page), called).toBe(0);
        await uncut(page, called);
        if (language !== "en") expect(await english(page, language), called).toEqual([]);
        await accessible(page, called, size.width === 1280 ? "all" : "sizes");
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
    await close(page);
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
