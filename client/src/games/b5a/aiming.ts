// Direct play in the valley: armies and characters to their goals, generals' abilities to their targets.

import type { Decision, View, Way } from "../../lib/api";
import type { Words } from "../../lib/words";
import type { AimUi } from "../registry";
import { FACTS } from "./facts";
import Outlook from "./fight/Outlook.svelte";
import { enemyIn, type ValleyView } from "./view";

const isPlace = (token: string): boolean => token in FACTS.areas;

/** Questions whose answer, where an enemy is, begins a combat; and those that aim a general's dice. */
const ATTACKING = /^b5a\.(move-to|strike|combined|beorn)$/;
const SHOOTING = /^b5a\.(archery|blast)$/;

function mayFight(token: string, { kind }: Decision, view: View): boolean {
  if (isPlace(token)) return SHOOTING.test(kind) || (ATTACKING.test(kind) && enemyIn(view as ValleyView, token));
  // A general with one target only aims at it at once.
  return kind === "b5a.action" && token.startsWith("general:");
}

/** The places on the way, before the goal. */
function stations(way: Way): string[] {
  const goals = way.steps.filter((step) => /^b5a\.(move-to|move-on|strike)$/.test(step.kind) && isPlace(step.token));
  return goals.map((step) => step.token).slice(0, -1);
}

/** What is done, and by way of which places. */
function aimWords(way: Way, words: Words): string | undefined {
  if (way.steps.length === 1 && ATTACKING.test(way.steps[0]!.kind)) return words.text("b5a-board-ahead-attack");
  const deed = way.steps.find((step) => step.kind === "b5a.use");
  const by = stations(way);
  const label = deed ? words.label(deed.token, { ...deed, options: [] }) : "";
  if (!by.length) return label || undefined;
  const via = words.text("b5a-board-aim-via", { area: words.thing("area", by[0]!) });
  return label ? `${label}, ${via}` : via;
}

export const aiming: AimUi = {
  isPlace,
  pieceName: (piece, words) =>
    /^(general|character):/.test(piece) ? words.name("character", piece.slice(piece.indexOf(":") + 1)) : undefined,
  mayFight,
  seeksTarget: (token) => token.startsWith("general:"),
  aimWords,
  means: (token) => token.startsWith("die:"),
  unsaid: ["done"],
  partName: (id, words) => {
    if (id === "command") return words.text("b5a-board-command");
    return id === "damage" ? words.text("b5a-board-damage-goes") : undefined;
  },
  Outlook,
  worthTelling: () => false,
};

/** Questions at which a piece can be brought to its goal. */
export const ACTING = /^b5a\.(action|use|move-from|attack-from|walk)$/;
