// The stored map (made by tools/map) as SVG paths.

import { Atlas, type StoredMap } from "../../board/atlas";
import { line } from "../../board/mapdraw";
import data from "./map.json";

export { peak, riverPath } from "../../board/mapdraw";

interface MapData extends StoredMap {
  coast: number[];
  lakes: number[][];
  islands: number[][];
  peaks: number[][];
  rivers: { id: string; wide: number; points: number[] }[];
  track: number[][];
}

export const MAP = data as MapData;
export const WIDTH = MAP.size[0]!;
export const HEIGHT = MAP.size[1]!;
const atlas = new Atlas(MAP);
export const REGION_IDS = atlas.ids;

export const regionPath = (id: string): string => atlas.region(id);
export const coastPath = (): string => line(atlas.join(MAP.coast));

/** The sea, on beyond the edges of the map. */
export function seaPath(): string {
  const coast = atlas.join(MAP.coast);
  const [north, south] = [coast[0]!, coast.at(-2)!];
  return `${line(coast)}L${south - 300} ${HEIGHT + 900}L-900 ${HEIGHT + 900}L-900 -900L${north + 500} -900Z`;
}

export const lakesPath = (): string => atlas.area(MAP.lakes);
export const edgePath = (): string => atlas.edge();
export const islandsPath = (): string => MAP.islands.map((points) => `${line(points)}Z`).join("");
export const growthPath = (kind: string): string => atlas.growth(kind);
export const outlinePath = (ids: readonly string[]): string => atlas.outline(ids);

/** Every border between two regions, each once. */
export function bordersPath(): string {
  const wet = new Set([...MAP.coast, ...MAP.edge, ...MAP.lakes.flat()].map((n) => (n < 0 ? ~n : n)));
  return MAP.arcs.map((points, number) => (wet.has(number) ? "" : line(points))).join("");
}
