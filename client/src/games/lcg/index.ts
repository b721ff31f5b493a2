// The Lord of the Rings: The Card Game, for the shell.

import type { Decision, View } from "../../lib/api";
import { namedIn } from "../../lib/beside";
import { idsIn, type Words } from "../../lib/words";
import type { GameUi } from "../registry";
import { aiming } from "./aiming";
import Decks from "./decks/Decks.svelte";
import Answer from "./panels/Answer.svelte";
import Hand from "./panels/Hand.svelte";
import { picking, showing } from "./panels/picks";
import Round from "./panels/Round.svelte";
import { staging } from "./staging";
import Board from "./table/Board.svelte";
import Thumb from "./table/Thumb.svelte";
import { type CardView, inPlay, placed } from "./view";

/** Cards that a question names. */
const NAMES = { card: "", enemy: "", host: "" };
const NAMED = ["card", "enemy", "host", "hero", "seat", "cards", "quest"];

/** What a question names, and the cards in play that would be another answer to it. */
function subject(decision: Decision, view: View): string[] {
  const named = namedIn(decision.params, NAMES);
  if (!named.length) return [];
  const there = inPlay(view as CardView);
  return [...named, ...decision.options.filter((token) => there.has(token))];
}

function panel(decision: Decision): boolean {
  return picking(decision) || decision.kind === "lcg.pay" || decision.kind === "lcg.mulligan" || showing(decision);
}

/** Whose shadow card it is that one could look at. */
function note(token: string, { kind, params, options }: Decision, _view: View, words: Words): string {
  if (kind !== "lcg.look") return "";
  const enemy = (params.enemies as string[] | undefined)?.[options.indexOf(token)];
  return enemy ? words.name("card", enemy) : "";
}

export const ui: GameUi = {
  Board,
  Side: Round,
  Hand,
  Panel: Answer,
  panel,
  answers: "foot",
  subject,
  staging,
  Thumb,
  round: (view) => (view as unknown as { round: number }).round,
  placed: (token, decision, view) => placed(token, new Set(decision.options), view as CardView),
  note,
  about: (event) => idsIn(event, NAMED),
  ...aiming,
  goOn: ["done", "pass", "none", "no"],
  goOnLong: ["pass-until-change"],
  setUp: () => import("./setup"),
  Workshop: Decks,
};
