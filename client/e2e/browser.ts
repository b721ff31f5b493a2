// What the browser tests share: a Chromium, people in it, and ways to play.

import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import facts from "../src/games/wotr/facts.json";
import type { Moments } from "./server";

let browser: Browser;

// A wait ends as soon as what it waits for is there. How long it lasts at the most says only when a broken test is given
// up, so it is long: the slowest machine, busy with other things, must not make a sound test fail.
const PATIENCE = 120_000;

export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      timeout: PATIENCE,
      executablePath: process.env.WESTMARCH_CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    });
  });
  afterAll(() => browser?.close());
}

export interface Person {
  context: BrowserContext;
  page: Page;
  /** What went wrong in the page; nothing may. */
  errors: string[];
}

export interface Wishes {
  width?: number;
  height?: number;
  dark?: boolean;
  touch?: boolean;
  /** Lets the program give the only answer there is; else the tests give every answer themselves. */
  onlyAnswer?: boolean;
  /** How long each step of what happens is shown; else all of it at once. */
  pace?: string;
  /** How large text is, where 1 is usual. */
  textScale?: number;
  /** What the browser says that its user reads. */
  language?: string;
  /** When they want to be asked in windows that may be left to the program; else always, so that the tests answer. */
  stops?: Record<string, Record<string, string>>;
}

const PHASES = ["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"];
const ALWAYS = { lcg: Object.fromEntries(PHASES.map((phase) => [phase, "always"])) };

/** Somebody with a browser of their own. */
export async function person({
  width = 1280,
  height = 720,
  dark = false,
  touch = false,
  onlyAnswer = false,
  pace = "off",
  textScale = 1,
  language = "en-GB",
  stops = ALWAYS,
}: Wishes = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: inject("address"),
    viewport: { width, height },
    hasTouch: touch,
    locale: language,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const settings = JSON.stringify({ onlyAnswer, stops, pace, textScale });
  await context.addInitScript((wishes) => {
    const key = "westmarch-settings";
    if (location.protocol.startsWith("http") && !localStorage.getItem(key)) localStorage.setItem(key, wishes);
  }, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // A connection that is cut on purpose is reported by the browser itself.
    if (message.type() === "error" && !/WebSocket|net::ERR/.test(message.text())) errors.push(message.text());
  });
  return { context, page, errors };
}

export async function leave(...people: Person[]): Promise<void> {
  for (const each of people) {
    await each.context.close();
    expect(each.errors).toEqual([]);
  }
}

/** Sends something as the page would, and gives back the id of the match that comes of it. */
async function post(page: Page, path: string, body: Record<string, unknown>): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/");
  return page.evaluate(
    async ({ path, body }) => {
      const reply = await fetch(path, {
        method: "POST",
        headers: { "X-Westmarch": "1", "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(await reply.text());
      const { table } = (await reply.json()) as { table: { id: string } };
      return table.id;
    },
    { path, body },
  );
}

/** A match made through the interface that the lobby uses, with a seed, so that it always goes the same way. */
export const makeMatch = (page: Page, body: Record<string, unknown>): Promise<string> =>
  post(page, "/api/matches", body);

/** The link for a friend who shall take the open seat, from somebody at the table. */
export const invitation = async (page: Page, id: string): Promise<string> => (await invitations(page, id))[0]!.link;

/** The links for all open seats. */
export const invitations = (page: Page, id: string): Promise<{ seat: string; link: string }[]> =>
  page.evaluate(async (id) => {
    const reply = await fetch(`/api/matches/${id}/links`);
    const links = (await reply.json()) as { invitations: { seat: string; link: string }[] };
    return links.invitations;
  }, id);

/** Makes a match, opens it, and waits until something is asked. */
export async function sitDown(page: Page, body: Record<string, unknown>): Promise<string> {
  const id = await makeMatch(page, body);
  await page.goto(`/match/${id}`);
  await asked(page);
  return id;
}

/** Who plays one side, against the computer. */
export const against = (bot: string, seat: "free" | "shadow" = "free"): Record<string, unknown> => ({
  [seat]: { kind: "me" },
  [seat === "free" ? "shadow" : "free"]: { kind: "bot", bot },
});

/** Two people at one screen. */
export const BOTH = { free: { kind: "me" }, shadow: { kind: "hotseat", name: "Bert" } };

/** A match that is played on from a record, or from a position. */
export const fromRecord = (
  page: Page,
  record: string,
  players?: Record<string, unknown>,
  name?: string,
): Promise<string> => post(page, "/api/matches/import", { text: record, players, name });

/** Opens a match at a position, and waits until something is asked. */
export async function openPosition(page: Page, position: string, players?: Record<string, unknown>): Promise<string> {
  const id = await fromRecord(page, position, players);
  await page.goto(`/match/${id}`);
  await asked(page);
  return id;
}

/** Opens a match at a moment that is worth looking at, as the one who is asked. */
export async function openAt(page: Page, moment: keyof Moments): Promise<string> {
  const { seat, record } = inject("moments")[moment];
  const other = seat === "free" ? "shadow" : "free";
  const id = await fromRecord(page, record, { [seat]: { kind: "me" }, [other]: { kind: "open" } });
  await page.goto(`/match/${id}`);
  await page.locator("[data-moment]").waitFor();
  return id;
}

const cards = facts.cards as Record<string, { side: string }>;

/** Whose cards these are, in War of the Ring: each side once. */
export const sidesOf = (hand: readonly string[]): string[] => [...new Set(hand.map((card) => cards[card]!.side))];

/** Which cards of War of the Ring a text names. */
export const cardsIn = (text: string): string[] => Object.keys(cards).filter((card) => text.includes(`"${card}"`));

/** Everything that a page is sent from now on, over the socket and otherwise. */
export function heard(page: Page): string[] {
  const all: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => all.push(String(payload))));
  page.on("response", async (reply) => {
    if (/\/api\/matches/.test(reply.url())) all.push(await reply.text().catch(() => ""));
  });
  return all;
}

/** The cards in somebody's hand. */
export const handOf = ({ page }: Person): Promise<string[]> =>
  page
    .locator("#hand [data-token]")
    .evaluateAll((found) => found.map((each) => each.getAttribute("data-token")!.slice("card:".length)));

/** Comes by a link, says who he is, and takes the seat with that name. */
export async function takeSeat({ page }: Person, link: string, name: string, seat: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: `Play ${seat}` }).click();
  await page.locator("[data-moment]").waitFor();
}

/** A line to the table that can be cut, and mended again. Before the page is opened. */
export async function cuttable(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  let down = false;
  const lines = new Set<{ close(options?: { code?: number }): Promise<void> }>();
  await page.routeWebSocket(/\/live$/, (line) => {
    if (down) {
      void line.close({ code: 1013 });
      return;
    }
    line.connectToServer();
    lines.add(line);
  });
  return {
    async cut() {
      down = true;
      for (const line of lines) await line.close({ code: 1013 });
      lines.clear();
    },
    mend() {
      down = false;
    },
  };
}

/** Which moment of the match the table shows. */
export const moment = (page: Page): Promise<string | null> => page.locator("[data-moment]").getAttribute("data-moment");

/**
 * Waits until the table shows another moment than that one, and a panel has sent all its answers. Whoever is told what fight
 * would begin means it.
 */
export async function after(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction((then) => {
    document.querySelector<HTMLElement>(".direct[data-foretold] button.way:enabled")?.click();
    const table = document.querySelector("[data-moment]");
    return table?.getAttribute("data-moment") !== then && !table?.hasAttribute("data-busy");
  }, before);
}

/** Answers, and waits until the table shows what came of it; whoever is asked once more means it. */
export async function answer(page: Page, token: string): Promise<void> {
  const before = await moment(page);
  await click(page, token);
  const sure = page.getByRole("alertdialog").locator("button.main");
  if (await sure.count()) await sure.click();
  await after(page, before);
}

/** Presses a key, and waits until the table shows what came of it. */
export async function press(page: Page, key: string): Promise<void> {
  const before = await moment(page);
  await page.keyboard.press(key);
  await after(page, before);
}

/** Closes the dialog that is open or about to open, and waits until it is gone: Escape finds nothing before it stands there. */
export async function close(page: Page): Promise<void> {
  const dialogs = page.locator("dialog[open]");
  await dialogs.first().waitFor();
  const open = await dialogs.count();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialogs.count()).toBeLessThan(open);
}

/** Waits until nothing moves any more. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))));
}

export const prompt = (page: Page): Promise<string> =>
  page
    .locator("header [role=status]")
    .first()
    .textContent()
    .then((text) => text ?? "");

/** Waits until something is asked of this person. */
export async function asked(page: Page): Promise<void> {
  await page.locator("header.yours").waitFor();
}

/** Everything that can be clicked to answer. */
export const CHOICES = [
  ".options button:enabled",
  "form.force button.main:enabled",
  "button.die[data-token]",
  "button.nation[data-token]",
  "button.companion[data-token]",
  "path.target",
  ".person",
  ".hand button.can",
  ".felt button[data-token]",
].join(", ");

/** What can be clicked now, by token. */
export async function choices(page: Page): Promise<string[]> {
  return page.locator(CHOICES).evaluateAll((found) => found.map((each) => each.getAttribute("data-token") ?? ""));
}

const thing = (page: Page, token: string): Locator =>
  page
    .locator(CHOICES)
    .and(page.locator(`[data-token="${token}"]`))
    .first();

/** Clicks the thing with that token, wherever it is on the table. */
export async function click(page: Page, token: string): Promise<void> {
  // It may be drawn anew between being found and being clicked, as where the answers find their place.
  do await thing(page, token).waitFor({ state: "attached" });
  while (!(await clickNow(page, token)));
}

/** The same, unless it isn't there any more: the table may have moved on since it was looked at. Says whether it was. */
export async function clickNow(page: Page, token: string): Promise<boolean> {
  const [first] = await thing(page, token).elementHandles();
  if (!first) return false;
  // Regions have odd shapes, and banners lie on them: the event goes to the shape itself.
  const held = await first.evaluate((each) => {
    if (!each.isConnected) return null;
    const inHand = (each as Element).closest(".hand") !== null;
    each.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
    return inHand;
  });
  // A card of the hand opens first.
  if (held) await page.locator("dialog button.main").first().click();
  return held !== null;
}

/** Answers whatever is asked until `enough` says stop: prefers what is asked for, else the first. */
export async function playOn(
  page: Page,
  wishes: RegExp[],
  enough: () => Promise<boolean>,
  most = 200,
): Promise<number> {
  let answers = 0;
  while (answers < most && !(await enough())) {
    if (await page.locator("dialog[open]").count()) break;
    const goOn = page.locator(".window button.go-on");
    if (await goOn.isVisible()) await goOn.click({ timeout: 1000 }).catch(() => undefined);
    const possible = (await choices(page)).filter((token) => token !== "waste");
    if (!possible.length) {
      await page.waitForTimeout(60);
      continue;
    }
    const token = wishes.map((wish) => possible.find((each) => wish.test(each))).find(Boolean) ?? possible[0]!;
    const before = await moment(page);
    if (!(await clickNow(page, token))) continue;
    await after(page, before);
    answers++;
  }
  return answers;
}

/** Who of these people is asked at this moment. */
async function isAsked(people: readonly Person[]): Promise<Person | undefined> {
  for (const each of people) if (await each.page.locator("header.yours").count()) return each;
  return undefined;
}

/** Who of these people is asked now; waits until somebody is. */
export async function whoIsAsked(people: readonly Person[]): Promise<Person> {
  let found: Person | undefined;
  await expect
    .poll(async () => {
      found = await isAsked(people);
      return !!found;
    })
    .toBe(true);
  return found!;
}

/** Short turns: little is done with the dice, and what ends something is taken. */
export const SHORT = [/^done$/, /^pass$/, /^none$/, /^no$/, /^count:0$/, /^waste$/, /^draw:/, /^die:/];

/**
 * Answers whatever is asked of any of these people: prefers what is asked for, else the first. Until `enough` says stop,
 * which hears who has answered something.
 */
export async function playTogether(
  people: readonly Person[],
  wishes: readonly RegExp[],
  enough: (answered: ReadonlySet<Person>) => Promise<boolean>,
): Promise<void> {
  const answered = new Set<Person>();
  while (!(await enough(answered))) {
    // Nobody is asked while an answer is on its way, nor where it was the last.
    const asked = await isAsked(people);
    if (!asked) {
      await people[0]!.page.waitForTimeout(60);
      continue;
    }
    const { page } = asked;
    const goOn = page.locator(".window button.go-on");
    if (await goOn.count()) await goOn.evaluateAll((found) => found.map((each) => (each as HTMLElement).click()));
    const before = await moment(page);
    const possible = await choices(page);
    if (!possible.length) continue;
    const token = wishes.map((wish) => possible.find((each) => wish.test(each))).find(Boolean) ?? possible[0]!;
    if (!(await clickNow(page, token))) continue;
    await after(page, before);
    answered.add(asked);
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/**
 * What axe finds against WCAG 2.2 A and AA: in a dialog alone while one is open, and not in what is only drawn. A table
 * that was looked at in one size needs only what depends on `"sizes"` in others.
 */
export async function accessible(page: Page, where: string, what: "all" | "sizes" = "all"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (sizesOnly): Promise<string[]> => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: unknown,
          options: unknown,
        ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
    };
    const drawn = ["svg .land", "svg .pieces", ".hand .face"].filter((each) => document.querySelector(each));
    const { violations } = await axe.run(
      document.querySelector("dialog[open]") ?? { exclude: drawn.map((each) => [each]) },
      {
        // By candlelight only the colours are others.
        runOnly: sizesOnly
          ? { type: "rule", values: ["target-size", "scrollable-region-focusable"] }
          : matchMedia("(prefers-color-scheme: dark)").matches
            ? { type: "rule", values: ["color-contrast", "link-in-text-block"] }
            : ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
        resultTypes: ["violations"],
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
    );
  }, what === "sizes");
  expect(found, where).toEqual([]);
}

/** Screens to look at: a laptop, a desk, a tablet. */
export const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768, touch: true },
] as const;

/** Nothing sticks out of the window. */
export async function fits(page: Page, where: string): Promise<void> {
  const [wide, high, width, height] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
    innerWidth,
    innerHeight,
  ]);
  expect(wide, where).toBeLessThanOrEqual(width!);
  expect(high, where).toBeLessThanOrEqual(height!);
}

/**
 * No word of a button, a label or a heading is cut off: not by its own box, not by one around it that doesn't scroll, not
 * by the window.
 */
export async function uncut(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const SLACK = 2;
    const hides = (value: string) => value === "hidden" || value === "clip";
    const faults: string[] = [];
    const words = "button, label, summary, legend, th, dt, a, h1, h2, h3, h4, [role=tab], [role=status], select, p";
    for (const each of (document.querySelector("dialog[open]") ?? document).querySelectorAll(words)) {
      if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || each.closest("svg")) continue;
      // For ears only, or folded away.
      if (each.closest(".out-of-sight, [inert], [aria-hidden=true]")) continue;
      const own = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      while (own.nextNode()) {
        const text = own.currentNode;
        const around = text.parentElement!;
        // Of a card on the table one reads the title; the rest is there when it is opened.
        if (!text.textContent?.trim() || around.closest("svg, .out-of-sight, option, .words, .card .text")) continue;
        if (!around.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
          if (!rect.width) continue;
          const told = `${text.textContent.trim()} (${each.tagName.toLowerCase()}.${each.className})`;
          let scrolls = false;
          for (let box: Element | null = around; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            scrolls ||= /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
            if (scrolls) break;
            const isButton = box.matches("button, select, .button");
            const dotted = style.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + SLACK;
            const over = dotted || rect.right > edge.right + SLACK || rect.left < edge.left - SLACK;
            const under = rect.bottom > edge.bottom + SLACK || rect.top < edge.top - SLACK;
            if ((over && (isButton || hides(style.overflowX))) || (under && (isButton || hides(style.overflowY))))
              faults.push(`${told}: cut by ${box.tagName.toLowerCase()}.${box.className}`);
          }
          if (!scrolls && (rect.right > innerWidth + SLACK || rect.left < -SLACK))
            faults.push(`${told}: off the window`);
        }
      }
    }
    return [...new Set(faults)];
  });
  expect(found, where).toEqual([]);
}

/** The place that a window is about is not under it, nor under the panel that asks. */
export async function inSight(page: Page): Promise<void> {
  const hidden = () =>
    page.evaluate(() => {
      const clash = document.querySelector(".clash")!.getBoundingClientRect();
      return [...document.querySelectorAll(".window, .answers")].some((each) => {
        const cover = each.getBoundingClientRect();
        return (
          clash.right > cover.left && clash.left < cover.right && clash.bottom > cover.top && clash.top < cover.bottom
        );
      });
    });
  await expect.poll(hidden).toBe(false);
}

/** A picture for people to look at, in client/screenshots, where somebody wants pictures. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.WESTMARCH_E2E_PICTURES) return;
  const folder = new URL("../screenshots/", import.meta.url).pathname;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png` });
}
