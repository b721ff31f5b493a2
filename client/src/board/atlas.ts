// A stored map (made by tools/map) as SVG paths: regions are rings of arcs, and neighbours share the arcs between them.

import type { Box } from "../lib/beside";
import { growthSigns, line } from "./mapdraw";

export interface Shape {
  rings: number[][];
  /** The box for its name, and how large the letters are. */
  name: number[];
  size: number;
  /** Where an army stands, where others stand beside it, where the sign of what is built there is. */
  army: number[];
  guest: number[];
  icon?: number[];
}

export interface StoredMap {
  size: number[];
  arcs: number[][];
  regions: Record<string, Shape>;
  edge: number[];
  growth: Record<string, number[][]>;
}

/** Where one looks for a region: its name, and the places of pieces and of what is built there, each so many units about its middle. */
export function spotOf({ name, army, guest, icon }: Shape, [wide, high]: readonly [number, number]): Box {
  const [left = 0, top = 0, width = 0, height = 0] = name;
  const about = ([x = 0, y = 0]: number[], w = wide, h = high) => [x - w, y - h, x + w, y + h];
  const parts = [
    [left, top, left + width, top + height],
    about(army),
    about(guest, high, high),
    ...(icon ? [about(icon, high, high)] : []),
  ];
  const edge = (at: number, pick: (...all: number[]) => number) => pick(...parts.map((part) => part[at]!));
  const [x, y] = [edge(0, Math.min), edge(1, Math.min)];
  return { x, y, width: edge(2, Math.max) - x, height: edge(3, Math.max) - y };
}

export class Atlas {
  readonly ids: string[];
  readonly width: number;
  readonly height: number;
  /** Which regions lie along each arc. */
  private readonly beside: string[][];

  constructor(readonly map: StoredMap) {
    [this.width = 0, this.height = 0] = map.size;
    this.ids = Object.keys(map.regions);
    this.beside = map.arcs.map(() => []);
    for (const id of this.ids)
      for (const number of map.regions[id]!.rings.flat()) this.beside[number < 0 ? ~number : number]!.push(id);
  }

  /** The points of an arc; a negative number (~n) is arc n run backwards. */
  arc(number: number): number[] {
    if (number >= 0) return this.map.arcs[number]!;
    const points = this.map.arcs[~number]!;
    const back: number[] = [];
    for (let at = points.length - 2; at >= 0; at -= 2) back.push(points[at]!, points[at + 1]!);
    return back;
  }

  /** The points of several arcs in a row. */
  join(numbers: readonly number[]): number[] {
    const points: number[] = [];
    for (const number of numbers) {
      const next = this.arc(number);
      // An arc begins where the one before it ended.
      points.push(...(points.length ? next.slice(2) : next));
    }
    return points;
  }

  /** Closed rings as an area. */
  area(rings: readonly (readonly number[])[]): string {
    return rings.map((numbers) => `${line(this.join(numbers))}Z`).join("");
  }

  region(id: string): string {
    return this.area(this.map.regions[id]!.rings);
  }

  /** Several regions, or all, as one area. */
  whole(ids: readonly string[] = this.ids): string {
    return ids.map((id) => this.region(id)).join("");
  }

  /** The regions of each group together, with the rim around them. */
  lands(groups: readonly string[], groupOf: (region: string) => string): { id: string; area: string; rim: string }[] {
    return groups.map((id) => {
      const regions = this.ids.filter((region) => groupOf(region) === id);
      return { id, area: this.whole(regions), rim: this.outline(regions) };
    });
  }

  /** Where the map ends. */
  edge(): string {
    return this.map.edge.map((number) => line(this.arc(number))).join("");
  }

  growth(kind: string): string {
    return growthSigns(kind, this.map.growth[kind] ?? []);
  }

  /** The arcs that have such regions beside them. */
  arcs(wanted: (beside: readonly string[]) => boolean): number[][] {
    return this.map.arcs.filter((_, number) => wanted(this.beside[number]!));
  }

  /** The outline of several regions together: the arcs that have only one of them beside. */
  outline(ids: readonly string[]): string {
    const inside = new Set(ids);
    return this.arcs((beside) => beside.filter((id) => inside.has(id)).length === 1)
      .map(line)
      .join("");
  }
}
