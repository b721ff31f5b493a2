// The stored map (made by tools/map) as SVG paths.

import { Atlas, type StoredMap } from "../../../board/atlas";
import { line } from "../../../board/mapdraw";
import data from "../map.json";

interface MapData extends StoredMap {
  coast: number[];
  lakes: number[][];
  islands: number[][];
  peaks: number[][];
  rivers: { id: string; wide: number; points: number[] }[];
  track: number[][];
}

export const MAP = data as MapData;
export const atlas = new Atlas(MAP);
export const REGION_IDS = atlas.ids;

/** A shore that nobody has mapped, from the last known point on, as [x, y] pairs. */
function unmapped(x: number, y: number, toX: number, toY: number): [number, number][] {
  const steps = 90;
  return Array.from({ length: steps }, (_, at) => {
    const part = (at + 1) / steps;
    const sway = Math.min(1, part * 12) * (6 * Math.sin(at * 1.1) + 9 * Math.sin(at * 0.43) + 24 * Math.sin(at * 0.17));
    return [x + (toX - x) * part + sway, y + (toY - y) * part];
  });
}

/** The coast from north to south, on beyond the edges of the map. */
const coast = ((): number[] => {
  const mapped = atlas.join(MAP.coast);
  const north = unmapped(mapped[0]!, mapped[1]!, mapped[0]! + 500, -900).reverse();
  const south = unmapped(mapped.at(-2)!, mapped.at(-1)!, mapped.at(-2)! - 300, atlas.height + 900);
  return [...north.flat(), ...mapped, ...south.flat()];
})();

export const coastPath = (): string => line(coast);
export const seaPath = (): string => `${line(coast)}L-900 ${atlas.height + 900}L-900 -900Z`;

export const lakesPath = (): string => atlas.area(MAP.lakes);
export const islandsPath = (): string => MAP.islands.map((points) => `${line(points)}Z`).join("");

/** Every border between two regions, each once. */
export function bordersPath(): string {
  const wet = new Set([...MAP.coast, ...MAP.edge, ...MAP.lakes.flat()].map((n) => (n < 0 ? ~n : n)));
  return MAP.arcs.map((points, number) => (wet.has(number) ? "" : line(points))).join("");
}
