import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, inject, it } from "vitest";
import facts from "../src/games/wotr/facts.json";
import {
  accessible,
  against,
  asked,
  choices,
  close,
  fromRecord,
  heard,
  invitation,
  leave,
  makeMatch,
  openAt,
  person,
  picture,
  playOn,
  sitDown,
  takeSeat,
  withBrowser,
} from "./browser";
import { python } from "./server";

withBrowser();

/** The link in the last of so many letters to somebody. */
async function nextLetter(to: string, count: number): Promise<string> {
  const folder = inject("letters");
  const letters = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".eml"))
      .sort()
      .map((file) => readFileSync(join(folder, file), "utf-8"))
      .filter((letter) => letter.includes(`To: ${to}`));
  await expect.poll(() => letters().length).toBe(count);
  return /http:\S+\/letter\/\S+/.exec(letters().at(-1)!.replaceAll("=\r\n", ""))![0];
}

const slider = "input[type=range]";

describe("a match is looked at again", () => {
  it("step by step, forward and back, from each seat", async () => {
    const me = await person();
    const { page } = me;
    const id = await fromRecord(page, inject("moments").end.record);
    await page.goto(`/match/${id}/replay`);
    const range = page.getByLabel("Step of the match");
    await range.waitFor();
    expect(await range.inputValue()).toBe("0");
    await page.getByText("The beginning").waitFor();
    await page.getByRole("button", { name: "One step on" }).click();
    await page
      .getByRole("status")
      .getByText(/^Free Peoples: /)
      .waitFor();
    await page.keyboard.press("End");
    const last = Number(await range.getAttribute("max"));
    await page.waitForFunction(
      ([at, step]) => Number(document.querySelector<HTMLInputElement>(at as string)?.value) === step,
      [slider, last],
    );
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction(
      ([at, step]) => Number(document.querySelector<HTMLInputElement>(at as string)?.value) === step,
      [slider, last - 1],
    );
    // Both sides' hands, and a spectator who sees none.
    const hand = page.locator("#hand [data-token]");
    const whose = async () => {
      const token = await hand.first().getAttribute("data-token");
      return token && (facts.cards as Record<string, { side: string }>)[token.slice(5)]?.side;
    };
    await page.getByLabel("Seen by").selectOption("shadow");
    await expect.poll(whose).toBe("shadow");
    await page.getByLabel("Seen by").selectOption("free");
    await expect.poll(whose).toBe("free");
    await page.getByLabel("Seen by").selectOption("");
    await expect.poll(() => hand.count()).toBe(0);
    await picture(page, "replay-light-1280x720");
    await page.keyboard.press("Home");
    await page.getByText("The beginning").waitFor();
    await leave(me);
  });

  it("its record is saved, and opened again as a new match that is played on", async () => {
    const me = await person();
    const { page } = me;
    const id = await makeMatch(page, {
      game: "wotr",
      seed: 2,
      players: against("random"),
    });
    await page.goto(`/match/${id}`);
    await asked(page);
    await playOn(page, [/^done$/, /^die:/, /^waste$/], async () => false, 3);
    await asked(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save the record" }).click(),
    ]);
    const file = (await download.path())!;
    const text = readFileSync(file, "utf-8");
    expect(text).toMatch(/^westmarch record/);
    const moves = text.split("\n").filter((line) => /^(free|shadow) /.test(line)).length;

    await page.goto("/");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "evening.record", mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.locator("[data-moment]").waitFor();
    expect(page.url()).not.toContain(id);
    await asked(page);
    await page.goto(`${page.url()}/replay`);
    await page.getByText(`0 / ${moves}`).waitFor();

    // What is no record is refused in words. The lobby's own news, which come later, don't wipe them away.
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/api\/matches\?/, async (route) => {
      await late;
      await route.continue();
    });
    await page.goto("/");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("westmarch record 1\nhello") });
    await page.getByRole("alert").waitFor();
    arrive();
    await page.locator(".matches li").first().waitFor();
    expect(await page.getByRole("alert").textContent()).toMatch(/[Ll]ine 2/);
    me.errors.splice(0);
    await leave(me);
  });
});

describe("a match is over", () => {
  it("the winner is told, the dice can be checked, and the next match begins with sides changed", async () => {
    const me = await person();
    const { page } = me;
    const id = await fromRecord(page, inject("moments").end.record, {
      free: { kind: "me" },
      shadow: { kind: "bot", bot: "random" },
    });
    await page.goto(`/match/${id}`);
    const sheet = page.getByRole("dialog");
    await sheet.getByText(/You have (won|lost)/).waitFor();
    await picture(page, "end-light-1280x720");
    await sheet.getByText("Are the dice fair?").click();
    await sheet.getByText("Checked: the fingerprint belongs to this seed.").waitFor();
    const [hash, seed] = await sheet.locator("dd").allTextContents();
    expect(createHash("sha256").update(seed!).digest("hex")).toBe(hash);
    await sheet.getByRole("button", { name: "Play again, sides changed" }).click();
    await page.waitForURL((url) => !url.pathname.includes(id));
    await page.getByText("Free Peoples", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator(".seats li").filter({ hasText: "Shadow" }).getByText("you", { exact: false }).waitFor();
    await leave(me);
  });
});

describe("somebody comes back", () => {
  it("and hears what happened meanwhile", async () => {
    const [anna, bert] = [await person(), await person()];
    const id = await makeMatch(anna.page, {
      game: "wotr",
      seed: 13,
      name: "Anna",
      players: { free: { kind: "me" }, shadow: { kind: "open" } },
    });
    const toBert = heard(bert.page);
    await takeSeat(bert, await invitation(anna.page, id), "Bert", "Shadow");
    await bert.page.getByText("Waiting for Free Peoples").waitFor();
    // The server knows that he has looked, before he goes.
    await expect.poll(() => toBert.some((message) => /"type": ?"ok"/.test(message))).toBe(true);
    await bert.page.goto("/");
    // Other people's matches may be told there too.
    const own = bert.page.locator("section[aria-labelledby=lobby-mine]");
    await own.getByText("Free Peoples to play (Anna)").waitFor();
    // Anna talks, and plays until Bert is asked.
    await anna.page.goto(`/match/${id}`);
    await asked(anna.page);
    for (const line of [
      "Hello?",
      "Where are you?",
      "I begin.",
      "Now you.",
      "Still there?",
      "Take your time.",
      "Well.",
    ]) {
      if (!(await anna.page.getByLabel("Say something").count()))
        await anna.page.getByRole("tab", { name: "Chat" }).click();
      await anna.page.getByLabel("Say something").fill(line);
      await anna.page.getByRole("button", { name: "Send" }).click();
      await anna.page.getByText(line).waitFor();
    }
    await anna.page.locator('.options [data-token="done"]').click();
    await anna.page.getByText("Waiting for Shadow").waitFor();
    await bert.page.goto("/");
    await bert.page.getByText("It is your turn.").waitFor();
    await bert.page.getByText(/new things happened/).waitFor();
    // Matches that others offer may stand there too.
    await bert.page.locator(`a[href="/match/${id}"]`).click();
    const sheet = bert.page.getByRole("dialog");
    await sheet.getByText("While you were away").waitFor();
    await sheet.getByText("Take your time.").waitFor();
    await picture(bert.page, "away-light-1280x720");
    await sheet.getByRole("button", { name: "Go on" }).click();
    await asked(bert.page);
    await leave(anna, bert);
  });
});

describe("an account", () => {
  it("is made, left and come back to from another browser, with its matches", async () => {
    const [home, office] = [await person(), await person()];
    const { page } = home;
    await makeMatch(page, {
      game: "wotr",
      seed: 1,
      name: "Anna",
      title: "Evening at home",
      players: against("random"),
    });
    await page.goto("/");
    await page.getByRole("button", { name: "Anna" }).click();
    await page.getByText("With an account", { exact: false }).click();
    await page.getByLabel("Login").fill("anna");
    await page.getByLabel("Password (at least 8 characters)").fill("correct horse");
    await page.getByRole("button", { name: "Make an account" }).click();
    // The server puts a number behind the name, and the page tells.
    const told = await page.getByText("Your account is made.", { exact: false }).textContent();
    const login = /anna-\d{4}/.exec(told ?? "")![0];
    await close(page);
    await page.getByRole("button", { name: "Anna" }).click();
    await page.getByText(`Signed in as ${login}.`).waitFor();
    await close(page);

    await office.page.goto("/");
    await office.page.getByRole("button", { name: "Who are you?" }).click();
    await office.page.getByText("With an account", { exact: false }).click();
    await office.page.getByLabel("Login").fill(login);
    await office.page.getByLabel("Password (at least 8 characters)").fill("wrong horse");
    await office.page.getByRole("button", { name: "Sign in" }).click();
    await office.page.getByRole("alert").waitFor();
    office.errors.splice(0);
    await office.page.getByLabel("Password (at least 8 characters)").fill("correct horse");
    await office.page.getByRole("button", { name: "Sign in" }).click();
    await office.page.getByRole("link", { name: /Evening at home/ }).click();
    await asked(office.page);
    await leave(home, office);
  });
});

describe("letters", () => {
  it("go to an address that its reader has confirmed, and bring a new password", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: "Who are you?" }).click();
    await page.getByText("With an account", { exact: false }).click();
    await page.getByLabel("Login").fill("lotho");
    await page.getByLabel("Password (at least 8 characters)").fill("correct horse");
    await page.getByRole("button", { name: "Make an account" }).click();
    const told = await page.getByText("Your account is made.", { exact: false }).textContent();
    const login = /lotho-\d{4}/.exec(told ?? "")![0];
    await page.getByText("Letters by e-mail").click();
    await page.getByLabel("E-mail address").fill("lotho@example.org");
    await page.getByLabel("Your password, to be sure").fill("correct horse");
    await page.getByRole("button", { name: "Save the address" }).click();
    await page.getByText("A letter went to lotho@example.org.", { exact: false }).waitFor();
    await accessible(page, "letters");
    await picture(page, "account-light-1280x720");
    const confirmation = await nextLetter("lotho@example.org", 1);
    const other = await me.context.newPage();
    await other.goto(confirmation);
    await other.getByRole("button").click();
    await other.getByRole("button").waitFor({ state: "detached" });

    await page.reload();
    await page.getByRole("button", { name: "lotho" }).click();
    await page.getByText("Letters by e-mail").click();
    await page.getByText("Letters go to lotho@example.org.").waitFor();
    // Whether one hears that it is one's turn is remembered.
    const turns = page.getByLabel("Write to me when a match waits for me");
    const sent = page.waitForResponse((reply) => reply.url().includes("/me/email"));
    await turns.uncheck();
    await sent;
    await page.reload();
    await page.getByRole("button", { name: "lotho" }).click();
    await page.getByText("Letters by e-mail").click();
    expect(await turns.isChecked()).toBe(false);

    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("button", { name: "Who are you?" }).click();
    await page.getByText("With an account", { exact: false }).click();
    await page.getByLabel("Login").fill(login);
    await page.getByRole("button", { name: "I forgot my password" }).click();
    await page.getByText("a letter with a link is on its way", { exact: false }).waitFor();
    await other.goto(await nextLetter("lotho@example.org", 2));
    await other.locator("input[type=password]").fill("a better horse");
    await other.getByRole("button").click();
    await other.locator("input[type=password]").waitFor({ state: "detached" });
    await page.getByLabel("Password (at least 8 characters)").fill("a better horse");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "lotho" }).waitFor();
    await leave(me);
  });

  it("are not spoken of where the server sends none", async () => {
    const me = await person();
    const { page } = me;
    const asked = page.waitForResponse((reply) => reply.url().includes("/api/me/letters"));
    await page.route(/\/api\/me\/letters/, (route) => route.fulfill({ json: { available: false } }));
    await page.goto("/");
    await page.getByRole("button", { name: "Who are you?" }).click();
    await page.getByText("With an account", { exact: false }).click();
    await asked;
    expect(await page.getByRole("button", { name: "I forgot my password" }).count()).toBe(0);
    await leave(me);
  });
});

describe("a match that whoever runs the server has ended", () => {
  it("says so at the table and in the lobby, and asks nothing any more", async () => {
    const me = await person();
    const { page } = me;
    const id = await sitDown(page, { game: "wotr", title: "Ended early", players: against("random") });
    await promisify(execFile)(python, ["-m", "westmarch", "admin", "--data", inject("data"), "end", id]);
    const words = "Whoever runs this server has ended this match.";
    await page.locator("header").getByText(words).waitFor();
    expect(await choices(page)).toEqual([]);
    await page.goto("/");
    await page.getByText("One match is over").click();
    const card = page.getByRole("link", { name: /Ended early/ });
    await card.getByText(words).waitFor();
    expect(await card.getByText("It is your turn.").count()).toBe(0);
    await leave(me);
  });
});

describe("something is wrong", () => {
  it("a report packs what is needed to find it, and leads to the replay", async () => {
    const me = await person();
    const { page } = me;
    const sent = heard(page);
    await openAt(page, "move");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Report a problem" }).click();
    await page.getByLabel("What happened").fill("The army would not go.");
    await page.getByRole("button", { name: "Send" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Save the report" }).click(),
    ]);
    const report = JSON.parse(readFileSync((await download.path())!, "utf-8")) as Record<string, unknown>;
    expect(report.note).toBe("The army would not go.");
    expect(report.view).toBeTruthy();
    expect(report.version).toBeTruthy();
    await page.getByRole("dialog").getByRole("link", { name: "Replay" }).click();
    await page.getByLabel("Step of the match").waitFor();
    expect(sent.length).toBeGreaterThan(0);
    await leave(me);
  });
});
