// The stored map (made by tools/map) as SVG paths.

import { growthSigns, line } from "../../lib/mapdraw";
import data from "./map.json";

export { peak, riverPath } from "../../lib/mapdraw";

export type Spot = readonly [number, number];

export interface RegionShape {
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
  regions: Record<string, RegionShape>;
  coast: number[];
  edge: number[];
  lakes: number[][];
  islands: number[][];
  peaks: number[][];
  rivers: { id: string; wide: number; points: number[] }[];
  growth: Record<string, number[][]>;
  track: number[][];
}

export const MAP = data as MapData;
export const WIDTH = MAP.size[0]!;
export const HEIGHT = MAP.size[1]!;
export const REGION_IDS = Object.keys(MAP.regions);

/** The points of an arc; a negative number (~n) is arc n run backwards. */
export function arcPoints(number: number): number[] {
  if (number >= 0) return MAP.arcs[number]!;
  const points = MAP.arcs[~number]!;
  const back: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) back.push(points[at]!, points[at + 1]!);
  return back;
}

function join(numbers: readonly number[]): number[] {
  const points: number[] = [];
  for (const number of numbers) {
    const next = arcPoints(number);
    // An arc begins where the one before it ended.
    points.push(...(points.length ? next.slice(2) : next));
  }
  return points;
}

const ring = (numbers: readonly number[]) => `${line(join(numbers))}Z`;

export const regionPath = (id: string): string => MAP.regions[id]!.rings.map(ring).join("");

/** The outline of a region as points, for hit tests. */
export const regionOutline = (id: string): number[] => join(MAP.regions[id]!.rings[0]!);

export const coastPath = (): string => line(join(MAP.coast));

/** The sea, on beyond the edges of the map. */
export function seaPath(): string {
  const coast = join(MAP.coast);
  const [north, south] = [coast[0]!, coast.at(-2)!];
  return `${line(coast)}L${south - 300} ${HEIGHT + 900}L-900 ${HEIGHT + 900}L-900 -900L${north + 500} -900Z`;
}

export const lakesPath = (): string => MAP.lakes.map(ring).join("");
export const edgePath = (): string => MAP.edge.map((number) => line(arcPoints(number))).join("");
export const islandsPath = (): string => MAP.islands.map((points) => `${line(points)}Z`).join("");

// Which regions lie along each arc.
const BESIDE: string[][] = MAP.arcs.map(() => []);
for (const id of REGION_IDS)
  for (const number of MAP.regions[id]!.rings.flat()) BESIDE[number < 0 ? ~number : number]!.push(id);

/** The outline of several regions together: the arcs that have only one of them beside. */
export function outlinePath(ids: readonly string[]): string {
  const inside = new Set(ids);
  return MAP.arcs
    .filter((_, number) => BESIDE[number]!.filter((id) => inside.has(id)).length === 1)
    .map(line)
    .join("");
}

/** Every border between two regions, each once. */
export function bordersPath(): string {
  const wet = new Set([...MAP.coast, ...MAP.edge, ...MAP.lakes.flat()].map((n) => (n < 0 ? ~n : n)));
  return MAP.arcs.map((points, number) => (wet.has(number) ? "" : line(points))).join("");
}

export const growthPath = (kind: string): string => growthSigns(kind, MAP.growth[kind] ?? []);
