// Direct play: pieces and cards of all three games are brought to their goals, with as few clicks as promised.

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import facts from "../src/games/b5a/facts.json";
import {
  accessible,
  after,
  against,
  answer,
  asked,
  BOTH,
  choices,
  click,
  fits,
  leave,
  moment,
  openPosition,
  person,
  picture,
  prompt,
  withBrowser,
} from "./browser";
import { Hand } from "./hand";
import {
  ARMY_DIE,
  ATTACKING,
  CHARACTER_DIE,
  COMMITTING,
  ENGAGED,
  MARCHING,
  MAY_ATTACK,
  NAZGUL,
  SHOOTING,
  STRIKING,
  TO_PLAY,
} from "./positions";

withBrowser();

const { areas } = facts as { areas: Record<string, unknown> };

const banner = (region: string) => `.piece[data-region="${region}"]`;
const target = (region: string) => `path.target[data-token="${region}"]`;
const land = (region: string) => `path.region[data-region="${region}"]`;
const log = (page: Page, text: string) => page.locator("#log").getByText(text).first().waitFor();

describe("an army", () => {
  it("moves with three clicks, and no more is asked", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, ARMY_DIE, against("random"));
    const hand = new Hand(page);
    await hand.click(banner("minas_tirith"));
    await hand.click(target("lossarnach"));
    await page.locator(".direct").getByText("Minas Tirith to Lossarnach").waitFor();
    await picture(page, "direct-move-1280x720");
    await accessible(page, "direct move");
    await fits(page, "direct move");
    await hand.click(".direct .only");
    await log(page, "From Minas Tirith to Lossarnach: 3 Gondor regulars, 1 Gondor elite");
    expect(hand.clicks).toBe(3);
    await page.locator(".direct").waitFor({ state: "detached" });
    expect(await prompt(page)).not.toContain("Which army moves?");
    await leave(me);
  });

  it("moves a part of it with three: drag, count, go", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, ARMY_DIE, against("random"));
    const hand = new Hand(page);
    await hand.drag(banner("minas_tirith"), land("lossarnach"));
    await page.locator(".direct .part").waitFor();
    await picture(page, "direct-part-1280x720");
    await hand.click('.direct [aria-label="Gondor regular: 2"]');
    await hand.click(".direct .only");
    await page.locator("#log").getByText("From Minas Tirith to Lossarnach: 2 Gondor regulars").first().waitFor();
    expect(hand.clicks).toBe(3);
    // One press of undo takes all of it back, and redo brings it again.
    await page.keyboard.press("u");
    await asked(page);
    await leave(me);
  });

  it("attacks with three clicks, after both strengths and the odds were told", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, MAY_ATTACK, against("random", "shadow"));
    // A slow line: the second click comes before the server has said where the army can go, and is not lost.
    let answer = () => {};
    const clicked = new Promise<void>((done) => {
      answer = done;
    });
    await page.route(/\/aims/, async (route) => {
      await clicked;
      await route.continue();
    });
    const hand = new Hand(page);
    await hand.click(banner("south_ithilien"));
    await hand.click(banner("north_ithilien"));
    answer();
    const box = page.locator(".direct");
    await box.getByText("South Ithilien to North Ithilien").waitFor();
    await box.getByText("5 dice, re-rolls 1, hits on 5").waitFor();
    await box.getByText("4 dice, re-rolls 1, hits on 5").waitFor();
    const chance = Number(/in (\d+) of 100 battles/.exec((await box.textContent())!)![1]);
    await picture(page, "direct-attack-1280x720");
    await accessible(page, "direct attack");
    await fits(page, "direct attack");
    // The odds follow who goes.
    await page.locator('.direct [aria-label="Sauron regular: 1"]').click();
    await expect
      .poll(async () => Number(/in (\d+) of 100 battles/.exec((await box.textContent())!)![1]))
      .toBeLessThan(chance);
    await page.locator('.direct [aria-label="Sauron regular: 4"]').click();
    await box.getByText(`in ${chance} of 100 battles`).waitFor();
    await hand.click(".direct button.main.way");
    await page.locator(".clash, .window").first().waitFor();
    expect(hand.clicks).toBe(3);
    await leave(me);
  });

  it("that is chosen step by step tells the odds before the last click, too", async () => {
    const me = await person();
    const { page } = me;
    // Of a single unit nobody is asked who goes: the battle would begin with its target.
    await openPosition(page, MAY_ATTACK.replace("sauron 4/1, nazgul 1", "sauron 0/1"), against("random", "shadow"));
    await answer(page, "die:army");
    await answer(page, "attack");
    await answer(page, "south_ithilien");
    const before = await moment(page);
    await click(page, "north_ithilien");
    const box = page.locator(".direct");
    await box.getByText("South Ithilien to North Ithilien").waitFor();
    await box.getByText("1 die, re-rolls 0, hits on 5").waitFor();
    await box.getByText("4 dice, re-rolls 1, hits on 5").waitFor();
    await box.getByText(/in \d+ of 100 battles/).waitFor();
    await picture(page, "direct-single-1280x720");
    await accessible(page, "a battle foretold");
    await fits(page, "a battle foretold");
    // Esc closes it, and nothing was answered; Enter means it.
    await page.keyboard.press("Escape");
    await box.waitFor({ state: "detached" });
    await click(page, "north_ithilien");
    await box.getByRole("button", { name: "Attack" }).waitFor();
    expect(await moment(page)).toBe(before);
    await page.keyboard.press("Enter");
    await page.locator(".window").first().waitFor();
    expect(await moment(page)).not.toBe(before);
    await leave(me);
  });

  it("is let go with Esc, and nothing was answered", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, ARMY_DIE, against("random"));
    const before = await page.locator("[data-moment]").getAttribute("data-moment");
    const hand = new Hand(page);
    await hand.click(banner("minas_tirith"));
    await hand.click(target("lossarnach"));
    await page.locator(".direct").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".direct").waitFor({ state: "detached" });
    await page.locator("path.target").first().waitFor({ state: "detached" });
    expect(await page.locator("[data-moment]").getAttribute("data-moment")).toBe(before);
    // What can't go anywhere says why.
    await hand.click(banner("orthanc"));
    await page.locator(".note.why").waitFor();
    await leave(me);
  });
});

describe("the Fellowship", () => {
  it("moves with two clicks, and says what can be taken back", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, CHARACTER_DIE, BOTH);
    const hand = new Hand(page);
    await hand.click('.piece[data-piece="fellowship"]');
    await page.locator(".direct").getByText("move the Fellowship").waitFor();
    await page.locator(".direct").getByText("You can take everything back here.").waitFor();
    await picture(page, "direct-fellowship-1280x720");
    await hand.click(".direct button.main.way");
    await log(page, "The Fellowship moves");
    expect(hand.clicks).toBe(2);
    await leave(me);
  });
});

describe("a companion", () => {
  it("leaves the Fellowship for a place with three clicks", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, CHARACTER_DIE, against("random"));
    const hand = new Hand(page);
    await hand.click('.companion:has-text("Legolas")');
    await hand.click(target("hollin"));
    await page.locator(".direct").getByText("Legolas to Hollin").waitFor();
    await picture(page, "direct-companion-1280x720");
    await hand.click(".direct button.main.way");
    await log(page, "Hollin");
    expect(hand.clicks).toBe(3);
    await leave(me);
  });
});

describe("Nazgûl", () => {
  it("fly out of an army with three clicks", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, NAZGUL, against("random", "shadow"));
    const hand = new Hand(page);
    await hand.click('[data-piece="nazgul:minas_morgul"]');
    await hand.click(target("osgiliath"));
    await page.locator(".direct .part").waitFor();
    await picture(page, "direct-nazgul-1280x720");
    await hand.click(".direct .only");
    await log(page, "Osgiliath");
    expect(hand.clicks).toBe(3);
    await leave(me);
  });
});

describe("in the valley", () => {
  const army = (area: string) => `.piece[data-area="${area}"]`;

  it("an army goes with three clicks, or a part of it", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, MARCHING, against("random", "shadow"));
    const whole = new Hand(page);
    await whole.click(army("bl_northeast"));
    await whole.click(target("bl_north"));
    await page.locator(".direct .part").waitFor();
    await picture(page, "direct-valley-1280x720");
    await accessible(page, "direct in the valley");
    await fits(page, "direct in the valley");
    await whole.click(".direct .only");
    await log(page, "3 units of Orcs");
    expect(whole.clicks).toBe(3);
    await openPosition(page, MARCHING, against("random", "shadow"));
    const part = new Hand(page);
    await part.drag(army("bl_northeast"), land("bl_north"));
    await page.locator(".direct .part").waitFor();
    await part.click('.direct .part [aria-label$=": 2"]');
    await part.click(".direct .only");
    await log(page, "2 units of Orcs");
    expect(part.clicks).toBe(3);
    await leave(me);
  });

  it("attacks with three clicks, after both strengths and the odds were told", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, ATTACKING, against("random", "shadow"));
    const hand = new Hand(page);
    await hand.click(army("valley_dale_hills"));
    await hand.click(army("valley_east"));
    const box = page.locator(".direct");
    await box.getByText("4 dice, re-rolls 1, hits on 5").first().waitFor();
    await box
      .getByText(/in \d+ of 100 combats/)
      .first()
      .waitFor();
    // All of it attacks from where it stands; a part only after a step, and that is folded away.
    const stepping = box.locator("details");
    expect(await box.locator(".part").isVisible()).toBe(false);
    await picture(page, "direct-combat-1280x720");
    await stepping.locator("summary").click();
    await stepping.locator(".part").waitFor();
    await stepping
      .getByText(/by way of/i)
      .first()
      .waitFor();
    await picture(page, "direct-combat-step-1280x720");
    await stepping.locator("summary").click();
    await accessible(page, "direct combat");
    await fits(page, "direct combat");
    await hand.click(".direct button.main.way");
    await page.locator(".window").first().waitFor();
    expect(hand.clicks).toBe(3);
    await leave(me);
  });
});

describe("step by step in the valley", () => {
  it("an attack tells the odds before it begins, by click, key and list; a march begins at once", async () => {
    const me = await person();
    const { page } = me;
    const box = page.locator(".direct");
    const choose: ((goal: string) => Promise<void>)[] = [
      (goal) => click(page, goal),
      async (goal) => {
        await page.locator("#board").focus();
        for (let steps = 0; steps < 9; steps++) {
          if (await page.locator(`path.target.cursor[data-token="${goal}"]`).count()) break;
          await page.keyboard.press("ArrowRight");
        }
        await page.keyboard.press("Enter");
      },
      async () => {
        await page.keyboard.press("/");
        await page.keyboard.type("Eastern Valley");
        await page.keyboard.press("Enter");
      },
    ];
    for (const way of choose) {
      await openPosition(page, ATTACKING, against("random", "shadow"));
      await answer(page, "attack");
      await answer(page, "valley_dale_hills");
      const before = await moment(page);
      await way("valley_east");
      await box.getByText("4 dice, re-rolls 1, hits on 5").first().waitFor();
      await box
        .getByText(/in \d+ of 100 combats/)
        .first()
        .waitFor();
      expect(await moment(page)).toBe(before);
      await fits(page, "a combat foretold");
      // Beside the area, not somewhere in a corner.
      const [window, board] = [(await box.boundingBox())!, (await page.locator("#board").boundingBox())!];
      expect(window.x - board.x).toBeGreaterThan(20);
      await page.keyboard.press("Enter");
      await page.locator(".window").first().waitFor();
    }
    await openPosition(page, ATTACKING, against("random", "shadow"));
    await answer(page, "attack");
    await answer(page, "valley_dale_hills");
    const before = await moment(page);
    const free = (await choices(page)).find((each) => each in areas && each !== "valley_east")!;
    await click(page, free);
    await expect.poll(() => moment(page)).not.toBe(before);
    await leave(me);
  });
});

describe("a general", () => {
  it("shows his targets, on the map as in the column, and is let go with a second click", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, SHOOTING, against("random"));
    const usual = await prompt(page);
    const aims = page
      .locator("header")
      .getByText("Thranduil's ability: choose one of the marked goals", { exact: false });
    for (const where of ["#board", "aside"]) {
      const general = page.locator(`${where} [data-token="general:thranduil"]`);
      await general.click();
      await aims.waitFor();
      await page.locator(target("eb_plain_west")).waitFor();
      await picture(page, `direct-general-${where.replace("#", "")}-1280x720`);
      await general.click();
      await aims.waitFor({ state: "detached" });
      expect(await prompt(page)).toBe(usual);
      expect(await page.locator("path.target").count()).toBe(0);
    }
    const hand = new Hand(page);
    await hand.click('#board [data-token="general:thranduil"]');
    await hand.click(target("eb_plain_west"));
    await page
      .locator(".direct")
      .getByText(/4 dice/)
      .waitFor();
    await leave(me);
  });
});

describe("at the card table", () => {
  const lying = (id: string) => `[data-card="${id}"] .face`;
  const held = (card: string) => `#hand [data-token="play:${card}"]`;
  const ALONE = { p1: { kind: "me" } };

  it("cards come from the hand with two clicks, attachments onto their carrier, and say what they cost", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, TO_PLAY, ALONE);
    const drag = new Hand(page);
    await drag.drag(held("steward-of-gondor"), lying("gloin"));
    const box = page.locator(".direct");
    await box.getByText("Steward of Gondor on").waitFor();
    await box.getByText(/^Costs 2:/).waitFor();
    await picture(page, "direct-attachment-1280x720");
    await accessible(page, "an attachment");
    // Who pays can be chosen; the others pay the rest.
    await box.getByLabel("Théodred: 1").click();
    await box.getByText("1 from Théodred").waitFor();
    await drag.click(".direct button.main.way");
    await page.locator('[data-card="gloin"] .tab').getByText("Steward of Gondor").first().waitFor();
    expect(drag.clicks).toBe(2);
    const click = new Hand(page);
    await click.click(held("guard-of-the-citadel"));
    await page
      .locator("dialog .body")
      .getByText(/^Costs 2/)
      .waitFor();
    await picture(page, "direct-ally-1280x720");
    await accessible(page, "an ally");
    await click.click("dialog button.main.way");
    await page.locator('[data-card="guard-of-the-citadel"]').waitFor();
    expect(click.clicks).toBe(2);
    await leave(me);
  });

  it("characters quest, defend and attack, and what it comes to is told before", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, COMMITTING, ALONE);
    await page.locator(".coming").getByText("One more card is revealed").waitFor();
    const quest = new Hand(page);
    await quest.click(lying("aragorn"));
    await quest.click(lying("theodred"));
    await page
      .locator(".coming")
      .getByText(/Willpower 3 makes progress in about \d+ of 100 cases/)
      .waitFor();
    await picture(page, "direct-quest-1280x720");
    await fits(page, "the forecast");
    await quest.click("form.force button.main");
    await log(page, "Aragorn and Théodred");
    expect(quest.clicks).toBe(3);
    // One press of undo takes all of it back.
    await page.keyboard.press("u");
    await page.locator(".coming").getByText("One more card is revealed").waitFor();

    await openPosition(page, ENGAGED, ALONE);
    for (let windows = 0; !(await page.locator(".takes").count()) && windows < 9; windows++) {
      const before = await moment(page);
      await page.keyboard.press("Space");
      await after(page, before);
    }
    await page.locator('[data-card="gloin"] .takes').getByText("would be destroyed").waitFor();
    await picture(page, "direct-defence-1280x720");
    const defence = new Hand(page);
    await defence.drag(lying("aragorn"), lying("king-spider"));
    await page.locator(".direct").getByText("Aragorn defends against King Spider").waitFor();
    await page.locator(".direct").getByText("A shadow card is still to be turned up.").waitFor();
    await defence.click(".direct button.main.way");
    await log(page, "Aragorn defends");
    expect(defence.clicks).toBe(2);

    await openPosition(page, STRIKING, ALONE);
    const attack = new Hand(page);
    await attack.click(lying("aragorn"));
    await attack.click(lying("king-spider"));
    const box = page.locator(".direct");
    await box.getByText("Aragorn attacks King Spider").waitFor();
    await box.getByText("2 damage. Hit points left: 1.").waitFor();
    await picture(page, "direct-strike-1280x720");
    await accessible(page, "a strike");
    await page.locator(".direct .who").getByRole("button", { name: "Glóin" }).click();
    await page.locator(".direct .who").getByRole("button", { name: "Théodred" }).click();
    await box.getByText("That destroys King Spider.").waitFor();
    await attack.click(".direct button.main.way");
    await log(page, "King Spider");
    expect(attack.clicks).toBe(3);
    await leave(me);
  });
});
