/** Without accents and capitals, so that eowyn finds Éowyn. */
export const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
