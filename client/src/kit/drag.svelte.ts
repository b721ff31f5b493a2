// A piece is dragged to its goal: a line leads from it to the pointer. Letting it go asks what that would begin.

import type { Direct } from "../lib/direct.svelte";
import type { Play } from "../lib/play.svelte";

export interface Point {
  x: number;
  y: number;
}

/** So far a hand may slip without dragging anything. */
export const SLIGHT = 6;

export class Drag {
  /** From where to where the line leads; nothing while nothing is dragged. */
  line: { from: Point; to: Point } | null = $state.raw(null);

  /** `goalAt`: the token of what lies under the pointer, nothing where there is no board. */
  constructor(
    private readonly play: () => Play,
    private readonly direct: () => Direct | null,
    private readonly goalAt: (under: Element | null) => string | null,
  ) {}

  /** The pointer went down on a piece. */
  grab(event: PointerEvent, piece: string): void {
    const direct = this.direct();
    if (!direct || event.pointerType === "touch" || event.button !== 0) return;
    // The board stays where it is.
    event.stopPropagation();
    let taken: Promise<boolean> | null = null;
    follow(
      event,
      (line) => {
        if (line) taken ??= direct.take(piece, true).catch(() => false);
        this.line = line;
      },
      (under) => void this.letGo(piece, direct, taken!, this.goalAt(under)),
    );
  }

  private async letGo(piece: string, direct: Direct, taken: Promise<boolean>, goal: string | null): Promise<void> {
    if (!(await taken)) {
      if (goal !== null && goal !== piece) void this.play().whyNot(direct.tokenOf(piece));
      return;
    }
    if (goal !== null && direct.goals.has(goal)) await direct.aim(goal);
    // What goes to no place is let go anywhere on the board.
    else if (goal !== null && goal !== piece && !direct.goals.size) await direct.aim("");
    else if (goal !== piece) {
      direct.close();
      if (goal) void this.play().whyNot(goal);
    }
  }
}

/** From a pointer that went down on something to where it is let go: tells the line between them, and what lies there. */
export function follow(
  down: PointerEvent,
  draw: (line: { from: Point; to: Point } | null) => void,
  drop: (under: Element | null) => void,
): void {
  const from = { x: down.clientX, y: down.clientY };
  let dragged = false;
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!dragged && Math.hypot(x - from.x, y - from.y) < SLIGHT) return;
    dragged = true;
    draw({ from, to: { x, y } });
  };
  const up = ({ clientX: x, clientY: y }: PointerEvent) => {
    removeEventListener("pointermove", move);
    draw(null);
    if (!dragged) return;
    // What was dragged isn't clicked as well.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    drop(document.elementFromPoint(x, y));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up, { once: true });
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}
