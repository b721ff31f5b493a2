// "What if": plays a match on from one of its moments, against the computer.

import { api, type SeatChoice, type Table } from "./api";
import { home, t } from "./home.svelte";
import { router } from "./router.svelte";

/** Begins a match at that step of another one, in which I hold that seat, and goes there. */
export async function playOnFrom(table: Table, step: number, seat: string): Promise<void> {
  const position = await api.position(table.id, step);
  const made = await api.importText(position, t("client-what-if", { step: String(step) }), whoPlays(table, seat));
  router.go(`/match/${made.table.id}`);
}

/** I hold one seat, the computer the others. */
function whoPlays(table: Table, mine: string): Record<string, SeatChoice> {
  const game = home.games.find((each) => each.key === table.game);
  const bot = game?.hint_bot ?? game?.bots.at(-1) ?? "random";
  return Object.fromEntries(
    table.seats.map(({ seat }) => [seat, seat === mine ? { kind: "me" } : { kind: "bot", bot }] as const),
  );
}
