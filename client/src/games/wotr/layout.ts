// Where pieces stand: an army at its region's spot, others beside it, a garrison in its stronghold.

import { HEIGHT, MAP } from "./geometry";
import type { Army, WarView } from "./view";

export type Stand =
  | { kind: "army"; key: string; region: string; x: number; y: number; army: Army }
  | { kind: "fellowship"; key: string; region: string; x: number; y: number }
  | { kind: "character"; key: string; region: string; x: number; y: number; id: string; count: number };

const GAP = 25;

export function layOut(view: WarView): Stand[] {
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
  spread(stands.filter((stand) => stand.kind === "army"));
  // What stands further south is nearer, and covers what is behind it; nothing covers the Ring-bearers.
  const depth = (stand: Stand) => (stand.kind === "fellowship" ? HEIGHT : stand.y);
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

// How much room a banner takes.
const WIDE = 50;
const HIGH = 44;
const FURTHEST = 11;

/** Banners of neighbouring regions are moved apart a little where they would cover each other. */
function spread(armies: Extract<Stand, { kind: "army" }>[]): void {
  const home = armies.map(({ x, y }) => ({ x, y }));
  for (let turn = 0; turn < 12; turn++) {
    for (let i = 0; i < armies.length; i++) {
      for (let j = i + 1; j < armies.length; j++) {
        const [a, b] = [armies[i]!, armies[j]!];
        if (a.army.region === b.army.region) continue;
        const overX = WIDE - Math.abs(b.x - a.x);
        const overY = HIGH - Math.abs(b.y - a.y);
        if (overX <= 0 || overY <= 0) continue;
        // Along the axis where less is needed.
        if (overX < overY) {
          const push = (overX / 2) * (b.x >= a.x ? 1 : -1);
          a.x -= push;
          b.x += push;
        } else {
          const push = (overY / 2) * (b.y >= a.y ? 1 : -1);
          a.y -= push;
          b.y += push;
        }
      }
    }
    armies.forEach((stand, at) => {
      const { x, y } = home[at]!;
      stand.x = Math.max(x - FURTHEST, Math.min(x + FURTHEST, stand.x));
      stand.y = Math.max(y - FURTHEST, Math.min(y + FURTHEST, stand.y));
    });
  }
}
