// The stored map of the valley (made by tools/map) as SVG paths.

import { Atlas, type StoredMap } from "../../../board/atlas";
import { line } from "../../../board/mapdraw";
import { FACTS } from "../facts";
import data from "../map.json";

interface MapData extends StoredMap {
  massif: number[][];
  peaks: number[][];
  heights: number[][];
  river: number[];
  fords: { between: string[]; at: number[]; angle: number }[];
  slopes: number[][];
  skies: Record<string, number[]>;
}

export const MAP = data as MapData;
export const atlas = new Atlas(MAP);
export const AREA_IDS = atlas.ids;

export const massifPath = (): string => atlas.area(MAP.massif);
export const riverLine = (): string => line(MAP.river);
export const slopesPath = (): string => MAP.slopes.map(line).join("");

/** Borders that can be crossed, each once. */
export const bordersPath = (): string =>
  atlas
    .arcs(([a, b]) => !!a && !!b && (b in FACTS.areas[a]!.borders || a in FACTS.areas[b]!.borders))
    .map(line)
    .join("");

/** Borders of the mountain and of places in it. */
export const wallsPath = (): string =>
  atlas
    .arcs((beside) => beside.length === 1)
    .map(line)
    .join("");

/** The middle of the longest border between two areas. */
export function gate(a: string, b: string): { x: number; y: number } {
  const between = atlas.arcs((beside) => beside.includes(a) && beside.includes(b));
  const longest = between.sort((one, two) => two.length - one.length)[0] ?? MAP.regions[a]!.army;
  const at = 2 * Math.floor(longest.length / 4);
  return { x: longest[at]!, y: longest[at + 1]! };
}

/** The territory that an area is in; nothing for places apart. */
export const territoryOf = (area: string): string => FACTS.areas[area]!.territory;

/** The colour of a territory's land, as CSS. */
export const LAND: Record<string, string> = {
  eastern_bank: "var(--land-gondor)",
  southern_spur: "var(--land-elves)",
  valley: "var(--land-isengard)",
  broken_lands: "var(--land-dwarves)",
};
