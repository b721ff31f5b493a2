// Setting up the card table by hand: cards go from one row or pile to another, with what lies on them, as lines of a position.
//
// A place is a row or pile, named as its line is (`p1 play`, `staging`), a card in play, with its damage and the like, the
// quest or a player. What the position says of a card and nobody sees on it, such as how often it was used, stays with it.

import type { Sight } from "../../lib/api";
import { inOrder } from "../../lib/search";
import { type SetUp, said, type Thing, type Things } from "../../lib/setup";
import type { Words } from "../../lib/words";
import { FACTS } from "./facts";
import { type Attachment, type CardView, cardOf, cardsInPlay, findCard, type InPlay } from "./view";

const CARD = "card:";
const PLAYER = "player:";
const QUEST = "quest";
const ENCOUNTER = ["enemy", "location", "treachery", "objective"];
/** More than ever lie on a card. */
const MANY = 30;
/** Marks with a number, and those that are there or not. */
const NUMBERS = ["damage", "resources"] as const;
const FLAGS = ["exhausted", "committed"] as const;

/** A card in a line: its token and its marks. */
interface Entry {
  id: string;
  marks: string[];
}

const viewOf = (sight: Sight): CardView => sight.view as CardView;
const isCard = (place: string): boolean => cardOf(place) in FACTS.cards;
const typeOf = (id: string): string => FACTS.cards[cardOf(id)]!.type;
const written = ({ id, marks }: Entry): string => [id, ...marks].join(" ");

/** The lines in which cards stand. */
function keys(sight: Sight): string[] {
  const own = sight.seats.flatMap((seat) =>
    ["play", "engaged", "hand", "discard", "deck"].map((part) => `${seat} ${part}`),
  );
  return [
    ...own,
    "staging",
    "active",
    "attached",
    "shadow",
    "encounter discard",
    "encounter deck",
    "victory",
    "aside",
    "removed",
  ];
}

/** What the position says in that line. */
function entriesIn(position: string, key: string): Entry[] {
  return (said(position, key) ?? "")
    .split(",")
    .map((each) => each.trim().split(/\s+/))
    .filter(([id]) => id)
    .map(([id, ...marks]) => ({ id: id!, marks }));
}

const isShown = (mark: string): boolean =>
  NUMBERS.some((each) => mark.startsWith(`${each}=`)) || (FLAGS as readonly string[]).includes(mark);

/** A card as it lies there now. */
function entryOf(card: InPlay, others: readonly Entry[]): Entry {
  const amounts = { damage: card.damage, resources: card.resources ?? card.progress ?? card.tokens };
  const marks = [
    ...NUMBERS.flatMap((each) => (amounts[each] ? [`${each}=${amounts[each]}`] : [])),
    ...FLAGS.filter((each) => card[each]),
  ];
  const kept = others.find((each) => each.id === card.id)?.marks.filter((mark) => !isShown(mark)) ?? [];
  return { id: card.id, marks: [...marks, ...kept] };
}

function attachedEntry(each: Attachment, host: string, others: readonly Entry[]): Entry {
  const kept = others.find((entry) => entry.id === each.id)?.marks.filter((mark) => !isShown(mark)) ?? [];
  return { id: each.id, marks: [...(each.exhausted ? ["exhausted"] : []), ...(kept.length ? kept : [`on=${host}`])] };
}

/** All cards by their line, as the table shows them; what it doesn't show is as the position says. */
function table(sight: Sight): Map<string, Entry[]> {
  const view = viewOf(sight);
  const lines = new Map(keys(sight).map((key) => [key, entriesIn(sight.position, key)]));
  const lay = (key: string, cards: readonly InPlay[]) => {
    lines.set(
      key,
      cards.map((card) => entryOf(card, lines.get(key)!)),
    );
  };
  for (const player of view.players) {
    lay(`${player.seat} play`, player.characters);
    lay(`${player.seat} engaged`, player.enemies);
    const hand = lines.get(`${player.seat} hand`)!;
    if (player.hand)
      lines.set(
        `${player.seat} hand`,
        player.hand.map((id) => hand.find((each) => each.id === id) ?? { id, marks: [] }),
      );
  }
  lay("staging", view.staging);
  lay("active", view.active ? [view.active] : []);
  const attached = lines.get("attached")!;
  const shown = cardsInPlay(view).flatMap((card) =>
    card.attachments.map((each) => attachedEntry(each, card.id, attached)),
  );
  lines.set("attached", [...shown, ...attached.filter((each) => !shown.some((other) => other.id === each.id))]);
  return lines;
}

const keyOf = (id: string, lines: Map<string, Entry[]>): string | null =>
  [...lines.keys()].find((key) => lines.get(key)!.some((each) => each.id === id)) ?? null;

const lineOf = (key: string, lines: Map<string, Entry[]>): string =>
  `${key}: ${lines.get(key)!.map(written).join(", ")}`.trim();

/** A copy of that card that lies nowhere in sight, best one that is still in a deck. */
function copyOf(card: string, lines: Map<string, Entry[]>): string {
  const copies = Array.from({ length: FACTS.cards[card]!.quantity }, (_, at) => (at ? `${card}.${at + 1}` : card));
  const free = copies.filter((id) => /^$| deck$/.test(keyOf(id, lines) ?? ""));
  return free[0] ?? card;
}

/** The line that a card comes to: an attachment goes onto a card, others into its row. */
function goalOf(id: string, to: string, lines: Map<string, Entry[]>): { key: string; marks: string[] } {
  if (!isCard(to)) return { key: to, marks: [] };
  if (["attachment", "treachery"].includes(typeOf(id))) return { key: "attached", marks: [`on=${to}`] };
  return { key: keyOf(to, lines)!, marks: [] };
}

/** Where a card goes that is taken off the table. */
function pileFor(id: string, key: string | null, sight: Sight): string {
  if (ENCOUNTER.includes(typeOf(id))) return "encounter discard";
  const owner = key?.split(" ")[0];
  return `${sight.seats.find((seat) => seat === owner) ?? sight.seats[0]} discard`;
}

function moved(things: Things, from: string | null, to: string | null, sight: Sight): string[] {
  const view = viewOf(sight);
  const lines = table(sight);
  const changed = new Set<string>();
  const place = to ?? from;
  const times = to ? 1 : -1;
  const other: string[] = [];
  for (const [thing, count] of Object.entries(things)) {
    if (thing.startsWith(CARD)) {
      const id = from === null ? copyOf(cardOf(thing.slice(CARD.length)), lines) : thing.slice(CARD.length);
      const key = keyOf(id, lines);
      const goal = goalOf(id, to ?? pileFor(id, key, sight), lines);
      const before = key ? lines.get(key)!.find((each) => each.id === id)! : { id, marks: [] };
      // What lies on it stays on it in play; it is attached to something else there.
      const stays = (mark: string) =>
        mark.startsWith("of=") || (inPlay(key ?? "") && inPlay(goal.key) && !/^(on|by)=/.test(mark));
      const marks = before.marks.filter(stays);
      if (key) {
        lines.set(
          key,
          lines.get(key)!.filter((each) => each.id !== id),
        );
        changed.add(key);
      }
      lines.set(goal.key, [...lines.get(goal.key)!, { id, marks: [...marks, ...goal.marks] }]);
      changed.add(goal.key);
    } else if (place && isCard(place)) {
      const key = keyOf(place, lines)!;
      lines.set(
        key,
        lines.get(key)!.map((each) => (each.id === place ? marked(each, thing, times * count) : each)),
      );
      changed.add(key);
    } else if (place === QUEST)
      other.push(`quest: ${view.quest.id} ${Math.max(0, view.quest.progress + times * count)}`);
    else if (place?.startsWith(PLAYER)) {
      const threats = view.players.map(({ seat, threat }) => threat + (PLAYER + seat === place ? times * count : 0));
      other.push(`threat: ${threats.join(" ")}`);
    }
  }
  return [...[...changed].map((key) => lineOf(key, lines)), ...other];
}

const inPlay = (key: string): boolean => /( play| engaged|^staging|^active|^attached)$/.test(key);

/** The card with so much more of a mark. */
function marked({ id, marks }: Entry, mark: string, more: number): Entry {
  if ((FLAGS as readonly string[]).includes(mark))
    return { id, marks: [...marks.filter((each) => each !== mark), ...(more > 0 ? [mark] : [])] };
  const now = Number(marks.find((each) => each.startsWith(`${mark}=`))?.slice(mark.length + 1) ?? 0) + more;
  const others = marks.filter((each) => !each.startsWith(`${mark}=`));
  return { id, marks: now > 0 ? [`${mark}=${now}`, ...others] : others };
}

/** What can lie on a card of that kind. */
function marksOf(card: InPlay, words: Words): Thing[] {
  const hurt = ["hero", "ally", "enemy"].includes(card.type);
  const has = {
    damage: hurt,
    resources: card.type === "hero" || card.type === "location" || card.tokens !== undefined,
  };
  const amounts = { damage: card.damage ?? 0, resources: card.resources ?? card.progress ?? card.tokens ?? 0 };
  const name = (mark: string): string =>
    words.text(`lcg-setup-${mark === "resources" && card.type === "location" ? "progress" : mark}`);
  return [
    ...NUMBERS.filter((each) => has[each]).map((each) => ({
      id: each,
      name: name(each),
      count: amounts[each],
      most: MANY,
      fixed: true,
    })),
    ...FLAGS.filter(() => ["hero", "ally"].includes(card.type)).map((each) => ({
      id: each,
      name: name(each),
      count: Number(!!card[each]),
      most: 1,
      fixed: true,
    })),
  ];
}

/** Which cards can lie in that row or pile. */
function fits(card: string, key: string): boolean {
  const type = FACTS.cards[card]!.type;
  if (key.endsWith(" play")) return type === "hero" || type === "ally";
  if (key.endsWith(" engaged")) return type === "enemy";
  if (key === "active") return type === "location";
  if (key === "staging") return ["enemy", "location", "objective"].includes(type);
  return key.startsWith("encounter") || key === "victory"
    ? ENCOUNTER.includes(type)
    : !ENCOUNTER.includes(type) && type !== "hero";
}

function things(place: string, sight: Sight, words: Words): Thing[] {
  const view = viewOf(sight);
  if (place === QUEST)
    return [
      { id: "progress", name: words.text("lcg-setup-progress"), count: view.quest.progress, most: MANY, fixed: true },
    ];
  if (place.startsWith(PLAYER)) {
    const threat = view.players.find(({ seat }) => PLAYER + seat === place)!.threat;
    return [{ id: "threat", name: words.text("lcg-board-threat"), count: threat, most: 50, fixed: true }];
  }
  const card = (id: string, count: number): Thing => ({ id: CARD + id, name: words.name("card", id), count, most: 1 });
  const more = (fit: (id: string) => boolean): Thing[] => {
    const ids = Object.keys(FACTS.cards).filter(fit);
    return inOrder(
      ids.map((id) => card(id, 0)),
      words.messages.language,
      (thing) => thing.name,
    );
  };
  if (isCard(place)) {
    const shown = findCard(view, place);
    if (!shown) return [];
    const here = shown.attachments.map((each) => card(each.id, 1));
    return [...marksOf(shown, words), ...here, ...more((id) => FACTS.cards[id]!.type === "attachment")];
  }
  const here = table(sight).get(place) ?? [];
  return [...here.map(({ id }) => card(id, 1)), ...more((id) => fits(id, place))];
}

function rowName(key: string, words: Words): string {
  const [seat, part] = key.split(" ");
  if (!part || seat === "encounter") return words.text(`lcg-setup-${key.replace(" ", "-")}`);
  return words.text(`lcg-setup-${part}`, { seat: words.thing("seat", seat!) });
}

export const setUp: SetUp = {
  places(sight, words) {
    const view = viewOf(sight);
    const rows = keys(sight).filter((key) => !/ deck$|^(attached|shadow|aside|removed)$/.test(key));
    return [
      ...rows.map((key) => ({ id: key, name: rowName(key, words) })),
      ...cardsInPlay(view).map(({ id }) => ({ id, name: words.name("card", id) })),
      { id: QUEST, name: words.name("quest", view.quest.id) },
      ...view.players.map(({ seat }) => ({ id: PLAYER + seat, name: words.seat(seat) })),
    ];
  },
  placesAt(id, sight) {
    if (!isCard(id) || !findCard(viewOf(sight), id)) return [];
    return [id, ...[keyOf(id, table(sight))].filter((key) => key !== null)];
  },
  things,
  taken(id, sight) {
    const key = isCard(id) ? keyOf(id, table(sight)) : null;
    return key === null ? null : { from: key, things: { [CARD + id]: 1 } };
  },
  moved,
  line(place, sight) {
    const lines = table(sight);
    if (place === QUEST) return `quest: ${viewOf(sight).quest.id} ${viewOf(sight).quest.progress}`;
    if (place.startsWith(PLAYER))
      return `threat: ${viewOf(sight)
        .players.map(({ threat }) => threat)
        .join(" ")}`;
    return lineOf(isCard(place) ? keyOf(place, lines)! : place, lines);
  },
};
