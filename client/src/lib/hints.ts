// What a hint advises. The computer says what it would do; what its best choices are worth was then tried once more, in
// other imagined matches. The two may differ, and whoever asks wants one piece of advice.

import type { Decision, Reason } from "./api";
import type { ChoiceOut, HintOut } from "./api-types";
import type { Notice } from "./play.svelte";
import type { Words } from "./words";

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

/** A hint as it is told: what is advised and why, and below it what else could be done. */
export function hintIn(words: Words, hint: HintOut, decision: Decision): Notice {
  const { token, choices, alike } = advised(hint);
  const told = (each: string, why: Reason, chance?: number): string =>
    words.text(chance === undefined ? "client-hint" : "client-hint-choice", {
      choice: words.label(each, decision),
      why: words.remark(why),
      ...(chance === undefined ? {} : { chance: Math.round(chance * 100) }),
    });
  const [best, ...others] = choices;
  return {
    text: told(token, best?.why ?? hint.why, best?.chance),
    kind: "hint",
    token,
    choices: others.map((choice) => ({ token: choice.token, text: told(choice.token, choice.why, choice.chance) })),
    more: alike ? words.text("client-hint-alike") : undefined,
  };
}
