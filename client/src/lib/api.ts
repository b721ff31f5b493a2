// The server's interface, as docs/api.md describes it.

import type { Stop } from "./stops";

export interface Decision {
  kind: string;
  options: string[];
  params: Record<string, unknown>;
}

/** Answers that bring a piece to a goal. */
export interface Way {
  goal: string;
  tokens: string[];
  steps: { kind: string; token: string; params: Record<string, unknown> }[];
  whole: Whole | null;
}

/** What a part can be chosen of: how many there are, how many are taken unless somebody says otherwise. */
export interface Whole {
  most: Record<string, number>;
  wish: Record<string, number>;
  /** So many must be taken together, as for a cost. */
  sum: number | null;
}

/** Where answers would lead that were not given yet. */
export interface Tried {
  tokens: string[];
  reason: Reason | null;
  part: Record<string, number> | null;
  falls: boolean;
  decision: Decision | null;
  ending: string | null;
  events: GameEvent[];
  outlook: Record<string, unknown> | null;
}

export interface Result {
  winners: string[];
  reason: string;
  score: Record<string, number>;
}

/** What every game's view has; the rest is the game's own. */
export interface View {
  game: string;
  seats: string[];
  seat: string | null;
  result: Result | null;
  /** With what everybody sees of a window that may be left to the program (`stops`). */
  asked: ({ seat: string; kind: string } & Partial<Stop>) | null;
  decision: Decision | null;
  /** Of what there is more than one in sight, so that copies need a number. */
  several?: string[];
}

export interface GameEvent {
  kind: string;
  params: Record<string, unknown>;
  step: number;
}

export interface Entry {
  seq: number;
  kind: string;
  at: string;
  seat: string | null;
  name: string | null;
  text?: string;
  to?: string | number;
  from?: number | string;
  bot?: string | null;
  crossed?: boolean;
  /** `rules`: they were corrected; otherwise what was stored could not be read back. */
  rules?: boolean;
  match?: string;
  /** `rematch`: sides were changed. */
  swap?: boolean;
  status?: string;
  /** Nothing was played yet, so all was dealt again. */
  anew?: boolean;
}

export interface UndoRequest {
  seat: string;
  name: string;
  to: number;
  crosses: boolean;
  agreed: string[];
  waiting: string[];
}

export interface State {
  seq: number;
  moment: number;
  step: number;
  seat: string | null;
  view: View;
  log: { from: number; events: GameEvent[] };
  entries: Entry[];
  /** Entries before these that were not sent. */
  earlier: number;
  thinking: string | null;
  undo: {
    free: number;
    to: number | null;
    /** What gives again what was taken back last. */
    redo: string[] | null;
    request: UndoRequest | null;
  };
  /** Seconds used up, whose clock runs since when, when its time is up, and whether I may claim the win then; null without a clock. */
  clock: {
    used: Record<string, number>;
    seat: string | null;
    since: string;
    due: string | null;
    claim: boolean;
  } | null;
  /** Seats that have offered to resign; partners who have not agreed; and who would have to agree if I offered it. */
  resign: { seats: string[]; waiting: string[]; partners: string[] };
  /** With open hands: what my other seats see. */
  beside: View[];
}

export interface Seat {
  seat: string;
  kind: "human" | "bot" | "open";
  name: string | null;
  bot: string | null;
  /** Whose it is, for the page of that player. */
  player: string | null;
  online: boolean;
  yours: boolean;
  /** The computer plays it for somebody, until they are back. */
  stand_in: boolean;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  title: string | null;
  /** `closed`: whoever runs the server has ended it. */
  status: "running" | "finished" | "abandoned" | "closed";
  public: boolean;
  /** People with whom its maker has played see it in the lobby. */
  friends: boolean;
  spectators: boolean;
  /** Until it is over, spectators see everything so many minutes late. */
  delay: number;
  hints: boolean;
  seed_chosen: boolean;
  /** Dice, tiles and cards are those of a real table. */
  real_table: boolean;
  /** Whoever plays several seats sees all their hands at once. */
  open_hands: boolean;
  created: string;
  updated: string;
  seats: Seat[];
  solo: boolean;
  creator: boolean;
  seq: number;
  moment: number;
  step: number;
  asked: { seat: string; kind: string } | null;
  your_turn: boolean;
  unseen: number;
  result: Result | null;
  rematch: string | null;
  /** Something follows this match, such as a campaign's next scenario. */
  sequel: boolean;
  commitment: string;
  seed: string | number | null;
  nonce: string | null;
  /** Minutes for all answers of a seat, or days for each. */
  clock: { minutes?: number; days?: number } | null;
  /** Who is waited for since that moment, from when on the others need not wait any longer, and whether I may claim the win then. */
  waiting: { seat: string; due: string; why: string; moment: number; claim: boolean } | null;
  /** All seeds, with the step from which each holds. */
  seeds: { step: number; commitment: string; seed: string | null; nonce: string | null }[];
}

/** A player as whoever asks may know them. */
export interface PlayerPage {
  id: string;
  name: string;
  you: boolean;
  matches: Table[];
  reviewed: string[];
  played: Record<string, { finished: number; won: number }>;
}

export interface GameOption {
  name: string;
  default: unknown;
  choices: unknown[];
  many: boolean;
  /** Another option that must be chosen too. */
  needs: string;
}

export interface GameInfo {
  key: string;
  seat_counts: number[];
  default_seats: number;
  seats: Record<string, string[]>;
  options: GameOption[];
  bots: string[];
  hint_bot: string | null;
  /** The option that takes what players make for this game, such as decks. */
  workshop: string | null;
  /** Finished matches can be reviewed. */
  review: boolean;
  /** Windows that people may leave to the program: ids by their family of names. */
  stops: Record<string, string[]>;
  /** All players win or lose together. */
  together: boolean;
  facts: Record<string, unknown>;
}

export interface Player {
  id: string;
  name: string;
  login: string | null;
  /** That letters to them are in; nothing before they have said so. */
  language: string | null;
}

/** Where letters to an account go. */
export interface Address {
  email: string | null;
  /** Its reader has followed the link in a letter. */
  confirmed: boolean;
  /** A letter says that it is one's turn. */
  turns: boolean;
}

export interface SeatChoice {
  kind: "me" | "hotseat" | "bot" | "open";
  bot?: string;
  name?: string;
}

export interface Reason {
  key: string;
  params: Record<string, unknown>;
  rule: string;
  text: string;
}

export interface SeatLink {
  seat: string;
  secret: string;
  link: string;
}

/** My own seats, to go on elsewhere; and open ones, for friends. */
export interface Links {
  seats: SeatLink[];
  invitations: SeatLink[];
}

export interface Created extends Links {
  table: Table;
}

export interface Frame {
  step: number;
  view: View;
  events: GameEvent[];
  answer: { seat: string; kind: string; token: string | null } | null;
  crossed: boolean | null;
}

export interface Summary {
  since: number;
  steps: number;
  answers: Record<string, number>;
  taken_back: number;
  events: GameEvent[];
  entries: Entry[];
  your_turn: boolean;
}

export interface BotAnswer {
  step: number;
  seat: string;
  kind: string;
  token: string | null;
  why: Reason | null;
  withheld?: boolean;
}

/** An answer, with its question. */
export interface Step {
  kind: string;
  params: Record<string, unknown>;
  token: string;
}

/** Chances are those of the first team, from 0 to 1; docs/review.md tells what each part is. */
export interface ReviewMoment {
  number: number;
  until: number;
  turn: number | null;
  seat: string;
  before: number;
  after: number;
  expected: number;
  choice: number;
  luck: number;
}

/** Chances are those of the player's own team. */
export interface Mistake {
  number: number;
  turn: number | null;
  seat: string;
  cost: number;
  expected: number;
  best: number;
  played: Step[];
  better: Step[];
  why: Reason | null;
}

export interface Review {
  teams: string[][];
  over: boolean;
  start: number;
  end: number;
  luck: number;
  choice: number;
  moments: ReviewMoment[];
  mistakes: Mistake[];
  lucky: number[];
  unlucky: number[];
  told: Record<string, { kind: string; params: Record<string, unknown> }[]>;
  totals: Record<string, { choice: number; luck: number; questions: number; mistakes: number }>;
}

export interface ReviewState {
  status: "none" | "waiting" | "working" | "done" | "failed";
  done: number;
  of: number;
  error: Reason | null;
  review: Review | null;
}

/** What the server says when it says no; `message` is a sentence in the player's language. */
/** A position that is only looked at. */
export interface Sight {
  game: string;
  seats: string[];
  seat: string;
  view: View;
  position: string;
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    readonly params: Record<string, unknown> = {},
    readonly rule = "",
  ) {
    super(text);
  }
}

let language = "en";

export function speak(chosen: string): void {
  language = chosen;
}

type Query = Record<string, string | number | boolean | null | undefined>;

function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams({ lang: language });
  // No seat at all (null) is the spectator's; a seat that isn't named lets the server choose.
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.set(key, value === null ? "" : String(value));
  return `/api${path}?${search}`;
}

async function send(method: string, path: string, query?: Query, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { "X-Westmarch": "1" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let reply: Response;
  try {
    reply = await fetch(address(path, query), init);
  } catch {
    throw new ApiError(0, "client-offline", "client-offline");
  }
  if (reply.ok) return reply;
  const error = ((await reply.json().catch(() => null)) as { error?: Reason } | null)?.error;
  throw new ApiError(
    reply.status,
    error?.key ?? "server-trouble",
    error?.text ?? "",
    error?.params ?? {},
    error?.rule ?? "",
  );
}

async function request<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  const reply = await send(method, path, query, body);
  return (reply.status === 204 ? undefined : await reply.json().catch(() => null)) as T;
}

export const text = async (path: string, query?: Query): Promise<string> => (await send("GET", path, query)).text();

export const get = <T>(path: string, query?: Query) => request<T>("GET", path, query);
export const post = <T>(path: string, body: unknown = {}, query?: Query) => request<T>("POST", path, query, body);

/** An answer with the chance to win that the computer gives it. */
export interface HintChoice {
  token: string;
  chance: number;
  why: Reason;
}

export const api = {
  games: () => get<{ games: GameInfo[] }>("/games"),
  languages: () => get<{ languages: { language: string; files: string[] }[] }>("/messages"),
  me: () => get<{ player: Player | null }>("/me"),
  rename: (name: string) => post<{ player: Player }>("/me", { name }),
  register: (login: string, password: string) => post<{ player: Player }>("/me/register", { login, password }),
  login: (login: string, password: string) => post<{ player: Player }>("/me/login", { login, password }),
  password: (old: string, next: string) => post<void>("/me/password", { old, new: next }),
  logout: () => post<void>("/me/logout"),
  letters: () => get<{ available: boolean }>("/me/letters"),
  address: () => get<Address>("/me/email"),
  setAddress: (email: string, password: string) => post<void>("/me/email", { email, password }),
  wantTurns: (turns: boolean) => post<void>("/me/letters", { turns }),
  read: (language: string) => post<void>("/me/language", { language }),
  forgot: (login: string) => post<void>("/me/forgot", { login }),

  player: (id: string) => get<PlayerPage>(`/players/${id}`),
  matches: (scope: "mine" | "open" | "live" | "finished", limit = 30) =>
    get<{ matches: Table[] }>("/matches", { scope, limit }),
  match: (id: string) => get<{ table: Table; state: State | null }>(`/matches/${id}`),
  create: (body: Record<string, unknown>) => post<Created>("/matches", body),
  /** What a record or position leads to, or how a game starts. */
  lookAt: (what: { text: string } | { game: string }) => post<Sight>("/matches/look", what),
  importText: (text: string, title?: string, players?: Record<string, SeatChoice>) =>
    post<Created>("/matches/import", { text, ...(title ? { title } : {}), ...(players ? { players } : {}) }),
  join: (id: string, seat: string, secret?: string) =>
    post<Created>(`/matches/${id}/join`, secret ? { seat, secret } : { seat }),
  resume: (id: string, secret: string) => post<Created>(`/matches/${id}/resume`, { secret }),
  handOver: (id: string, seat: string) => post<Links>(`/matches/${id}/seats/${seat}/hand-over`),
  leave: (id: string) => post<{ table: Table }>(`/matches/${id}/leave`),
  setSeat: (id: string, seat: string, choice: { kind: "bot" | "open"; bot?: string }) =>
    post<{ table: Table }>(`/matches/${id}/seats/${seat}`, choice),
  /** The computer plays a seat until its person is back: one's own, or that of somebody who is away too long. */
  standIn: (id: string, seat: string) => post<{ table: Table }>(`/matches/${id}/seats/${seat}/stand-in`),
  comeBack: (id: string, seat: string) => post<{ table: Table }>(`/matches/${id}/seats/${seat}/back`),
  claim: (id: string) => post<{ table: Table }>(`/matches/${id}/claim`),
  rematch: (id: string, swap: boolean, sequel = false) => post<Created>(`/matches/${id}/rematch`, { swap, sequel }),
  links: (id: string) => get<Links>(`/matches/${id}/links`),
  renewLink: (id: string, seat: string) => post<Links>(`/matches/${id}/links`, { seat }),
  remove: (id: string, seat: string) => post<{ table: Table }>(`/matches/${id}/seats/${seat}/remove`),
  entries: (id: string, before: number) =>
    get<{ entries: Entry[]; earlier: number }>(`/matches/${id}/entries`, { before }),

  whyNot: (id: string, token: string, seat: string | null) =>
    get<{ offered: boolean; reason: Reason | null }>(`/matches/${id}/why-not`, { token, seat }),
  aims: (id: string, piece: string, seat: string | null) =>
    get<{ moment: number; ways: Way[] }>(`/matches/${id}/aims`, { piece, seat }),
  tryOut: (
    id: string,
    body: { seat: string | null; moment: number; tokens: string[]; wish?: Record<string, number> },
  ) => post<Tried>(`/matches/${id}/try`, body),
  hint: (id: string, seat: string) =>
    get<{ token: string; why: Reason; bot: string; moment: number; choices: HintChoice[] }>(`/matches/${id}/hint`, {
      seat,
    }),
  why: (id: string, seat: string, limit = 10) => get<{ answers: BotAnswer[] }>(`/matches/${id}/why`, { seat, limit }),
  summary: (id: string, seat: string) => get<Summary>(`/matches/${id}/summary`, { seat }),
  replay: (id: string, step: number, seat: string | null, count: number) =>
    get<{ steps: number; seats: (string | null)[]; frames: Frame[] }>(`/matches/${id}/replay`, { step, seat, count }),
  review: (id: string) => get<ReviewState>(`/matches/${id}/review`),
  beginReview: (id: string) => post<ReviewState>(`/matches/${id}/review`),
  /** The state after so many answers, as text. */
  position: (id: string, step: number) => text(`/matches/${id}/position`, { step }),
  report: (id: string, body: { seat: string | null; note: string; client: unknown }) =>
    post<{ id: string; link: string; replay: string }>(`/matches/${id}/report`, body),
  recordAddress: (id: string) => `/api/matches/${id}/record`,
};
