// How many of each shall go, or pay.

import type { Whole } from "./api";

export type Wish = Record<string, number>;

/** A wish that adds up to what must be taken: what was just said stands, the others take more or less. */
export function shared(wish: Wish, said: string, { most, sum }: Whole): Wish {
  const found = { ...wish };
  if (sum === null) return found;
  let missing = sum - Object.values(found).reduce((all, each) => all + each, 0);
  for (const id of Object.keys(most)) {
    if (id === said) continue;
    const had = found[id] ?? 0;
    found[id] = Math.max(0, Math.min(most[id]!, had + missing));
    missing -= found[id] - had;
  }
  return found;
}
