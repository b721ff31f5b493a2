// What the browser tests share: a Chromium, people in it, and ways to play.

import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";

let browser: Browser;

export function withBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
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
}

/** Somebody with a browser of their own. */
export async function person({
  width = 1280,
  height = 720,
  dark = false,
  touch = false,
}: Wishes = {}): Promise<Person> {
  const context = await browser.newContext({
    baseURL: inject("address"),
    viewport: { width, height },
    hasTouch: touch,
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
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

/** A match made through the interface that the lobby uses, with a seed, so that it always goes the same way. */
export async function makeMatch(page: Page, body: Record<string, unknown>): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/");
  return page.evaluate(async (wish) => {
    const reply = await fetch("/api/matches", {
      method: "POST",
      headers: { "X-Westmarch": "1", "Content-Type": "application/json" },
      body: JSON.stringify(wish),
    });
    if (!reply.ok) throw new Error(await reply.text());
    const { table } = (await reply.json()) as { table: { id: string } };
    return table.id;
  }, body);
}

export const prompt = (page: Page): Promise<string> =>
  page
    .locator("header [role=status]")
    .first()
    .textContent()
    .then((text) => text ?? "");

/** Waits until something is asked of this person. */
export async function asked(page: Page, timeout = 60_000): Promise<void> {
  await page.locator("header.yours").waitFor({ timeout });
}

const CHOICES = [
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

/** Clicks the thing with that token, wherever it is on the table. */
export async function click(page: Page, token: string): Promise<void> {
  const thing = page
    .locator(CHOICES)
    .and(page.locator(`[data-token="${token}"]`))
    .first();
  const held = await thing.evaluate((each) => each.closest(".hand") !== null, undefined, { timeout: 3000 });
  // Regions have odd shapes, and banners lie on them: the event goes to the shape itself.
  await thing.dispatchEvent("click", undefined, { timeout: 3000 });
  // A card of the hand opens first.
  if (held) await page.locator("dialog button.main").click();
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
    const goOn = page.locator(".window button.main");
    if (await goOn.isVisible()) await goOn.click({ timeout: 1000 }).catch(() => undefined);
    const possible = (await choices(page)).filter((token) => token !== "waste");
    if (!possible.length) {
      await page.waitForTimeout(60);
      continue;
    }
    const token = wishes.map((wish) => possible.find((each) => wish.test(each))).find(Boolean) ?? possible[0]!;
    const before = await page.locator("[data-moment]").getAttribute("data-moment");
    // The table may have moved on between looking and clicking.
    if (
      !(await click(page, token).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await page
      .waitForFunction(
        (moment) => document.querySelector("[data-moment]")?.getAttribute("data-moment") !== moment,
        before,
        {
          timeout: 15_000,
        },
      )
      .catch(() => {
        throw new Error(`no answer to ${token}`);
      });
    answers++;
  }
  return answers;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** What axe finds against WCAG 2.2 A and AA. */
export async function accessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: unknown,
        ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
    );
  });
  expect(found, where).toEqual([]);
}

/** A picture for people to look at, in client/screenshots. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = new URL("../screenshots/", import.meta.url).pathname;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png` });
}
