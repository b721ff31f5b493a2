// Setting up the map of War of the Ring by hand: armies, garrisons, characters and the Fellowship, as lines of a position.

import type { Sight } from "../../lib/api";
import { inOrder } from "../../lib/search";
import { type SetUp, type Thing, type Things, withMore } from "../../lib/setup";
import type { Words } from "../../lib/words";
import { FACTS, NATIONS } from "./facts";
import { nationOf, parts, rank, type Side, type WarView } from "./view";

const GARRISON = "garrison ";
const PERSON = "character:";
const FELLOWSHIP = "fellowship";
/** Where a character can be who isn't on the map. */
const AWAY = [FELLOWSHIP, "set-aside", "eliminated"];
/** More than there are in the box. */
const MANY = 20;

const viewOf = (sight: Sight): WarView => sight.view as WarView;
const regionOf = (place: string): string => place.replace(GARRISON, "");
const isArmy = (place: string): boolean => regionOf(place) in FACTS.regions;
const isStronghold = (region: string): boolean => FACTS.regions[region]?.what === "stronghold";
const isFigure = (id: string): boolean => id === "nazgul" || /-(regular|elite|leader)$/.test(id);

const FIGURES = [
  ...NATIONS.flatMap((nation) => {
    const ranks = FACTS.nations[nation] === "free" ? ["regular", "elite", "leader"] : ["regular", "elite"];
    return ranks.map((each) => `${nation}-${each}`);
  }),
  "nazgul",
];

/** The figures at a place, with Nazgûl who belong to no army there. */
function figuresAt(place: string, view: WarView): Things {
  const region = regionOf(place);
  const inside = place !== region;
  const army = view.armies.find((each) => each.region === region && each.besieged === inside);
  const loose = inside ? 0 : (view.nazgul[region] ?? 0);
  return withMore(army?.figures ?? {}, { nazgul: loose });
}

function peopleAt(place: string, view: WarView): string[] {
  const region = regionOf(place);
  const garrison = view.armies.find((each) => each.region === region && each.besieged)?.characters ?? [];
  if (place !== region) return garrison;
  const there = Object.keys(view.characters).filter((id) => view.characters[id] === region);
  return there.filter((id) => !garrison.includes(id));
}

/** `army edoras: rohan 2/1/1`: regulars, elites and leaders; the Shadow's leaders are its Nazgûl. */
function armyLine(place: string, figures: Things): string {
  const said = parts(figures).flatMap(({ nation, regular, elite, leader }) => {
    if (FACTS.nations[nation] === "free") return [`${nation} ${regular}/${elite}/${leader}`];
    return [...(regular + elite ? [`${nation} ${regular}/${elite}`] : []), ...(leader ? [`nazgul ${leader}`] : [])];
  });
  return `${place.startsWith(GARRISON) ? place : `army ${place}`}: ${said.join(", ") || "none"}`;
}

function fellowshipLine(
  { fellowship }: WarView,
  change: { region?: string; progress?: number; corruption?: number },
): string {
  const { region, progress, corruption } = { ...fellowship, ...change };
  const mordor = change.region === undefined ? fellowship.mordor : null;
  const at = mordor !== null ? `mordor ${mordor}` : region;
  const more = [
    progress && mordor === null ? `progress ${progress}` : "",
    corruption ? `corruption ${corruption}` : "",
    fellowship.hidden || mordor !== null ? "" : "revealed",
  ];
  return `fellowship: ${[at, ...more].filter(Boolean).join(", ")}`;
}

/** Whose units they are. Nazgûl and leaders alone make no army. */
function sideOf(figures: Things): Side | null {
  const unit = Object.keys(figures).find((id) => figures[id] && rank(id) !== "leader");
  return unit ? FACTS.nations[nationOf(unit)]! : null;
}

/** The armies that change. Who comes to a stronghold of the enemy besieges it; where nobody besieges, there is no siege. */
function armiesAfter(things: Things, from: string | null, to: string | null, view: WarView): Map<string, Things> {
  const armies = new Map<string, Things>();
  const at = (place: string): Things => armies.get(place) ?? figuresAt(place, view);
  if (!Object.keys(things).length) return armies;
  if (from && isArmy(from)) armies.set(from, withMore(at(from), things, -1));
  if (to && isArmy(to)) {
    const [there, coming, garrison] = [at(to), sideOf(things), GARRISON + to];
    const enemies = coming && sideOf(there) && sideOf(there) !== coming;
    if (enemies && isStronghold(to) && !sideOf(at(garrison))) {
      armies.set(garrison, there);
      armies.set(to, things);
    } else armies.set(to, withMore(there, things));
  }
  for (const region of [...armies.keys()].map(regionOf)) {
    if (sideOf(at(region)) || !sideOf(at(GARRISON + region))) continue;
    armies.set(region, withMore(at(region), at(GARRISON + region)));
    armies.set(GARRISON + region, {});
  }
  return armies;
}

function moved(things: Things, from: string | null, to: string | null, sight: Sight): string[] {
  const view = viewOf(sight);
  const of = (kind: (id: string) => boolean) => Object.entries(things).filter(([id]) => kind(id));
  const armies = armiesAfter(Object.fromEntries(of(isFigure)), from, to, view);
  const lines = [...armies].map(([place, figures]) => armyLine(place, figures));
  for (const [id] of of((each) => each.startsWith(PERSON)))
    lines.push(`character ${id.slice(PERSON.length)}: ${to ?? "eliminated"}`);
  if (FELLOWSHIP in things && to && to in FACTS.regions) lines.push(fellowshipLine(view, { region: to }));
  for (const what of ["progress", "corruption"] as const) {
    const more = (things[what] ?? 0) * (to ? 1 : -1);
    if (more) lines.push(fellowshipLine(view, { [what]: Math.max(0, view.fellowship[what] + more) }));
  }
  return lines;
}

function things(place: string, sight: Sight, words: Words): Thing[] {
  const view = viewOf(sight);
  const people = Object.keys(view.characters);
  const person = (id: string, count: number): Thing => ({
    id: PERSON + id,
    name: words.name("character", id),
    count,
    most: 1,
  });
  if (!isArmy(place)) {
    const { progress, corruption, mordor } = view.fellowship;
    const number = (id: string, count: number, most: number): Thing => ({
      id,
      name: words.text(`wotr-setup-${id}`),
      count,
      most,
      fixed: true,
    });
    const numbers = [
      ...(mordor === null ? [number("progress", progress, MANY)] : []),
      number("corruption", corruption, FACTS.limits.corruption),
    ];
    return [
      ...(place === FELLOWSHIP ? numbers : []),
      ...people.map((id) => person(id, Number(view.characters[id] === place))),
    ];
  }
  const figures = figuresAt(place, view);
  const here = new Set(peopleAt(place, view));
  const bearers = view.fellowship.mordor === null && view.fellowship.region === place;
  return [
    ...FIGURES.map((id) => ({ id, name: words.name("figure", id), count: figures[id] ?? 0, most: MANY })),
    ...people.map((id) => person(id, Number(here.has(id)))),
    ...(place in FACTS.regions
      ? [{ id: FELLOWSHIP, name: words.text("wotr-screen-fellowship"), count: Number(bearers), most: 1 }]
      : []),
  ];
}

export const setUp: SetUp = {
  places(_sight, words) {
    const language = words.messages.language;
    const regions = Object.keys(FACTS.regions).map((id) => ({ id, name: words.name("region", id) }));
    const garrisons = Object.keys(FACTS.regions)
      .filter(isStronghold)
      .map((id) => ({
        id: GARRISON + id,
        name: words.text("wotr-setup-garrison", { region: words.thing("region", id) }),
      }));
    return [
      ...AWAY.map((id) => ({
        id,
        name: words.text(id === FELLOWSHIP ? "wotr-screen-fellowship" : `wotr-place-${id}`),
      })),
      ...inOrder([...regions, ...garrisons], language, (place) => place.name),
    ];
  },
  placesAt(id, sight) {
    if (!(id in FACTS.regions)) return [];
    const { region, mordor } = viewOf(sight).fellowship;
    return [
      id,
      ...(isStronghold(id) ? [GARRISON + id] : []),
      ...(region === id && mordor === null ? [FELLOWSHIP] : []),
    ];
  },
  things,
  taken(id, sight) {
    const view = viewOf(sight);
    if (!isArmy(id)) return null;
    const { region, mordor } = view.fellowship;
    const people = Object.fromEntries(peopleAt(id, view).map((each) => [PERSON + each, 1]));
    const all = { ...figuresAt(id, view), ...people };
    // The Fellowship goes alone, unless nobody else is there.
    const bearers = !Object.keys(all).length && region === id && mordor === null;
    return { from: id, things: bearers ? { [FELLOWSHIP]: 1 } : all };
  },
  moved,
  line: (place, sight) =>
    isArmy(place) ? armyLine(place, figuresAt(place, viewOf(sight))) : fellowshipLine(viewOf(sight), {}),
};
