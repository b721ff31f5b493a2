// Where a panel stands beside what it speaks of: as near as possible, never over it, and over as little else as possible.

/** Does it lie over what is behind it? On small screens it stands below instead. */
export const liesOver = (element: Element): boolean => getComputedStyle(element).position === "absolute";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What may be in the way; covering all of it costs so much, in pixels that one would rather stand further away. */
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

/** Brings into sight what a question in the side column is about, or can be answered by there, also where it is folded. */
export function reveal(names: readonly string[]): void {
  const folds = names.filter((name) => name.startsWith("fold:")).flatMap(elementsOf);
  const choices = [...document.querySelectorAll("aside details [data-token]")].map((each) => each.closest("details")!);
  for (const each of choices) each.open = true;
  const [first] = [...folds, ...choices];
  first?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Where a panel about that stands: of a region only the spot that its name and pieces are at, not all of its land. */
export function spotsOf(name: string): Element[] {
  const spots = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)];
  return spots.length ? spots : elementsOf(name);
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

/** How far a panel stands from what it speaks of, in pixels; only so far away as it must. */
const GAPS = [10, 18, 28, 44, 66, 96];
const STEP = 12;
/** What it costs to touch and to cover what it speaks of, or what one may want to click: as much as standing that many pixels further away. */
const TOUCHED = 12000;
const COVERED = 4000;
const BUSY = 300;
/** From which cost on it looks for a place in the whole room. */
const CROWDED = 400;

/** How much of a thing is covered: a small one that is hidden is as bad as a large one. */
function hidden(thing: Box, panel: Box): number {
  const whole = thing.width * thing.height;
  return whole > 0 ? shared(thing, panel) / whole : 0;
}

/** A box with a little air about it: a panel that was moved into the room must not stick to it. */
const AIR = 6;
const about = ({ x, y, width, height }: Box): Box => ({
  x: x - AIR,
  y: y - AIR,
  width: width + 2 * AIR,
  height: height + 2 * AIR,
});

/** From one number to another in steps, with both ends. */
function steps(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
}

interface Place {
  x: number;
  y: number;
}

/** Places at the four sides of a box, near it: level with it, or at most a corner of it away. */
function around({ x, y, width, height }: Box, size: { width: number; height: number }): Place[] {
  const across = steps(x - size.width, x + width);
  const down = steps(y - size.height, y + height);
  return GAPS.flatMap((gap) => [
    ...[x + width + gap, x - gap - size.width].flatMap((left) => down.map((top) => ({ x: left, y: top }))),
    ...[y + height + gap, y - gap - size.height].flatMap((top) => across.map((left) => ({ x: left, y: top }))),
  ]);
}

/**
 * The best place for a panel of that size in the room. Without anything to stand beside, at the room's upper left; the less
 * `corner` is, the rather where it covers nothing.
 */
export function beside(
  size: { width: number; height: number },
  targets: readonly Box[],
  busy: readonly Busy[],
  room: Box,
  corner = 1,
): Place {
  const right = Math.max(room.x, room.x + room.width - size.width);
  const bottom = Math.max(room.y, room.y + room.height - size.height);
  const inside = ({ x, y }: Place): Place => ({
    x: Math.min(Math.max(x, room.x), right),
    y: Math.min(Math.max(y, room.y), bottom),
  });
  const anywhere = () => steps(room.y, bottom).flatMap((y) => steps(room.x, right).map((x) => ({ x, y })));
  const cost = (place: Place): number => {
    const here = { ...place, ...size };
    const far = targets.length
      ? Math.min(...targets.map((each) => apart(here, each) + askew(here, each)))
      : corner * (place.x - room.x + place.y - room.y);
    const over = busy.reduce((sum, each) => {
      const part = hidden(each, here);
      // What is being read isn't touched, be it ever so little.
      return sum + (each.cost ?? BUSY) * part + (part && (each.cost ?? 0) >= COVERED ? CROWDED : 0);
    }, 0);
    const onIt = (each: Box) => (shared(about(each), here) > 0 ? TOUCHED + COVERED * hidden(each, here) : 0);
    return far + over + targets.reduce((sum, each) => sum + onIt(each), 0);
  };
  let best = { x: room.x, y: room.y };
  let least = Number.POSITIVE_INFINITY;
  const choose = (some: Place[]): void => {
    for (const place of some) {
      const here = cost(place);
      if (here < least) [best, least] = [place, here];
    }
  };
  choose(targets.length ? targets.flatMap((each) => around(each, size)).map(inside) : anywhere());
  // Rather far away than over something that matters.
  if (targets.length && least > CROWDED) choose(anywhere());
  return best;
}
