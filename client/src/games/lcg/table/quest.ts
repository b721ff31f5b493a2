// The forecast of a quest in words. What is known and what is likely comes from the rules.

import type { Words } from "../../../lib/words";
import type { QuestAhead } from "../view";

/** How likely so much willpower is more than the threat will be. */
export const chance = (ahead: QuestAhead, willpower: number): number =>
  ahead.spread.reduce((sum, [more, likely]) => (willpower > ahead.threat + more ? sum + likely : sum), 0);

/** What is still to come. */
export function comingText(ahead: QuestAhead, words: Words): string {
  if (!ahead.to_come) return words.text("lcg-forecast-all-seen");
  const [least, most] = [ahead.spread[0]![0], ahead.spread.at(-1)![0]];
  const average = Math.round(ahead.average * 10) / 10;
  const known = ahead.next.length
    ? ` ${words.text("lcg-forecast-next", { cards: words.join(ahead.next.map((id) => words.name("card", id))) })}`
    : "";
  return words.text("lcg-forecast-to-come", { count: ahead.to_come, average, least, most }) + known;
}

/** What so much willpower would come to. Where nothing is left to chance, the numbers say it themselves. */
export function chanceText(ahead: QuestAhead, willpower: number, words: Words): string {
  if (ahead.spread.length < 2) return "";
  return words.text("lcg-forecast-chance", { willpower, percent: Math.round(chance(ahead, willpower) * 100) });
}
