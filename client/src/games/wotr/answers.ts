// Where the answers of War of the Ring are given, and what is said beside them.

import type { Decision, View, Way } from "../../lib/api";
import { namedIn } from "../../lib/beside";
import type { Scene } from "../../lib/scenes";
import type { Words } from "../../lib/words";
import { FACTS } from "./facts";
import { sideOf, type WarView } from "./view";

/** Answers that only give something away, and those that do nothing more. */
export const lesser: readonly string[] = ["waste", "pass"];
export const last: readonly string[] = ["none", "no", "done", "pass", "waste"];

/** Is one of the dice asked for that lie there? */
export const asksForDie = (kind: string): boolean => /^wotr\.(action|ring\.die|card\.lidless-eye)$/.test(kind);

/** Then all that can be answered stands with the dice. Where partners play, the column has no room for more than them. */
export const withDice = ({ kind }: Decision, view: WarView): boolean => asksForDie(kind) && !view.partners;

/** Options that are on the table, by the family of their tokens: where they can be clicked. */
const ON_TABLE: Record<string, (id: string, decision: Decision, war: WarView) => boolean> = {
  nation: () => true,
  die: (_, { kind }) => asksForDie(kind),
  card: (id, _, { cards, seat }) => cards[seat ?? ""]?.hand?.includes(id) ?? false,
  // Who guides at first: one of two, and one of them is the Guide already. Both are buttons.
  character: (id, { kind }, { characters, fellowship }) =>
    kind !== "wotr.first-guide" &&
    id in characters &&
    (characters[id]! in FACTS.regions || fellowship.companions.includes(id)),
};

/** Cards for a battle are chosen by what they do in it: its window says that, though they can be taken from the hand as well. */
export const choosesCombat = ({ kind }: Decision): boolean => kind === "wotr.combat-card";

/** Is the option something that is on the table, where it can be clicked? */
export function placed(token: string, decision: Decision, view: View): boolean {
  if (choosesCombat(decision)) return false;
  if (withDice(decision, view as WarView)) return true;
  // Where an army retreats to can be clicked on the map, and is a button as well.
  if (FACTS.regions[token]) return decision.kind !== "wotr.retreat";
  const [family = "", id = ""] = token.split(":");
  return ON_TABLE[family]?.(id, decision, view as WarView) ?? false;
}

const NAMED = { region: "", origin: "", target: "", character: "character:", nation: "nation:", card: "card:" };
/** Questions that name nothing, and the part of the side column that they are about. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [
    /^wotr\.(fellowship\.|separate\.|journey\.w|first-guide|version\.|council\.outside|card\.(breaking|hide-|move-|separate-|lure))/,
    "fold:wotr-fellowship",
  ],
  [/^wotr\.(gandalf-draws|sorcerer|spear-of-terror|draw-from|swap$|card\.(palantir|wind-hand))/, "fold:wotr-cards"],
  [/^wotr\.card\.(wind-table|nazgul-strike|balrog$)/, "fold:wotr-table"],
  [/^wotr\.(hunt-dice|card\.crebain)/, "fold:wotr-hunt"],
  [/^wotr\.council\.token/, "fold:wotr-lords"],
  [/^wotr\.(diplomacy|card\.nation)/, "fold:wotr-politics"],
];

/** Cards whose questions are about one place. */
const PLACES: Readonly<Record<string, string>> = {
  "wotr.card.denethor": "minas_tirith",
  "wotr.card.dol-guldur-goes": "dol_guldur",
};
/** ... or about one figure, wherever it stands. */
const FIGURES: Readonly<Record<string, string>> = { "wotr.card.balrog-is-come": "balrog_of_moria" };

/** Those on the map who can be chosen. */
const figuresIn = (options: readonly string[], view: WarView): string[] =>
  options.filter((token) => (view.characters[token.replace("character:", "")] ?? "") in FACTS.regions);

/** What a question is about: what it names, or else a part of the column, or the dice that one acts with. */
export function subject({ kind, params, options }: Decision, view: View): string[] {
  const where = PLACES[kind] ?? (view as WarView).characters[FIGURES[kind] ?? ""];
  if (where) return [where];
  // Cards of the hand that can be chosen stand for a question about another card.
  if (kind === "wotr.card.another") return options.filter((token) => token.startsWith("card:"));
  // Who journeys is on the map, or still with the Fellowship.
  const figures = kind.startsWith("wotr.journey.") ? figuresIn(options, view as WarView) : [];
  if (figures.length) return figures;
  const dice = `dice:${sideOf(view.seat)}`;
  if (/^wotr\.(action|use-die|ring\.|vilya|special-die|recruit\.figure|card\.l(ore|idless)-)/.test(kind)) return [dice];
  const part = PARTS.find(([kinds]) => kinds.test(kind));
  return part ? [part[1]] : namedIn(params, NAMED);
}

/** What may begin a battle: whoever is alone, or has one enemy only, isn't asked any more who goes, or where. */
const ATTACKING = /^wotr\.(attack\.(from|to)|card\.(relieve|relieve-from|corsairs|dol-guldur-goes))$/;

export const mayFight = (token: string, { kind }: Decision): boolean =>
  kind === "wotr.use-die" ? token === "attack" : ATTACKING.test(kind);

/** What such a way is called where nothing but places was chosen. */
export const aimWords = ({ steps }: Way, words: Words): string | undefined =>
  steps.every(({ kind }) => ATTACKING.test(kind)) ? words.text("wotr-board-ahead-attack") : undefined;

/** Several questions in one. */
export const panel = ({ kind, params }: Decision): boolean =>
  kind.endsWith(".force") || (kind === "wotr.casualties" && Number(params.hits) > 1);

/** While a battle or a Hunt goes on, all that is asked is about it: its window asks. */
export const inWindow = ({ kind }: Decision, { name, over }: Scene): boolean =>
  kind.startsWith("wotr.") && !over && (name === "battle" || name === "hunt");

/** How many there are left, of what one chooses from. */
export function note(token: string, decision: Decision, view: View, words: Words): string {
  const war = view as WarView;
  if (decision.kind === "wotr.recruit.figure" && token in war.reinforcements)
    return words.text("wotr-board-left", { count: war.reinforcements[token]! });
  // What a card says, where one chooses among cards that are not in one's hand.
  if (token.startsWith("take:")) {
    const card = token.slice(5);
    return words.about(words.knows(`wotr-version-${card}`, "text") ? "version" : "character", card, "text");
  }
  if (choosesCombat(decision) && token.startsWith("card:"))
    return words.about("combat", FACTS.cards[token.slice(5)]?.combat ?? "", "text");
  if (decision.kind === "wotr.card.wind-discard") return words.about("card", token.slice(5), "text");
  if (decision.kind === "wotr.special-die") return words.about("face", token.slice(4), "text");
  if (token.startsWith("draw:"))
    return words.text("wotr-board-left", { count: war.cards[war.seat ?? ""]?.decks[token.slice(5)] ?? 0 });
  return "";
}
