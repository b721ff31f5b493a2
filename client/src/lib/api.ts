// The server's interface, as docs/api.md describes it. What goes in and out is in api-types.ts.

import type {
  AddressOut,
  AimsOut,
  CreateIn,
  EntriesOut,
  GamesOut,
  HintOut,
  ImportIn,
  LanguagesOut,
  LettersOut,
  LinksOut,
  LookIn,
  LookOut,
  MatchOut,
  MeOut,
  PlayerOut,
  PlayerPageOut,
  ReasonOut,
  ReplayOut,
  ReportIn,
  ReportOut,
  ReseatIn,
  ReviewOut,
  SeatedOut,
  StepOut,
  SummaryOut,
  TableReply,
  TablesOut,
  TryIn,
  TryOut,
  WhyNotOut,
  WhyOut,
} from "./api-types";

export type {
  AddressOut as Address,
  BotAnswerOut as BotAnswer,
  CreateIn,
  DecisionOut as Decision,
  EntryOut as Entry,
  EventOut as GameEvent,
  FrameOut as Frame,
  GameOut as GameInfo,
  LinkOut as SeatLink,
  LinksOut as Links,
  LookOut as Sight,
  OptionOut as GameOption,
  PlayerOut as Player,
  PlayerPageOut as PlayerPage,
  ReasonOut as Reason,
  RequestOut as UndoRequest,
  ResultOut as Result,
  SeatIn as SeatChoice,
  SeatOut as Seat,
  StateOut as State,
  StepOut as Step,
  SummaryOut as Summary,
  TableOut as Table,
  ToldOut as Told,
  TryOut as Tried,
  ViewOut as View,
  WayOut as Way,
  WholeOut as Whole,
} from "./api-types";

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
  played: StepOut[];
  better: StepOut[];
  why: ReasonOut | null;
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

export type ReviewState = Omit<ReviewOut, "review"> & { review: Review | null };

/** What the server says when it says no; `message` is a sentence in the player's language. */
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

/** What went wrong, as a sentence: the server's, or one of ours. */
export function troubleOf(error: unknown, text: (key: string) => string): string {
  if (error instanceof ApiError) return error.message || text("client-offline");
  // Nobody can do anything about it here but us.
  console.error(error);
  return text("client-failed");
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
    throw new ApiError(0, "client-offline", "");
  }
  if (reply.ok) return reply;
  const error = ((await reply.json().catch(() => null)) as { error?: ReasonOut } | null)?.error;
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

export const api = {
  games: () => get<GamesOut>("/games"),
  languages: () => get<LanguagesOut>("/messages"),
  me: () => get<MeOut>("/me"),
  rename: (name: string) => post<{ player: PlayerOut }>("/me", { name }),
  register: (login: string, password: string) => post<{ player: PlayerOut }>("/me/register", { login, password }),
  login: (login: string, password: string) => post<{ player: PlayerOut }>("/me/login", { login, password }),
  password: (old: string, next: string) => post<void>("/me/password", { old, new: next }),
  logout: () => post<void>("/me/logout"),
  letters: () => get<LettersOut>("/me/letters"),
  address: () => get<AddressOut>("/me/email"),
  setAddress: (email: string, password: string) => post<void>("/me/email", { email, password }),
  wantTurns: (turns: boolean) => post<void>("/me/letters", { turns }),
  read: (language: string) => post<void>("/me/language", { language }),
  forgot: (login: string) => post<void>("/me/forgot", { login }),

  player: (id: string) => get<PlayerPageOut>(`/players/${id}`),
  matches: (scope: "mine" | "open" | "live" | "finished", limit = 30) => get<TablesOut>("/matches", { scope, limit }),
  match: (id: string) => get<MatchOut>(`/matches/${id}`),
  create: (body: CreateIn) => post<SeatedOut>("/matches", body),
  /** What a record or position leads to, or how a game starts. */
  lookAt: (what: LookIn) => post<LookOut>("/matches/look", what),
  importText: (text: string, title?: string, players?: ImportIn["players"]) =>
    post<SeatedOut>("/matches/import", { text, ...(title ? { title } : {}), ...(players ? { players } : {}) }),
  join: (id: string, seat: string, secret?: string) =>
    post<SeatedOut>(`/matches/${id}/join`, secret ? { seat, secret } : { seat }),
  resume: (id: string, secret: string) => post<SeatedOut>(`/matches/${id}/resume`, { secret }),
  handOver: (id: string, seat: string) => post<LinksOut>(`/matches/${id}/seats/${seat}/hand-over`),
  leave: (id: string) => post<TableReply>(`/matches/${id}/leave`),
  setSeat: (id: string, seat: string, choice: ReseatIn) => post<TableReply>(`/matches/${id}/seats/${seat}`, choice),
  /** The computer plays a seat until its person is back: one's own, or that of somebody who is away too long. */
  standIn: (id: string, seat: string) => post<TableReply>(`/matches/${id}/seats/${seat}/stand-in`),
  comeBack: (id: string, seat: string) => post<TableReply>(`/matches/${id}/seats/${seat}/back`),
  claim: (id: string) => post<TableReply>(`/matches/${id}/claim`),
  rematch: (id: string, swap: boolean, sequel = false) => post<SeatedOut>(`/matches/${id}/rematch`, { swap, sequel }),
  links: (id: string) => get<LinksOut>(`/matches/${id}/links`),
  renewLink: (id: string, seat: string) => post<LinksOut>(`/matches/${id}/links`, { seat }),
  remove: (id: string, seat: string) => post<TableReply>(`/matches/${id}/seats/${seat}/remove`),
  entries: (id: string, before: number) => get<EntriesOut>(`/matches/${id}/entries`, { before }),

  whyNot: (id: string, token: string, seat: string | null) => get<WhyNotOut>(`/matches/${id}/why-not`, { token, seat }),
  aims: (id: string, piece: string, seat: string | null) => get<AimsOut>(`/matches/${id}/aims`, { piece, seat }),
  tryOut: (id: string, body: TryIn) => post<TryOut>(`/matches/${id}/try`, body),
  hint: (id: string, seat: string) => get<HintOut>(`/matches/${id}/hint`, { seat }),
  why: (id: string, seat: string, limit = 10) => get<WhyOut>(`/matches/${id}/why`, { seat, limit }),
  summary: (id: string, seat: string) => get<SummaryOut>(`/matches/${id}/summary`, { seat }),
  replay: (id: string, step: number, seat: string | null, count: number) =>
    get<ReplayOut>(`/matches/${id}/replay`, { step, seat, count }),
  review: (id: string) => get<ReviewState>(`/matches/${id}/review`),
  beginReview: (id: string) => post<ReviewState>(`/matches/${id}/review`),
  /** The state after so many answers, as text. */
  position: (id: string, step: number) => text(`/matches/${id}/position`, { step }),
  report: (id: string, body: ReportIn) => post<ReportOut>(`/matches/${id}/report`, body),
  recordAddress: (id: string) => `/api/matches/${id}/record`,
};
