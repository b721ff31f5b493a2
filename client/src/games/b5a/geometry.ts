// The stored map of the valley (made by tools/map) as SVG paths.

import { growthSigns, line } from "../../lib/mapdraw";
import { FACTS } from "./facts";
import data from "./map.json";

export interface AreaShape {
  rings: number[][];
  name: number[];
  size: number;
  army: number[];
  guest: number[];
  icon?: number[];
}

interface MapData {
  size: number[];
  arcs: number[][];
  regions: Record<string, AreaShape>;
  massif: number[][];
  edge: number[];
  peaks: number[][];
  heights: number[][];
  river: number[];
  fords: { between: string[]; at: number[]; angle: number }[];
  slopes: number[][];
  growth: Record<string, number[][]>;
  skies: Record<string, number[]>;
}

export const MAP = data as MapData;
export const WIDTH = MAP.size[0]!;
export const HEIGHT = MAP.size[1]!;
export const AREA_IDS = Object.keys(MAP.regions);

/** The points of an arc; a negative number (~n) is arc n run backwards. */
function arcPoints(number: number): number[] {
  if (number >= 0) return MAP.arcs[number]!;
  const points = MAP.arcs[~number]!;
  const back: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) back.push(points[at]!, points[at + 1]!);
  return back;
}

function ring(numbers: readonly number[]): string {
  const points: number[] = [];
  for (const number of numbers) {
    const next = arcPoints(number);
    // An arc begins where the one before it ended.
    points.push(...(points.length ? next.slice(2) : next));
  }
  return `${line(points)}Z`;
}

export const areaPath = (id: string): string => MAP.regions[id]!.rings.map(ring).join("");
export const massifPath = (): string => MAP.massif.map(ring).join("");
export const edgePath = (): string => MAP.edge.map((number) => line(arcPoints(number))).join("");
export const riverLine = (): string => line(MAP.river);
export const slopesPath = (): string => MAP.slopes.map(line).join("");
export const growthPath = (kind: string): string => growthSigns(kind, MAP.growth[kind] ?? []);

// Which areas lie along each arc.
const BESIDE: string[][] = MAP.arcs.map(() => []);
for (const id of AREA_IDS)
  for (const number of MAP.regions[id]!.rings.flat()) BESIDE[number < 0 ? ~number : number]!.push(id);

/** The outline of several areas together: the arcs that have only one of them beside. */
export function outlinePath(ids: readonly string[]): string {
  const inside = new Set(ids);
  return MAP.arcs
    .filter((_, number) => BESIDE[number]!.filter((id) => inside.has(id)).length === 1)
    .map(line)
    .join("");
}

const arcsWhere = (wanted: (beside: readonly string[]) => boolean): string =>
  MAP.arcs
    .filter((_, number) => wanted(BESIDE[number]!))
    .map(line)
    .join("");

/** Borders that can be crossed, each once. */
export const bordersPath = (): string =>
  arcsWhere(([a, b]) => !!a && !!b && (b in FACTS.areas[a]!.borders || a in FACTS.areas[b]!.borders));

/** Borders of the mountain and of places in it. */
export const wallsPath = (): string => arcsWhere((beside) => beside.length === 1);

/** The middle of the longest border between two areas. */
export function gate(a: string, b: string): { x: number; y: number } {
  const between = MAP.arcs.filter((_, number) => BESIDE[number]!.includes(a) && BESIDE[number]!.includes(b));
  const longest = between.sort((one, two) => two.length - one.length)[0] ?? MAP.regions[a]!.army;
  const at = 2 * Math.floor(longest.length / 4);
  return { x: longest[at]!, y: longest[at + 1]! };
}
