// War of the Ring, for the shell.

import type { Decision, GameEvent, View } from "../../lib/api";
import type { GameUi } from "../registry";
import * as answers from "./answers";
import { FACTS } from "./facts";
import Fight from "./fight/Fight.svelte";
import Outlook from "./fight/Outlook.svelte";
import Board from "./map/Board.svelte";
import Thumb from "./map/Thumb.svelte";
import End from "./panels/End.svelte";
import Hand from "./panels/Hand.svelte";
import Panel from "./panels/Panel.svelte";
import SideColumn from "./panels/Side.svelte";
import AnswerSign from "./pieces/AnswerSign.svelte";
import Card from "./pieces/Card.svelte";
import SeatMark from "./pieces/SeatMark.svelte";
import { staging } from "./staging";
import { type Side, sideOf, type WarView } from "./view";

function about(event: GameEvent): string[] {
  return Object.entries(event.params).flatMap(([param, value]) => {
    if (typeof value !== "string") return [];
    if (param === "region" || param === "origin") return [value];
    return param === "nation" || param === "character" ? [`${param}:${value}`] : [];
  });
}

/** What says only once more what was clicked. */
const RESTATED = new Set(["wotr.die-used", "wotr.moved", "wotr.attack", "wotr.journey", "wotr.separated"]);

/** What throws dice, draws or shows something at once. Of two who choose combat cards, the second one does. */
function weighty(decision: Decision, token: string, view: View): boolean {
  if (decision.kind === "wotr.use-die") return /^(move-fellowship|draw:|card:)/.test(token);
  const { battle, seat } = view as WarView;
  return decision.kind === "wotr.combat-card" && battle?.attacker !== sideOf(seat);
}

const ACTIONS = ["move-armies", "attack", "recruit", "diplomacy", "draw:character", "draw:strategy"];
const OWN_ACTIONS: Record<Side, string[]> = {
  free: ["move-fellowship", "hide-fellowship", "separate", "move-companions"],
  shadow: ["move-minions"],
};

/** What a die can be used for at all. */
function expected(decision: Decision, view: View): string[] {
  const side = sideOf(view.seat);
  if (decision.kind !== "wotr.use-die" || !side) return [];
  return [...OWN_ACTIONS[side], ...ACTIONS];
}

/** The Nazgûl of a region, as a piece. */
const NEST = "nazgul:";

export const ui: GameUi = {
  Board,
  Side: SideColumn,
  Hand,
  Window: Fight,
  Panel,
  Thumb,
  AnswerSign,
  staging,
  ...answers,
  expected,
  about,
  isPlace: (token) => token in FACTS.regions,
  pieceName: (piece, words) => {
    if (piece.startsWith(NEST)) return words.find("nazgul");
    return piece === "fellowship" ? words.text("wotr-screen-fellowship") : undefined;
  },
  pieceToken: (piece) => (piece === "fellowship" ? "move-fellowship" : piece.startsWith(NEST) ? "move-minions" : piece),
  means: (token) => token.startsWith("die:"),
  unsaid: ["done"],
  setUp: () => import("./setup"),
  Outlook,
  worthTelling: (event) => !RESTATED.has(event.kind),
  peek: (event) => (typeof event.params.card === "string" ? event.params.card : null),
  Peek: Card,
  // Not "pass": who skips what is shown with Space would give an action away with one press too many.
  goOn: ["done", "continue", "none", "no"],
  weighty,
  SeatMark,
  End,
  seatColour: (seat) => `var(--${sideOf(seat) ?? "ink"})`,
};
