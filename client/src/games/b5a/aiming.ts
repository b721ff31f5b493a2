// Direct play in the valley: armies and characters to their goals, generals' abilities to their targets.

import type { Way } from "../../lib/api";
import type { Words } from "../../lib/words";
import type { AimUi } from "../registry";
import { FACTS } from "./facts";
import Outlook from "./fight/Outlook.svelte";

const isPlace = (token: string): boolean => token in FACTS.areas;

/** The places on the way, before the goal. */
function stations(way: Way): string[] {
  const goals = way.steps.filter((step) => /^b5a\.(move-to|move-on|strike)$/.test(step.kind) && isPlace(step.token));
  return goals.map((step) => step.token).slice(0, -1);
}

/** What is done, and by way of which places. */
function aimWords(way: Way, words: Words): string | undefined {
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
