// What of a log belongs together, and in which steps it is shown. The rules tell where something begins and ends; a game
// says which of its events do so, and which go without saying. Nothing is worked out here.

import type { GameEvent } from "./api";

export interface Staging {
  /** Kinds of events that begin a scene, and its name: all that follows belongs to it. */
  begins: Readonly<Record<string, string>>;
  /** Kinds that end the scene of that name. */
  ends?: Readonly<Record<string, string>>;
  /** Kinds that begin a scene only where none is open. */
  alone?: ReadonlySet<string>;
  /** Kinds that begin a scene anew, also where one of that name is open. */
  anew?: ReadonlySet<string>;
  /** Kinds that end whatever is open: a new action, a new turn. */
  cuts?: ReadonlySet<string>;
  /** Kinds that somebody's deed begins with: each is a line of its own in the strip. */
  deeds?: ReadonlySet<string>;
  /** Kinds that are shown together with what follows them. */
  leads?: ReadonlySet<string>;
  /** Kinds that are shown together with what comes before them. */
  quiet?: ReadonlySet<string>;
  /** Kinds that tell of dice that fall: they are heard. */
  rolls?: ReadonlySet<string>;
  /** Names of scenes that close by themselves once all of them was shown. */
  passing?: ReadonlySet<string>;
  /** Names of scenes that close by themselves once they are over and something else is shown or asked. */
  givesWay?: ReadonlySet<string>;
  /** Names of scenes that only the others need to see. */
  others?: ReadonlySet<string>;
}

export interface Scene {
  name: string;
  /** Where it begins in the log, and the last that belongs to it. */
  at: number;
  last: number;
  over: boolean;
  events: GameEvent[];
}

/** All scenes of a log. An event inside a scene that lies in another one belongs to the inner one only. */
export function scenesIn(events: readonly GameEvent[], staging: Staging): Scene[] {
  const found: Scene[] = [];
  const open: Scene[] = [];
  const close = () => {
    const scene = open.pop();
    if (scene) scene.over = true;
  };
  for (const [at, event] of events.entries()) {
    if (staging.cuts?.has(event.kind)) while (open.length) close();
    // What ends a scene ends those inside it, too.
    const ending = staging.ends?.[event.kind];
    if (open.some(({ name }) => name === ending)) while (open.at(-1)?.name !== ending) close();
    const name = staging.begins[event.kind];
    const same = open.at(-1)?.name === name;
    const apart = open.length > 0 && staging.alone?.has(event.kind);
    if (name !== undefined && !apart && (!same || staging.anew?.has(event.kind))) {
      if (same) close();
      const scene = { name, at, last: at, over: false, events: [] };
      found.push(scene);
      open.push(scene);
    }
    const scene = open.at(-1);
    if (!scene) continue;
    scene.events.push(event);
    scene.last = at;
    if (ending === scene.name) close();
  }
  return found;
}

/** How many events are shown after each step, from there on. What somebody did themselves is a step only in a scene. */
export function stepsFrom(
  events: readonly GameEvent[],
  from: number,
  staging: Staging,
  own: (event: GameEvent) => boolean,
): number[] {
  const staged = new Set(
    scenesIn(events, staging)
      .filter((scene) => !staging.others?.has(scene.name) || !own(scene.events[0]!))
      .flatMap((scene) => scene.events),
  );
  const steps: number[] = [];
  for (let at = from; at < events.length; at++) {
    const event = events[at]!;
    if (staging.leads?.has(event.kind) || (own(event) && !staged.has(event))) continue;
    if (!staging.quiet?.has(event.kind)) steps.push(at + 1);
    else if (steps.at(-1) === at) steps[steps.length - 1] = at + 1;
  }
  // What nothing has followed yet.
  const last = events.at(-1);
  if (last && from < events.length && staging.leads?.has(last.kind) && !own(last)) steps.push(events.length);
  return steps;
}

/** What is told in one line of the strip. */
export type Deed = GameEvent[];

/** What the others did: one line for each deed. Of a scene only how it began and ended; its window tells the rest. */
export function deedsIn(events: readonly GameEvent[], staging: Staging, wanted: (event: GameEvent) => boolean): Deed[] {
  const within = new Set(
    scenesIn(events, staging).flatMap((scene) => scene.events.slice(1, scene.over ? -1 : undefined)),
  );
  const deeds: Deed[] = [];
  for (const event of events) {
    if (!wanted(event)) continue;
    const first = staging.deeds?.has(event.kind);
    if (first) deeds.push([event]);
    else if (within.has(event) || staging.quiet?.has(event.kind)) continue;
    else if (deeds.length) deeds.at(-1)!.push(event);
    else deeds.push([event]);
  }
  return deeds;
}
