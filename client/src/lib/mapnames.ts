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
