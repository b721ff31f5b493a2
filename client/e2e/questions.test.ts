// Every kind of question once, at a real position, at the sizes of screens that people have. A walk for who wants to look at
// them, too long for every run: WESTMARCH_E2E_QUESTIONS names the kinds (`.` for all); with WESTMARCH_E2E_PICTURES there
// are pictures of them in client/screenshots/questions.

import { expect, it } from "vitest";
import { CHOICES, fits, leave, person, picture, withBrowser } from "./browser";
import { covered, type Faults, piledUp, strayed } from "./measures";
import { GAMES, openQuestion, questionsOf } from "./questions";

withBrowser();

const SCREENS = [
  { name: "1280x720", width: 1280, height: 720, touch: false },
  { name: "1920x1080", width: 1920, height: 1080, touch: false },
  { name: "1024x768", width: 1024, height: 768, touch: true },
  { name: "390x844", width: 390, height: 844, touch: true },
];
/** How far answers may stand from what they are about, in pixels. */
const FARTHEST = 130;
const { WESTMARCH_E2E_QUESTIONS } = process.env;
const WANTED = new RegExp(WESTMARCH_E2E_QUESTIONS ?? "");

for (const game of GAMES)
  for (const touch of [false, true])
    it.skipIf(!WESTMARCH_E2E_QUESTIONS)(
      `every kind of question of ${game} can be answered with a ${touch ? "finger" : "mouse"}`,
      async () => {
        const screens = SCREENS.filter((screen) => screen.touch === touch);
        const me = await person({ ...screens[0]!, touch });
        const { page } = me;
        const faults: Record<string, Faults> = {};
        for (const question of questionsOf(game).filter(({ kind }) => WANTED.test(kind))) {
          await page.setViewportSize(screens[0]!);
          await openQuestion(page, question);
          for (const screen of screens) {
            await page.setViewportSize(screen);
            // The layout of a phone is another one; nobody comes to it in the middle of a question.
            if (screen.width < 700) await openQuestion(page, question);
            const where = `${question.kind} at ${screen.name}`;
            // The map is drawn anew when the window has its size.
            await page.evaluate(() => new Promise((done) => setTimeout(done, 250)));
            await picture(page, `questions/${question.kind}-${screen.name}`);
            const found = [...(await covered(page, CHOICES)), ...(await piledUp(page))];
            const far = screen.width > 700 ? await strayed(page) : null;
            if ((far ?? 0) > FARTHEST) found.push(`${Math.round(far!)} px from what it is about`);
            if (found.length) faults[where] = found;
            await fits(page, where);
          }
        }
        expect(faults).toEqual({});
        await leave(me);
      },
    );
