// The stage: what happened is shown step by step, at the pace that the player likes. It never keeps anybody from
// answering: an answer shows all the rest at once.

import type { Decision, GameEvent } from "./api";
import { type Deed, deedsIn, type Scene, type Staging, scenesIn, stepsFrom } from "./scenes";
import { settings } from "./settings.svelte";

/** How long a step is shown, in milliseconds. */
const PACES = { slow: 2400, usual: 1200, quick: 500, off: 0 };

/** More than this isn't played out unasked: the strip and the log tell it. */
const MOST_STEPS = 60;

/** What a game says of its stage. */
export interface StageUi {
  staging?: Staging;
  about?(event: GameEvent): readonly string[];
  inWindow?(decision: Decision, scene: Scene): boolean;
}

/** What the stage wants to know of a match. */
export interface Told {
  readonly live: boolean;
  readonly events: GameEvent[];
  readonly decision: Decision | null;
  light(ids: Iterable<string>): void;
}

export class Stage {
  /** What the game says of its events. */
  private staging: Staging = $state.raw({ begins: {} });
  /** Things that an event speaks of, to light up. */
  private about: (event: GameEvent) => readonly string[] = () => [];
  /** Is that asked in the window about that scene? */
  private inWindow: (decision: Decision, scene: Scene) => boolean = () => false;
  /** Somebody points at the window: it doesn't go away under their pointer. */
  pointed = $state(false);
  /** Something is being shown. */
  running = $state(false);

  /** How much of the log was shown so far. */
  private shown = $state(Number.POSITIVE_INFINITY);
  private steps: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Windows about what happened up to this step were seen: by an answer, by closing them, or before the page was open. */
  private seen = $state(-1);
  /** Where the last scene begins whose window was closed. */
  private closed = $state(-1);
  /** The same as `seen` for the strip. */
  private looked = $state(-1);
  /** The steps that the one who looks has answered. */
  private own: ReadonlySet<number> = $state.raw(new Set());
  /** The same for everybody at this screen. */
  private readonly owns = new Map<string | null, ReadonlySet<number>>();
  private seat: string | null = null;

  /** The log as far as it was shown. */
  readonly told: readonly GameEvent[] = $derived.by(() => this.match.events.slice(0, this.shown));
  readonly scenes: readonly Scene[] = $derived(scenesIn(this.told, this.staging));
  /** What a window is about now. */
  readonly scene: Scene | null = $derived(this.chooseScene());
  /** What a window will be about when all was shown: what it asks isn't told before. */
  readonly coming: Scene | null = $derived.by(() => {
    const ahead = this.running
      ? scenesIn(this.match.events, this.staging).filter(({ last }) => last >= this.told.length)
      : [];
    return (
      ahead.reduce<Scene | null>((best, scene) => (best && best.last > scene.last ? best : scene), null) ?? this.scene
    );
  });
  /** What windows could be about: it is still going on, or was not seen yet. */
  readonly unseen: readonly Scene[] = $derived(this.scenes.filter((scene) => this.isShown(scene)));
  /** What the others did since one looked. */
  readonly deeds: readonly Deed[] = $derived.by(() =>
    this.match.live ? deedsIn(this.told, this.staging, (event) => event.step > this.looked && !this.isOwn(event)) : [],
  );

  /** Follows what the game says of its events. */
  use({ staging, about, inWindow }: StageUi): void {
    this.staging = staging ?? { begins: {} };
    this.about = about ?? (() => []);
    this.inWindow = inWindow ?? (() => false);
  }

  constructor(
    private readonly match: Told,
    /** All was shown. */
    private readonly done: () => void = () => undefined,
  ) {}

  private isOwn(event: GameEvent): boolean {
    return this.own.has(event.step);
  }

  private isShown(scene: Scene): boolean {
    const { staging } = this;
    if (staging.others?.has(scene.name) && this.isOwn(scene.events[0]!)) return false;
    if (staging.passing?.has(scene.name))
      return (this.running || !this.match.live) && scene.last === this.told.length - 1;
    if (this.hasGivenWay(scene)) return false;
    // What has an end stays until then, or until it was closed.
    const lasting = this.hasEnd(scene) && scene.at > this.closed;
    return this.isFresh(scene) || (!scene.over && lasting);
  }

  private hasEnd(scene: Scene): boolean {
    return Object.values(this.staging.ends ?? {}).includes(scene.name);
  }

  /** It is over, its end was shown, and something else has begun or is asked. */
  private hasGivenWay(scene: Scene): boolean {
    const { staging, match } = this;
    if (!match.live || this.pointed || !staging.givesWay?.has(scene.name)) return false;
    const begins = ({ kind }: GameEvent) => kind in staging.begins || staging.deeds?.has(kind);
    if (scene.over && this.told.slice(scene.last + 1).some(begins)) return true;
    if (this.running || !match.decision) return false;
    return scene.over || (!this.hasEnd(scene) && !this.inWindow(match.decision, scene));
  }

  /** Was it not seen yet? In a replay: does it belong to the present deed? */
  private isFresh(scene: Scene): boolean {
    if (this.match.live) return this.told[scene.last]!.step > this.seen;
    return scene.last >= this.told.findLastIndex((event) => this.staging.deeds?.has(event.kind));
  }

  /** The newest of them. */
  private chooseScene(): Scene | null {
    let best: Scene | null = null;
    for (const scene of this.unseen) if (!best || scene.last >= best.last) best = scene;
    return best;
  }

  /** The table was just opened, or is looked at from another seat: what was there is no news, but for the strip. */
  begin(seat: string | null, step: number, looked: number): void {
    this.stop();
    this.owns.set(this.seat, this.own);
    this.seat = seat;
    this.own = this.owns.get(seat) ?? new Set();
    // Others see other lines of the log.
    this.closed = -1;
    if (this.seen < 0 || step < this.seen) this.seen = step;
    this.looked = Math.min(looked, step);
  }

  /** The match went back to that step. */
  back(step: number): void {
    this.stop();
    this.seen = Math.min(this.seen, step);
    this.looked = Math.min(this.looked, step);
    this.closed = Math.min(this.closed, this.match.events.length - 1);
    this.own = new Set([...this.own].filter((each) => each <= step));
  }

  /** Something new was told, from that place of the log on; up to `own` it came of answers of who looks. */
  show(from: number, own: number): void {
    const fresh = this.match.events.slice(from).filter((event) => event.step <= own);
    if (fresh.length) this.own = new Set([...this.own, ...fresh.map((event) => event.step)]);
    this.play(from);
  }

  /** Shows once more what the strip tells of. */
  again(): void {
    const first = this.match.events.findIndex((event) => event.step > this.looked && !this.isOwn(event));
    if (first >= 0) this.play(first, Number.POSITIVE_INFINITY);
  }

  private play(from: number, most = MOST_STEPS): void {
    this.stop();
    if (globalThis.document?.hidden || !PACES[settings.pace]) return;
    const steps = stepsFrom(this.match.events, from, this.staging, (event) => this.isOwn(event));
    if (!steps.length || steps.length > most) return;
    this.shown = from;
    this.steps = steps;
    this.running = true;
    this.next();
  }

  /** The next step, or the end. */
  next(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    const step = this.steps.shift();
    if (step === undefined) {
      this.stop();
      this.done();
      return;
    }
    const before = this.shown;
    this.shown = step;
    this.match.light(this.match.events.slice(before, step).flatMap(this.about));
    // How something ended is read for longer.
    const ended = this.scenes.some((scene) => scene.over && scene.last >= before && scene.last < step);
    this.timer = setTimeout(() => this.next(), PACES[settings.pace] * (ended ? 2 : 1));
  }

  /** All that is left, at once. */
  skip(): void {
    if (!this.running) return;
    this.stop();
    this.done();
  }

  private stop(): void {
    clearTimeout(this.timer);
    if (this.running) this.match.light([]);
    this.steps = [];
    this.shown = Number.POSITIVE_INFINITY;
    this.running = false;
  }

  /** Leaves the table. */
  close(): void {
    this.stop();
  }

  /** The windows were seen. */
  closeScene(step: number): void {
    this.closed = this.scene?.at ?? this.closed;
    this.seen = step;
  }

  /** All was seen and looked at. */
  lookedAt(step: number): void {
    this.seen = step;
    this.looked = step;
  }

  /** The strip was closed. */
  closeStrip(step: number): void {
    this.looked = step;
  }
}
