// Where pieces stand: an army at its area's spot, tokens and lone characters beside it.

import { spread } from "../../../board/spread";
import type { Patch } from "../../../lib/mapnames";
import { TERRITORIES } from "../facts";
import { type Army, armyIn, type ValleyView } from "../view";
import { MAP } from "./geometry";

export type Stand = { key: string; area: string; x: number; y: number } & (
  | { kind: "army"; army: Army; characters: string[] }
  | { kind: "character"; id: string }
  | { kind: "tokens"; pool: string; count: number }
);

const GAP = 40;
// The Lord of the Eagles flies beside the badges of a territory's eagles and bats, which Sky draws below its name.
const BADGES = 16;
const LEFT_OF_EAGLES = -54;
const LEFT_OF_BOTH = -87;

export function layOut(view: ValleyView): Stand[] {
  const stands: Stand[] = [];
  for (const [area, entry] of Object.entries(view.areas)) {
    const shape = MAP.regions[area];
    if (!shape) continue;
    const army = armyIn(view, area);
    const people = entry.characters ?? [];
    // Beorn never stands with an army.
    const alone = army ? [] : people;
    const [ax, ay] = shape.army as [number, number];
    const [gx, gy] = shape.guest as [number, number];
    if (army) stands.push({ kind: "army", key: `${area}-army`, area, x: ax, y: ay + 6, army, characters: people });
    alone.forEach((id, at) => {
      const x = ax + (at - (alone.length - 1) / 2) * GAP;
      stands.push({ kind: "character", key: id, area, x, y: ay, id });
    });
    const tokens = Object.entries(entry.tokens ?? {});
    tokens.forEach(([pool, count], at) => {
      const x = gx + (at - (tokens.length - 1) / 2) * GAP;
      stands.push({ kind: "tokens", key: `${area}-${pool}`, area, x, y: gy, pool, count });
    });
  }
  const lord = view.characters.lord_of_the_eagles;
  if (lord?.place === "eagles_eyrie") {
    const [x, y] = MAP.regions.eagles_eyrie!.army as [number, number];
    stands.push({ kind: "character", key: "lord_of_the_eagles", area: "eagles_eyrie", x, y, id: "lord_of_the_eagles" });
  }
  const sky = lord && MAP.skies[lord.place];
  if (sky) {
    const [x, y] = sky as [number, number];
    const left = view.bats[lord.place] ? LEFT_OF_BOTH : LEFT_OF_EAGLES;
    const key = "lord_of_the_eagles";
    stands.push({ kind: "character", key, area: lord.place, x: x + left, y: y + BADGES, id: key });
  }
  // Banners of neighbouring regions are moved apart a little where they would cover each other.
  spread(
    stands.filter((stand) => stand.kind === "army"),
    FURTHEST,
    (a, b) => [(wide(a.army.units) + wide(b.army.units)) / 2, HIGH],
  );
  // What stands further south is nearer, and covers what is behind it.
  return stands.sort((a, b) => a.y - b.y);
}

/** Where each character stands, for clicks. */
export function places(stands: readonly Stand[]): Map<string, { x: number; y: number }> {
  const found = new Map<string, { x: number; y: number }>();
  for (const stand of stands) {
    if (stand.kind === "character") found.set(stand.id, stand);
    if (stand.kind !== "army") continue;
    stand.characters.forEach((id, at) => {
      found.set(id, { x: stand.x + (at - (stand.characters.length - 1) / 2) * 30, y: stand.y - 38 });
    });
  }
  return found;
}

// How much room a banner takes, and how far it may be moved.
const HIGH = 74;
const FURTHEST = 30;
const wide = (units: Record<string, number>): number => 16 + 34 * Math.max(1.4, Object.keys(units).length);

/** What the banners cover: names keep away from it. */
export const covers = (stands: readonly Stand[]): Patch[] =>
  stands.flatMap((stand) => {
    if (stand.kind !== "army") return [];
    const half = wide(stand.army.units) / 2;
    return [{ left: stand.x - half, right: stand.x + half, top: stand.y - HIGH / 2, bottom: stand.y + HIGH / 2 }];
  });

// How large the name of a territory is drawn, and how far eagles and bats reach below it.
const LETTER = 14;
const ABOVE = 26;
const FLYING = 32;

/** What the names of the territories cover, with who flies there. */
export const skyCovers = (name: (territory: string) => string, flying: (territory: string) => boolean): Patch[] =>
  TERRITORIES.map((id) => {
    const [x, y] = MAP.skies[id]!;
    const half = (name(id).length * LETTER) / 2;
    return { left: x! - half, right: x! + half, top: y! - ABOVE, bottom: y! + (flying(id) ? FLYING : LETTER) };
  });
