import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Locator } from "playwright-core";
import decodeQR from "qr/decode.js";
import { describe, expect, inject, it } from "vitest";
import {
  accessible,
  answer,
  asked,
  close,
  invitation,
  leave,
  makeMatch,
  type Person,
  person,
  takeSeat,
  withBrowser,
} from "./browser";

import { python } from "./server";

withBrowser();

/** Puts all that is stored of a match back by so many days, as if so much time had passed since. */
async function daysAgo(id: string, days: number): Promise<void> {
  const script = `
import sqlite3, sys
data, match, days = sys.argv[1:]
with sqlite3.connect(data, timeout=60) as base:
    earlier = lambda column: f"{column} = strftime('%Y-%m-%d %H:%M:%f000', {column}, '-{days} days')"
    base.execute(f"UPDATE entries SET {earlier('at')} WHERE match = ?", (match,))
    base.execute(f"UPDATE matches SET {earlier('created')} WHERE id = ?", (match,))
    base.execute(f"UPDATE seats SET {earlier('online_until')} WHERE match = ? AND online_until <= strftime('%Y-%m-%d %H:%M:%f999', 'now')", (match,))
    base.execute("INSERT INTO errands (at, match) VALUES (strftime('%Y-%m-%d %H:%M:%f000', 'now'), ?)", (match,))
`;
  await promisify(execFile)(python, ["-c", script, inject("data"), id, String(days)]);
}

/** Anna plays the Free Peoples, Bert the Shadow. */
async function friends(more: Record<string, unknown> = {}): Promise<[Person, Person, string]> {
  const [anna, bert] = [await person(), await person()];
  const players = { free: { kind: "me" }, shadow: { kind: "open" } };
  const id = await makeMatch(anna.page, { game: "wotr", name: "Anna", players, ...more });
  await anna.page.goto(`/match/${id}`);
  await takeSeat(bert, await invitation(anna.page, id), "Bert", "Shadow");
  await asked(anna.page);
  return [anna, bert, id];
}

async function resign({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByText("That can't be taken back", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Resign" }).click();
}

/** What a camera reads in a picture of the page. */
async function scanned(picture: Locator): Promise<string> {
  const { width, height, data } = await picture.evaluate(async (image: HTMLImageElement) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 400;
    const context = canvas.getContext("2d")!;
    context.fillStyle = "#fff";
    context.fillRect(0, 0, 400, 400);
    await image.decode();
    context.drawImage(image, 20, 20, 360, 360);
    return { width: 400, height: 400, data: [...context.getImageData(0, 0, 400, 400).data] };
  });
  return decodeQR({ width, height, data: Uint8ClampedArray.from(data) });
}

describe("an invitation", () => {
  it("comes first: a link, a QR code, what the friend will see, and that they came", async () => {
    const [anna, bert] = [await person(), await person()];
    const { page } = anna;
    await page.goto("/");
    await page.getByRole("button", { name: /War of the Ring/ }).click();
    await page.getByText("More choices").click();
    await page.getByLabel("Your name").fill("Anna");
    await page.getByLabel("Shadow").selectOption("open");
    await page.getByRole("button", { name: "Start" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite your friend" });
    const link = await dialog.getByLabel("For a friend who plays Shadow", { exact: false }).inputValue();
    expect(await scanned(dialog.getByAltText("QR code", { exact: false }))).toBe(link);
    const preview = dialog.locator("figure");
    for (const text of ["War of the Ring", "Anna", "Play Shadow"]) expect(await preview.textContent()).toContain(text);
    await accessible(page, "invitation");
    // The friend reads who invites to what, and may look at it first.
    await bert.page.goto(link);
    await bert.page.getByText("Anna invites you to a match.").waitFor();
    await bert.page.getByText("Two sides fight for Middle-earth", { exact: false }).waitFor();
    await bert.page.getByRole("link", { name: "Guided match" }).waitFor();
    await takeSeat(bert, link, "Bert", "Shadow");
    await dialog.getByText("Bert has come and plays Shadow.").waitFor();
    expect(await dialog.locator("figure").count()).toBe(0);
    await dialog.getByRole("button", { name: "Go on" }).click();
    await asked(page);
    // Only after the match was made, not each time.
    await page.reload();
    await asked(page);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await leave(anna, bert);
  });
});

describe("a match between people", () => {
  it("is over for both when one resigns, and can't be taken back", async () => {
    const [anna, bert, id] = await friends();
    await answer(anna.page, "done");
    await asked(bert.page);
    await resign(anna);
    await anna.page.getByRole("dialog", { name: "You have lost" }).waitFor();
    const won = bert.page.getByRole("dialog", { name: "You have won" });
    await won.getByText("Shadow won: the other side resigned.").waitFor();
    // Nothing is marked, as if it were to be pressed, and no key does anything by mistake.
    expect(await bert.page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    await close(bert.page);
    await won.waitFor({ state: "detached" });
    expect(await bert.page.locator(".options [data-token]").count()).toBe(0);
    expect(await bert.page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    await bert.page.getByRole("tab", { name: /Chat/ }).click();
    await bert.page.getByText("Anna resigns.").waitFor();
    // The lobby says so, too.
    await bert.page.goto("/");
    await bert.page.locator("summary").click();
    await bert.page.locator(`a[href^="/match/${id}"]`).getByText("Shadow won: the other side resigned.").waitFor();
    await leave(anna, bert);
  });

  it("is played again with sides changed, and the other is told where", async () => {
    const [anna, bert, id] = await friends();
    await resign(anna);
    await anna.page.getByRole("button", { name: "Play again, sides changed" }).click();
    await anna.page.waitForURL((url) => url.pathname.startsWith("/match/") && !url.pathname.endsWith(id));
    await anna.page.getByText("Waiting for Free Peoples (Bert)").waitFor();
    const over = bert.page.getByRole("dialog", { name: "You have won" });
    await over.getByText("Anna has begun a new match, with sides changed.").waitFor();
    expect(await over.getByRole("button", { name: "Play again" }).count()).toBe(0);
    await close(bert.page);
    await bert.page.getByRole("link", { name: "To the new match" }).click();
    await asked(bert.page);
    expect(bert.page.url()).toBe(anna.page.url());
    await leave(anna, bert);
  });

  it("is played again with sides kept", async () => {
    const [anna, bert, id] = await friends();
    await resign(anna);
    await bert.page.getByRole("button", { name: "Play again", exact: true }).click();
    await bert.page.waitForURL((url) => url.pathname.startsWith("/match/") && !url.pathname.endsWith(id));
    await bert.page.getByText("Waiting for Free Peoples (Anna)").waitFor();
    const over = anna.page.getByRole("dialog", { name: "You have lost" });
    await over.getByText("Bert has begun a new match, with the same sides.").waitFor();
    await over.getByRole("link", { name: "To the new match" }).click();
    await asked(anna.page);
    expect(anna.page.url()).toBe(bert.page.url());
    await leave(anna, bert);
  });

  it("tells who waits whether the other is there, and that they have come back", async () => {
    const [anna, bert, id] = await friends();
    await answer(anna.page, "done");
    await asked(bert.page);
    const away = anna.page.locator("header").getByText("away", { exact: true });
    await anna.page.getByText("Waiting for Shadow (Bert)").waitFor();
    expect(await away.count()).toBe(0);
    await bert.page.goto("/");
    await away.waitFor();
    await bert.page.goto(`/match/${id}`);
    await asked(bert.page);
    await away.waitFor({ state: "detached" });
    await leave(anna, bert);
  });

  it("says at once that the network is gone, and when it is back", async () => {
    const [anna, bert] = await friends();
    const lost = anna.page.getByText("The connection is lost", { exact: false });
    expect(await lost.count()).toBe(0);
    // The browser's clock stands still: it is said without any time passing.
    await anna.page.clock.install();
    await anna.page.clock.pauseAt(Date.now() + 86_400_000);
    await anna.context.setOffline(true);
    await lost.waitFor();
    await anna.context.setOffline(false);
    await lost.waitFor({ state: "detached" });
    await leave(anna, bert);
  });

  it("says that the server is silent, and sends the answer on another line", async () => {
    let silent = false;
    const anna = await person();
    await anna.page.clock.install();
    // A line that nobody has closed, and on which nothing comes through.
    await anna.page.routeWebSocket(/\/live$/, (line) => {
      const server = line.connectToServer();
      const dead = silent;
      line.onMessage((message) => {
        if (!silent || dead) server.send(message);
      });
    });
    const players = { free: { kind: "me" }, shadow: { kind: "bot", bot: "random" } };
    const id = await makeMatch(anna.page, { game: "wotr", name: "Anna", players });
    await anna.page.goto(`/match/${id}`);
    await asked(anna.page);
    await anna.page.clock.pauseAt(Date.now() + 86_400_000);
    const lost = anna.page.getByText("The connection is lost", { exact: false });
    silent = true;
    await anna.page.locator('.options [data-token="done"]').click();
    // How soon is tested where nothing is slow: tests/live.test.ts.
    const passing = (seen: Locator) => expect.poll(() => anna.page.clock.runFor(500).then(() => seen.count())).toBe;
    await passing(lost)(1);
    // The new line is a good one: the answer arrives, and the computer's after it.
    await passing(anna.page.locator("header.yours").getByText("Your action", { exact: false }))(1);
    await passing(lost)(0);
    await leave(anna);
  });

  it("is played on by the computer while somebody is away, and given back", async () => {
    const [anna, bert] = await friends();
    await answer(anna.page, "done");
    await asked(bert.page);
    await bert.page.getByRole("button", { name: "Menu" }).click();
    await bert.page.getByRole("button", { name: "Let the computer play for me meanwhile" }).click();
    await close(bert.page);
    await bert.page.getByText("The computer plays for you.").waitFor();
    // The computer has answered, so it is Anna's turn.
    await anna.page.locator("header.yours").getByText("Your action", { exact: false }).waitFor();
    expect(await bert.page.locator(".options [data-token]").count()).toBe(0);
    await bert.page.getByRole("button", { name: "I'm back" }).click();
    await bert.page.getByText("The computer plays for you.").waitFor({ state: "detached" });
    await anna.page.getByRole("tab", { name: /Chat/ }).click();
    await anna.page.getByText("Bert is back.").waitFor();
    await leave(anna, bert);
  });

  it("can be won by waiting, when the other has been away for long", async () => {
    const [anna, bert, id] = await friends();
    await answer(anna.page, "done");
    await asked(bert.page);
    await leave(bert);
    await anna.page.getByRole("button", { name: "Menu" }).click();
    await anna.page.getByText("Bert · away").waitFor();
    await close(anna.page);
    expect(await anna.page.getByRole("button", { name: "Claim the win" }).count()).toBe(0);
    await daysAgo(id, 15);
    // The server reads anew what was changed behind its back, within seconds.
    await expect
      .poll(async () => {
        await anna.page.reload();
        await anna.page.locator("[data-moment]").waitFor();
        return anna.page.getByText("Bert has been away for long.", { exact: false }).count();
      })
      .toBe(1);
    await anna.page.getByRole("button", { name: "Claim the win" }).click();
    await anna.page.getByText("Free Peoples won: the other side was away too long.").first().waitFor();
    await leave(anna);
  });

  it("with a clock says whose time is up, to both", async () => {
    const [anna, bert, id] = await friends({ days: 1 });
    await answer(anna.page, "done");
    await asked(bert.page);
    await bert.page.getByRole("timer").getByText("Time left:", { exact: false }).waitFor();
    expect(await anna.page.getByRole("button", { name: "Claim the win" }).count()).toBe(0);
    await daysAgo(id, 2);
    // The server reads anew what was changed behind its back, within seconds.
    await expect
      .poll(async () => {
        await bert.page.reload();
        await bert.page.locator("[data-moment]").waitFor();
        return bert.page.getByText("Your time is up.", { exact: false }).count();
      })
      .toBe(1);
    await anna.page.reload();
    await anna.page.getByText("Bert has run out of time.", { exact: false }).waitFor();
    await anna.page.getByRole("button", { name: "Claim the win" }).click();
    await bert.page.getByText("Free Peoples won: the other side ran out of time.").first().waitFor();
    await leave(anna, bert);
  });
});

describe("a match with minutes for live play", () => {
  it("shows the time running, and says whose time is up", async () => {
    const [anna, bert, id] = await friends({ minutes: 30 });
    await answer(anna.page, "done");
    await asked(bert.page);
    const left = bert.page.getByRole("timer");
    await left.getByText("Time left:", { exact: false }).waitFor();
    const before = await left.textContent();
    await expect.poll(() => left.textContent()).not.toBe(before);
    await daysAgo(id, 1);
    await expect
      .poll(async () => {
        await anna.page.reload();
        await anna.page.locator("[data-moment]").waitFor();
        return anna.page.getByText("Bert has run out of time.", { exact: false }).count();
      })
      .toBe(1);
    await anna.page.getByRole("button", { name: "Claim the win" }).click();
    await bert.page.getByText("Free Peoples won: the other side ran out of time.").first().waitFor();
    await leave(anna, bert);
  });
});

describe("somebody who goes and somebody who comes", () => {
  it("a seat is left to somebody else by a link, and each has a page", async () => {
    const [anna, bert] = await friends();
    const zoe = await person();
    await bert.page.getByRole("button", { name: "Menu" }).click();
    await bert.page.getByRole("button", { name: "Leave my seat to somebody else" }).click();
    await bert.page.getByRole("button", { name: "Leave this seat: Shadow" }).click();
    const link = bert.page.getByLabel("For a friend who plays", { exact: false });
    await bert.page.getByText("The seat is free", { exact: false }).waitFor();
    await takeSeat(zoe, await link.first().inputValue(), "Zoe", "Shadow");
    await anna.page.getByRole("button", { name: "Menu" }).click();
    await anna.page.getByRole("link", { name: "Zoe" }).click();
    await anna.page.getByRole("heading", { name: "Zoe" }).waitFor();
    await anna.page.getByRole("link", { name: /War of the Ring/ }).waitFor();
    await accessible(anna.page, "player");
    // Bert sits nowhere any more, and the match was not offered to everybody.
    const page = new URL(anna.page.url()).pathname;
    await bert.page.goto(page);
    await bert.page.getByText("Nothing that you may see yet.").waitFor();
    await leave(anna, bert, zoe);
  });
});

describe("somebody who watches", () => {
  it("sees a match late if its players want it so, and is told", async () => {
    const [anna, zoe] = [await person(), await person()];
    const { page } = anna;
    await page.goto("/");
    await page.getByRole("button", { name: /War of the Ring/ }).click();
    await page.getByText("More choices").click();
    await page.getByLabel("They see what happens").selectOption("15");
    await page.getByRole("button", { name: "Start" }).click();
    await asked(page);
    await answer(page, "done");
    await asked(page);
    const rolled = "The Free Peoples roll";
    await page.getByText(rolled, { exact: false }).first().waitFor();
    await zoe.page.goto(page.url());
    const told = zoe.page.getByText("You see this match 15 minutes after it happens", { exact: false });
    await told.waitFor();
    expect(await zoe.page.getByText(rolled, { exact: false }).count()).toBe(0);
    expect(await page.getByText("15 minutes after it happens", { exact: false }).count()).toBe(0);
    // A day later it has arrived. The server reads anew what was changed behind its back, within seconds.
    await daysAgo(new URL(page.url()).pathname.split("/")[2]!, 1);
    await expect
      .poll(async () => {
        await zoe.page.reload();
        await told.waitFor();
        return zoe.page.getByText(rolled, { exact: false }).count();
      })
      .toBeGreaterThan(0);
    await leave(anna, zoe);
  });
});

describe("in the lobby", () => {
  it("friends find the open tables of those they have played with, and sit down", async () => {
    const [anna, bert] = await friends();
    const zoe = await person();
    const { page } = anna;
    await page.goto("/");
    await page.getByRole("button", { name: /Five Armies/ }).click();
    await page.getByLabel("Shadow").selectOption("open");
    await page.getByText("More choices").click();
    await page.getByLabel("People I have played with see it", { exact: false }).check();
    await page.getByLabel("Title of the match").fill("Once more with friends");
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("dialog", { name: "Invite your friend" }).waitFor();
    // A stranger with its address may watch.
    await zoe.page.goto(page.url());
    await zoe.page.getByRole("button", { name: "Watch" }).waitFor();
    expect(await zoe.page.getByRole("button", { name: /^Play / }).count()).toBe(0);
    await bert.page.goto("/");
    await bert.page.locator('[aria-labelledby="lobby-open"]').getByText("Once more with friends").click();
    await bert.page.getByRole("button", { name: "Play Shadow" }).click();
    await bert.page.locator("[data-moment]").waitFor();
    await page.getByRole("dialog").getByText("Bert has come and plays Shadow.").waitFor();
    await zoe.page.goto("/");
    await zoe.page.locator("#lobby-new").waitFor();
    const offered = await zoe.page.evaluate(
      async () => await (await fetch("/api/matches?scope=open&limit=100")).text(),
    );
    expect(offered).not.toContain("Once more with friends");
    await leave(anna, bert, zoe);
  });

  it("a match that waits for company stands once", async () => {
    const [anna, bert] = [await person(), await person()];
    const players = { free: { kind: "me" }, shadow: { kind: "open" } };
    const id = await makeMatch(anna.page, { game: "wotr", name: "Anna", players, public: true, spectators: true });
    await bert.page.goto("/");
    await bert.page.locator(`[aria-labelledby="lobby-open"] a[href="/match/${id}"]`).waitFor();
    // All lists have come by then.
    await bert.page.locator("#lobby-live, #lobby-played, .matches").first().waitFor();
    const listed = await bert.page.evaluate(async () => await (await fetch("/api/matches?scope=live")).text());
    expect(listed).toContain(id);
    expect(await bert.page.locator(`a[href="/match/${id}"]`).count()).toBe(1);
    // Once both sit there, it runs, and is nothing to join any more.
    const zoe = await person();
    await takeSeat(bert, `/match/${id}`, "Bert", "Shadow");
    for (const [who, list] of [
      [zoe, "lobby-live"],
      [bert, "lobby-mine"],
    ] as const) {
      await who.page.goto("/");
      await who.page.locator(`[aria-labelledby="${list}"] a[href="/match/${id}"]`).waitFor();
      expect(await who.page.locator(`a[href="/match/${id}"]`).count()).toBe(1);
    }
    await leave(zoe);
    await leave(anna, bert);
  });
});
