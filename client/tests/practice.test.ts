import { describe, expect, it } from "vitest";
import type { State } from "../src/lib/api";
import { type BoardReply, PracticeLine } from "../src/lib/practice.svelte";

/** A board whose replies come when the test wants it. */
function slowBoard() {
  const waiting: { played: readonly string[]; reply: () => void }[] = [];
  const steps: number[] = [];
  const ask = (played: readonly string[]) =>
    new Promise<BoardReply>((resolve) => {
      const view = { result: null, asked: null, decision: null } as unknown as BoardReply["view"];
      waiting.push({ played, reply: () => resolve({ seats: [], seat: null, view, events: [] } as BoardReply) });
    });
  const line = new PracticeLine("wotr", "gates", ask, {
    status: () => undefined,
    table: () => undefined,
    state: (state: State) => steps.push(state.step),
    refused: () => undefined,
  } as unknown as ConstructorParameters<typeof PracticeLine>[3]);
  const settle = async (at: number) => {
    waiting[at]!.reply();
    await new Promise((done) => setTimeout(done));
  };
  return { line, steps, settle };
}

describe("a board to practise on", () => {
  it("keeps an answer that was given before the board itself had come", async () => {
    const { line, steps, settle } = slowBoard();
    void line.show(["move-armies"]);
    await settle(1);
    await settle(0);
    expect(line.played).toEqual(["move-armies"]);
    expect(steps).toEqual([1]);
  });

  it("shows what came in order", async () => {
    const { line, steps, settle } = slowBoard();
    void line.show(["move-armies"]);
    await settle(0);
    await settle(1);
    expect(line.played).toEqual(["move-armies"]);
    expect(steps).toEqual([0, 1]);
  });
});
