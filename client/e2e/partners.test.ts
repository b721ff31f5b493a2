// War of the Ring with three and four players: partners in two browsers, computers, and one screen for three.

import { describe, expect, it } from "vitest";
import {
  accessible,
  answer,
  asked,
  choices,
  click,
  close,
  fits,
  handOf,
  heard,
  invitation,
  invitations,
  leave,
  makeMatch,
  openPosition,
  type Person,
  person,
  picture,
  playTogether,
  prompt,
  SHORT,
  sidesOf,
  takeSeat,
  whoIsAsked,
  withBrowser,
} from "./browser";
import { PARTNERS, PARTNERS_WON } from "./positions";

withBrowser();

const row = ({ page }: Person, seat: string) =>
  page.locator("li").filter({ has: page.locator("strong", { hasText: seat }) });

const turn = async ({ page }: Person): Promise<number> =>
  Number((await page.locator("details .title").first().textContent())!.replace(/\D/g, ""));

describe("four players", () => {
  it("two of them in two browsers, two of them computers, play two turns", async () => {
    const [anna, bert] = [await person(), await person()];
    const players = {
      gondor: { kind: "me" },
      rohan: { kind: "open" },
      "witch-king": { kind: "bot", bot: "steward" },
      saruman: { kind: "bot", bot: "steward" },
    };
    const id = await makeMatch(anna.page, { game: "wotr", seats: 4, seed: 11, name: "Anna", players });
    await anna.page.goto(`/match/${id}`);
    await bert.page.goto(await invitation(anna.page, id));
    await bert.page.getByText("Rohan, the North and the Dwarves").waitFor();
    await bert.page.getByLabel("Your name").fill("Bert");
    const sent = heard(bert.page);
    await bert.page.getByRole("button", { name: "Play Rohan" }).click();
    await bert.page.locator("[data-moment]").waitFor();
    const people = [anna, bert];

    // Turn 1: both have two cards, and are asked whether they swap one, unseen.
    expect(await prompt((await whoIsAsked(people)).page)).toContain("swap a card");
    const [hers, his] = [await handOf(anna), await handOf(bert)];
    expect([hers.length, his.length]).toEqual([2, 2]);
    expect(sidesOf([...hers, ...his])).toEqual(["free"]);
    for (const card of hers) expect(sent.join()).not.toContain(`"${card}"`);
    await picture(anna.page, "partners-swap-light-1280x720");
    for (const each of [anna, bert]) {
      await asked(each.page);
      await answer(each.page, "yes");
    }
    const given = { anna: hers[0]!, bert: his[0]! };
    await asked(anna.page);
    await answer(anna.page, `card:${given.anna}`);
    await asked(bert.page);
    await answer(bert.page, `card:${given.bert}`);
    await expect.poll(() => handOf(anna)).toContain(given.bert);
    await expect.poll(() => handOf(bert)).toContain(given.anna);
    // Each knows the card that was given away, and sees backs of the others.
    await row(anna, "Rohan").getByRole("button", { name: "you know one of these cards" }).click();
    await anna.page.locator("dialog[open]").waitFor();
    await close(anna.page);
    expect(await row(anna, "Rohan").locator(".back").count()).toBe(2);

    // The token of the leading player passes with the turn.
    await row(anna, "Gondor").getByText("leads").waitFor();
    await playTogether(people, SHORT, async () => (await turn(anna)) > 1);
    await row(anna, "Rohan").getByText("leads").waitFor();
    expect(await row(anna, "Gondor").getByText("leads").count()).toBe(0);
    await playTogether(people, SHORT, async () => (await turn(anna)) > 2);
    await accessible(anna.page, "four players");
    await fits(anna.page, "four players");
    await leave(anna, bert);
  });

  it("come by their links from four browsers, and each of them answers", async () => {
    const names = { gondor: "Gondor", rohan: "Rohan", "witch-king": "Witch-king", saruman: "Saruman" };
    const people = [await person(), await person(), await person(), await person()] as const;
    const anna = people[0];
    const players = Object.fromEntries(Object.keys(names).map((seat) => [seat, { kind: "open" }]));
    const id = await makeMatch(anna.page, {
      game: "wotr",
      seats: 4,
      name: "Anna",
      players: { ...players, gondor: { kind: "me" } },
    });
    const sent = people.map(({ page }) => heard(page));
    await anna.page.goto(`/match/${id}`);
    const links = await invitations(anna.page, id);
    expect(links.map((each) => each.seat).sort()).toEqual(["rohan", "saruman", "witch-king"]);
    for (const [at, who] of people.slice(1).entries()) {
      const seat = Object.keys(names)[at + 1] as keyof typeof names;
      await takeSeat(who, links.find((each) => each.seat === seat)!.link, `Friend ${at}`, names[seat]);
    }
    // Everybody swaps a card and plays on, until all four have answered something and hold their first cards.
    await playTogether(people, [/^yes$/, ...SHORT], async (answered) => answered.size === people.length);
    const hands = await Promise.all(people.map(handOf));
    for (const [at, hand] of hands.entries()) expect(sidesOf(hand)).toEqual([at < 2 ? "free" : "shadow"]);
    // An enemy's cards never come down anybody's line.
    for (const [at, hand] of hands.entries())
      for (const card of hand)
        for (const line of at < 2 ? sent.slice(2) : sent.slice(0, 2)) expect(line.join()).not.toContain(`"${card}"`);
    await leave(...people);
  });

  it("sees whose armies are whose, and proposes a mixed army", async () => {
    const [anna, bert] = [await person(), await person({ dark: true })];
    const { page } = anna;
    const computer = { kind: "bot", bot: "steward" };
    const players = { rohan: { kind: "me" }, gondor: { kind: "open" }, "witch-king": computer, saruman: computer };
    const id = await openPosition(page, PARTNERS, players);
    await takeSeat(bert, await invitation(page, id), "Bert", "Gondor");

    await row(anna, "Rohan").getByText("acts next").waitFor();
    await picture(page, "partners-light-1280x720");
    // All that is played by is in sight: the political track, too.
    const [track, column] = [await page.locator(".politics").boundingBox(), await page.locator(".side").boundingBox()];
    expect(track!.y + track!.height).toBeLessThanOrEqual(column!.y + column!.height);
    // A card that was given away once is marked for who holds it now.
    await page.getByRole("button", { name: "Athelas. Known to Gondor." }).waitFor();
    expect(await bert.page.getByRole("button", { name: /Known to/ }).count()).toBe(0);
    // Units that stand apart have a gap between them; a mixed army has the sign of who leads it.
    const stand = (region: string) => page.locator(`.pieces [data-region="${region}"]`);
    expect(await stand("edoras").locator(".gap").count()).toBe(1);
    expect(await stand("edoras").locator(".seat-sign").count()).toBe(0);
    expect(await stand("minas_tirith").locator(".gap").count()).toBe(0);
    expect(await stand("minas_tirith").locator(".seat-sign").count()).toBe(1);
    await stand("minas_tirith").hover({ force: true });
    await page.getByText("Mixed army, led by Gondor").waitFor();
    // Nations say whose they are.
    expect(await page.locator(".nation").filter({ hasText: "Led by Gondor" }).count()).toBe(2);

    expect(await choices(page)).toContain("join:edoras");
    await click(page, "join:edoras");
    await asked(bert.page);
    expect(await prompt(bert.page)).toContain("one mixed army");
    await picture(bert.page, "partners-join-dark-1280x720");
    await answer(bert.page, "yes");
    await expect.poll(() => stand("edoras").locator(".seat-sign").count()).toBe(1);
    await accessible(bert.page, "a mixed army by candlelight");
    await leave(anna, bert);
  });

  it("win together, and one of them is foremost", async () => {
    const me = await person();
    const { page } = me;
    const other = (name: string) => ({ kind: "hotseat", name });
    await openPosition(page, PARTNERS_WON, {
      "witch-king": { kind: "me" },
      saruman: other("B"),
      gondor: other("C"),
      rohan: other("D"),
    });
    await playTogether([me], [/^pass$/, ...SHORT], async () => {
      const curtain = page.locator(".curtain button");
      if (await curtain.count()) {
        await page.locator(".curtain input").check();
        await curtain.click();
        await page.locator("header.yours, dialog[open]").first().waitFor();
      }
      return (await page.locator("dialog[open]").count()) > 0;
    });
    const sheet = page.locator("dialog[open]");
    await sheet.getByText("They win together: Witch-king and Saruman.").waitFor();
    await sheet.getByText("Saruman is foremost", { exact: false }).waitFor();
    await accessible(page, "the end for four");
    await picture(page, "partners-end-light-1280x720");
    await leave(me);
  });
});

describe("three players at one screen", () => {
  it("start in the lobby, and the screen is handed to each by name", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /War of the Ring/ }).click();
    await page.getByLabel("3", { exact: true }).check();
    await page.getByLabel("Witch-king", { exact: false }).first().selectOption("hotseat");
    await page.getByLabel("Saruman", { exact: false }).first().selectOption("hotseat");
    await accessible(page, "a new match of three");
    await picture(page, "new-three-light-1280x720");
    await page.getByRole("button", { name: "Start" }).click();
    // The two of the Shadow are asked first: would they swap a card?
    const curtain = page.locator(".curtain");
    await asked(page);
    expect(await prompt(page)).toContain("swap a card");
    expect(sidesOf(await handOf(me))).toEqual(["shadow"]);
    const hers = await handOf(me);
    await click(page, "yes");
    await page.getByRole("heading", { name: "Saruman to play" }).waitFor();
    await picture(page, "curtain-three-light-1280x720");
    await curtain.getByRole("button", { name: "Go on" }).click();
    await asked(page);
    const his = await handOf(me);
    expect(sidesOf(his)).toEqual(["shadow"]);
    expect(his.filter((card) => hers.includes(card))).toEqual([]);
    await leave(me);
  });
});
