// Who came and went, and what was taken back, in words.

import type { Entry } from "../../lib/api";
import { t } from "../../lib/home.svelte";
import type { Words } from "../../lib/words";

export function entryText(entry: Entry, words: Words): string {
  const name = entry.name ?? (entry.seat ? words.thing("seat", entry.seat) : t("client-somebody"));
  const steps = Number(entry.from ?? 0) - Number(entry.to ?? 0);
  if (entry.kind === "undo")
    return t(entry.crossed ? "client-entry-undo-crossed" : "client-entry-undo", { name, steps });
  if (entry.kind === "rules") return t(entry.rules ? "client-entry-rules" : "client-entry-damaged", { steps });
  const text = t(`client-entry-${entry.kind}`, {
    name,
    seat: entry.seat ? words.thing("seat", entry.seat) : "",
    who: String(entry.from ?? ""),
  });
  return entry.anew ? `${text} ${t("client-entry-anew")}` : text;
}
