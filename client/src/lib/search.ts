/** Without accents and capitals, so that eowyn finds Éowyn. */
export const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const collators = new Map<string, Intl.Collator>();

/** Answers whose words hold what is wanted, by their words. */
export function fitting(
  tokens: readonly string[],
  wanted: string,
  language: string,
  words: (token: string) => string,
): string[] {
  const sought = plain(wanted.trim());
  return inOrder(
    tokens.filter((token) => plain(words(token)).includes(sought)),
    language,
    words,
  );
}

/** Things by their names, in the order of that language's alphabet: in Czech ch comes behind h. */
export function inOrder<T>(things: readonly T[], language: string, name: (thing: T) => string): T[] {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(language, { numeric: true });
    collators.set(language, collator);
  }
  const { compare } = collator;
  return [...things].sort((one, other) => compare(name(one), name(other)));
}
