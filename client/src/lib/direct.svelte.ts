// Direct play: from a piece to its goal. The server finds the answers that lead there, and says what they would begin;
// nothing is answered before the last click.

import type { Decision, Tried, Way, Whole } from "./api";
import { spotsOf } from "./beside";
import type { LivePlay } from "./play.svelte";
import { shared, type Wish } from "./share";

interface Point {
  x: number;
  y: number;
}

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
  /** Who could go or pay, and who shall. */
  whole: Whole | null = $state.raw(null);
  wish: Wish = $state.raw({});
  /** An answer that was not given yet, since it would begin a fight: the window tells of it, and nothing was taken hold of. */
  foretold: string | null = $state(null);
  /** Where the pointer is; nothing for who uses the keyboard. */
  pointer: Point | null = null;
  /** Where the pointer was when it took the piece, and where it is wanted. */
  from: Point = $state.raw({ x: 0, y: 0 });
  at: Point = $state.raw({ x: 0, y: 0 });

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
    /** Answers that may have targets: they show them before they are given. */
    readonly seeksTarget: (token: string) => boolean = () => false,
    /** Answers that may begin a fight: what it would be is told before. */
    readonly mayFight: (token: string, decision: Decision) => boolean = () => false,
  ) {}

  /** Takes hold of a piece. Says whether it can go anywhere. What is no place is chosen at once, unless it is dragged. */
  async take(piece: string, dragged = false): Promise<boolean> {
    if (!(await this.hold(piece))) return false;
    if (!this.goals.size && !dragged) await this.aim("");
    return true;
  }

  /** Takes hold of a piece, and asks at once what every way it has would begin: for a card that lies open before one. */
  async unfold(piece: string): Promise<boolean> {
    if (!(await this.hold(piece))) return false;
    await this.offer(this.ways, this.turn).catch((error: unknown) => this.play.complain(error));
    return true;
  }

  /** Takes hold of an answer that has nothing but targets. Says whether it is one. */
  async seek(token: string): Promise<boolean> {
    if ((await this.hold(token)) && this.ways.every((way) => this.goals.has(way.goal))) return true;
    this.close();
    return false;
  }

  /** An answer to what is asked now may begin a fight. Opens the window that tells of it; says whether it would begin one. */
  async foretell(token: string, { kind, params }: Decision): Promise<boolean> {
    const turn = this.begin();
    const way: Way = { goal: token, tokens: [token], steps: [{ kind, token, params }], whole: null };
    const tried = await this.play.tryOut([token]);
    // Something else was clicked meanwhile.
    if (turn !== this.turn) return true;
    if (!tried.outlook) return false;
    this.offers = [{ way, tried }];
    this.foretold = token;
    this.from = this.at = this.place(token);
    this.goal = token;
    return true;
  }

  private async hold(piece: string): Promise<boolean> {
    const turn = this.begin();
    this.from = this.at = this.place(piece);
    const { state } = this.play;
    const { ways, moment } = await this.play.aims(piece);
    if (turn !== this.turn || moment !== state?.moment || !ways.length) return false;
    this.piece = piece;
    this.ways = ways;
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
    await this.offer(ways, turn);
    if (turn !== this.turn) return;
    if (goal) this.at = this.place(goal);
    this.goal = goal;
  }

  /** What opens beside the pointer opens beside the thing itself for who uses the keyboard, or in the middle of the board. */
  private place(token: string): Point {
    if (this.pointer) return this.pointer;
    const thing = spotsOf(token)[0] ?? document.getElementById("board");
    const { x, y, width, height } = thing?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    return { x: x + width / 2, y: y + height / 2 };
  }

  private async offer(ways: readonly Way[], turn: number): Promise<void> {
    const whole = ways.map((way) => way.whole).find(Boolean) ?? null;
    const wish = whole?.wish ?? {};
    const tried = await Promise.all(ways.map((way) => this.attempt(way, wish)));
    if (turn !== this.turn) return;
    this.whole = whole;
    this.wish = wish;
    this.offers = ways.map((way, index) => ({ way, tried: tried[index]! }));
  }

  /** So many of a kind shall go, or be paid; of a cost the others pay the rest. */
  async wantOf(id: string, number: number): Promise<void> {
    await this.want(shared({ ...this.wish, [id]: number }, id, this.whole!));
  }

  /** So many of each kind shall go. */
  async want(wish: Wish): Promise<void> {
    this.wish = wish;
    this.asked = this.ask(wish, ++this.turn).catch((error: unknown) => this.play.complain(error));
    await this.asked;
  }

  private async ask(wish: Wish, turn: number): Promise<void> {
    const ways = this.offers.map((offer) => offer.way);
    const tried = await Promise.all(ways.map((way) => this.attempt(way, wish)));
    if (turn === this.turn) this.offers = ways.map((way, index) => ({ way, tried: tried[index]! }));
  }

  /** A way that has no parts is tried as it is. */
  private attempt({ tokens, whole }: Way, wish: Wish): Promise<Tried> {
    return this.play.tryOut(tokens, whole ? wish : undefined);
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
    const held = this.piece !== null || this.foretold !== null;
    this.turn++;
    this.piece = null;
    this.foretold = null;
    this.ways = [];
    this.goal = null;
    this.offers = [];
    this.whole = null;
    return held;
  }
}
