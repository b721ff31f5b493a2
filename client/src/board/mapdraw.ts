// Drawing maps as SVG paths: lines, rivers, peaks and the small signs of what grows. No map in particular.

/** A line through points [x, y, x, y, …]. */
export function line(points: readonly number[]): string {
  let d = `M${points[0]} ${points[1]}`;
  for (let at = 2; at < points.length; at += 2) d += `L${points[at]} ${points[at + 1]}`;
  return d;
}

/** A river as an area that widens from its source to its mouth. */
export function riverPath(points: readonly number[], wide: number): string {
  const count = points.length / 2;
  let length = 0;
  const at: number[] = [0];
  for (let i = 1; i < count; i++) {
    length += Math.hypot(points[2 * i]! - points[2 * i - 2]!, points[2 * i + 1]! - points[2 * i - 1]!);
    at.push(length);
  }
  const left: string[] = [];
  const right: string[] = [];
  for (let i = 0; i < count; i++) {
    const before = Math.max(0, i - 1);
    const after = Math.min(count - 1, i + 1);
    const dx = points[2 * after]! - points[2 * before]!;
    const dy = points[2 * after + 1]! - points[2 * before + 1]!;
    const norm = Math.hypot(dx, dy) || 1;
    const half = (0.6 + (wide - 0.6) * (at[i]! / length) ** 0.8) / 2;
    const x = points[2 * i]!;
    const y = points[2 * i + 1]!;
    left.push(`${(x - (dy / norm) * half).toFixed(1)} ${(y + (dx / norm) * half).toFixed(1)}`);
    right.push(`${(x + (dy / norm) * half).toFixed(1)} ${(y - (dx / norm) * half).toFixed(1)}`);
  }
  return `M${left.join("L")}L${right.reverse().join("L")}Z`;
}

// Small signs of what grows: strokes around (0, 0), which is the foot of the sign.
const GROWTH: Record<string, (x: number, y: number, s: number) => string> = {
  pine: (x, y, s) =>
    `M${x} ${y - 9 * s}l${3.2 * s} ${4.5 * s}h${-1.4 * s}l${2.4 * s} ${3.8 * s}h${-8.4 * s}l${2.4 * s} ${-3.8 * s}h${-1.4 * s}zM${x} ${y - 0.7 * s}v${1.8 * s}`,
  oak: (x, y, s) =>
    `M${x} ${y}v${-2.6 * s}M${x - 2.4 * s} ${y - 2.4 * s}a${2.5 * s} ${2.5 * s} 0 0 1 ${-0.4 * s} ${-4 * s}a${3 * s} ${3 * s} 0 0 1 ${5.4 * s} 0a${2.5 * s} ${2.5 * s} 0 0 1 ${-0.4 * s} ${4 * s}z`,
  reed: (x, y, s) =>
    `M${x - 4 * s} ${y}h${8 * s}M${x} ${y}v${-5.5 * s}M${x - 1.6 * s} ${y}l${-1.4 * s} ${-4 * s}M${x + 1.6 * s} ${y}l${1.4 * s} ${-4 * s}`,
  hill: (x, y, s) =>
    `M${x - 7 * s} ${y}q${5 * s} ${-9 * s} ${9 * s} ${-1.5 * s}q${2.2 * s} ${-2.5 * s} ${5 * s} ${1.5 * s}`,
  dust: (x, y, s) => `M${x - 2.4 * s} ${y}h${1.6 * s}M${x + 1.4 * s} ${y - 2 * s}h${1.6 * s}`,
  dune: (x, y, s) =>
    `M${x - 7 * s} ${y}q${4 * s} ${-5 * s} ${7 * s} ${-1.2 * s}q${3.4 * s} ${-3 * s} ${7 * s} ${0.6 * s}`,
  ash: (x, y, s) =>
    `M${x - 3 * s} ${y}l${2.4 * s} ${-3.6 * s}l${1.8 * s} ${2.4 * s}l${1.4 * s} ${-2 * s}l${1.2 * s} ${2.8 * s}`,
  grass: (x, y, s) =>
    `M${x - 1.6 * s} ${y}l${-0.8 * s} ${-3 * s}M${x} ${y}v${-3.8 * s}M${x + 1.6 * s} ${y}l${0.8 * s} ${-3 * s}`,
  crag: (x, y, s) =>
    `M${x - 9 * s} ${y}l${5.5 * s} ${-8.5 * s}l${2 * s} ${2.6 * s}l${3.6 * s} ${-6 * s}l${7.4 * s} ${11.9 * s}M${x + 2.1 * s} ${y - 11.9 * s}l${-0.6 * s} ${5.4 * s}l${1.8 * s} ${3 * s}`,
  ruin: (x, y, s) =>
    `M${x - 8 * s} ${y}h${16 * s}M${x - 6 * s} ${y}v${-9 * s}l${2.4 * s} ${1.6 * s}v${7.4 * s}M${x - 0.5 * s} ${y}v${-5 * s}h${2.4 * s}v${5 * s}M${x + 4.6 * s} ${y}v${-8 * s}l${2 * s} ${-1.6 * s}v${9.6 * s}`,
};

/** Signs of a kind at places [x, y, size]. */
export function growthSigns(kind: string, places: readonly number[][]): string {
  const sign = GROWTH[kind];
  return sign ? places.map(([x, y, s]) => sign(x!, y!, s!)).join("") : "";
}

/** A peak with its foot at (x, y): outline, and the side away from the light. */
export function peak(x: number, y: number, tall: number): { d: string; dark: string } {
  const w = tall * 0.62;
  const f = (value: number) => value.toFixed(1);
  // The same peak always has the same slight irregularity.
  const lean = Math.sin(x * 12.9 + y * 4.1) * tall * 0.06;
  const top = `${f(x + lean)} ${f(y - tall)}`;
  const ridge = `L${f(x + lean + tall * 0.06)} ${f(y - tall * 0.62)}L${f(x + lean - tall * 0.05)} ${f(y - tall * 0.3)}L${f(x + tall * 0.06)} ${f(y)}`;
  return {
    d: `M${f(x - w)} ${f(y)}L${f(x - w * 0.45 + lean)} ${f(y - tall * 0.5)}L${top}L${f(x + w * 0.5 + lean)} ${f(y - tall * 0.46)}L${f(x + w)} ${f(y)}Z`,
    dark: `M${top}${ridge}L${f(x + w)} ${f(y)}L${f(x + w * 0.5 + lean)} ${f(y - tall * 0.46)}Z`,
  };
}
