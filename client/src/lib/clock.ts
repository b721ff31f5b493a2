// How long somebody has left, as people say it.

/** Days and hours; hours, minutes and seconds once it is less than a day. */
export function timeLeft(seconds: number, language: string): string {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600)];
  if (!days) {
    const parts = [hours, Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
    return parts
      .map((part) => String(part).padStart(2, "0"))
      .join(":")
      .replace(/^00:/, "");
  }
  const said = (count: number, unit: string): string =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
  const parts = [said(days, "day"), ...(hours % 24 ? [said(hours % 24, "hour")] : [])];
  return new Intl.ListFormat(language, { type: "unit", style: "long" }).format(parts);
}
