// Direct play: from a piece to its goal. The server finds the answers that lead there, and says what they would begin;
// nothing is answered before the last click.

import type { Tried, Way } from "./api";
import type { LivePlay } from "./play.svelte";

export type Wish = Record<string, number>;

/** A way, with what the server says of it. */
export interface Offer {
  way: Way;
  tried: Tried;
}

export class Direct {
  /** What was taken hold of, and where it can go. */
  piece: string | null = $state(null);
  ways: readonly Way[] = $state.raw([]);
  /** Where it shall go: the window is open. An empty goal stands for what is no place. */
  goal: string | null = $state(null);
  offers: readonly Offer[] = $state.raw([]);
  /** Who could go, and who shall. */
  whole: Wish | null = $state.raw(null);
  wish: Wish = $state.raw({});
  /** Where the pointer was when it took the piece, and where it is wanted. */
  from: { x: number; y: number } = $state.raw({ x: 0, y: 0 });
  at: { x: number; y: number } = $state.raw({ x: 0, y: 0 });

  /** Where the piece can be brought, of the places on the board. */
  readonly goals: ReadonlySet<string> = $derived(
    new Set(this.piece === null ? [] : this.ways.map((way) => way.goal).filter((goal) => this.isPlace(goal))),
  );

  /** Counts what was begun, so that late replies to what was given up are not heard. */
  private turn = 0;
  /** Done when the server has said what the last wish would begin. */
  private asked: Promise<void> = Promise.resolve();

  constructor(
    private readonly play: LivePlay,
    private readonly isPlace: (goal: string) => boolean,
    /** The token that stands for a piece when somebody asks why it can't go. */
    readonly tokenOf: (piece: string) => string = (piece) => piece,
  ) {}

  /** Takes hold of a piece. Says whether it can go anywhere. */
  async take(piece: string): Promise<boolean> {
    const turn = this.begin();
    this.from = this.at;
    const { state } = this.play;
    const { ways, moment } = await this.play.aims(piece);
    if (turn !== this.turn || moment !== state?.moment || !ways.length) return false;
    this.piece = piece;
    this.ways = ways;
    // What is no place is chosen at once.
    if (!this.goals.size) await this.aim("");
    return true;
  }

  /** The piece shall go there. */
  async aim(goal: string): Promise<void> {
    await this.open(goal).catch((error: unknown) => this.play.complain(error));
  }

  /** Asks what that would begin, with each way, and shows it. */
  private async open(goal: string): Promise<void> {
    const turn = ++this.turn;
    const ways = this.ways.filter((way) => (goal ? way.goal === goal : !this.isPlace(way.goal)));
    if (!ways.length) return;
    const first = await Promise.all(ways.map((way) => this.attempt(way.tokens)));
    if (turn !== this.turn) return;
    const force = first.map((tried) => tried.decision?.params.force as Wish | undefined).find(Boolean);
    this.whole = force ?? null;
    this.wish = force ?? {};
    this.offers = ways.map((way, index) => ({ way, tried: first[index]! }));
    if (force) await this.ask(this.wish, turn);
    if (turn === this.turn) this.goal = goal;
  }

  /** So many of each kind shall go. */
  async want(wish: Wish): Promise<void> {
    this.wish = wish;
    this.asked = this.ask(wish, ++this.turn).catch((error: unknown) => this.play.complain(error));
    await this.asked;
  }

  private async ask(wish: Wish, turn: number): Promise<void> {
    const ways = this.offers.map((offer) => offer.way);
    const tried = await Promise.all(ways.map((way) => this.attempt(way.tokens, wish)));
    if (turn === this.turn) this.offers = ways.map((way, index) => ({ way, tried: tried[index]! }));
  }

  private attempt(tokens: string[], wish?: Wish): Promise<Tried> {
    return this.play.tryOut(tokens, wish);
  }

  /** The last click. It may come before the server has said what the last wish would begin. */
  async go({ way }: Offer, ending = false): Promise<void> {
    await this.asked;
    const tried = this.offers.find((offer) => offer.way === way)?.tried;
    if (!tried || tried.reason) return;
    const tokens = ending && tried.ending ? [...tried.tokens, tried.ending] : tried.tokens;
    this.close();
    this.play.answerAll(tokens);
  }

  private begin(): number {
    this.close();
    return this.turn;
  }

  /** Lets go; nothing was answered. Says whether there was anything to let go. */
  close(): boolean {
    const held = this.piece !== null;
    this.turn++;
    this.piece = null;
    this.ways = [];
    this.goal = null;
    this.offers = [];
    this.whole = null;
    return held;
  }
}
