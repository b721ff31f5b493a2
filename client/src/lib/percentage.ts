// Shares as each language writes them: 40% in English and Hungarian, 40 % with a no-break space in Czech.

/** A share in whole percent. A change has its sign, unless it rounds to nothing. */
export function percentage(language: string, share: number, change = false): string {
  const written = new Intl.NumberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: change ? "exceptZero" : "auto",
  }).format(share);
  // Languages differ in what they take for a minus; beside a plus it should be as wide as one.
  return written.replace("-", "−");
}
