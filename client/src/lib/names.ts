// Names that bend. This follows src/westmarch/core/names.py, where it is explained.

import { type FluentFunction, FluentNone, FluentNumber, FluentType, type FluentValue } from "@fluent/bundle";

export type Bend = (form: string, count?: number) => string;

/** A name as it stands alone, that can be had in other forms. */
export class Name extends FluentType<string> {
  constructor(
    text: string,
    readonly bend: Bend,
  ) {
    super(text);
  }

  toString(): string {
    return this.value;
  }
}

const NAME: FluentFunction = ([what, count], { form }) => {
  if (!(what instanceof Name)) return what ?? new FluentNone("NAME()");
  return what.bend(typeof form === "string" ? form : "", count instanceof FluentNumber ? count.value : undefined);
};

const plainText = (what: FluentValue | undefined): string =>
  what instanceof FluentNumber ? String(Math.trunc(what.value)) : String(what ?? "");

/** Hungarian: az before a vowel, a before a consonant, as it is spoken: az 5, a 6, az 1000, a 100. */
export function article(said: string): string {
  const digits = /^[^\p{L}\p{N}_]*(\d+)/u.exec(said)?.[1];
  if (digits) return digits[0] === "5" || (digits[0] === "1" && digits.length % 3 === 1) ? "az" : "a";
  const letter = /\p{L}/u.exec(said)?.[0].toLowerCase();
  return letter && "aáeéiíoóöőuúüűâêîôû".includes(letter) ? "az" : "a";
}

const START: FluentFunction = ([what]) => {
  const [first = "", ...rest] = plainText(what);
  return first.toUpperCase() + rest.join("");
};

/** What the message files of a language can call, besides what Fluent has. */
export function functions(language: string): Record<string, FluentFunction> {
  const THE: FluentFunction = ([what]) => {
    const said = plainText(what);
    return language === "hu" ? `${article(said)} ${said}` : said;
  };
  return { NAME, THE, START };
}
