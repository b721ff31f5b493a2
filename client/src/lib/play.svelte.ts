// What boards, hands and windows know of a match: a view, what may be chosen, and what to do when it is.

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import {
  api,
  type Decision,
  type Entry,
  type GameEvent,
  type Reason,
  type State,
  type Table,
  type Tried,
  troubleOf,
  type View,
} from "./api";
import type { Direct } from "./direct.svelte";
import { hintIn } from "./hints";
import { type Handlers, Line, type LineStatus, type TableLine } from "./live";
import { lookedUpTo, noteLook } from "./looked";
import { wishesFor } from "./settings.svelte";
import { Stage } from "./stage.svelte";
import { type Left, left, stopIn } from "./stops";
import { Unasked, withoutSaying } from "./unasked";
import type { Words } from "./words";

/** What a panel wants to answer to the questions that follow, asked before each of them; undefined hands back. */
export type Plan = (decision: Decision) => string | undefined;

export interface Notice {
  text: string;
  kind: "why" | "hint" | "error" | "info";
  token?: string | undefined;
  /** The reason behind it, for whoever wants to read its rule. */
  reason?: Reason | undefined;
  /** Of a hint: what else could be done, and what that is worth. */
  choices?: { token: string; text: string }[] | undefined;
  /** What there is to say of all of it. */
  more?: string | undefined;
}

/** The part that is the same for a match that is played, watched or replayed. */
export abstract class Play<V extends View = View> {
  words: Words = $state.raw(undefined as unknown as Words);
  view: V | null = $state.raw(null);
  /** What the other seats see of somebody who plays them with open hands. */
  beside: readonly View[] = $state.raw([]);
  events: GameEvent[] = $state.raw([]);
  /** Shows them step by step. */
  readonly stage: Stage = new Stage(this, () => this.allShown());
  /** Ids that a line of the log, or a hint, speaks of. */
  readonly lit = new SvelteSet<string>();
  /** The option that the keyboard is at. */
  cursor: string | null = $state(null);
  notice: Notice | null = $state(null);
  /** A click asks why not, instead of choosing. */
  asking = $state(false);
  /** A panel that collects answers before it sends them: takes a click on a thing, or leaves it alone. */
  collect: ((token: string) => boolean) | null = null;
  /** Closes what a game has opened over the board, if it can be closed now. */
  closeWindow: (() => void) | null = $state.raw(null);
  /** How much of the board such a window covers at its sides, in pixels. */
  covered: { left: number; right: number } = $state.raw({ left: 0, right: 0 });
  /** How high the answers are that stand in a row above the hand. */
  answersHeight = $state(0);
  /** Where options are on the board, for walking with the arrows. */
  readonly places = new SvelteMap<string, readonly [number, number]>();

  readonly decision: Decision | null = $derived(this.closed || this.replaced ? null : (this.view?.decision ?? null));
  readonly options: ReadonlySet<string> = $derived(new Set(this.decision?.options ?? []));

  abstract readonly live: boolean;
  /** Ended from outside, so that nobody is asked any more. */
  get closed(): boolean {
    return false;
  }
  /** The computer plays for whoever looks, for a while. */
  get replaced(): boolean {
    return false;
  }
  /** The stage has shown all that happened. */
  protected allShown(): void {}
  /** What was shown in the window over the board was seen. */
  closeScene(): void {}
  /** Shows all the rest at once. */
  catchUp(): void {
    this.stage.skip();
  }
  abstract choose(token: string): void;
  abstract whyNot(token: string): Promise<void>;

  /** A click on anything that has a token: chooses it if that is possible, else says why not. */
  touch(token: string): void {
    if (!this.asking && this.collect?.(token)) return;
    if (this.asking || !this.options.has(token)) {
      this.asking = false;
      void this.whyNot(token);
    } else this.choose(token);
  }

  can(token: string): boolean {
    return this.options.has(token);
  }

  light(ids: Iterable<string>): void {
    this.lit.clear();
    for (const id of ids) this.lit.add(id);
  }
}

/** A match at a table, over the network. */
export class LivePlay extends Play {
  readonly live = true;
  table: Table | null = $state.raw(null);
  state: State | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  /** How many entries there are before those. */
  earlier = $state(0);
  status: LineStatus = $state("connecting");
  refused: number | null = $state(null);
  /** Answers under way: shown at once, confirmed by the server. */
  busy = $state(false);
  /** An answer that can't be taken back, waiting to be confirmed. */
  unsure: string | null = $state(null);
  weighty: (decision: Decision, token: string) => boolean = () => false;

  /** Nothing of it is stored: no table, no people, nothing to come back to for others. */
  readonly practice: boolean = false;

  /** Pieces that are brought to their goals, where the game has such. */
  direct: Direct | null = null;
  /** The piece that is being taken hold of, until the server has said where it can go. */
  private holding: Promise<boolean> | null = null;

  private line: TableLine;
  private readonly unasked = new Unasked(this);
  /** The steps that the person answered here, and not the program. */
  private given: number[] = [];
  /** What came from the server while something else was still being shown. */
  private coming: State[] = [];

  constructor(
    readonly id: string,
    words: Words,
    connect: (on: Handlers) => TableLine = (on) => new Line(id, words.messages.language, on),
  ) {
    super();
    this.words = words;
    this.line = connect({
      table: (table) => {
        this.table = table;
        if (table.open_hands) this.openHands = true;
      },
      state: (state) => this.arrive(state),
      status: (status) => {
        this.status = status;
      },
      refused: (code) => {
        this.refused = code;
      },
    });
  }

  /** Goes on in another language; the server's refusals too. */
  speak(words: Words): void {
    this.words = words;
    this.line.speak(words.messages.language);
  }

  override get closed(): boolean {
    return this.table?.status === "closed";
  }

  override get replaced(): boolean {
    return !!this.table?.seats.some((seat) => seat.seat === this.seat && seat.stand_in);
  }

  get seat(): string | null {
    return this.state?.seat ?? null;
  }

  get mine(): string[] {
    return this.table?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  close(): void {
    this.unasked.stop();
    this.stage.close();
    this.line.close();
  }

  /** Takes what comes from the server: at once, or after what is still being shown. */
  protected arrive(state: State): void {
    const latest = this.coming.at(-1) ?? this.state;
    this.hear(state, state.seat !== latest?.seat);
    if (state.seq > 0) void this.line.send("seen", { seq: state.seq }).catch(() => undefined);
    const elsewhere = state.seat !== latest?.seat || state.step < latest.step;
    if (elsewhere) this.coming = [];
    const waits = this.coming.length > 0 || (this.stage.running && state.step !== this.state?.step);
    if (waits && !elsewhere) this.coming.push(state);
    else this.settle(state);
  }

  /** What was said at the table waits for nothing. */
  private hear(state: State, fresh: boolean): void {
    // Where some between were left out, those we had would leave a gap.
    const known = fresh || state.earlier ? [] : this.entries;
    if (fresh || state.earlier) this.earlier = state.earlier;
    const seen = new Set(known.map((entry) => entry.seq));
    this.entries = [...known, ...state.entries.filter((entry) => !seen.has(entry.seq))];
  }

  /** The table stands as the server says. */
  private settle(state: State): void {
    const before = this.state;
    const fresh = state.seat !== before?.seat;
    const back = before !== null && state.step < before.step;
    if (back) {
      this.unasked.backAt = state.moment;
      this.given = this.given.filter((step) => step < state.step);
    }
    this.state = state;
    this.words.see(state.view);
    this.view = state.view;
    this.beside = state.beside ?? [];
    this.events = [...this.events.slice(0, state.log.from), ...state.log.events];
    if (fresh) this.stage.begin(state.seat, state.step, this.lookedBefore(state, before));
    else if (back) this.stage.back(state.step);
    else if (state.step > before.step) this.tell(state.step, before.step);
    this.unsure = null;
    this.busy = false;
    this.direct?.close();
    if (this.cursor && !state.view.decision?.options.includes(this.cursor)) this.cursor = null;
    if (this.notice?.kind !== "error") this.notice = null;
    if (!this.unasked.answer() && !this.stage.running) this.turnTable();
  }

  /** Up to where this seat's player has looked: with open hands it is the same person who looked from another seat. */
  private lookedBefore(state: State, before: State | null): number {
    return (before && this.openHands ? before.step : lookedUpTo(this.id, state.seat)) ?? state.step;
  }

  /** Stages what happened after that step. */
  private tell(step: number, after: number): void {
    const from = this.events.findIndex((event) => event.step > after);
    if (from >= 0) this.stage.show(from, after + this.answered);
    this.answered = 0;
    // Who only watches has looked when it was shown.
    if (!this.decision && !this.mine.length) this.stage.closeStrip(step);
  }

  /** So many answers from here bring about what comes next. */
  private answered = 0;

  /** What came meanwhile is next; where there is nothing to show of it, what came after it. */
  protected override allShown(): void {
    if (!this.coming.length && !this.busy) this.turnTable();
    while (this.coming.length && !this.stage.running) this.settle(this.coming.shift()!);
  }

  override catchUp(): void {
    const rest = this.coming;
    this.coming = [];
    this.stage.skip();
    for (const state of rest) {
      this.settle(state);
      this.stage.skip();
    }
  }

  override closeScene(): void {
    this.stage.closeScene(this.state?.step ?? 0);
  }

  /** At one screen for several: look from the seat that is asked. */
  private turnTable(): void {
    const asked = this.view?.asked?.seat;
    if (asked && asked !== this.seat && this.mine.length > 1 && this.mine.includes(asked) && !this.handOver) {
      if (this.openHands) this.line.look(asked);
      else this.handOver = asked;
    }
  }

  /** At one screen: nobody minds if the others see their cards, so the screen needs no handing over. */
  openHands = $state(false);

  /** Several people at one screen: who should take it now. */
  handOver: string | null = $state(null);

  takeOver(): void {
    const seat = this.handOver;
    this.handOver = null;
    if (seat) this.line.look(seat);
  }

  lookFrom(seat: string | null): void {
    this.line.look(seat);
  }

  /** Somebody here plays that seat, and no computer does it for them. */
  answersFor(seat: string): boolean {
    return !!this.table?.seats.some((each) => each.seat === seat && each.yours && !each.stand_in);
  }

  /** One person plays all seats that aren't the computer's. */
  private get alone(): boolean {
    return this.mine.length < 2 || this.openHands;
  }

  get nobodyWaits(): boolean {
    return !!this.table?.solo && this.alone;
  }

  /** Who is asked about stops: the person, or at one screen for several whoever has that seat. */
  get stopsOf(): string | null {
    return this.alone ? null : this.seat;
  }

  /** The answer that goes without saying for the person who is asked. */
  goesWithoutSaying(decision: Decision): Left | null {
    return withoutSaying(decision, wishesFor(this.words.game, this.stopsOf));
  }

  /** A window of another seat at this screen that nobody needs to take the screen for. */
  leftByAll(asked: NonNullable<View["asked"]>): Left | null {
    const stop = stopIn(asked);
    return stop && left(stop, wishesFor(this.words.game, this.alone ? null : asked.seat));
  }

  /** Answers this question and those that follow as the plan says: tried out first, and then given as one list. */
  async chooseAll(plan: Plan): Promise<void> {
    if (this.busy) return;
    this.catchUp();
    const moment = this.state?.moment;
    const tokens: string[] = [];
    this.busy = true;
    try {
      for (let asked = this.decision; asked; asked = await this.rehearse(tokens)) {
        const token = plan(asked);
        if (token === undefined || !asked.options.includes(token)) break;
        tokens.push(token);
      }
    } catch (error) {
      tokens.length = 0;
      this.complain(error);
    }
    // Something else may have happened meanwhile.
    if (moment !== this.state?.moment) return;
    this.busy = false;
    if (tokens.length) this.answerAll(tokens);
  }

  /** What would be asked of this seat after those answers; nothing where dice would fall. */
  protected async rehearse(tokens: string[]): Promise<Decision | null> {
    return (await this.tryOut([...tokens])).decision;
  }

  /** A click on what can't be chosen takes hold of it, if it is a piece that can go somewhere; else it says why not. */
  override touch(token: string): void {
    const { direct } = this;
    if (!direct || this.asking || this.collect || this.busy || !this.decision) super.touch(token);
    // A quick hand has clicked the goal before the server has said where the piece can go.
    else if (this.holding) void this.touchAfter(this.holding, token);
    else if (direct.goals.has(token)) void direct.aim(token);
    else if (direct.piece === token) direct.close();
    else if (this.options.has(token) && direct.seeksTarget(token)) void this.seekTarget(token, direct);
    else if (this.options.has(token)) super.touch(token);
    else void this.takeHold(token, direct);
  }

  private async takeHold(piece: string, direct: Direct): Promise<void> {
    const asked = this.state?.moment;
    this.holding = direct.take(piece).catch(() => false);
    const found = await this.holding;
    this.holding = null;
    if (!found && asked === this.state?.moment) await this.whyNot(direct.tokenOf(piece));
  }

  /** An answer with targets shows them, and one of them is chosen next; an answer without any is given at once. */
  private async seekTarget(token: string, direct: Direct): Promise<void> {
    const asked = this.state?.moment;
    this.holding = direct.seek(token).catch(() => false);
    const found = await this.holding;
    this.holding = null;
    if (!found && asked === this.state?.moment) this.choose(token);
  }

  /** What was clicked while a piece was being taken hold of, if it was and nothing else has happened since. */
  private async touchAfter(holding: Promise<boolean>, token: string): Promise<void> {
    const asked = this.state?.moment;
    if ((await holding) && asked === this.state?.moment && this.direct?.piece !== token) this.touch(token);
  }

  choose(token: string): void {
    const decision = this.decision;
    if (!decision || !this.options.has(token) || this.busy) return;
    this.catchUp();
    if (this.decision !== decision) return;
    if (this.direct?.mayFight(token, decision)) void this.foretell(token, decision, this.direct);
    else this.decide(token, decision);
  }

  /** Before a fight begins, it is told what it would be, and asked once more. */
  private async foretell(token: string, decision: Decision, direct: Direct): Promise<void> {
    try {
      if (!(await direct.foretell(token, decision)) && this.decision === decision) this.decide(token, decision);
    } catch (error) {
      this.complain(error);
    }
  }

  private decide(token: string, decision: Decision): void {
    if (this.unsure !== token && !this.table?.solo && this.weighty(decision, token)) {
      this.unsure = token;
      return;
    }
    this.give(token);
  }

  /** The person's own answer. */
  private give(token: string): void {
    this.noteAnswer();
    this.answer(token);
  }

  answer(token: string, seat = this.state?.seat): void {
    this.send({ token }, seat);
  }

  /** Gives answers that belong together: all of them count, or none. */
  answerAll(tokens: readonly string[]): void {
    if (this.busy) return;
    this.noteAnswer();
    this.send({ tokens: [...tokens] });
  }

  /** Whoever answers has seen what was told. */
  private noteAnswer(): void {
    this.catchUp();
    if (!this.state) return;
    const { step, seat } = this.state;
    this.given.push(step);
    this.stage.lookedAt(step);
    noteLook(this.id, seat, step);
  }

  private send(answers: { token: string } | { tokens: string[] }, seat = this.state?.seat): void {
    const state = this.state;
    if (!state) return;
    this.busy = true;
    this.answered = "tokens" in answers ? answers.tokens.length : 1;
    this.unsure = null;
    this.notice = null;
    this.line.send("answer", { seat, moment: state.moment, ...answers }).catch((error: unknown) => {
      this.busy = false;
      this.answered = 0;
      this.complain(error);
    });
  }

  complain(error: unknown): void {
    this.notice = { text: troubleOf(error, (key) => this.words.text(key)), kind: "error" };
  }

  /** Where a piece can go. */
  aims(piece: string): ReturnType<typeof api.aims> {
    return api.aims(this.id, piece, this.seat);
  }

  /** What these answers would begin. */
  tryOut(tokens: string[], wish?: Record<string, number>): Promise<Tried> {
    const { seat, state } = this;
    return api.tryOut(this.id, { seat, moment: state!.moment, tokens, ...(wish ? { wish } : {}) });
  }

  /** Answers the questions about how many of each, as wished: a cost, hero by hero. All of them count, or none. */
  async answerWish(wish: Record<string, number>): Promise<void> {
    const { state, words } = this;
    if (!state || this.busy) return;
    try {
      const { tokens, reason } = await this.tryOut([], wish);
      if (state !== this.state) return;
      if (reason) this.notice = { text: words.reason(reason), kind: "why", reason };
      else this.answerAll(tokens);
    } catch (error) {
      this.complain(error);
    }
  }

  /** Why that can't be chosen now; nothing if it can. */
  async reasonAgainst(token: string): Promise<Reason | null> {
    return (await api.whyNot(this.id, token, this.seat)).reason;
  }

  async whyNot(token: string): Promise<void> {
    try {
      const reason = await this.reasonAgainst(token);
      if (reason) this.notice = { text: this.words.reason(reason, this.decision), kind: "why", token, reason };
      else this.notice = { text: this.words.text("client-can-be-chosen"), kind: "info", token };
    } catch (error) {
      this.complain(error);
    }
  }

  /** At every question the best choices are shown with what they are worth, and nobody hides anything from anybody. */
  analysing = $state(false);

  analyse(on: boolean): void {
    this.analysing = on;
    if (!on) return;
    this.openHands = true;
    this.takeOver();
  }

  async askHint(): Promise<void> {
    if (!this.decision || !this.seat) return;
    const moment = this.state?.moment;
    try {
      const hint = await api.hint(this.id, this.seat);
      if (hint.moment !== this.state?.moment) return;
      this.notice = hintIn(this.words, hint, this.decision);
      this.cursor = this.notice.token ?? null;
    } catch (error) {
      // Whoever has gone on or back meanwhile misses nothing.
      if (moment === this.state?.moment) this.complain(error);
    }
  }

  async undo(): Promise<void> {
    this.catchUp();
    const state = this.state;
    if (!state || state.undo.to === null) return;
    // Past what the program answered, as far as that may be taken back.
    const own = this.given.findLast((step) => step < state.step);
    const far = own !== undefined && (this.table?.solo || state.step - own <= state.undo.free);
    const to = far ? Math.min(own, state.undo.to) : state.undo.to;
    try {
      const reply = await this.line.send("undo", { seat: state.seat, moment: state.moment, to });
      if (reply.done === false) this.notice = { text: this.words.text("client-undo-asked"), kind: "info" };
    } catch (error) {
      this.complain(error);
    }
  }

  /** Does again what was taken back last. */
  redo(): void {
    const tokens = this.state?.undo.redo;
    if (tokens) this.answerAll(tokens);
  }

  async consent(agree: boolean): Promise<void> {
    await this.line.send("consent", { seat: this.seat, agree }).catch((error: unknown) => this.complain(error));
  }

  /** Gives the match up, or would rather play on after all. */
  async resign(resign = true): Promise<void> {
    await this.line.send("resign", { seat: this.seat, resign }).catch((error: unknown) => this.complain(error));
  }

  /** Gets some of the entries before those that are here. */
  async lookBack(): Promise<void> {
    const first = this.entries[0];
    if (!first || !this.earlier) return;
    try {
      const page = await api.entries(this.id, first.seq);
      if (this.entries[0] !== first) return;
      this.entries = [...page.entries, ...this.entries];
      this.earlier = page.earlier;
    } catch (error) {
      this.complain(error);
    }
  }

  async chat(text: string): Promise<void> {
    await this.line.send("chat", { seat: this.seat, text }).catch((error: unknown) => this.complain(error));
  }
}

/** A position that is only looked at. */
export class StillPlay extends Play {
  readonly live = false;

  constructor(words: Words, view: View) {
    super();
    this.words = words;
    words.see(view);
    this.view = view;
  }

  choose(): void {}

  async whyNot(): Promise<void> {}
}
