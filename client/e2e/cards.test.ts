import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  accessible,
  after,
  answer,
  asked,
  clickNow,
  fromRecord,
  leave,
  makeMatch,
  moment,
  openPosition,
  person,
  picture,
  press,
  SIZES,
  sitDown,
  still,
  withBrowser,
} from "./browser";
import { COMMITTING, CROWDED, FOUR_PLAYERS, LOOKING } from "./positions";

withBrowser();

const ALONE = { game: "lcg", seats: 1, seed: 4, players: { p1: { kind: "me" } } };

interface Shown {
  prompt: string;
  round: string;
  tokens: string[];
  over: boolean;
}

/** What the page shows at one moment, so that a table that moves on in between can't be misread. */
const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const things =
      ".options button:enabled, form.force button.main:enabled, .hand button.can, .felt button[data-token]";
    return {
      prompt: document.querySelector("header.yours [role=status]")?.textContent ?? "",
      round: document.querySelector(".round")?.textContent ?? "",
      tokens: [...document.querySelectorAll(things)].map((each) => each.getAttribute("data-token") ?? ""),
      over: document.querySelector("dialog[open]") !== null,
    };
  });

/** Answers as wished, else with the first that is offered, until `enough` says stop or the match is over. */
async function play(page: Page, wishes: RegExp[], enough: (now: Shown) => boolean): Promise<void> {
  for (;;) {
    const before = await moment(page);
    const now = await shown(page);
    if (now.over || enough(now)) return;
    const token = wishes.map((wish) => now.tokens.find((each) => wish.test(each))).find(Boolean) ?? now.tokens[0];
    if (token) {
      if (await clickNow(page, token)) await after(page, before);
    } else {
      // An attack needs somebody: all of them. And where nothing is asked, the computer thinks.
      await page.evaluate(() => document.querySelector<HTMLElement>("form.force button")?.click());
      await page.waitForTimeout(20);
    }
  }
}

const committing = (now: Shown) => now.prompt.startsWith("Who commits");
const WISHES = [/^keep$/, /^play:/, /^evenly$/, /^count:/, /^all$/, /^done$/, /^pass$/];

describe("a newcomer to The Card Game", () => {
  it("starts it with three clicks from the lobby and plays two rounds", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /The Card Game/ }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await asked(page);
    const third = page.getByText("Round 3", { exact: false }).first();
    await play(page, WISHES, (now) => now.round.startsWith("Round 3"));
    await picture(page, "cards-light-1280x720");
    // Either the third round was reached, or the quest was lost before.
    expect((await third.count()) + (await page.locator("dialog[open]").count())).toBeGreaterThan(0);
    // The lobby tells where the match is, in the words of its game.
    const round = (await page.locator("aside .round").textContent())!.split(":")[0]!;
    await page.goto("/");
    await page.locator("a.card", { hasText: round }).waitFor();
    await leave(me);
  });

  it("plays a round beside the computer", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /The Card Game/ }).click();
    await page.getByRole("radio", { name: "2" }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator("[data-moment]").waitFor();
    const second = page.getByText("Round 2", { exact: false }).first();
    await play(page, [/^p1$/, ...WISHES], (now) => now.round.startsWith("Round 2"));
    expect((await second.count()) + (await page.locator("dialog[open]").count())).toBeGreaterThan(0);
    await leave(me);
  });
});

describe("several cards in one", () => {
  it("shows willpower against threat while characters are picked, and sends them with one press", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, COMMITTING);
    const balance = page.locator(".balance");
    expect(await balance.getAttribute("aria-label")).toContain("Willpower 0 against threat 3");
    await page.getByRole("button", { name: /^Aragorn/ }).click();
    await page.getByRole("button", { name: /^Glóin/ }).click();
    await page.getByRole("button", { name: /^Théodred/ }).click();
    expect(await balance.getAttribute("aria-label")).toContain("Willpower 5 against threat 3");
    // Once more takes it back.
    await page.getByRole("button", { name: /^Théodred/ }).click();
    expect(await balance.getAttribute("aria-label")).toContain("Willpower 4 against threat 3");
    await page.getByRole("button", { name: "Send 2 characters" }).click();
    await page.getByText("Player 1 commits Aragorn and Glóin.").waitFor();
    await leave(me);
  });
});

describe("with a finger", () => {
  it("a long press opens a card that a short one would choose", async () => {
    const me = await person({ width: 1024, height: 768, touch: true });
    const { page } = me;
    await openPosition(page, COMMITTING);
    const aragorn = page.locator("[data-pick=aragorn]");
    const box = (await aragorn.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.locator("dialog").getByText("Response, when he commits", { exact: false }).waitFor();
    await page.mouse.up();
    // It is picked from there, or not at all.
    expect(await aragorn.getAttribute("aria-pressed")).toBe("false");
    await page.locator("dialog button.main").click();
    expect(await aragorn.getAttribute("aria-pressed")).toBe("true");
    await aragorn.tap();
    expect(await aragorn.getAttribute("aria-pressed")).toBe("false");
    await leave(me);
  });
});

describe("somebody who watches", () => {
  it("is sent no card of a hand", async () => {
    const [anna, guest] = [await person(), await person()];
    const id = await makeMatch(anna.page, {
      game: "lcg",
      seats: 1,
      seed: 4,
      name: "Anna",
      players: { p1: { kind: "me" } },
    });
    await anna.page.goto(`/match/${id}`);
    await asked(anna.page);
    const frames: string[] = [];
    guest.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
    await guest.page.goto(`/match/${id}`);
    await guest.page.locator(".felt .in-play").first().waitFor();
    const hand = await anna.page
      .locator("#hand [data-token]")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-token")!.replace(/^.*:/, "")));
    expect(hand.length).toBe(6);
    await answer(anna.page, "keep");
    await guest.page.getByText("Round 1", { exact: false }).first().waitFor();
    expect(await guest.page.locator("#hand [data-token]").count()).toBe(0);
    await expect.poll(() => frames.length).toBeGreaterThan(1);
    for (const card of hand) for (const frame of frames) expect(frame).not.toContain(`"${card}"`);
    await leave(anna, guest);
  });
});

describe("with the keyboard alone", () => {
  it("characters are picked, sent, and what came of it is left with Space", async () => {
    const me = await person();
    const { page } = me;
    await sitDown(page, ALONE);
    await page.locator("#board").focus();
    await press(page, "1");
    const asking = (text: string) => page.locator("header [role=status]").first().getByText(text, { exact: false });
    // Space passes windows until the quest.
    for (let windows = 0; windows < 8 && !(await asking("Who commits").count()); windows++) await press(page, "Space");
    await asking("Who commits").waitFor();
    // Arrows walk, Enter picks and takes back, Space sends.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Send 1 character" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Send nobody" }).waitFor();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await page.getByText("Player 1 commits", { exact: false }).first().waitFor();
    await page.locator(".window").waitFor();
    await page.keyboard.press("Space");
    await page.locator(".window").waitFor({ state: "detached" });
    // A card in play opens with I, and closes with Escape.
    await page.locator(".staging .face").first().focus();
    await page.keyboard.press("i");
    await page.locator("dialog .card").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog .card").waitFor({ state: "detached" });
    await leave(me);
  });
});

describe.each(SIZES)("the table at $width x $height", (size) => {
  // What lies where doesn't depend on the light.
  const lights = size === SIZES[0] ? [false, true] : [false];
  it.each(lights)("is accessible, and nothing lies under the answers (by candlelight: %s)", async (dark) => {
    const me = await person({ ...size, dark });
    const { page } = me;
    const name = `${dark ? "dark" : "light"}-${size.width}x${size.height}`;
    const what = size === SIZES[0] ? "all" : "sizes";
    const players = { p1: { kind: "me" } };
    await page.goto(`/match/${await makeMatch(page, { game: "lcg", seats: 1, seed: 4, players })}`);
    await asked(page);
    await accessible(page, "the first hand", what);
    await play(page, [/^keep$/, /^play:/, /^pass$/], committing);
    await page.locator("[data-pick]").first().click();
    await accessible(page, "picking", what);
    await picture(page, `cards-picking-${name}`);
    const foot = (await page.locator("form.force").boundingBox())!;
    for (const card of await page.locator(".felt .in-play").all()) {
      const box = (await card.boundingBox())!;
      expect(box.y + box.height, "a card under the answers").toBeLessThanOrEqual(foot.y);
    }
    await page.locator(".staging .face").first().click();
    await page.locator("dialog .card").waitFor();
    await accessible(page, "a card, opened", what);
    await page.keyboard.press("Escape");
    await page.locator("form.force button.main").click();
    await page.locator(".window").waitFor();
    await accessible(page, "a scene", what);
    await picture(page, `cards-scene-${name}`);
    await leave(me);
  });
});

describe("tables that are hard to lay out", () => {
  const tables = [
    { name: "crowded", text: CROWDED },
    { name: "four", text: FOUR_PLAYERS },
  ];
  it.each(
    tables.flatMap((table) => [
      { ...table, ...SIZES[0]! },
      { ...table, ...SIZES[2]! },
    ]),
  )("are accessible and leave the answers free: $name at $width x $height", async ({ name, text, ...size }) => {
    const me = await person(size);
    const { page } = me;
    await page.goto(`/match/${await fromRecord(page, text)}`);
    await asked(page);
    await still(page);
    await accessible(page, name);
    await picture(page, `cards-${name}-${size.width}x${size.height}`);
    const foot = (await page.locator(".options").boundingBox())!;
    for (const card of await page.locator(".felt .in-play").all()) {
      const box = (await card.boundingBox())!;
      expect(box.y + box.height, "a card under the answers").toBeLessThanOrEqual(foot.y + 4);
    }
    // Names can be read: nothing is smaller than this.
    const sizes = await page
      .locator(".felt .in-play .name")
      .evaluateAll((names) => names.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThan(9);
    const pile = page.locator("button.pile").first();
    await pile.click();
    await page.locator("dialog .card").first().waitFor();
    await accessible(page, "a pile, opened");
    await leave(me);
  });

  it("show cards that lie nowhere with the answers", async () => {
    const me = await person();
    const { page } = me;
    await page.goto(`/match/${await fromRecord(page, LOOKING)}`);
    await asked(page);
    await answer(page, "play:dwarven-tomb");
    await play(page, [/^count:/], (now) => now.prompt.startsWith("Dwarven Tomb"));
    await accessible(page, "which card comes back");
    await picture(page, "cards-looking-light-1280x720");
    await page.getByRole("button", { name: "Northern Tracker" }).click();
    await page.locator('#hand [data-token="play:northern-tracker"]').waitFor();
    await leave(me);
  });
});

const IMPORTED = `Riders and Rangers

Main Deck

Hero (4)
Aragorn (Core Set)
Éowyn (Core Set)
Glóin (Core Set)
Frodo Baggins (Conflict at the Carrock)

Ally (3)
2x Faramir (Core Set)
1x Bilbo Baggins (The Hunt for Gollum)
3x Northern Tracker (Core Set)
`;

describe("decks", () => {
  it("are built with the game looking on, and are still there afterwards", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("link", { name: "Build decks" }).click();
    await page.getByRole("heading", { name: "Ready-made decks" }).waitFor();
    await accessible(page, "all decks");
    await page.getByRole("button", { name: "New deck" }).click();
    const verdict = page.locator(".verdict");
    const cards = page.getByRole("list", { name: "Cards" });
    await verdict.getByText("A deck has 1 to 3 heroes, not 0.").waitFor();
    await cards.getByRole("checkbox", { name: "Éowyn" }).check();
    await verdict.getByText("A deck has 1 to 3 heroes, not 0.").waitFor({ state: "detached" });
    await page.locator(".figures").getByText("9", { exact: true }).waitFor();
    // Four of a title are too many, and the game says so in its own words.
    await page.getByLabel("Name, text or trait").fill("northern tracker");
    for (let copy = 0; copy < 4; copy++) await cards.getByRole("button", { name: "More: Northern Tracker" }).click();
    await verdict.getByText("4 copies of Northern Tracker: at most 3 are allowed.").waitFor();
    await cards.getByRole("button", { name: "Fewer: Northern Tracker" }).click();
    await verdict.getByText("3 cards are too few: a deck has at least 50.").waitFor();
    await page.getByLabel("Name, text or trait").fill("faramir");
    await cards.getByRole("button", { name: "More: Faramir" }).click();
    await verdict.getByText("No hero of the deck can pay for Faramir (Leadership).").waitFor();
    await accessible(page, "deck builder");
    await page.getByLabel("Name of the deck").fill("The Shieldmaiden");
    // It is kept once the game has looked at it.
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => kept.includes("The Shieldmaiden")));
    await page.reload();
    expect(await page.getByLabel("Name of the deck").inputValue()).toBe("The Shieldmaiden");
    await verdict.getByText("4 cards are too few").waitFor();
    await page.getByLabel("Export").selectOption("ringsdb-text");
    expect(await page.getByLabel("The deck as text").inputValue()).toContain("3x Northern Tracker (Core Set)");
    await accessible(page, "exported");
    await leave(me);
  });

  it("of other programs are imported, with a list of what is missing, and played", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/workshop/lcg");
    await page.getByRole("button", { name: "Import a deck" }).click();
    await page.getByLabel("paste it here").fill("nothing at all");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByRole("alert").getByText("There are no cards in it.").waitFor();
    // The browser counts the refusal as an error; it is the only one.
    expect(me.errors.splice(0)).toEqual([expect.stringContaining("400")]);
    await page.getByLabel("paste it here").fill(IMPORTED);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const missing = page.getByRole("list", { name: "Cards that were not found" });
    await missing.getByText("Frodo Baggins (Conflict at the Carrock)").waitFor();
    await missing.getByText("Bilbo Baggins (The Hunt for Gollum)").waitFor();
    await accessible(page, "what was not found");
    await page.getByRole("button", { name: "Keep it without them" }).click();
    await page.locator(".verdict").getByText("5 cards are too few", { exact: false }).waitFor();
    await picture(page, "deck-light-1280x720");
    await page.getByRole("button", { name: "Play with it" }).click();
    await page.getByRole("radio", { name: "2" }).check();
    // The computer's deck is its own affair.
    expect(await page.locator("#decks-p1 option:checked").textContent()).toBe("Riders and Rangers");
    expect(await page.locator("#decks-p2").inputValue()).toBe("");
    await accessible(page, "new match with a deck");
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".player.mine").waitFor();
    const heroes = page.locator(".player.mine .face .name");
    expect(await heroes.allTextContents()).toEqual(["Aragorn", "Éowyn", "Glóin"]);
    await leave(me);
  });

  it("of two players may not have the same hero, and the game says which", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/workshop/lcg");
    await page.getByRole("button", { name: "Copy: Leadership" }).click();
    await page.getByRole("button", { name: "Play with it" }).click();
    await page.getByRole("radio", { name: "2" }).check();
    await page.locator("#decks-p2").selectOption("leadership");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("alert").getByText("Two players can't both have Aragorn: heroes are unique.").waitFor();
    expect(me.errors.splice(0)).toEqual([expect.stringContaining("400")]);
    // Left to the game, the other player gets another deck.
    await page.locator("#decks-p2").selectOption("");
    await page.getByRole("button", { name: "Start" }).click();
    await page.locator(".player.small").getByText("Éowyn").waitFor();
    await leave(me);
  });

  it("come from a file too", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/workshop/lcg");
    await page.getByRole("link", { name: "Look: Lore" }).click();
    await page.getByLabel("Export").selectOption("octgn");
    const text = await page.getByLabel("The deck as text").inputValue();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "All decks" }).click();
    await page.getByRole("button", { name: "Import a deck" }).click();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "wisdom.o8d", mimeType: "text/xml", buffer: Buffer.from(text) });
    await page.locator(".figures").getByText("30", { exact: true }).first().waitFor();
    expect(await page.getByLabel("Name of the deck").inputValue()).toBe("wisdom");
    await leave(me);
  });
});
