// The Battle of Five Armies, for the shell.

import type { Decision, View } from "../../lib/api";
import { idsIn } from "../../lib/words";
import type { GameUi } from "../registry";
import { aiming } from "./aiming";
import * as answers from "./answers";
import { FACTS } from "./facts";
import Fight from "./fight/Fight.svelte";
import Board from "./map/Board.svelte";
import Thumb from "./map/Thumb.svelte";
import Answer from "./panels/Answer.svelte";
import Hand from "./panels/Hand.svelte";
import SideColumn from "./panels/Side.svelte";
import AnswerSign from "./pieces/AnswerSign.svelte";
import { staging } from "./staging";
import type { ValleyView } from "./view";

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

/** `army camp: lake_men 2, damage 1, command 1`; `-` for nobody. */
function line(token: string, view: View): string | null {
  if (!(token in FACTS.areas)) return null;
  const { units = {}, damage = 0, command = 0 } = (view as ValleyView).areas[token] ?? {};
  const counts = Object.entries({ ...units, damage, command }).filter(([, number]) => number);
  return `army ${token}: ${counts.map(([what, number]) => `${what} ${number}`).join(", ") || "-"}`;
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
  line,
  seatColour: (seat) => (seat === "free" ? "var(--free)" : "var(--shadow)"),
};
