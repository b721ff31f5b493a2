// Lords of Middle-earth and the Council of Rivendell, by clicking.

import { describe, expect, it } from "vitest";
import {
  accessible,
  answer,
  asked,
  choices,
  fits,
  leave,
  openPosition,
  person,
  picture,
  playTogether,
  prompt,
  SHORT,
  withBrowser,
} from "./browser";
import { LORDS, SPECIAL_ROLL } from "./positions";

withBrowser();

describe("Lords of Middle-earth", () => {
  it("is chosen in the lobby with the Council on top, and two turns are played", async () => {
    const me = await person();
    const { page } = me;
    await page.goto("/");
    await page.getByRole("button", { name: /War of the Ring/ }).click();
    // The Council comes on top of it, never alone.
    const council = page.getByLabel("The Council of Rivendell", { exact: false });
    expect(await council.isDisabled()).toBe(true);
    await page.getByLabel("The expansion Lords of Middle-earth").check();
    await council.check();
    await page.getByLabel("The expansion Lords of Middle-earth").uncheck();
    expect(await council.isChecked()).toBe(false);
    await page.getByLabel("The expansion Lords of Middle-earth").check();
    await council.check();
    // How strong a computer player is stands beside its name.
    expect(await page.getByLabel("Shadow").locator('option[value="bot:steward"]').textContent()).toMatch(
      /steward \(rating \d+\)/,
    );
    await page.getByLabel("Shadow").selectOption("bot:steward");
    await picture(page, "new-lords-light-1280x720");
    await page.getByRole("button", { name: "Start" }).click();
    await asked(page);

    // In secret: which Gandalf goes along? Each answer says what the card does.
    expect(await prompt(page)).toContain("which card");
    await page.getByText("Narya the Great", { exact: false }).first().waitFor();
    await accessible(page, "which card goes along");
    await picture(page, "lords-card-light-1280x720");
    await answer(page, "take:gandalf_the_grey_keeper_of_narya");
    while ((await prompt(page)).includes("which card")) await answer(page, (await choices(page)).at(-1)!);
    expect(await prompt(page)).toContain("Who guides the Fellowship at first?");
    expect(await choices(page)).toEqual(expect.arrayContaining(["character:gandalf_the_grey", "character:strider"]));
    await answer(page, "character:gandalf_the_grey");
    await asked(page);
    await page.getByText("Narya die is added", { exact: false }).waitFor();
    const turn = async () => Number((await page.locator("details .title").first().textContent())!.replace(/\D/g, ""));
    await playTogether([me], SHORT, async () => (await turn()) > 2);
    await fits(page, "Lords of Middle-earth");
    await leave(me);
  });

  it("shows special dice with their faces, rings by name, tokens and who sleeps", async () => {
    const me = await person();
    const { page } = me;
    await openPosition(page, LORDS, { free: { kind: "me" }, shadow: { kind: "open" } });
    await picture(page, "lords-light-1280x720");
    expect(await choices(page)).toContain("die:vilya_muster");
    await page.getByTitle("Vilya: with the Free Peoples").waitFor();
    await page.getByTitle("Nenya: with the Shadow").waitFor();
    await page.getByTitle(/^Legolas.* \(the Shadow has not seen which card it is\)/).waitFor();
    await page.getByText("Narya: out of play").waitFor();
    await page.getByText("The Balrog, asleep: Moria").waitFor();
    await page.getByTitle("Balrog (Eye), in the Hunt Box").waitFor();
    await page.getByText("Action tokens", { exact: false }).waitFor();
    await accessible(page, "Lords of Middle-earth");
    await answer(page, "die:vilya_muster");
    // Elrond may keep the die that was just used.
    await answer(page, (await choices(page)).find((token) => token.startsWith("bring:") || token === "diplomacy")!);
    for (let most = 5; most && !(await prompt(page)).includes("Vilya"); most--)
      await answer(page, (await choices(page))[0]!);
    expect(await prompt(page)).toContain("Elrond holds Vilya");
    await answer(page, "yes");
    await page.getByTitle("Vilya: with the Shadow").waitFor();
    await leave(me);
  });

  it("asks which special die is kept, with what each does, and hides second cards from the Shadow", async () => {
    const me = await person({ dark: true });
    const { page } = me;
    await openPosition(page, SPECIAL_ROLL, { free: { kind: "me" }, shadow: { kind: "open" } });
    await playTogether([me], [/^done$/], async () => (await prompt(page)).includes("special die"));
    await picture(page, "special-dice-dark-1280x720");
    expect((await choices(page)).every((token) => /^die:(vilya|nenya)_/.test(token))).toBe(true);
    await accessible(page, "which special die is kept");
    await answer(page, (await choices(page))[0]!);

    const shadow = await person();
    await openPosition(shadow.page, LORDS.replace("acting: free", "acting: shadow"), {
      shadow: { kind: "me" },
      free: { kind: "open" },
    });
    expect(await shadow.page.getByTitle("Legolas (which card it is, is hidden)").count()).toBe(1);
    expect(await shadow.page.content()).not.toContain("Elven Prince");
    await picture(shadow.page, "lords-shadow-light-1280x720");
    await leave(me, shadow);
  });
});
