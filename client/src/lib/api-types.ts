// What goes to the server and comes from it, written by tools/client/api.py from the OpenAPI document. docs/api.md
// tells what it means.

export interface AddressIn { email: string; password: string; }
export interface AddressOut { available: boolean; email: string | null; confirmed: boolean; turns: boolean; }
export interface AimsOut { moment: number; ways: WayOut[]; }
export interface AliveOut { status: string; }
export interface AnswerIn { token?: string | null; tokens?: string[] | null; moment: number; seat?: string | null; }
export interface AnswerOut { seq: number; state: StateOut; }
export interface AskedInView { seat: string; kind: string; stop?: string; leave?: string; open?: boolean; }
export interface AskedOut { seat: string; kind: string; }
export interface BoardOut {
  seats: string[]; seat: string | null; step: number; view: ViewOut; events: EventOut[]; solved: boolean;
}
export interface BotAnswerOut {
  step: number; seat: string; kind: string; token: string | null; why: ReasonOut | null; bot: string; withheld: boolean;
}
export interface BotsHealth { workers: number; busy: number; waiting: number; }
export interface ChapterOut { id: string; option: string; title: string; text: string; sections: SectionOut[]; }
export interface ChatIn { text: string; seat?: string | null; }
export interface CheckOut {
  code: string; playable: string | null; problems: ReasonOut[]; warnings: ReasonOut[]; figures: Record<string, number>;
}
export interface ChoiceOut { token: string; chance: number; why: ReasonOut; }
export interface ClockOut {
  used: Record<string, number>; seat: string | null; since: string; due: string | null; claim: boolean;
}
export interface CodeIn { code: string; }
export interface ConsentIn { agree: boolean; seat?: string | null; }
export interface CreateIn {
  game: string; seats?: number | null; options?: Record<string, unknown>; players?: Record<string, SeatIn>;
  name?: string | null; title?: string; public?: boolean; friends?: boolean; spectators?: boolean; hints?: boolean;
  seed?: number | null; minutes?: number | null; days?: number | null; delay?: number; real_table?: boolean;
  closed_hands?: boolean; open_hands?: boolean;
}
export interface DecisionOut { kind: string; options: string[]; params: Record<string, unknown>; }
export interface EntriesOut { entries: EntryOut[]; earlier: number; }
export interface EntryOut {
  seq: number; kind: string; at: string; seat: string | null; name: string | null; text?: string; to?: string | number;
  from?: string | number; bot?: string | null; why?: string; crossed?: boolean; rules?: boolean; step?: number;
  commitment?: string; match?: string; swap?: boolean; status?: string; anew?: boolean;
}
export interface ErrorBody {
  key: string; params: Record<string, unknown>; text: string; rule: string; request: string;
}
export interface ErrorOut { error: ErrorBody; }
export interface EventOut { kind: string; params: Record<string, unknown>; step: number; }
export interface ExampleOut { id: string; title: string; text: string; after: string; play: string[]; }
export interface ForgotIn { login: string; }
export interface FrameOut {
  step: number; view: ViewOut; events: EventOut[]; answer: GivenOut | null; crossed: boolean | null;
  shown: number | null;
}
export interface GameOut {
  key: string; seat_counts: number[]; default_seats: number; seats: Record<string, string[]>; options: OptionOut[];
  bots: string[]; ratings: Record<string, Record<string, number>>; hint_bot: string; workshop: string | null;
  review: boolean; stops: Record<string, string[]>; closed_hands: boolean; together: boolean;
  facts: Record<string, unknown>; vocabulary?: string[];
}
export interface GamesOut { games: GameOut[]; }
export interface GivenOut { seat: string; kind: string; token: string | null; }
export interface HealthOut {
  status: string; problems: ProblemOut[]; version: string; database: string; fanout: string; bots: BotsHealth;
  matches: number; sockets: number;
}
export interface HintOut { token: string; why: ReasonOut; bot: string; moment: number; choices: ChoiceOut[]; }
export interface ImportIn { text: string; players?: Record<string, SeatIn>; name?: string | null; title?: string; }
export interface JoinIn { seat?: string | null; name?: string | null; secret?: string | null; }
export interface LanguageIn { language: string; }
export interface LanguageOut { language: string; files: string[]; }
export interface LanguagesOut { languages: LanguageOut[]; }
export interface LeaveIn { seat?: string | null; }
export interface LessonBoardOut {
  seats: string[]; seat: string; played: string[]; own: number[]; view: ViewOut; events: EventOut[];
  due: LessonStepOut[]; task: LessonStepOut | null; do: string[]; strayed: boolean; told: number; steps: number;
}
export interface LessonOut { id: string; title: string; text: string; }
export interface LessonStepOut {
  id: string; title: string; text: string; back: string; point: string[]; section: string; end: boolean;
}
export interface LessonsOut { game: string; lessons: LessonOut[]; }
export interface LettersIn { turns: boolean; }
export interface LettersOut { available: boolean; }
export interface LinkOut { seat: string; secret: string; link: string; }
export interface LinksOut { seats: LinkOut[]; invitations: LinkOut[]; }
export interface LogOut { from: number; events: EventOut[]; }
export interface LoginIn { login: string; password: string; }
export interface LookIn { text?: string | null; game?: string | null; }
export interface LookOut { game: string; seats: string[]; seat: string; view: ViewOut; position: string; }
export interface MatchOut { table: TableOut; state: StateOut | null; }
export interface MeOut { player: PlayerOut | null; }
export interface NameIn { name: string; }
export interface OptionOut { name: string; default: unknown; choices: unknown[]; many: boolean; needs: string; }
export interface PasswordIn { old: string; new: string; }
export interface PlayedOut { finished: number; won: number; }
export interface PlayerOut { id: string; name: string; login: string | null; language: string | null; }
export interface PlayerPageOut {
  id: string; name: string; you: boolean; matches: TableOut[]; reviewed: string[]; played: Record<string, PlayedOut>;
}
export interface ProblemOut { part: string; text: string; }
export interface PuzzleOut {
  id: string; title: string; text: string; after: string; play: string[]; seat: string; section: string;
}
export interface PuzzlesOut { game: string; puzzles: PuzzleOut[]; }
export interface ReadOut { name: string; missing: string[]; checked: CheckOut; }
export interface ReasonOut { key: string; params: Record<string, unknown>; rule: string; text: string; }
export interface RegisterIn { login: string; password: string; }
export interface RematchIn { swap?: boolean; sequel?: boolean; }
export interface RenewIn { seat: string; }
export interface ReplayOut { steps: number; seats: (string | null)[]; frames: FrameOut[]; }
export interface ReportIn { seat?: string | null; note?: string; client?: Record<string, unknown>; }
export interface ReportOut { id: string; link: string; replay: string; }
export interface RequestOut {
  seat: string; name: string; to: number; crosses: boolean; agreed: string[]; waiting: string[];
}
export interface ReseatIn { kind: "bot" | "open"; bot?: string | null; }
export interface ResetIn { token: string; password: string; }
export interface ResignIn { resign?: boolean; seat?: string | null; }
export interface ResignOut { seats: string[]; waiting: string[]; partners: string[]; }
export interface ResultOut { winners: string[]; reason: string; score: Record<string, number>; }
export interface ResumeIn { secret: string; }
export interface ReviewOut {
  status: "none" | "waiting" | "working" | "done" | "failed"; done: number; of: number; error: ReasonOut | null;
  review: Record<string, unknown> | null;
}
export interface RulesOut { game: string; chapters: ChapterOut[]; }
export interface SeatIn { kind: "me" | "hotseat" | "bot" | "open"; bot?: string | null; name?: string | null; }
export interface SeatOut {
  seat: string; kind: "human" | "bot" | "open"; name: string; bot: string | null; online: boolean; yours: boolean;
  stand_in: boolean; player: string | null;
}
export interface SeatedOut { table: TableOut; seats: LinkOut[]; invitations: LinkOut[]; }
export interface SectionOut {
  id: string; title: string; text: string; see: string[]; examples: ExampleOut[]; questions: string[];
  reasons: string[]; cards: string[];
}
export interface SeedOut { step: number; commitment: string; seed: string | null; nonce: string | null; }
export interface SeenIn { seq: number; }
export interface SeqOut { seq: number; }
export interface SourceIn { text: string; }
export interface StandInIn { bot?: string | null; }
export interface StateOut {
  seq: number; moment: number; step: number; seat: string | null; view: ViewOut; log: LogOut; entries: EntryOut[];
  earlier: number; thinking: string | null; undo: UndoOut; resign: ResignOut; clock: ClockOut | null; beside: ViewOut[];
}
export interface StepOut { kind: string; token: string; params: Record<string, unknown>; }
export interface SummaryOut {
  since: number; seq: number; steps: number; answers: Record<string, number>; taken_back: number; events: EventOut[];
  entries: EntryOut[]; your_turn: boolean;
}
export interface TableOut {
  id: string; game: string; options: Record<string, unknown>; title: string;
  status: "running" | "finished" | "abandoned" | "closed"; public: boolean; friends: boolean; spectators: boolean;
  delay: number; hints: boolean; imported: boolean; seed_chosen: boolean; real_table: boolean; closed_hands: boolean;
  open_hands: boolean; created: string; updated: string; seats: SeatOut[]; solo: boolean; creator: boolean; seq: number;
  moment: number; step: number; asked: AskedOut | null; your_turn: boolean; unseen: number; result: ResultOut | null;
  rematch: string | null; sequel: boolean; commitment: string; seed: string | null; nonce: string | null;
  seeds: SeedOut[]; clock: Record<string, number> | null; waiting: WaitingOut | null;
}
export interface TableReply { table: TableOut; }
export interface TablesOut { matches: TableOut[]; }
export interface TicketIn { token: string; }
export interface ToldOut { kind: string; params: Record<string, unknown>; }
export interface TryIn {
  moment: number; tokens: string[]; wish?: Record<string, number> | null; seat?: string | null;
}
export interface TryOut {
  tokens: string[]; reason: ReasonOut | null; part: Record<string, number> | null; falls: boolean;
  decision: DecisionOut | null; ending: string | null; events: ToldOut[]; outlook: Record<string, unknown> | null;
}
export interface UndoIn { moment: number; seat?: string | null; to?: number | null; }
export interface UndoOut { free: number; to: number | null; redo: string[] | null; request: RequestOut | null; }
export interface UndoneOut { seq: number; done: boolean; state: StateOut; }
export interface ViewOut {
  game: string; seats: string[]; seat: string | null; result: ResultOut | null; asked: AskedInView | null;
  decision: DecisionOut | null; several?: string[];
}
export interface WaitingOut { seat: string; due: string; why: string; moment: number; claim: boolean; }
export interface WayOut { goal: string; tokens: string[]; steps: StepOut[]; whole: WholeOut | null; }
export interface WholeOut { most: Record<string, number>; wish: Record<string, number>; sum: number | null; }
export interface WhyNotOut { offered: boolean; reason: ReasonOut | null; }
export interface WhyOut { answers: BotAnswerOut[]; }
export interface WorkshopOut { option: string; formats: string[]; ready_made: Record<string, string>; }
export interface WriteIn { code: string; format: string; name?: string; }
export interface WrittenOut { text: string; file: string; }
