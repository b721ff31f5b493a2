// What a match says, in words. This follows src/westmarch/core/words.py rule by rule, where they are explained: prompts
// and log sentences have the kind as their key, ids in parameters arrive as names, tokens have labels.
// tests/same-words.test.ts compares the two.

import type { Decision, GameEvent, Reason, Result, Told } from "./api";
import { type Messages, messageId, type Params } from "./messages";
import { Name } from "./names";

const TOKEN = "token";
const PLAIN = "";

/** What a game says about its ids; made from its words.py by tools/client/facts.py. */
export interface WordTable {
  /** Parameter -> family of its ids. */
  params?: Record<string, string>;
  /** What stands before the colon of a token -> the family of what stands after it. */
  tokens?: Record<string, string>;
  /** Families to look through for ids of which nothing else is known. */
  families?: readonly string[];
  /** Families whose ids may come as numbers, with the ids in order. */
  numbered?: Record<string, readonly string[]>;
  /** Families of things that there are several of, told apart by a number behind the id. */
  copies?: readonly string[];
  /** Names of chances -> the family of what falls, where it is none of the `families`. */
  chances?: Record<string, string>;
}

/** Forms that other words agree with: a number behind a name is no part of them. */
const AGREEMENT = ["gender", "number"];

/** A name with an end mark of its own (“He is not lost!”) ends a sentence without another one. */
const endedOnce = (sentence: string): string =>
  ["!", "?", "..."].reduce((text, mark) => text.replaceAll(`${mark}.`, mark), sentence);

export class Words {
  constructor(
    readonly game: string,
    readonly table: WordTable,
    readonly messages: Messages,
  ) {}

  /** Things that have been in sight more than once at a time; until somebody looks, all copies have their numbers. */
  private several: Set<string> | undefined;

  /** From now on a copy has its number only if there were several in sight, as views tell. */
  see(view: { several?: readonly string[] }): void {
    if (view.several) this.several = new Set([...(this.several ?? []), ...view.several]);
  }

  text(key: string, params?: Params, attribute?: string): string {
    return endedOnce(this.messages.text(key, params, attribute));
  }

  knows(key: string, attribute?: string): boolean {
    return this.messages.has(key, attribute);
  }

  /** The name of an id, as it stands alone; the id itself if it has none. */
  name(family: string, id: string): string {
    return this.form(family, id);
  }

  /** The same for a sentence, which may bend it. */
  thing(family: string, id: string): Name {
    return new Name(this.form(family, id), (form, count) => this.form(family, id, form, count));
  }

  /** A text that stands beside a name, such as what a card does; the id if there is none. */
  about(family: string, id: string, attribute: string): string {
    const key = `${this.game}-${family}-${id}`;
    if (this.knows(key, attribute)) return this.text(key, {}, attribute);
    const copy = this.copyOf(family, id);
    return copy ? this.about(family, copy.original, attribute) : id;
  }

  /** The name in a form, or so many of them. A form that is missing is the name itself, as it stands alone. */
  form(family: string, id: string, form = "", count?: number): string {
    const key = `${this.game}-${family}-${id}`;
    if (this.knows(key)) return this.formOf(key, form, count);
    const copy = this.copyOf(family, id);
    if (!copy || !this.hasName(family, copy.original)) return id;
    const name = this.form(family, copy.original, form, count);
    const alone = this.several && !this.several.has(copy.original);
    return alone || AGREEMENT.includes(form) ? name : this.text("core-copy", { name, number: copy.number });
  }

  private formOf(key: string, form: string, count: number | undefined): string {
    if (count !== undefined) {
      for (const attribute of form ? [`counted-${form}`, "counted"] : ["counted"]) {
        const counted = this.messages.form(key, attribute, { count });
        if (counted !== undefined) return endedOnce(counted);
      }
      const name = this.formOf(key, form, undefined);
      return count === 1 ? name : `${count} × ${name}`;
    }
    const bent = form ? this.messages.form(key, form) : undefined;
    return bent === undefined ? this.text(key) : endedOnce(bent);
  }

  hasName(family: string, id: string): boolean {
    if (this.knows(`${this.game}-${family}-${id}`)) return true;
    const copy = this.copyOf(family, id);
    return copy !== undefined && this.hasName(family, copy.original);
  }

  /** Of which thing it is a copy, and which one. */
  private copyOf(family: string, id: string): { original: string; number: string } | undefined {
    const [, original, number] = /^(.+)\.(\d+)$/.exec(id) ?? [];
    return original && number && this.table.copies?.includes(family) ? { original, number } : undefined;
  }

  /** The name of an id of which only the game is known. */
  find(id: string): string | undefined {
    const family = this.familyOf(id);
    return family === undefined ? undefined : this.name(family, id);
  }

  familyOf(id: string): string | undefined {
    return this.table.families?.find((family) => this.hasName(family, id));
  }

  seat(seat: string): string {
    return this.name("seat", seat);
  }

  /** What a number of a score belongs to: a seat, or something that the game itself counts. */
  scored(key: string): string {
    return this.knows(`${this.game}-score-${key}`) ? this.name("score", key) : this.seat(key);
  }

  /** Several things for a sentence, as people list them. */
  things(family: string, ids: readonly string[]): Name {
    return this.listed(ids.map((id) => this.thing(family, id)));
  }

  join(items: readonly string[], key = "core-list-and"): string {
    if (!items.length) return this.text("core-list-nothing");
    if (items.length === 1) return items[0]!;
    return this.text(key, { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }

  /** A list for a sentence, as people write it; it bends with its names. */
  listed(
    items: readonly (Name | string)[],
    joined: (texts: readonly string[]) => string = (texts) => this.join(texts),
  ): Name {
    return new Name(joined(items.map(String)), (form, count) =>
      joined(items.map((item) => (item instanceof Name ? item.bend(form, count) : item))),
    );
  }

  /** The parameters of a sentence, with names for ids. */
  params(params: Record<string, unknown>): Params {
    const named: Params = {};
    for (const [param, value] of Object.entries(params)) Object.assign(named, this.named(param, value));
    return named;
  }

  private named(param: string, value: unknown): Params {
    const family = this.table.params?.[param] ?? param;
    if (value === null || value === undefined) return { [param]: "", [`${param}-id`]: "none" };
    if (typeof value === "boolean") return { [param]: String(value), [`${param}-id`]: String(value) };
    const numbered = this.table.numbered?.[family];
    if (isCount(value) && numbered) return this.namedId(param, family, numbered.at(value) ?? "");
    if (value instanceof Name) return { [param]: value };
    if (typeof value === "string") return this.namedId(param, family, value);
    if (typeof value === "number") return { [param]: value };
    if (Array.isArray(value)) {
      if (value.every(isCount)) return { [param]: value.join(", "), [`${param}-count`]: value.length };
      const items = value.map((item) => nameOrText(this.named(param, item)[param]));
      return { [param]: this.listed(items), [`${param}-count`]: items.length };
    }
    const amounts = Object.entries(value as Record<string, unknown>).map(([id, number]) =>
      this.amounts(id, isCount(number) ? number : 1),
    );
    const listed = this.listed(amounts, (texts) => texts.join(", ") || this.join([]));
    return { [param]: listed, [`${param}-count`]: amounts.length };
  }

  private namedId(param: string, family: string, id: string): Params {
    const plain = { [param]: id, [`${param}-id`]: id };
    if (family === TOKEN) return { ...plain, [param]: this.label(id) };
    if (family === PLAIN) return plain;
    const found = [family, ...(this.table.families ?? [])].find((each) => this.hasName(each, id));
    return found === undefined ? plain : { ...plain, [param]: this.thing(found, id) };
  }

  /** So many of a thing. */
  amount(id: string, count: number): string {
    return String(this.amounts(id, count));
  }

  private amounts(id: string, count: number): Name | string {
    const family = this.familyOf(id);
    if (family === undefined) return count === 1 ? id : `${count} × ${id}`;
    return new Name(this.form(family, id, "", count), (form) => this.form(family, id, form, count));
  }

  /** What a token says to a person, at this prompt or anywhere. */
  label(token: string, decision?: Decision | null): string {
    const params = decision ? this.params(decision.params) : {};
    const fallen = this.table.chances?.[String(params["chance-id"] ?? "")];
    if (fallen !== undefined && this.hasName(fallen, token)) return this.name(fallen, token);
    const word = messageId(token);
    if (decision && this.knows(decision.kind, word)) return this.text(decision.kind, params, word);
    const key = `${this.game}-token-${word}`;
    if (this.knows(key) && !Object.hasOwn(this.table.tokens ?? {}, token)) return this.text(key, params);
    const colon = token.indexOf(":");
    if (colon < 0) {
      const named = this.familyOf(token);
      if (named === undefined) return token;
      if (!decision || !this.knows(decision.kind, named)) return this.name(named, token);
      return this.text(decision.kind, { ...params, ...this.what(named, token) }, named);
    }
    const family = token.slice(0, colon);
    Object.assign(params, this.what(family, token.slice(colon + 1)));
    if (decision && this.knows(decision.kind, family)) return this.text(decision.kind, params, family);
    if (this.knows(`${this.game}-token-${family}`)) return this.text(`${this.game}-token-${family}`, params);
    return String(params.what);
  }

  private what(family: string, rest: string): Params {
    const named = this.table.tokens?.[family] ?? family;
    const parts = rest.split("+");
    if (parts.length === 1) return this.namedId("what", named, rest);
    return { what: this.things(named, parts), "what-count": parts.length };
  }

  /** A message with ids among its parameters, which arrive as names. */
  say(key: string, params: Record<string, unknown> = {}, attribute?: string): string {
    return this.text(key, this.params(params), attribute);
  }

  prompt(decision: Decision): string {
    return this.text(decision.kind, this.params(decision.params));
  }

  help(decision: Decision): string | undefined {
    if (!this.knows(decision.kind, "help")) return undefined;
    return this.text(decision.kind, this.params(decision.params), "help");
  }

  event(event: Told): string {
    const params = this.params(event.params);
    if (this.knows(event.kind, "log")) return this.text(event.kind, params, "log");
    if (this.knows(event.kind)) return this.text(event.kind, params);
    const details = Object.keys(event.params).map((param) => `${param} ${String(params[param])}`);
    return `${event.kind} ${details.join(", ")}`.trim();
  }

  /** What a computer player said; answers of the first release have only a sentence. */
  remark(remark: Reason): string {
    return this.knows(remark.key) ? this.reason(remark) : remark.text;
  }

  reason(reason: Reason, decision?: Decision | null): string {
    if (reason.key === "core-not-asked" && decision)
      return this.text("core-asked-instead", { prompt: this.prompt(decision) });
    const sentence = this.text(reason.key, this.params(reason.params));
    if (!reason.rule) return sentence;
    return this.text("core-reason", { reason: sentence, rule: this.text(reason.rule) });
  }

  result(result: Result): string {
    const key = `${this.game}-result-${result.reason}`;
    if (this.knows(key)) return this.text(key);
    const winners = this.join(result.winners.map((seat) => this.seat(seat)));
    // What ended at the table has the same words in every game.
    const settled = `client-result-${result.reason}${result.winners.length ? "" : "-all"}`;
    if (this.knows(settled)) return this.text(settled, { winners });
    return this.text("core-result", { winners, reason: result.reason });
  }
}

/** The ids that an event has under these names, one or several of them. */
export const idsIn = ({ params }: Told, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const value = params[name];
    if (Array.isArray(value)) return value.map(String);
    return typeof value === "string" ? [value] : [];
  });

const nameOrText = (value: Params[string] | undefined): Name | string =>
  value instanceof Name ? value : String(value);

/** What JSON makes of a Python int. */
const isCount = (value: unknown): value is number => Number.isInteger(value);

/**
 * Nothing twice, as `visible` in words.py has it: `x-hidden` is how others see `x`, told just before; `x-card` and
 * `x-cards` are what only some see of `x`, told just after. Whoever sees more needs no second line. Here only what this
 * viewpoint may see arrives at all.
 */
export function withoutEchoes(events: readonly GameEvent[]): GameEvent[] {
  const kept: GameEvent[] = [];
  let waiting: GameEvent | undefined;
  for (const event of events) {
    if (waiting) {
      if (event.kind === `${waiting.kind}-hidden`) {
        kept.push(waiting);
        waiting = undefined;
        continue;
      }
      if (event.kind !== `${waiting.kind}-card` && event.kind !== `${waiting.kind}-cards`) kept.push(waiting);
    }
    waiting = event;
  }
  return waiting ? [...kept, waiting] : kept;
}

/** Sentences in their order; where the same is said several times in a row it stands once, with how often. */
export function sentences(
  events: readonly GameEvent[],
  say: (event: GameEvent) => string,
): { event: GameEvent; text: string }[] {
  const found: { event: GameEvent; text: string; times: number }[] = [];
  for (const event of events) {
    const text = say(event);
    const last = found.at(-1);
    if (last?.text === text) last.times++;
    else found.push({ event, text, times: 1 });
  }
  return found.map(({ event, text, times }) => ({ event, text: times > 1 ? `${text} (×${times})` : text }));
}
