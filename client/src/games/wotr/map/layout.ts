// Where pieces stand: an army at its region's spot, others beside it, a garrison in its stronghold.

import { spread } from "../../../board/spread";
import type { Patch } from "../../../lib/mapnames";
import { type Army, fieldsOf, totals, type WarView } from "../view";
import { atlas, MAP } from "./geometry";

export type Stand =
  | { kind: "army"; key: string; region: string; x: number; y: number; army: Army }
  | { kind: "fellowship"; key: string; region: string; x: number; y: number }
  | { kind: "character"; key: string; region: string; x: number; y: number; id: string; count: number };

const GAP = 25;

/** The characters of a stand. */
export const heads = (stand: Stand): string[] =>
  stand.kind === "army" ? stand.army.characters : stand.kind === "character" ? [stand.id] : [];

/** Where everybody stands, where pieces are drawn that much larger or smaller. */
export function layOut(view: WarView, size = 1): Stand[] {
  const stands: Stand[] = [];
  const inArmies = new Set(view.armies.flatMap((army) => army.characters));
  const loose = new Map<string, { id: string; count: number }[]>();
  const add = (region: string, id: string, count: number) => {
    if (!MAP.regions[region]) return;
    loose.set(region, [...(loose.get(region) ?? []), { id, count }]);
  };

  for (const army of view.armies) {
    const shape = MAP.regions[army.region]!;
    const [x, y] = army.besieged ? shape.icon! : shape.army;
    stands.push({
      kind: "army",
      key: `${army.region}-${army.side}-${army.besieged}`,
      region: army.region,
      x: x!,
      y: y!,
      army,
    });
  }
  besiege(stands);
  for (const [region, count] of Object.entries(view.nazgul)) add(region, "nazgul", count);
  for (const [id, place] of Object.entries(view.characters)) if (!inArmies.has(id)) add(place, id, 1);
  const bearers = view.fellowship.region;
  if (bearers) add(bearers, "fellowship", 1);

  for (const [region, guests] of loose) {
    const shape = MAP.regions[region]!;
    const crowded = view.armies.some((army) => army.region === region && !army.besieged);
    const [x, y] = crowded ? shape.guest : shape.army;
    guests.forEach(({ id, count }, at) => {
      const left = x! + (at - (guests.length - 1) / 2) * GAP;
      if (id === "fellowship") stands.push({ kind: "fellowship", key: "fellowship", region, x: left, y: y! });
      else stands.push({ kind: "character", key: `${id}-${region}`, region, x: left, y: y!, id, count });
    });
  }
  if (view.fellowship.mordor !== null) {
    const [x, y] = MAP.track[view.fellowship.mordor] ?? MAP.track.at(-1)!;
    stands.push({ kind: "fellowship", key: "fellowship", region: "gorgoroth", x: x!, y: y! });
  }
  // Banners of neighbouring regions are moved apart a little where they would cover each other.
  spread(
    stands.filter((stand) => stand.kind === "army"),
    FURTHEST * size,
    (a, b) => (a.region === b.region ? null : [(b.x < a.x ? beside(b, a) : beside(a, b)) * size, HIGH * size]),
  );
  // What stands further south is nearer, and covers what is behind it; nothing covers the Ring-bearers.
  const depth = (stand: Stand) => (stand.kind === "fellowship" ? atlas.height : stand.y);
  return stands.sort((a, b) => depth(a) - depth(b));
}

// From the middle of a garrison to that of a banner which touches its ring, and hides nothing of it: half of both, and
// heads that look out above.
const APART = 37;
const HEADS = 8;

/** Besiegers stand at the ring around the garrison, not on it. */
function besiege(stands: Stand[]): void {
  for (const inside of stands) {
    if (inside.kind !== "army" || !inside.army.besieged) continue;
    const outside = stands.find((each) => each !== inside && each.kind === "army" && each.region === inside.region);
    if (outside?.kind !== "army" || Math.abs(outside.x - inside.x) > 62) continue;
    outside.y = Math.max(outside.y, inside.y + APART + (outside.army.characters.length ? HEADS : 0));
  }
}

// How much room a banner takes, and how far it may be moved. Where several nations are in an army it is as wide as their
// fields, with the number of leaders at its right.
const WIDE = 50;
const FIELD = 34;
const LEADERS = 15;
const HIGH = 44;
const FURTHEST = 13;

function reach(stand: Stand): { left: number; right: number } {
  const fields = stand.kind === "army" ? fieldsOf(stand.army).length : 1;
  if (stand.kind !== "army" || fields < 2) return { left: WIDE / 2, right: WIDE / 2 };
  const half = (FIELD * fields) / 2;
  return { left: half, right: half + (totals(stand.army.figures).leader ? LEADERS : 0) };
}

/** How far apart the middles of two banners are that touch each other, the first one at the left. */
const beside = (a: Stand, b: Stand): number => reach(a).right + reach(b).left;

/** What the banners cover, where they are drawn that much larger or smaller: names keep away from it. */
export const covers = (stands: readonly Stand[], size: number): Patch[] =>
  stands
    .filter((stand) => stand.kind === "army")
    .map((stand) => ({
      left: stand.x - reach(stand).left * size,
      right: stand.x + reach(stand).right * size,
      top: stand.y - (HIGH / 2) * size,
      bottom: stand.y + (HIGH / 2) * size,
    }));
