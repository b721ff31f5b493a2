// What a hint advises. The computer says what it would do; what its best choices are worth was then tried once more, in
// other imagined matches. The two may differ, and whoever asks wants one piece of advice.

import type { ChoiceOut, HintOut } from "./api-types";

/** Chances that differ by less are alike: few matches were imagined. */
export const ALIKE = 0.03;

export interface Advice {
  token: string;
  /** What is advised, and what else could be done; nothing where chances can't be told. */
  choices: ChoiceOut[];
  /** What is advised isn't what had the highest chance, but as good. */
  alike: boolean;
}

/** What the computer would do, unless something else turned out to be clearly better. */
export function advised({ token, choices }: Pick<HintOut, "token" | "choices">): Advice {
  const each = choices.filter((choice, at) => choices.findIndex((other) => other.token === choice.token) === at);
  const best = each[0];
  if (!best) return { token, choices: [], alike: false };
  const own = each.find((choice) => choice.token === token);
  const first = own && best.chance - own.chance < ALIKE ? own : best;
  return { token: first.token, choices: [first, ...each.filter((choice) => choice !== first)], alike: first !== best };
}
