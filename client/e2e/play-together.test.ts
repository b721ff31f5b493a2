import { describe, expect, it } from "vitest";
import {
  against,
  answer,
  asked,
  BOTH,
  cardsIn,
  choices,
  click,
  cuttable,
  fromRecord,
  handOf,
  heard,
  invitation,
  leave,
  makeMatch,
  type Person,
  person,
  picture,
  prompt,
  sidesOf,
  sitDown,
  takeSeat,
  withBrowser,
} from "./browser";
import { CHARACTER_DIE } from "./positions";

withBrowser();

/** Anna made a match, from its start or from a position, and Bert came by its link. */
async function friends(start?: string, before?: (bert: Person) => Promise<void>): Promise<[Person, Person, string]> {
  const [anna, bert] = [await person(), await person()];
  await before?.(bert);
  const players = { free: { kind: "me" }, shadow: { kind: "open" } };
  const name = "Anna";
  const id = start
    ? await fromRecord(anna.page, start, players, name)
    : await makeMatch(anna.page, { game: "wotr", name, players });
  await anna.page.goto(`/match/${id}`);
  await takeSeat(bert, await invitation(anna.page, id), "Bert", "Shadow");
  await bert.page.getByText("Waiting for Free Peoples (Anna)").waitFor();
  await asked(anna.page);
  return [anna, bert, id];
}

describe("people far apart", () => {
  it("play one match; one loses the connection and comes back, and nothing is lost", async () => {
    let line: Awaited<ReturnType<typeof cuttable>>;
    const [anna, bert] = await friends(undefined, async ({ page }) => {
      line = await cuttable(page);
    });
    await answer(anna.page, "done");
    await asked(bert.page);
    expect(await prompt(bert.page)).toContain("Hunt Box");

    // The line is cut. Bert answers meanwhile, and Anna says something.
    await line!.cut();
    await bert.page.getByText("The connection is lost", { exact: false }).waitFor();
    await bert.page.locator('.options [data-token="count:1"]').click();
    await anna.page.getByRole("tab", { name: "Chat" }).click();
    // Typed key by key: the table's own keys are not for the chat.
    await anna.page.getByLabel("Say something").pressSequentially("Are you there? 10 - 0 + w/h");
    await anna.page.getByRole("button", { name: "Send" }).click();
    await anna.page.getByText("Are you there? 10 - 0 + w/h").waitFor();
    expect(await prompt(anna.page)).toContain("Waiting for Shadow");

    // Back again: the answer arrives, and so does what was said.
    line!.mend();
    await asked(anna.page);
    expect(await prompt(anna.page)).toContain("Your action");
    await bert.page.getByRole("tab", { name: /Chat/ }).click();
    await bert.page.getByText("Are you there?").waitFor();

    // A new page shows the same.
    await bert.page.reload();
    await bert.page.getByText("Waiting for Free Peoples (Anna)").waitFor();
    expect(await bert.page.locator("[data-moment]").getAttribute("data-moment")).toBe(
      await anna.page.locator("[data-moment]").getAttribute("data-moment"),
    );
    await leave(anna, bert);
  });

  it("come by invitation, and a stranger who took an offered seat can be sent away", async () => {
    const [carol, stranger] = [await person(), await person()];
    const players = { free: { kind: "me" }, shadow: { kind: "open" } };
    const kept = await makeMatch(carol.page, { game: "wotr", name: "Carol", players });
    await stranger.page.goto(`/match/${kept}`);
    await stranger.page.getByText("kept for people who were invited", { exact: false }).waitFor();
    expect(await stranger.page.getByRole("button", { name: "Play Shadow" }).count()).toBe(0);

    const offered = await makeMatch(carol.page, {
      game: "wotr",
      name: "Carol",
      title: "Carol",
      players,
      public: true,
    });
    await takeSeat(stranger, `/match/${offered}`, "Stranger", "Shadow");
    await stranger.page.getByText("Waiting for Free Peoples").waitFor();
    await carol.page.goto(`/match/${offered}`);
    await asked(carol.page);
    await carol.page.getByRole("button", { name: "Menu" }).click();
    await carol.page.getByRole("button", { name: "Send away" }).click();
    await carol.page.locator(".seats li").filter({ hasText: "Shadow" }).getByText("open", { exact: false }).waitFor();
    // Everything was dealt again, and the links are other ones.
    await carol.page.getByRole("button", { name: "Links to this table" }).click();
    const field = carol.page.getByLabel("For a friend who plays", { exact: false });
    const before = await field.inputValue();
    await field.locator("..").getByRole("button", { name: "Make it anew" }).click();
    await carol.page.getByText("Made anew").waitFor();
    expect(await field.inputValue()).not.toBe(before);
    await carol.page.keyboard.press("Escape");
    await carol.page.getByRole("tab", { name: "Chat" }).click();
    await carol.page.getByText("Carol sent Stranger away. Nothing had been played", { exact: false }).waitFor();
    await leave(carol, stranger);
  });

  it("never see each other's cards, in the page or on the wire", async () => {
    const [anna, bert] = [await person(), await person()];
    const [toAnna, toBert] = [heard(anna.page), heard(bert.page)];
    const id = await makeMatch(anna.page, {
      game: "wotr",
      seed: 6,
      players: { free: { kind: "me" }, shadow: { kind: "open" } },
    });
    await anna.page.goto(`/match/${id}`);
    await takeSeat(bert, await invitation(anna.page, id), "Bert", "Shadow");
    await asked(anna.page);
    await answer(anna.page, "done");
    await asked(bert.page);
    const [annas, berts] = [await handOf(anna), await handOf(bert)];
    expect([annas.length, berts.length]).toEqual([2, 2]);
    await expect.poll(() => toBert.join()).toContain(berts[0]);
    for (const card of annas) expect(toBert.join() + (await bert.page.content())).not.toContain(card);
    for (const card of berts) expect(toAnna.join() + (await anna.page.content())).not.toContain(card);
    await leave(anna, bert);
  });

  it("take back with consent what others have answered or seen", async () => {
    const [anna, bert] = await friends();
    await answer(anna.page, "done");
    await asked(bert.page);
    await answer(bert.page, "count:1");
    await asked(anna.page);
    const request = bert.page.getByText("Anna would like to take something back", { exact: false });
    const undo = anna.page.getByRole("button", { name: "Undo" });

    // Bert refuses.
    await undo.click();
    await request.waitFor();
    await bert.page.getByRole("button", { name: "Refuse" }).click();
    await request.waitFor({ state: "detached" });
    expect(await prompt(anna.page)).toContain("Your action");

    // Anna changes her mind.
    await undo.click();
    await request.waitFor();
    await anna.page.getByRole("button", { name: "Never mind" }).click();
    await request.waitFor({ state: "detached" });

    // Bert agrees: both are back in the Fellowship phase.
    await undo.click();
    await request.waitFor();
    await picture(bert.page, "consent-light-1280x720");
    await bert.page.getByRole("button", { name: "Agree" }).click();
    await anna.page.locator("header").getByText("Fellowship phase (progress 0)", { exact: false }).waitFor();
    await bert.page.getByText("Waiting for Free Peoples (Anna)").waitFor();
    await leave(anna, bert);
  });

  it("are asked once more before what can't be taken back alone", async () => {
    const [anna, bert] = await friends(CHARACTER_DIE);
    await answer(anna.page, "die:character");
    const weighty = "move-fellowship";
    const before = await anna.page.locator("[data-moment]").getAttribute("data-moment");
    await click(anna.page, weighty);
    const question = anna.page.getByRole("alertdialog");
    await question.waitFor();
    // It stands where the click was.
    const [there, clicked] = await Promise.all([
      question.boundingBox(),
      anna.page.locator(`[data-token="${weighty}"]`).first().boundingBox(),
    ]);
    expect(Math.abs(there!.x + there!.width / 2 - (clicked!.x + clicked!.width / 2))).toBeLessThan(250);
    expect(
      Math.min(Math.abs(there!.y - clicked!.y - clicked!.height), Math.abs(there!.y + there!.height - clicked!.y)),
    ).toBeLessThan(60);
    await picture(anna.page, "sure-light-1280x720");
    await question.getByRole("button", { name: "Wait" }).click();
    await question.waitFor({ state: "detached" });
    expect(await anna.page.locator("[data-moment]").getAttribute("data-moment")).toBe(before);
    await click(anna.page, weighty);
    await question.getByRole("button", { name: "Do it" }).click();
    await anna.page.getByText("What do you use", { exact: false }).first().waitFor({ state: "detached" });
    await leave(anna, bert);
  });

  it("go on elsewhere by the link to a seat, leave, and let the computer take over", async () => {
    const [anna, bert, id] = await friends();
    await anna.page.getByRole("button", { name: "Menu" }).click();
    await anna.page.getByRole("button", { name: "Links to this table" }).click();
    const link = await anna.page.getByLabel("Your seat: Free Peoples").inputValue();
    const phone = await person({ width: 1024, height: 768, touch: true });
    await phone.page.goto(link);
    await asked(phone.page);
    expect(phone.page.url()).not.toContain("seat=");
    expect(await prompt(phone.page)).toContain("Fellowship phase");

    await bert.page.getByRole("button", { name: "Menu" }).click();
    await bert.page.getByRole("button", { name: "Leave the match" }).click();
    await bert.page.getByRole("button", { name: "Leave the match" }).click();
    await bert.page.getByRole("heading", { name: "Start a match" }).waitFor();
    await answer(phone.page, "done");
    await phone.page.getByText("Waiting until somebody takes the seat of Shadow", { exact: false }).waitFor();
    await phone.page.getByRole("button", { name: "Menu" }).click();
    await phone.page.getByRole("button", { name: "Let the computer play" }).click();
    await phone.page.keyboard.press("Escape");
    await asked(phone.page);
    expect(await prompt(phone.page)).toContain("Your action");
    expect(id).toBeTruthy();
    await leave(anna, bert, phone);
  });
});

describe("a spectator", () => {
  it("sees the board and no hidden card, in the page or on the wire", async () => {
    const [anna, guest] = [await person(), await person()];
    const id = await makeMatch(anna.page, {
      game: "wotr",
      seed: 8,
      name: "Anna",
      players: against("random"),
    });
    await anna.page.goto(`/match/${id}`);
    await asked(anna.page);
    const all = heard(guest.page);
    await guest.page.goto(`/match/${id}`);
    await guest.page.locator(".pieces").waitFor();
    await answer(anna.page, "done");
    await asked(anna.page);
    await guest.page.getByText("The Free Peoples roll", { exact: false }).waitFor();
    expect(await guest.page.locator("#hand [data-token]").count()).toBe(0);
    expect(await choices(guest.page)).toEqual([]);
    const cards = await handOf(anna);
    expect(cards.length).toBe(2);
    // The spectator was sent the match, and no card of it by name.
    await expect.poll(() => all.join()).toContain("action-dice".slice(7));
    for (const card of cards) expect(all.join() + (await guest.page.content())).not.toContain(card);
    expect(all.join()).not.toContain('"hand":');
    expect(cardsIn(all.join())).toEqual([]);
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
    expect(sidesOf(await handOf(me))).toEqual(["free"]);
    await click(page, "done");
    await page.getByRole("heading", { name: "Shadow to play" }).waitFor();
    await picture(page, "curtain-light-1280x720");
    await page.getByRole("button", { name: "Go on" }).click();
    await asked(page);
    expect(await prompt(page)).toContain("Hunt Box");
    expect(sidesOf(await handOf(me))).toEqual(["shadow"]);
    await leave(me);
  });

  it("two who hide nothing from each other are not held up", async () => {
    const me = await person();
    const { page } = me;
    await sitDown(page, { game: "wotr", seed: 9, players: BOTH });
    await click(page, "done");
    await page.getByLabel("Don't ask again", { exact: false }).check();
    await page.getByRole("button", { name: "Go on" }).click();
    await asked(page);
    await answer(page, "count:0");
    await page.locator("header.yours").getByText("Your action: which die do you use?").waitFor();
    await asked(page);
    expect(await page.locator(".curtain").count()).toBe(0);
    await leave(me);
  });
});
