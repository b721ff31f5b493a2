// Direct play in The Card Game: attackers on enemies, defenders before attackers, cards from the hand to the table.

import type { Way } from "../../lib/api";
import type { Words } from "../../lib/words";
import type { AimUi } from "../registry";
import Outlook from "./fight/Outlook.svelte";
import type { InPlay, PlayerView } from "./view";

const PLAY = "play:";
const WORDS = new Set(["all", "done", "pass", "pass-until-change", "none", "undefended"]);

/** What kind of thing a way does, by its last question. */
function deed(way: Way): "attack" | "defend" | "attach" | "play" {
  const last = way.steps.at(-1)!.kind;
  if (last === "lcg.attack" || last === "lcg.attackers") return "attack";
  if (last === "lcg.defend" || last === "lcg.sentinel") return "defend";
  return way.goal.startsWith(PLAY) ? "play" : "attach";
}

const name = (id: string, words: Words) => words.thing("card", id.startsWith(PLAY) ? id.slice(PLAY.length) : id);

export const aiming: AimUi = {
  /** Cards in play are named without a colon. */
  isPlace: (token) => !token.includes(":") && !WORDS.has(token),
  pieceName: (piece, words) => (piece.startsWith(PLAY) ? words.name("card", piece.slice(PLAY.length)) : undefined),
  aimTitle: (piece, goal, way, words) =>
    words.text(`lcg-board-aim-${deed(way)}`, { card: name(piece, words), goal: name(goal, words) }),
  /** In the card that lies open, every way is called by its goal; beside the goal that is known. */
  aimWords: (way, words, alone) => {
    const what = deed(way);
    if (what === "attach" && alone) return words.text("lcg-board-aim-on", { goal: name(way.goal, words) });
    return words.text(`lcg-board-aim-go-${what}`);
  },
  Outlook,
  worthTelling: () => false,
};

/** Could that character be sent against an enemy, as far as one sees? The server knows. */
export const mayAttack = (kind: string | undefined, card: InPlay, mine: PlayerView | undefined): boolean =>
  kind === "lcg.attack" && !card.exhausted && !!mine?.characters.some((each) => each.id === card.id);

/** The token of the card that lies under the pointer; nothing beside the table. */
export function cardAt(under: Element | null): string | null {
  const card = under?.closest<HTMLElement>("[data-card]")?.dataset.card;
  return card ?? (under?.closest(".felt") ? "" : null);
}
