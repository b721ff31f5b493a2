// War of the Ring, for the shell.

import type { Decision, GameEvent, View } from "../../lib/api";
import type { Words } from "../../lib/words";
import type { GameUi } from "../registry";
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
import { parts, type Side, sideOf, type WarView } from "./view";

/** Is the option something that is on the table, where it can be clicked? */
function placed(token: string, decision: Decision, view: View): boolean {
  const war = view as WarView;
  // Where an army retreats to can be clicked on the map, and is a button as well.
  if (FACTS.regions[token]) return decision.kind !== "wotr.retreat";
  const [family, id = ""] = token.split(":");
  switch (family) {
    case "nation":
      return true;
    case "die":
      return decision.kind === "wotr.action" || decision.kind === "wotr.ring.die";
    case "card":
      return war.cards[war.seat ?? ""]?.hand?.includes(id) ?? false;
    case "character":
      // Who guides at first: one of two, and one of them is the Guide already. Both are buttons.
      return (
        decision.kind !== "wotr.first-guide" &&
        id in war.characters &&
        (war.characters[id]! in FACTS.regions ||
          (war.fellowship.companions.includes(id) && id !== war.fellowship.guide))
      );
    default:
      return false;
  }
}

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

/** How many there are left, of what one chooses from. */
function note(token: string, decision: Decision, view: View, words: Words): string {
  const war = view as WarView;
  if (decision.kind === "wotr.recruit.figure" && token in war.reinforcements)
    return words.text("wotr-board-left", { count: war.reinforcements[token]! });
  // What a card says, where one chooses among cards that are not in one's hand.
  if (token.startsWith("take:")) {
    const card = token.slice(5);
    return words.about(words.knows(`wotr-version-${card}`, "text") ? "version" : "character", card, "text");
  }
  if (decision.kind === "wotr.card.wind-discard") return words.about("card", token.slice(5), "text");
  if (decision.kind === "wotr.special-die") return words.about("face", token.slice(4), "text");
  if (token.startsWith("draw:"))
    return words.text("wotr-board-left", { count: war.cards[war.seat ?? ""]?.decks[token.slice(5)] ?? 0 });
  return "";
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

/** `army edoras: rohan 2/1/1`: regulars, elites and leaders; the Shadow's leaders are its Nazgûl. */
function line(token: string, view: View): string | null {
  if (!(token in FACTS.regions)) return null;
  const army = (view as WarView).armies.find((each) => each.region === token && !each.besieged);
  const figures = parts(army?.figures ?? {}).flatMap(({ nation, regular, elite, leader }) => {
    if (FACTS.nations[nation] === "free") return [`${nation} ${regular}/${elite}/${leader}`];
    return [...(regular + elite ? [`${nation} ${regular}/${elite}`] : []), ...(leader ? [`nazgul ${leader}`] : [])];
  });
  return `army ${token}: ${figures.join(", ") || "none"}`;
}

export const ui: GameUi = {
  Board,
  Side: SideColumn,
  Hand,
  Window: Fight,
  staging,
  Panel,
  panel: (decision) =>
    decision.kind.endsWith(".force") || (decision.kind === "wotr.casualties" && Number(decision.params.hits) > 1),
  Thumb,
  turn: (view) => (view as unknown as { turn: number }).turn,
  placed,
  note,
  AnswerSign,
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
  line,
  Outlook,
  worthTelling: (event) => !RESTATED.has(event.kind),
  peek: (event) => (typeof event.params.card === "string" ? event.params.card : null),
  Peek: Card,
  goOn: ["done", "continue", "pass", "none", "no"],
  weighty,
  SeatMark,
  End,
  seatColour: (seat) => `var(--${sideOf(seat) ?? "ink"})`,
};
