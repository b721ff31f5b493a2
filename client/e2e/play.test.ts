import { describe, expect, it } from "vitest";
import { asked, choices, click, leave, makeMatch, person, picture, playOn, prompt, withBrowser } from "./browser";

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
    const id = await makeMatch(page, {
      game: "wotr",
      seed: 11,
      name: "Anna",
      players: { free: { kind: "me" }, shadow: { kind: "bot", bot: "random" } },
    });
    await page.goto(`/match/${id}`);
    await asked(page);
    await page.getByRole("button", { name: "Why not?" }).click();
    await page.locator("path.region").first().dispatchEvent("click");
    await page.locator(".note.why").waitFor();
    expect(await page.locator(".note.why").textContent()).toMatch(/\S+ \S+/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".note.hint").waitFor({ timeout: 30_000 });
    await page.keyboard.press("Escape");
    await click(page, "done");
    await playOn(page, [/^die:/], async () => (await prompt(page)).startsWith("What do you use"), 5);
    const before = await prompt(page);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Your action: which die do you use?").waitFor();
    expect(await prompt(page)).not.toBe(before);
    await leave(me);
  });
});

describe("one panel for many questions", () => {
  it("moves a part of an army with one press", async () => {
    const me = await person();
    const { page } = me;
    // The Free Peoples have an Army die at once, and the army of Minas Tirith may go to Osgiliath.
    const id = await makeMatch(page, {
      game: "wotr",
      seed: 3,
      players: { free: { kind: "me" }, shadow: { kind: "bot", bot: "random" } },
    });
    await page.goto(`/match/${id}`);
    await asked(page);
    await playOn(
      page,
      [/^done$/, /^die:muster_army$/, /^die:will_of_the_west$/, /^elven-ring$/, /^die:/, /^move-armies$/],
      async () => (await choices(page)).includes("minas_tirith"),
      12,
    );
    await click(page, "minas_tirith");
    await page.getByText("Where does the army from Minas Tirith move?").waitFor();
    await click(page, "lossarnach");
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

describe("people far apart", () => {
  it("play one match, one loses the connection and comes back; nothing is lost", async () => {
    const [anna, bert] = [await person(), await person()];
    const id = await makeMatch(anna.page, {
      game: "wotr",
      seed: 5,
      name: "Anna",
      players: { free: { kind: "me" }, shadow: { kind: "open" } },
    });
    await anna.page.goto(`/match/${id}`);
    await bert.page.goto(`/match/${id}`);
    await bert.page.getByLabel("Your name").fill("Bert");
    await bert.page.getByRole("button", { name: "Play Shadow" }).click();
    await bert.page.getByText("Waiting for Free Peoples").waitFor();
    await asked(anna.page);
    await click(anna.page, "done");
    await asked(bert.page);
    expect(await prompt(bert.page)).toContain("Hunt Box");

    await bert.context.setOffline(true);
    await bert.page.waitForTimeout(300);
    await anna.page.getByRole("tab", { name: "Chat" }).click();
    await anna.page.getByLabel("Say something").fill("Are you there?");
    await anna.page.getByRole("button", { name: "Send" }).click();
    await bert.context.setOffline(false);
    await bert.page.reload();
    await asked(bert.page);
    await bert.page.getByRole("tab", { name: /Chat/ }).click();
    await bert.page.getByText("Are you there?").waitFor();
    await click(bert.page, (await choices(bert.page))[0]!);
    await asked(anna.page);
    expect(await prompt(anna.page)).toContain("Your action");

    // Neither page holds the other one's cards.
    const cards = (page: typeof anna.page) =>
      page.locator("#hand [data-token]").evaluateAll((found) => found.map((each) => each.getAttribute("data-token")));
    const [annas, berts] = [await cards(anna.page), await cards(bert.page)];
    expect(annas.length).toBe(2);
    expect(berts.length).toBe(2);
    for (const card of annas) expect(await bert.page.content()).not.toContain(card!);

    // Undo past the other's answer needs consent.
    await anna.page.getByRole("button", { name: "Undo" }).click();
    await bert.page.getByText("Anna would like to take something back", { exact: false }).waitFor();
    await bert.page.getByRole("button", { name: "Refuse" }).click();
    await bert.page.getByText("Anna refuses", { exact: false }).waitFor({ state: "detached" });
    await leave(anna, bert);
  });

  it("a spectator sees the board and no hidden card", async () => {
    const [anna, guest] = [await person(), await person()];
    const id = await makeMatch(anna.page, {
      game: "wotr",
      seed: 8,
      name: "Anna",
      players: { free: { kind: "me" }, shadow: { kind: "bot", bot: "random" } },
    });
    await anna.page.goto(`/match/${id}`);
    await asked(anna.page);
    await click(anna.page, "done");
    await asked(anna.page);
    const frames: string[] = [];
    guest.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
    await guest.page.goto(`/match/${id}`);
    await guest.page.locator(".pieces").waitFor();
    await guest.page.waitForTimeout(500);
    expect(await guest.page.locator("#hand [data-token]").count()).toBe(0);
    expect(frames.length).toBeGreaterThan(0);
    const cards = await anna.page
      .locator("#hand [data-token]")
      .evaluateAll((found) => found.map((each) => each.getAttribute("data-token")!.slice(5)));
    expect(cards.length).toBe(2);
    for (const card of cards) for (const frame of frames) expect(frame).not.toContain(card);
    await leave(anna, guest);
  });
});

describe("at one screen", () => {
  it("the screen is handed over before the other side's cards are shown", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /War of the Ring/ }).click();
    await page.getByLabel("Shadow").selectOption("hotseat");
    await page.getByRole("button", { name: "Start" }).click();
    await asked(page);
    const mine = await page.locator("#hand [data-token]").count();
    expect(mine).toBe(2);
    await click(page, "done");
    await page.getByText("Now Shadow plays").waitFor();
    await page.getByRole("button", { name: "Go on" }).click();
    await asked(page);
    expect(await prompt(page)).toContain("Hunt Box");
    await leave(me);
  });
});

describe("afterwards", () => {
  it("a match can be replayed step by step", async () => {
    const me = await person();
    const { page } = me;
    const id = await makeMatch(page, {
      game: "wotr",
      seed: 2,
      players: { free: { kind: "me" }, shadow: { kind: "bot", bot: "random" } },
    });
    await page.goto(`/match/${id}`);
    await asked(page);
    await playOn(page, FREE_WISHES, async () => false, 6);
    await page.goto(`/match/${id}/replay?seat=free`);
    const slider = page.getByLabel("Step of the match");
    await slider.waitFor();
    expect(await slider.inputValue()).toBe("0");
    await page.getByRole("button", { name: "One step on" }).click();
    await page
      .getByText("Free Peoples: go on", { exact: false })
      .or(page.getByText("Free Peoples: that is all"))
      .first()
      .waitFor();
    await page.keyboard.press("End");
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>("input[type=range]")?.value) >= 6);
    await page.keyboard.press("Home");
    await page.getByText("The beginning").waitFor();
    await picture(page, "replay-light-1280x720");
    await leave(me);
  });
});

describe("with the keyboard alone", () => {
  it("a match is started and played", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("heading", { name: "Start a match" }).waitFor();
    // Name and settings come first, then the games.
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.textContent?.includes("War of the Ring"))) break;
    }
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Start" }).waitFor();
    await page.keyboard.press("Enter");
    await asked(page);
    // Space goes on with the phase, arrows walk the dice, Enter takes one.
    await page.locator("#board").focus();
    await page.keyboard.press("Space");
    await page.getByText("Your action: which die do you use?").waitFor({ timeout: 30_000 });
    await page.locator("#board").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByText("What do you use the", { exact: false }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByText("Your action: which die do you use?").waitFor();
    await page.keyboard.press("/");
    await page.getByLabel("Find a choice").fill("ring");
    await page.keyboard.press("Enter");
    await page.getByText("Elven Ring: which die is changed?").waitFor();
    await leave(me);
  });
});
