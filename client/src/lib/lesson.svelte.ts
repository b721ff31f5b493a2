// A guided match: the real table, with a guide that explains what comes up and says what to do. Nothing is stored on the
// server; the browser keeps what was answered, so that one can leave and come back.

import { type Decision, get, post, type Reason, type State, type Tried, text, type Way } from "./api";
import type { LessonBoardOut, LessonOut, LessonStepOut, LessonsOut } from "./api-types";
import { keep, progressOf } from "./learned";
import { LivePlay } from "./play.svelte";
import { PracticeLine } from "./practice.svelte";
import type { Left } from "./stops";
import type { Words } from "./words";

export type { LessonOut as Lesson, LessonStepOut as Step } from "./api-types";

export const loadLessons = async (game: string): Promise<LessonOut[]> =>
  (await get<LessonsOut>(`/learn/${game}`)).lessons;

/** Answers that a lesson likes as much as each other. */
const wanted = (each: string): string[] => each.split("|");

/** Whether answers are what a task wants next; more may follow when it is done. */
export const follows = (tokens: readonly string[], task: readonly string[]): boolean =>
  tokens.every((token, at) => at >= task.length || wanted(task[at]!).includes(token));

export class LessonPlay extends LivePlay {
  override readonly practice = true;
  /** What is explained at this question, and what is to be done. */
  due: readonly LessonStepOut[] = $state.raw([]);
  task: LessonStepOut | null = $state.raw(null);
  strayed = $state(false);
  told = $state(0);
  steps = $state(0);
  /** Answers that are none of what was asked for, until the player says that they are meant. */
  held: readonly string[] | null = $state.raw(null);
  private doing: readonly string[] = $state.raw([]);
  private readonly lesson: PracticeLine<LessonBoardOut>;

  /** What the guide would answer now. */
  readonly suggestion: string | null = $derived(
    this.doing.length ? (wanted(this.doing[0]!).find((token) => this.options.has(token)) ?? null) : null,
  );

  constructor(
    readonly game: string,
    readonly name: string,
    words: Words,
  ) {
    let line!: PracticeLine<LessonBoardOut>;
    super(`lesson-${game}-${name}`, words, (on) => {
      const ask = (played: readonly string[]) =>
        get<LessonBoardOut>(`/learn/${game}/${name}`, { played: played.join(",") });
      line = new PracticeLine(game, name, ask, on, progressOf(game, name)?.played);
      return line;
    });
    this.lesson = line;
    line.holds = (tokens) => this.hold(tokens);
  }

  protected override rehearse(tokens: string[]): Promise<Decision | null> {
    return this.lesson.after(tokens);
  }

  private get sofar(): { played: string } {
    return { played: this.lesson.played.join(",") };
  }

  protected override arrive(state: State): void {
    const reply = this.lesson.reply!;
    this.due = reply.due;
    this.task = reply.task;
    this.doing = reply.do;
    this.strayed = reply.strayed;
    this.told = reply.told;
    this.steps = reply.steps;
    this.held = null;
    const done = reply.due.some((step) => step.end) || !!progressOf(this.game, this.name)?.done;
    keep(this.game, this.name, { played: reply.played, told: reply.told, steps: reply.steps, done });
    super.arrive(state);
    // Not while something else is explained: a card of the hand that rises would lie over it.
    this.cursor = reply.due.length > 1 ? null : this.suggestion;
  }

  /** What the guide asks for is marked, as if somebody had walked there with the keys. */
  mark(): void {
    this.cursor = this.suggestion;
  }

  private hold(tokens: readonly string[]): boolean {
    if (!this.task?.back || follows(tokens, this.doing)) return false;
    this.held = tokens;
    this.busy = false;
    return true;
  }

  /** The player means it. */
  async insist(): Promise<void> {
    const tokens = this.held;
    if (!tokens) return;
    this.busy = true;
    await this.go([...this.lesson.played, ...tokens]);
  }

  /** Does the next thing for the player. */
  show(): void {
    this.held = null;
    if (this.suggestion) this.answerAll([this.suggestion]);
  }

  /** To the beginning, or to where it was, in the language of now. */
  async go(played: readonly string[] = this.lesson.played): Promise<void> {
    await this.lesson.show(played).catch((error: unknown) => {
      this.busy = false;
      this.complain(error);
    });
  }

  /** Another language: the same question, and the guide, in other words. */
  override speak(words: Words): void {
    super.speak(words);
    void this.go();
  }

  /** The record so far, to play on from. */
  record(): Promise<string> {
    return text(`/learn/${this.game}/${this.name}/record`, this.sofar);
  }

  override async aims(piece: string): Promise<{ moment: number; ways: Way[] }> {
    const { ways } = await get<{ ways: Way[] }>(`/learn/${this.game}/${this.name}/aims`, { ...this.sofar, piece });
    return { ways, moment: this.state!.moment };
  }

  override tryOut(tokens: string[], wish?: Record<string, number>): Promise<Tried> {
    const body = { moment: 0, tokens, ...(wish ? { wish } : {}) };
    return post<Tried>(`/learn/${this.game}/${this.name}/try`, body, this.sofar);
  }

  override async reasonAgainst(token: string): Promise<Reason | null> {
    const where = `/learn/${this.game}/${this.name}/why-not`;
    return (await get<{ reason: Reason | null }>(where, { ...this.sofar, token })).reason;
  }

  /** Nothing goes without saying while something is explained or asked for. */
  override goesWithoutSaying(decision: Decision): Left | null {
    return this.due.length || this.task ? null : super.goesWithoutSaying(decision);
  }
}
