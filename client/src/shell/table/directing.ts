// Direct play at a table, at a guided match and on a little board: what each of them gives it.

import type { GameUi } from "../../games/registry";
import { Direct } from "../../lib/direct.svelte";
import { t } from "../../lib/home.svelte";
import type { LivePlay } from "../../lib/play.svelte";

/** Direct play as the game knows it, if it does. */
export function directFor(play: LivePlay, ui: GameUi): Direct | null {
  if (!ui.isPlace) return null;
  return new Direct(
    play,
    ui.isPlace,
    ui.pieceToken,
    ui.seeksTarget,
    (token, decision) => !!play.view && !!ui.mayFight?.(token, decision, play.view),
  );
}

/** What opens beside the pointer opens beside what was chosen for who uses the keyboard. In its own window nothing moves it. */
export function notePointer(direct: Direct | null, event: PointerEvent | KeyboardEvent): void {
  if (!direct || (event.target instanceof Element && event.target.closest(".direct"))) return;
  direct.pointer = event instanceof PointerEvent ? { x: event.clientX, y: event.clientY } : null;
}

/** What was taken hold of wants to know where to: the sentence while its goals are marked. */
export function whereTo(play: LivePlay, ui: GameUi, direct: Direct | null): string | null {
  if (!play.decision || !direct?.goals.size || direct.goal !== null) return null;
  const piece = direct.piece!;
  const own = play.can(piece) ? undefined : ui.pieceName?.(piece, play.words);
  return t("client-direct-where", { piece: own ?? play.words.label(piece, play.decision) });
}
