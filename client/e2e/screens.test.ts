// Every screen there is, by day and by candlelight, with text as usual and large: axe finds nothing, and all of it fits.

import type { Page } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import {
  accessible,
  against,
  answer,
  asked,
  BOTH,
  fromRecord,
  invitation,
  leave,
  makeMatch,
  openAt,
  openPosition,
  type Person,
  person,
  picture,
  takeSeat,
  withBrowser,
} from "./browser";
import { CROWDED } from "./positions";
import { openQuestion, question } from "./questions";

withBrowser();

interface Look {
  dark: boolean;
  textScale: number;
  /** A screen that is held in the hand; else a laptop's. */
  small?: { width: number; height: number; touch: true };
}

const PHONE = { width: 390, height: 844, touch: true } as const;
const TABLET = { width: 768, height: 1024, touch: true } as const;

const LOOKS: Record<string, Look> = {
  "light-1": { dark: false, textScale: 1 },
  "light-1.4": { dark: false, textScale: 1.4 },
  "dark-1": { dark: true, textScale: 1 },
  "dark-1.4": { dark: true, textScale: 1.4 },
  "phone-light": { dark: false, textScale: 1, small: PHONE },
  "phone-dark": { dark: true, textScale: 1.4, small: PHONE },
  "tablet-light": { dark: false, textScale: 1, small: TABLET },
};

/** Goes to a page, and waits for a heading in it. */
const at = (address: string, settled: string) => async (page: Page) => {
  await page.goto(address);
  await page.locator(settled).first().waitFor();
};

async function finished(page: Page): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/");
  return fromRecord(page, inject("moments").end.record);
}

async function menu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

interface Screen {
  /** Which part of the client it shows: tests/screens.test.ts says when one is shown by none. */
  of: string;
  open: (page: Page) => Promise<unknown>;
}

const me = { kind: "me" };
const alone = { p1: me };

/** A match that is opened once something is asked. */
async function sit(page: Page, body: Record<string, unknown>): Promise<void> {
  await page.goto(`/match/${await makeMatch(page, { name: "Anna", seed: 5, ...body })}`);
  await asked(page);
}

const part = (name: string) => async (page: Page) => {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await menu(page, name);
};

/** Somebody else's invitation. */
async function invited(page: Page): Promise<string> {
  const anna = await person();
  const players = { free: me, shadow: { kind: "open" } };
  const id = await makeMatch(anna.page, { game: "wotr", name: "Anna", players });
  const link = await invitation(anna.page, id);
  await page.goto(link);
  await leave(anna);
  return id;
}

/** Each begins where the one before it ended. */
const PAGES: Record<string, Screen> = {
  lobby: { of: "lobby", open: at("/", "#lobby-new") },
  "new match": {
    of: "shell/lobby/NewMatch.svelte",
    open: async (page) => {
      await page.getByRole("button", { name: /The Card Game/ }).click();
      await page.getByText("More choices").click();
    },
  },
  "first time": {
    of: "shell/lobby/FirstTime.svelte",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "First time?" }).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  settings: {
    of: "shell/Settings.svelte",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  account: {
    of: "shell/lobby/Account.svelte",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Who are you?" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "nothing here": { of: "lost", open: at("/nowhere", "a.button, main a") },
  "the door to a table": {
    of: "match",
    open: async (page) => {
      await invited(page);
      await page.getByRole("button", { name: "Play Shadow" }).waitFor();
    },
  },
  "a player's page": {
    of: "player",
    open: async (page) => {
      await makeMatch(page, { game: "b5a", name: "Anna", players: against("random") });
      const { player } = await page.evaluate(async () => (await fetch("/api/me")).json());
      await page.goto(`/player/${player.id}`);
      await page.getByRole("link", { name: /Five Armies/ }).waitFor();
    },
  },
  decks: { of: "workshop", open: at("/workshop/lcg", "h1, h2") },
  "importing a deck": {
    of: "games/lcg/decks/ImportDeck.svelte",
    open: async (page) => {
      await page.getByRole("button", { name: "Import a deck" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "a deck": {
    of: "workshop",
    open: async (page) => {
      await page.goto("/workshop/lcg");
      await page.getByRole("link", { name: "Look: Lore" }).click();
      await page.getByLabel("Export").waitFor();
    },
  },
  "a deck as text": {
    of: "games/lcg/decks/DeckEditor.svelte",
    open: async (page) => {
      await page.getByLabel("Export").selectOption("octgn");
      await page.getByRole("dialog").waitFor();
    },
  },
};

const READING: Record<string, Screen> = {
  "rules of War of the Ring": { of: "rules", open: at("/rules/wotr", "section h3") },
  "rules of Five Armies": { of: "rules", open: at("/rules/b5a", "section h3") },
  "rules of The Card Game": { of: "rules", open: at("/rules/lcg", "section h3") },
  "an example of the rules": {
    of: "rules",
    open: async (page) => {
      await page.goto("/rules/wotr/withdrawing");
      await page.locator("section.here").getByRole("button", { name: "Try it on a board" }).click();
      await page.getByRole("button", { name: "Show step 1 of 4" }).waitFor();
    },
  },
  ...Object.fromEntries(
    ["wotr", "b5a", "lcg"].flatMap((game): [string, Screen][] => [
      [`puzzles of ${game}`, { of: "puzzles", open: at(`/puzzles/${game}`, "main li a") }],
      [
        `a puzzle of ${game}`,
        {
          of: "puzzles",
          open: async (page) => {
            await page.locator(`main a[href^="/puzzles/${game}/"]`).first().click();
            await page.getByRole("button", { name: /^Show the solution/ }).waitFor();
          },
        },
      ],
      [`guided match of ${game}`, { of: "learn", open: at(`/learn/${game}`, "aside.guide") }],
      [`analysis of ${game}`, { of: "analysis", open: at(`/analysis?game=${game}`, "#analysis-link") }],
    ]),
  ),
};

const TABLES: Record<string, Screen> = {
  "table of War of the Ring": { of: "match", open: (page) => openQuestion(page, question("wotr.use-die")) },
  "all choices": { of: "match", open: (page) => page.getByRole("button", { name: "All choices" }).click() },
  "why not": {
    of: "match",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Why not?" }).click();
    },
  },
  "rules over a table": {
    of: "shell/rules/RulesDialog.svelte",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("r");
      await page.locator("dialog section h3").first().waitFor();
    },
  },
  "a battle": { of: "match", open: (page) => openAt(page, "battle") },
  "a Hunt": { of: "match", open: (page) => openAt(page, "hunt") },
  "cards that lie open in War of the Ring": {
    of: "games/wotr/panels/Side.svelte",
    open: async (page) => {
      await openAt(page, "mordor");
      await page
        .getByRole("button", { name: /discard/ })
        .first()
        .click();
      await page.locator("dialog .card").first().waitFor();
    },
  },
  "a card of the hand": {
    of: "kit/OpenCard.svelte",
    open: async (page) => {
      await openAt(page, "cards");
      // On a phone the cards before it lie under each other.
      await page.locator("#hand button").last().click();
      await page.locator("dialog .card").waitFor();
    },
  },
  "table of Five Armies": { of: "match", open: (page) => openQuestion(page, question("b5a.manoeuvre")) },
  "cards that lie open in Five Armies": {
    of: "games/b5a/panels/Side.svelte",
    open: async (page) => {
      await page.locator("aside button.small, .side button.small").first().click();
      await page.locator("dialog .card").first().waitFor();
    },
  },
  "a settled match at a real table": {
    of: "match",
    open: (page) => sit(page, { game: "lcg", seats: 1, players: alone, real_table: true }),
  },
  "the table of The Card Game": { of: "match", open: (page) => openPosition(page, CROWDED) },
  "a pile of cards": {
    of: "games/lcg/table/Pile.svelte",
    open: async (page) => {
      await page.locator("button.pile").first().click();
      await page.locator("dialog .card").first().waitFor();
    },
  },
  "cards that lie nowhere": { of: "match", open: (page) => openQuestion(page, question("lcg.take")) },
  "an attack at the card table": { of: "match", open: (page) => openQuestion(page, question("lcg.undefended")) },
  "two hands": {
    of: "match",
    open: (page) => sit(page, { game: "lcg", seats: 2, players: { p1: me, p2: me }, open_hands: true }),
  },
  "a card of the hand that isn't asked": {
    of: "games/lcg/panels/Hand.svelte",
    open: async (page) => {
      for (const token of ["p1", "p1"]) await answer(page, token);
      await page.locator(".hand.resting button").last().click();
      await page.getByRole("dialog").waitFor();
    },
  },
};

const SEATS: Record<string, Screen> = {
  "an invitation": {
    of: "invite",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: /War of the Ring/ }).click();
      await page.getByLabel("Shadow").selectOption("open");
      await page.getByRole("button", { name: "Start" }).click();
      await page
        .getByRole("dialog", { name: "Invite your friend" })
        .getByAltText("QR code", { exact: false })
        .waitFor();
    },
  },
  "links to a table": { of: "links", open: part("Links to this table") },
  "a seat that is left to somebody": { of: "hand-over", open: part("Leave my seat to somebody else") },
  resigning: { of: "resign", open: part("Resign") },
  leaving: { of: "leave", open: part("Leave the match") },
  keys: { of: "keys", open: part("Keys") },
  "fair dice": { of: "fair", open: part("Are the dice fair?") },
  "a report": { of: "report", open: part("Report a problem") },
  menu: {
    of: "main",
    open: async (page) => {
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await page.getByRole("link", { name: "Replay" }).waitFor();
    },
  },
  chat: {
    of: "match",
    open: async (page) => {
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: "Chat" }).click();
      await page.getByLabel("Say something").waitFor();
    },
  },
  "the computer's reasons": {
    of: "why",
    open: async (page) => {
      await sit(page, { game: "wotr", players: against("steward") });
      await answer(page, "done");
      await asked(page);
      await menu(page, "Why did you do that?");
      await page.locator("dialog .answers li").first().waitFor();
    },
  },
  stops: {
    of: "stops",
    open: async (page) => {
      await sit(page, { game: "lcg", seats: 1, players: alone });
      await menu(page, "Stops");
    },
  },
  "the screen handed over": {
    of: "match",
    open: async (page) => {
      await sit(page, { game: "wotr", players: BOTH });
      await page.locator('.options [data-token="done"]').click();
      await page.locator(".curtain").waitFor();
    },
  },
  "what happened meanwhile": {
    of: "shell/table/Away.svelte",
    open: async (page) => {
      const bert = await person();
      const players = { free: me, shadow: { kind: "open" } };
      const id = await makeMatch(page, { game: "wotr", name: "Anna", players });
      await page.goto(`/match/${id}`);
      await asked(page);
      await takeSeat(bert, await invitation(page, id), "Bert", "Shadow");
      await page.getByRole("tab", { name: "Chat" }).click();
      await page.getByText("Bert", { exact: false }).first().waitFor();
      // The server knows what Anna has seen, before she goes.
      const known = () =>
        page.evaluate(async (of) => (await (await fetch(`/api/matches/${of}/summary?seat=free`)).json()).since, id);
      await expect.poll(known).toBeGreaterThan(0);
      await page.goto("/");
      await bert.page.getByRole("tab", { name: "Chat" }).click();
      for (const line of [
        "Hello?",
        "Where are you?",
        "Still there?",
        "I wait.",
        "Take your time.",
        "Well.",
        "Now?",
        "Or not?",
      ]) {
        await bert.page.getByLabel("Say something").fill(line);
        await bert.page.getByRole("button", { name: "Send" }).click();
        await bert.page.getByText(line).waitFor();
      }
      await leave(bert);
      await page.goto(`/match/${id}`);
      await page.getByRole("dialog").getByText("While you were away").waitFor();
    },
  },
  "the end": {
    of: "shell/table/EndSheet.svelte",
    open: async (page) => {
      await page.goto(`/match/${await finished(page)}`);
      await page.getByRole("dialog").waitFor();
    },
  },
  replay: {
    of: "replay",
    open: async (page) => {
      await page.goto(`/match/${await finished(page)}/replay?step=60`);
      await page.getByLabel("Step of the match").waitFor();
    },
  },
  review: {
    of: "review",
    open: async (page) => {
      await page.goto(`/match/${await finished(page)}/review`);
      await page.locator("main h1, main h2").first().waitFor();
    },
  },
  "lobby with matches": { of: "lobby", open: at("/", "#lobby-mine ~ ul, .matches a") },
};

const SCREENS = { pages: PAGES, reading: READING, tables: TABLES, seats: SEATS };

/** Pages may be long, but nothing sticks out at their sides. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

describe.each(Object.entries(LOOKS))("%s", (called, { small, ...look }) => {
  it.each(Object.entries(SCREENS))("every screen is accessible, and fits: %s", async (_, screens) => {
    const me: Person = await person({ ...look, ...small });
    for (const [name, { open }] of Object.entries(screens)) {
      const where = `${name}, ${called}`;
      await open(me.page).catch((error: unknown) => {
        throw new Error(where, { cause: error });
      });
      await me.page.evaluate(() => document.fonts.ready);
      await picture(me.page, `screens/${name}-${called}`);
      await accessible(me.page, where);
      expect(await sideways(me.page), where).toBe(0);
    }
    await leave(me);
  });
});
