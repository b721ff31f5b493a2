// Setting up the valley by hand: armies, characters, recruitment tokens and walls, as lines of a position.

import type { Sight } from "../../lib/api";
import { inOrder } from "../../lib/search";
import { type SetUp, type Thing, type Things, withMore } from "../../lib/setup";
import type { Words } from "../../lib/words";
import { CHARACTERS, FACTS, UNITS } from "./facts";
import type { ValleyView } from "./view";

const PERSON = "character:";
const TOKENS = "tokens:";
const POOLS = ["dwarves", "elves", "shadow"];
/** What an army has beside its units. */
const NUMBERS = ["damage", "command"] as const;
/** More than there are in the box. */
const MANY = 20;

const areaOf = (place: string, sight: Sight) => (sight.view as ValleyView).areas[place] ?? {};
const isOfArmy = (id: string): boolean => UNITS.includes(id) || (NUMBERS as readonly string[]).includes(id);

function armyAt(place: string, sight: Sight): Things {
  const { units = {}, damage = 0, command = 0 } = areaOf(place, sight);
  return withMore(units, { damage, command });
}

const listed = (counts: Things): string =>
  Object.entries(counts)
    .map(([what, number]) => `${what} ${number}`)
    .join(", ") || "-";

/** `army camp: lake_men 2, damage 1, command 1`; `-` for nobody. */
const armyLine = (place: string, army: Things): string => `army ${place}: ${listed(army)}`;

const some = (things: Things, kind: (id: string) => boolean): Record<string, number> =>
  Object.fromEntries(Object.entries(things).filter(([id]) => kind(id)));

function moved(things: Things, from: string | null, to: string | null, sight: Sight): string[] {
  const lines: string[] = [];
  const army = some(things, isOfArmy);
  const tokens = Object.fromEntries(
    Object.entries(some(things, (id) => id.startsWith(TOKENS))).map(([id, count]) => [id.slice(TOKENS.length), count]),
  );
  for (const [place, times] of [
    [from, -1],
    [to, 1],
  ] as const) {
    if (!place) continue;
    if (Object.keys(army).length) lines.push(armyLine(place, withMore(armyAt(place, sight), army, times)));
    if (Object.keys(tokens).length)
      lines.push(`tokens ${place}: ${listed(withMore(areaOf(place, sight).tokens ?? {}, tokens, times))}`);
    const { walls } = areaOf(place, sight);
    if (walls && things.walls) lines.push(`walls ${place}: ${Math.max(0, walls.damage + times * things.walls)}`);
  }
  for (const id of Object.keys(some(things, (each) => each.startsWith(PERSON))))
    lines.push(`character ${id.slice(PERSON.length)}: ${to ?? "out"}`);
  return lines;
}

function things(place: string, sight: Sight, words: Words): Thing[] {
  const area = areaOf(place, sight);
  const army = armyAt(place, sight);
  const people = area.characters ?? [];
  const standing = Object.keys(area.units ?? {}).length > 0;
  const number = (id: string, name: string, count: number, most: number): Thing => ({ id, name, count, most });
  return [
    ...UNITS.map((id) => number(id, words.name("unit", id), army[id] ?? 0, MANY)),
    ...(standing ? NUMBERS.map((id) => number(id, words.text(`b5a-setup-${id}`), army[id] ?? 0, MANY)) : []),
    ...CHARACTERS.map((id) => number(PERSON + id, words.name("character", id), Number(people.includes(id)), 1)),
    ...POOLS.map((pool) =>
      number(
        TOKENS + pool,
        words.text("b5a-setup-tokens", { pool: words.name("pool", pool) }),
        area.tokens?.[pool] ?? 0,
        MANY,
      ),
    ),
    ...(area.walls
      ? [{ ...number("walls", words.text("b5a-setup-walls"), area.walls.damage, area.walls.defence), fixed: true }]
      : []),
  ];
}

export const setUp: SetUp = {
  places: (_sight, words) =>
    inOrder(
      Object.keys(FACTS.areas).map((id) => ({ id, name: words.name("area", id) })),
      words.messages.language,
      (place) => place.name,
    ),
  placesAt: (id) => (id in FACTS.areas ? [id] : []),
  things,
  taken(id, sight) {
    if (!(id in FACTS.areas)) return null;
    const people = Object.fromEntries((areaOf(id, sight).characters ?? []).map((each) => [PERSON + each, 1]));
    return { from: id, things: { ...armyAt(id, sight), ...people } };
  },
  moved,
  line: (place, sight) => armyLine(place, armyAt(place, sight)),
};
