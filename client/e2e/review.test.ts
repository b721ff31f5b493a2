import { describe, expect, inject, it } from "vitest";
import { accessible, asked, fromRecord, leave, person, picture, withBrowser } from "./browser";

withBrowser();

describe("a finished match is reviewed", () => {
  it("with a curve that the keyboard walks along, and ways to look and to play on", async () => {
    const me = await person();
    const { page } = me;
    const id = await fromRecord(page, inject("moments").short.record, {
      free: { kind: "bot", bot: "random" },
      shadow: { kind: "me" },
    });
    await page.goto(`/match/${id}`);
    await page.getByRole("dialog").getByRole("link", { name: "Review" }).click();
    const slider = page.getByLabel("Moment of the match");
    await slider.waitFor();
    // Seen from my own side; the other side sees the opposite.
    const team = page.getByLabel("Seen by");
    expect(await team.locator("option:checked").textContent()).toBe("Shadow");
    const ends = async () => {
      const text = await page.getByText("In all, luck changed it", { exact: false }).textContent();
      return [.../(\d+) percent and ended at (\d+)/.exec(text!)!.slice(1)].map(Number);
    };
    const [mine, theirs] = [await ends(), await team.selectOption("0").then(ends)];
    expect([mine[0]! + theirs[0]!, mine[1]! + theirs[1]!]).toEqual([100, 100]);
    await team.selectOption("1");

    await slider.focus();
    await page.keyboard.press("End");
    await page.locator("main").getByText(`${mine[1]} percent in the end.`).waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    const told = await page.locator(".now p").textContent();
    expect(await slider.getAttribute("aria-valuetext")).toContain(told);
    // A click in the drawing chooses a moment too.
    const box = (await page.getByRole("img").boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.5, box.y + 40);
    expect(await page.locator(".now p").textContent()).not.toBe(told);
    expect(Number(await slider.inputValue())).toBe(Math.round(Number(await slider.getAttribute("max")) / 2));

    // What the drawing shows stands in a table as well.
    await page.getByText("All moments in a table").click();
    const rows = await page.getByRole("region", { name: "All moments in a table" }).getByRole("row").count();
    expect(rows).toBe(Number(await slider.getAttribute("max")) + 2);
    await accessible(page, "review");
    await picture(page, "review-light-1280x720");

    // Not the start itself, which is told in other words.
    const AFTER = /after (\d+) answers/;
    const moment = page.locator("ol > li").filter({ hasText: AFTER }).first();
    const number = AFTER.exec((await moment.textContent())!)![1];
    await moment.getByRole("button", { name: "Show in the curve" }).click();
    await page.locator(".now").getByText(`after ${number} answers`, { exact: false }).waitFor();
    await moment.getByRole("link", { name: "Look at it" }).click();
    await page.getByText(new RegExp(`^${number} / \\d+$`)).waitFor();
    await page.getByRole("link", { name: "Review" }).click();
    await slider.waitFor();

    // What if? The same position, and the computer on the other seat.
    const seat = (await moment.getByRole("link").getAttribute("href"))!.split("seat=")[1]!;
    await moment.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL((url) => !url.pathname.includes(id));
    await page.locator("[data-moment]").waitFor();
    const { table } = await page.evaluate(async () =>
      (await fetch(`/api/matches/${location.pathname.split("/")[2]}`)).json(),
    );
    expect(table.title).toBe(`What if? From answer ${number}`);
    const who = Object.fromEntries(
      (table.seats as { seat: string; kind: string; yours: boolean }[]).map((each) => [
        each.seat,
        each.yours ? "me" : each.kind,
      ]),
    );
    expect(who).toEqual({ free: "bot", shadow: "bot", [seat]: "me" });
    await asked(page);

    // Somebody else, on a phone, by candlelight: it is there already.
    const other = await person({ width: 390, height: 844, dark: true });
    await other.page.goto(`/match/${id}/review`);
    await other.page.getByLabel("Moment of the match").waitFor();
    expect(await other.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await accessible(other.page, "review by candlelight");
    await picture(other.page, "review-dark-390x844");
    await leave(me, other);
  });

  it("but not while it is played", async () => {
    const me = await person();
    const { page } = me;
    const id = await fromRecord(page, inject("moments").move.record);
    await page.goto(`/match/${id}/review`);
    await page.getByRole("alert").getByText("when the match is over", { exact: false }).waitFor();
    me.errors.splice(0);
    await leave(me);
  });
});
