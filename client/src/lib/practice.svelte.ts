// A position of the rules that one can play: the same table as in a match, but one person plays all seats, nothing is
// stored, and everything can be taken back.

import { type Decision, get, post, type Reason, type State, type Table, type Tried, type Way } from "./api";
import type { BoardOut, LessonBoardOut } from "./api-types";
import type { Handlers, TableLine } from "./live";
import { LivePlay } from "./play.svelte";
import type { Words } from "./words";

/** What the server says of a position without a table. */
export type BoardReply = Pick<BoardOut, "seats" | "seat" | "view" | "events"> &
  Partial<Pick<LessonBoardOut, "played" | "own">>;

/** Stands for the line to a table: every answer is sent with all that came before it. */
export class PracticeLine<R extends BoardReply> implements TableLine {
  played: readonly string[] = [];
  reply: R | null = null;
  /** Whether these answers are kept back for now. */
  holds: (tokens: readonly string[]) => boolean = () => false;
  private moment = 0;
  private asked = 0;
  private shown = 0;
  private closed = false;

  constructor(
    private readonly game: string,
    private readonly id: string,
    readonly ask: (played: readonly string[]) => Promise<R>,
    private readonly on: Handlers,
    start: readonly string[] = [],
  ) {
    // What was left long ago may not be possible any more: then it begins anew.
    void this.show(start)
      .catch((error: unknown) => (start.length ? this.show([]) : Promise.reject(error)))
      .catch(() => this.on.refused(4404));
  }

  async send(type: string, fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    if (type === "answer") {
      const tokens = (fields.tokens as string[] | undefined) ?? [String(fields.token)];
      if (!this.holds(tokens)) await this.show([...this.played, ...tokens]);
    } else if (type === "undo") await this.show(this.played.slice(0, Number(fields.to)));
    return { done: true };
  }

  /** What would be asked after those answers. */
  async after(tokens: readonly string[]): Promise<Decision | null> {
    return (await this.ask([...this.played, ...tokens])).view.decision;
  }

  look(): void {}

  /** Its refusals come with the answers' own requests, in the language of those. */
  speak(): void {}

  close(): void {
    this.closed = true;
  }

  /** Replies may overtake one another: what was asked for before what stands here already is too late. */
  async show(played: readonly string[]): Promise<void> {
    const number = ++this.asked;
    const reply = await this.ask(played);
    if (this.closed || number < this.shown) return;
    this.shown = number;
    this.played = reply.played ?? played;
    this.reply = reply;
    this.moment += 1;
    this.on.status("open");
    this.on.table(this.table(reply));
    this.on.state(this.state(reply));
  }

  private table({ seats, view, seat: mine, own }: R): Table {
    return {
      id: this.id,
      game: this.game,
      options: {},
      title: "",
      status: view.result ? "finished" : "running",
      public: false,
      friends: false,
      spectators: false,
      hints: false,
      imported: false,
      seed_chosen: true,
      real_table: false,
      closed_hands: false,
      open_hands: false,
      delay: 0,
      created: "",
      updated: "",
      seats: seats.map((seat) => ({
        seat,
        kind: "human",
        name: "",
        bot: null,
        player: null,
        online: true,
        yours: own ? seat === mine : true,
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

  private state({ seat, view, events, own }: R): State {
    const step = this.played.length;
    const back = own ? (own.at(-1) ?? null) : step ? step - 1 : null;
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
      beside: [],
      clock: null,
      undo: { free: step, to: back, redo: null, request: null },
    };
  }
}

export class PracticePlay extends LivePlay {
  override readonly practice = true;
  private readonly board: PracticeLine<BoardOut>;
  /** What was answered so far. */
  played: readonly string[] = $state.raw([]);
  /** The goal of a puzzle has been reached. */
  solved = $state(false);

  constructor(
    private readonly game: string,
    board: string,
    words: Words,
  ) {
    let line!: PracticeLine<BoardOut>;
    super(board, words, (on) => {
      const ask = (played: readonly string[]) =>
        get<BoardOut>(`/rules/${game}/boards/${board}`, { played: played.join(",") });
      line = new PracticeLine(game, board, ask, on);
      return line;
    });
    this.board = line;
    this.openHands = true;
  }

  protected override arrive(state: State): void {
    super.arrive(state);
    this.played = this.board.played;
    this.solved = !!this.board.reply?.solved;
  }

  override async reasonAgainst(token: string): Promise<Reason | null> {
    const { reason } = await get<{ reason: Reason | null }>(`/rules/${this.game}/boards/${this.id}/why-not`, {
      played: this.played.join(","),
      token,
    });
    return reason;
  }

  override async aims(piece: string): Promise<{ moment: number; ways: Way[] }> {
    const where = `/rules/${this.game}/boards/${this.id}/aims`;
    const { ways } = await get<{ ways: Way[] }>(where, { played: this.played.join(","), piece });
    return { ways, moment: this.state!.moment };
  }

  override tryOut(tokens: string[], wish?: Record<string, number>): Promise<Tried> {
    const body = { moment: 0, tokens, ...(wish ? { wish } : {}) };
    return post<Tried>(`/rules/${this.game}/boards/${this.id}/try`, body, { played: this.played.join(",") });
  }

  protected override async rehearse(tokens: string[]): Promise<Decision | null> {
    return this.board.after(tokens);
  }

  /** From the beginning, or after those answers. */
  async go(played: readonly string[] = []): Promise<void> {
    await this.board.show(played).catch((error: unknown) => this.complain(error));
  }

  /** Nobody is asked twice in practice. */
  override goesWithoutSaying(_decision: Decision): null {
    return null;
  }

  override leftByAll(): null {
    return null;
  }
}
