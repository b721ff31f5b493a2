// A walk through each game, as a person takes it: with the mouse, what happens sent on step by step. It asks only for what
// stays until somebody goes on. With WESTMARCH_E2E_WALK=FOLDER it leaves a row of pictures, one of each step.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { after, against, asked, CHOICES, choices, leave, moment, openPosition, person, withBrowser } from "./browser";
import { Hand } from "./hand";
import { ATTACKING, COMMITTING, ENGAGED, HUNTED, MAY_ATTACK, STRIKING } from "./positions";

withBrowser();

const FOLDER = process.env.WESTMARCH_E2E_WALK;

/** Somebody who walks, and keeps what they saw. */
class Walk {
  readonly hand: Hand;
  /** What windows over the board have said, each sentence once. */
  readonly told = new Set<string>();
  private pictures = 0;

  constructor(
    readonly page: Page,
    private readonly name: string,
  ) {
    this.hand = new Hand(page);
    if (FOLDER) mkdirSync(FOLDER, { recursive: true });
  }

  async look(): Promise<void> {
    const windows = await this.page.locator(".window").allInnerTexts();
    for (const text of windows.flatMap((each) => each.split("\n"))) if (text.trim()) this.told.add(text.trim());
    if (!FOLDER) return;
    const number = String(this.pictures++).padStart(3, "0");
    await this.page.screenshot({ path: join(FOLDER, `${this.name}-${number}.png`) });
  }

  /** Goes on step by step until all was shown and somebody is asked. A window that waits is sent on. */
  async watch(): Promise<void> {
    const ASKED = "[data-moment]:not([data-staging]):not([data-busy]) header.yours";
    for (;;) {
      await this.page.locator(`.window button.next, .window button.go-on, dialog[open], ${ASKED}`).first().waitFor();
      await this.look();
      if (await this.page.locator("dialog[open]").count()) return;
      const onward = await this.page.evaluate(() => {
        const button = document.querySelector<HTMLElement>(".window button.next, .window button.go-on");
        button?.click();
        return button !== null;
      });
      if (!onward && (await this.page.locator(ASKED).count())) return;
    }
  }

  async click(selector: string): Promise<void> {
    await this.look();
    await this.hand.click(selector);
    await this.look();
  }

  /** Clicks what gives an answer, and watches what comes of it. */
  async answer(selector: string): Promise<void> {
    const before = await moment(this.page);
    await this.click(selector);
    await after(this.page, before);
    await this.watch();
  }

  /** Answers what is asked about a fight until its window is gone: as wished, else with the first answer. */
  async fight(wishes: readonly RegExp[]): Promise<void> {
    const over = this.page.locator(".window").getByText(/is over after/);
    for (let answers = 0; answers < 40 && (await this.page.locator(".window").count()); answers++) {
      if (await over.count()) break;
      const found = await choices(this.page);
      const token = wishes.map((wish) => found.find((each) => wish.test(each))).find(Boolean) ?? found[0];
      if (token === undefined) return;
      const selector = CHOICES.split(", ").map((each) => `${each}[data-token="${token}"]`);
      await this.answer(selector.join(", "));
    }
  }

  /** Plays on for so many answers, with buttons, dice and places: as wished, else with the first. */
  async wander(count: number, wishes: readonly RegExp[]): Promise<void> {
    const places = [
      ".options button:enabled",
      "form.force button.main:enabled",
      "button.die[data-token]",
      "path.target",
    ];
    for (let answers = 0; answers < count; answers++) {
      if (await this.page.locator("dialog[open]").count()) return;
      const found = await this.page
        .locator(places.join(", "))
        .evaluateAll((all) => all.map((each) => each.getAttribute("data-token") ?? ""));
      const possible = found.filter((each) => each !== "waste");
      const token = wishes.map((wish) => possible.find((each) => wish.test(each))).find(Boolean) ?? possible[0];
      if (token === undefined) return;
      await this.answer(places.map((each) => (token ? `${each}[data-token="${token}"]` : each)).join(", "));
    }
  }

  saw(what: RegExp): void {
    expect(
      [...this.told].some((each) => what.test(each)),
      `${what} in ${[...this.told].join(" | ")}`,
    ).toBe(true);
  }
}

async function walker(name: string): Promise<[Walk, () => Promise<void>]> {
  const me = await person({ pace: "usual" });
  return [new Walk(me.page, name), () => leave(me)];
}

/** From the lobby to the first question: three clicks. */
async function begin(walk: Walk, game: RegExp): Promise<void> {
  await walk.page.goto("/");
  await walk.page.getByRole("button", { name: game }).first().waitFor();
  await walk.look();
  await walk.page.getByRole("button", { name: game }).first().click();
  await walk.look();
  await walk.page.getByRole("button", { name: "Start" }).click();
  await asked(walk.page);
  await walk.watch();
}

describe("a walk through", () => {
  it("War of the Ring: a first question, the Fellowship hunted, a battle", async () => {
    const [walk, end] = await walker("wotr");
    await begin(walk, /War of the Ring/);
    await openPosition(walk.page, HUNTED, against("random"));
    await walk.watch();
    await walk.click('.piece[data-piece="fellowship"]');
    await walk.page.locator(".direct").waitFor();
    await walk.answer(".direct button.main.way");
    walk.saw(/Hunt/);
    await walk.wander(4, [/^pass$/, /^done$/, /^die:/, /^move/, /^draw:/]);
    await openPosition(walk.page, MAY_ATTACK, against("random", "shadow"));
    await walk.watch();
    await walk.click('.piece[data-region="south_ithilien"]');
    await walk.click('.piece[data-region="north_ithilien"]');
    await walk.page
      .locator(".direct")
      .getByText(/in \d+ of 100 battles/)
      .waitFor();
    await walk.answer(".direct button.main.way");
    await walk.fight([/^none$/, /^continue$/, /^fight$/, /^done$/]);
    walk.saw(/Round 1/);
    // On a busy machine its last line can be gone from the window before one looks; the log keeps it.
    await walk.page
      .locator("#log")
      .getByText(/is over after/)
      .first()
      .waitFor();
    await end();
  });

  it("The Battle of Five Armies: a first question, an attack and its fight", async () => {
    const [walk, end] = await walker("b5a");
    await begin(walk, /The Battle of Five Armies/);
    await openPosition(walk.page, ATTACKING, against("captain", "shadow"));
    await walk.watch();
    await walk.click('.piece[data-area="valley_dale_hills"]');
    await walk.click('.piece[data-area="valley_east"]');
    await walk.page
      .locator(".direct")
      .getByText(/in \d+ of 100 combats/)
      .first()
      .waitFor();
    await walk.answer(".direct button.main.way");
    await walk.fight([/^play:/, /^none$/, /^continue$/, /^stand$/, /^done$/]);
    await walk.watch();
    await walk.wander(4, [/^recruit$/, /^draw$/, /^done$/, /^pass$/, /^die:/]);
    walk.saw(/^Roll, \d or more$/);
    // On a busy machine its last line can be gone from the window before one looks; the log keeps it.
    await walk.page
      .locator("#log")
      .getByText(/is over after/)
      .first()
      .waitFor();
    await end();
  });

  it("The Card Game: a first question, a quest, an enemy's attack and one's own", async () => {
    const [walk, end] = await walker("lcg");
    const alone = { p1: { kind: "me" } };
    const lying = (id: string) => `[data-card="${id}"] .face`;
    await begin(walk, /The Card Game/);
    await walk.wander(6, [/^keep$/, /^all$/, /^done$/, /^pass$/]);
    await openPosition(walk.page, COMMITTING, alone);
    await walk.watch();
    await walk.click(lying("aragorn"));
    await walk.click(lying("theodred"));
    await walk.answer("form.force button.main");
    for (let windows = 0; !walk.told.has("The quest") && windows < 9; windows++)
      await walk.answer(".options [data-token]");
    await walk.watch();
    await openPosition(walk.page, ENGAGED, alone);
    await walk.watch();
    const passing = '.options [data-token="pass"]';
    for (let windows = 0; windows < 9; windows++) {
      await walk.page.locator(`.takes, ${passing}`).first().waitFor();
      if (await walk.page.locator(".takes").count()) break;
      await walk.answer(passing);
    }
    await walk.hand.drag(lying("aragorn"), lying("king-spider"));
    await walk.page.locator(".direct").getByText("Aragorn defends against King Spider").waitFor();
    await walk.answer(".direct button.main.way");
    await walk.page.locator("#log").getByText("Aragorn defends").first().waitFor();
    await openPosition(walk.page, STRIKING, alone);
    await walk.watch();
    await walk.click(lying("aragorn"));
    await walk.click(lying("king-spider"));
    await walk.page.locator(".direct").getByText("Aragorn attacks King Spider").waitFor();
    await walk.answer(".direct button.main.way");
    await walk.page.locator("#log").getByText("King Spider").first().waitFor();
    walk.saw(/The quest/);
    await end();
  });
});
