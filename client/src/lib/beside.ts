// Where a panel stands beside what it speaks of: as near as possible, never over it, and over as little else as possible.

/** Does it lie over what is behind it? On small screens it stands below instead. */
export const liesOver = (element: Element): boolean => getComputedStyle(element).position === "absolute";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What may be in the way; covering a pixel of it costs so much. */
export interface Busy extends Box {
  cost?: number;
}

/** What a name stands for on the page: `fold:` a part of the side column; a card, a region, or whatever has that token or id. */
export function elementsOf(name: string): Element[] {
  const [family, id] = name.split(":");
  if (family === "fold") return [...document.querySelectorAll(`[data-fold="${CSS.escape(id ?? "")}"]`)];
  const token = CSS.escape(name);
  const named = ["card", "region", "token", "id"].map((each) => `[data-${each}="${token}"]`);
  const found = [...document.querySelectorAll(named.join(", "))];
  // A card is named once, not its buttons as well.
  return found.filter((each) => !found.some((other) => other !== each && other.contains(each)));
}

/** The things that the parameters of a question name, each with the family of its token before it. */
export const namedIn = (params: Record<string, unknown>, families: Readonly<Record<string, string>>): string[] =>
  Object.entries(families).flatMap(([param, family]) => {
    const value = params[param];
    return typeof value === "string" ? [family + value] : [];
  });

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** How far apart two boxes are. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  );

/** Of places as near, the one whose middle is nearer. */
const askew = (a: Box, b: Box): number =>
  Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) / 50;

const STEP = 16;
/** What it costs to cover a pixel: of what it speaks of, or of what one may want to click. */
const COVERED = 1000;
const BUSY = 2;

/** The best place for a panel of that size in the room. Without anything to stand beside, at the room's upper left. */
export function beside(
  size: { width: number; height: number },
  targets: readonly Box[],
  busy: readonly Busy[],
  room: Box,
): { x: number; y: number } {
  let best = { x: room.x, y: room.y };
  let least = Number.POSITIVE_INFINITY;
  const right = Math.max(room.x, room.x + room.width - size.width);
  const bottom = Math.max(room.y, room.y + room.height - size.height);
  for (let y = room.y; ; y = Math.min(y + STEP, bottom)) {
    for (let x = room.x; ; x = Math.min(x + STEP, right)) {
      const here = { x, y, ...size };
      let cost = targets.length
        ? Math.min(...targets.map((each) => apart(here, each) + askew(here, each)))
        : x - room.x + y - room.y;
      for (const each of targets) cost += COVERED * shared(here, each);
      for (const each of busy) cost += (each.cost ?? BUSY) * shared(here, each);
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
      if (x >= right) break;
    }
    if (y >= bottom) break;
  }
  return best;
}
