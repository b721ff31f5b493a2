// Names that fit their place on the map, in any language.

import letters from "./letters.json";

const WIDTHS: Record<string, number> = letters;
const LINE_HEIGHT = 0.98;

export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS[letter] ?? 0.55;
  return sum * size;
}

/** Every way to break a name into that many lines, at its spaces. */
function* breaks(words: string[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [words.join(" ")];
    return;
  }
  for (let cut = 1; cut <= words.length - lines + 1; cut++)
    for (const rest of breaks(words.slice(cut), lines - 1)) yield [words.slice(0, cut).join(" "), ...rest];
}

export interface Fitted {
  size: number;
  lines: { text: string; x: number; y: number }[];
}

/** The name as large as it can be inside the box [x, y, width, height], but not larger than `size`. */
export function fitName(name: string, box: readonly number[], size: number): Fitted {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const words = name.split(" ");
  let best = { size: 0, widest: 0, rows: [name] };
  for (let count = 1; count <= Math.min(3, words.length); count++) {
    for (const rows of breaks(words, count)) {
      const widest = Math.max(...rows.map((row) => textWidth(row, 1)));
      const possible = Math.min(size, width / widest, height / (count * LINE_HEIGHT));
      // Of breaks that let it be equally large, the one with the most even lines.
      const evener = possible > best.size - 0.01 && count === best.rows.length && widest < best.widest;
      if (possible > best.size + 0.01 || evener) best = { size: possible, widest, rows };
    }
  }
  const leading = best.size * LINE_HEIGHT;
  const top = y + (height - best.rows.length * leading) / 2;
  return {
    size: Math.round(best.size * 10) / 10,
    lines: best.rows.map((text, row) => ({
      text,
      x: Math.round((x + width / 2) * 10) / 10,
      y: Math.round((top + row * leading + best.size * 0.76) * 10) / 10,
    })),
  };
}

/** A piece of the map, by its edges. */
export interface Patch {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const touches = (a: Patch, b: Patch): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** What a fitted name covers. */
function patchesOf({ size, lines }: Fitted): Patch[] {
  return lines.map(({ text, x, y }) => {
    const half = textWidth(text, size) / 2;
    return { left: x - half, right: x + half, top: y - size * 0.74, bottom: y + size * 0.22 };
  });
}

/** A name at one size, with its middle that far from the middle of its box, which may be too small for it. */
function setName(name: string, box: readonly number[], size: number, across: number, down: number): Fitted {
  const [x = 0, y = 0, width = 0, height = 0] = box;
  const [middle, centre] = [x + width / 2 + across, y + height / 2 + down];
  for (let wide = width; ; wide *= 1.12) {
    const fitted = fitName(name, [middle - wide / 2, centre - 1.5 * size, wide, 3 * size], size);
    if (fitted.size > size - 0.06) return fitted;
  }
}

// Where a name that has no room at its own place may go, in parts of its size: near places first.
const SIDEWAYS = [0, 0.8, -0.8, 1.6, -1.6];
const STEPS = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8].flatMap((down) => SIDEWAYS.map((across) => [across, down] as const));

/**
 * Names that are at least so large, in units of the map. Those that are given first take their place first. One that
 * would lie on another one, or under a piece, moves a little; where it finds no room it is left out, until somebody
 * looks more closely.
 */
export function placeNames(
  names: readonly { id: string; name: string; box: readonly number[]; size: number }[],
  least: number,
  pieces: readonly Patch[],
): Map<string, Fitted> {
  const placed = new Map<string, Fitted>();
  const taken: Patch[] = [...pieces];
  for (const { id, name, box, size } of names) {
    const found = withRoom(name, box, size, least, taken);
    if (!found) continue;
    placed.set(id, found);
    taken.push(...patchesOf(found));
  }
  return placed;
}

/** The name in its box, if it is large enough there; else as near to it as there is room. */
function withRoom(
  name: string,
  box: readonly number[],
  most: number,
  least: number,
  taken: readonly Patch[],
): Fitted | null {
  const free = (fitted: Fitted) => !patchesOf(fitted).some((patch) => taken.some((other) => touches(patch, other)));
  const own = fitName(name, box, most);
  if (own.size >= least && free(own)) return own;
  const size = Math.max(own.size, least);
  for (const [across, down] of STEPS) {
    const moved = setName(name, box, size, across * size, down * size);
    if (free(moved)) return moved;
  }
  return null;
}
