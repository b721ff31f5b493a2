// The Battle of Five Armies, for the shell.

import type { Decision, View } from "../../lib/api";
import { idsIn } from "../../lib/words";
import type { GameUi } from "../registry";
import { aiming } from "./aiming";
import * as answers from "./answers";
import Fight from "./fight/Fight.svelte";
import Board from "./map/Board.svelte";
import Thumb from "./map/Thumb.svelte";
import Answer from "./panels/Answer.svelte";
import Hand from "./panels/Hand.svelte";
import SideColumn from "./panels/Side.svelte";
import AnswerSign from "./pieces/AnswerSign.svelte";
import { staging } from "./staging";

const PLACES = ["area", "origin", "target", "army", "armies", "path"];

// What throws dice, draws or shows something.
const WEIGHTY: Record<string, RegExp> = {
  "b5a.use": /^(draw|recruit|rally|goblin|card:)/,
  "b5a.strike": /^(?!done)/,
  "b5a.combined": /^(?!done)/,
  "b5a.manoeuvre": /./,
  "b5a.press": /^press/,
  "b5a.fate": /^draw/,
};

const ACTIONS = ["strategic", "attack", "combined", "rapid", "attack-led", "walk", "draw", "recruit", "rally"];
const OWN_ACTIONS: Record<string, string[]> = {
  free: ["enter:bilbo", "enter:thorin", "enter:lord_of_the_eagles", "enter:beorn", "beorn", "eagles"],
  shadow: ["goblins", "goblin-attack", "goblin-move", "enter:bolg", "bats", "renew"],
};

/** What a die can be used for at all, and which generals have an ability. */
function expected(decision: Decision, view: View): string[] {
  if (decision.kind === "b5a.action") return ["pass"];
  if (decision.kind !== "b5a.use" || !view.seat) return [];
  return [...ACTIONS, ...(OWN_ACTIONS[view.seat] ?? [])];
}

export const ui: GameUi = {
  Board,
  Side: SideColumn,
  Hand,
  Window: Fight,
  Panel: Answer,
  Thumb,
  AnswerSign,
  staging,
  ...answers,
  expected,
  about: (event) => idsIn(event, PLACES),
  ...aiming,
  weighty: (decision, token) => WEIGHTY[decision.kind]?.test(token) ?? false,
  // Not "pass": who skips what is shown with Space would give an action away with one press too many.
  goOn: ["done", "no"],
  setUp: () => import("./setup"),
  seatColour: (seat) => (seat === "free" ? "var(--free)" : "var(--shadow)"),
};
