// The Lord of the Rings: The Card Game, for the shell.

import type { GameEvent } from "../../lib/api";
import type { GameUi } from "../registry";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Round from "./Round.svelte";
import Thumb from "./Thumb.svelte";
import { type CardView, placed } from "./view";

const NAMED = ["card", "enemy", "host", "hero"];

function about(event: GameEvent): string[] {
  return NAMED.flatMap((param) => {
    const value = event.params[param];
    return typeof value === "string" ? [value] : [];
  });
}

export const ui: GameUi = {
  Board,
  Side: Round,
  Hand,
  Thumb,
  placed: (token, decision, view) => placed(token, new Set(decision.options), view as CardView),
  about,
};
