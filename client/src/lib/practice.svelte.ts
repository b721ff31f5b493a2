// A position of the rules that one can play: the same table as in a match, but one person plays all seats, nothing is
// stored, and everything can be taken back.

import { type Decision, type GameEvent, get, type Reason, type State, type Table, type View } from "./api";
import type { Handlers, TableLine } from "./live";
import { LivePlay } from "./play.svelte";
import type { Words } from "./words";

interface BoardReply {
  seats: string[];
  seat: string | null;
  step: number;
  view: View;
  events: GameEvent[];
  /** Of a puzzle: was its goal reached on the way? */
  solved: boolean;
}

const board = (game: string, id: string, played: readonly string[]): Promise<BoardReply> =>
  get<BoardReply>(`/rules/${game}/boards/${id}`, { played: played.join(",") });

/** Stands for the line to a table: every answer is sent with all that came before it. */
class PracticeLine implements TableLine {
  played: string[] = [];
  solved = false;
  private moment = 0;
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly id: string,
    private readonly on: Handlers,
  ) {
    void this.show([]).catch(() => this.on.refused(4404));
  }

  async send(type: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    if (type === "answer")
      await this.show([...this.played, ...((fields.tokens as string[] | undefined) ?? [String(fields.token)])]);
    else if (type === "undo") await this.show(this.played.slice(0, Number(fields.to)));
    return { done: true };
  }

  look(): void {}

  /** Its refusals come with the answers' own requests, in the language of those. */
  speak(): void {}

  close(): void {
    this.closed = true;
  }

  async show(played: string[]): Promise<void> {
    const reply = await board(this.game, this.id, played);
    if (this.closed) return;
    this.played = played;
    this.solved = reply.solved;
    this.moment += 1;
    this.on.status("open");
    this.on.table(this.table(reply));
    this.on.state(this.state(reply));
  }

  private table({ seats, view }: BoardReply): Table {
    return {
      id: this.id,
      game: this.game,
      options: {},
      title: null,
      status: view.result ? "finished" : "running",
      public: false,
      friends: false,
      spectators: false,
      hints: false,
      seed_chosen: true,
      real_table: false,
      delay: 0,
      created: "",
      updated: "",
      seats: seats.map((seat) => ({
        seat,
        kind: "human",
        name: null,
        bot: null,
        player: null,
        online: true,
        yours: true,
        stand_in: false,
      })),
      waiting: null,
      clock: null,
      solo: true,
      creator: false,
      seq: 0,
      moment: this.moment,
      step: this.played.length,
      asked: view.asked,
      your_turn: true,
      unseen: 0,
      result: view.result,
      rematch: null,
      sequel: false,
      commitment: "",
      seed: null,
      nonce: null,
      seeds: [],
    };
  }

  private state({ seat, step, view, events }: BoardReply): State {
    return {
      seq: 0,
      moment: this.moment,
      step,
      seat,
      view,
      log: { from: 0, events },
      entries: [],
      earlier: 0,
      thinking: null,
      resign: { seats: [], waiting: [], partners: [] },
      clock: null,
      undo: { free: step, to: step ? step - 1 : null, redo: null, request: null },
    };
  }
}

export class PracticePlay extends LivePlay {
  private readonly practice: PracticeLine;
  /** What was answered so far. */
  played: readonly string[] = $state.raw([]);
  /** The goal of a puzzle has been reached. */
  solved = $state(false);

  constructor(
    private readonly game: string,
    board: string,
    words: Words,
  ) {
    let line!: PracticeLine;
    super(board, words, (on) => {
      line = new PracticeLine(game, board, on);
      return line;
    });
    this.practice = line;
    this.openHands = true;
  }

  protected override arrive(state: State): void {
    super.arrive(state);
    this.played = this.practice.played;
    this.solved = this.practice.solved;
  }

  override async reasonAgainst(token: string): Promise<Reason | null> {
    const { reason } = await get<{ reason: Reason | null }>(`/rules/${this.game}/boards/${this.id}/why-not`, {
      played: this.played.join(","),
      token,
    });
    return reason;
  }

  protected override async rehearse(tokens: string[]): Promise<Decision | null> {
    return (await board(this.game, this.id, [...this.played, ...tokens])).view.decision;
  }

  /** From the beginning, or after those answers. */
  async go(played: readonly string[] = []): Promise<void> {
    await this.practice.show([...played]).catch((error: unknown) => this.complain(error));
  }

  /** Nobody is asked twice in practice. */
  protected override goesWithoutSaying(_decision: Decision): null {
    return null;
  }

  protected override leftByAll(): null {
    return null;
  }
}
