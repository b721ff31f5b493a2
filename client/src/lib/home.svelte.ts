// What is the same on every page: the player, the games, the words.

import { api, troubleOf as describe, type GameInfo, type Player, type Result, type Seat, speak } from "./api";
import { loadMessages, type Messages, type Params, pickLanguage } from "./messages";
import { Name } from "./names";
import { gameOf, knownGame } from "./opening";
import type { Route } from "./routes";
import { settings } from "./settings.svelte";

class Home {
  messages: Messages | null = $state.raw(null);
  games: GameInfo[] = $state.raw([]);
  languages: string[] = $state.raw(["en"]);
  player: Player | null = $state.raw(null);
  trouble = $state(false);
  /** The game whose words are here; nothing once those of all games are. */
  private only = $state("");

  /** Gets what that page needs. */
  async open(route: Route): Promise<void> {
    this.trouble = false;
    try {
      if (this.knows(route)) return;
      const [game] = await Promise.all([gameOf(route), this.messages ? undefined : this.meet()]);
      if (!this.messages || (this.only && this.only !== game)) await this.speak(settings.language, game);
    } catch {
      this.trouble = true;
    }
  }

  /** Whether all that a page says is here. */
  knows(route: Route): boolean {
    return this.messages !== null && (!this.only || this.only === knownGame(route));
  }

  private async meet(): Promise<void> {
    const [{ languages }, { games }, { player }] = await Promise.all([api.languages(), api.games(), api.me()]);
    this.languages = languages.map((each) => each.language);
    this.games = games;
    this.player = player;
  }

  /** Follows the setting; without one, the browser's languages. */
  async speak(setting: string, game = this.only): Promise<void> {
    settings.language = setting;
    const language = pickLanguage(this.languages, setting, navigator.languages);
    speak(language);
    this.messages = await loadMessages(language, game);
    this.only = game;
    document.documentElement.lang = language;
  }

  /** The server writes letters in the language that their reader has here. */
  async tellLanguage(): Promise<void> {
    const { player, language } = this;
    if (!player || !this.messages || player.language === language) return;
    await api.read(language).catch(() => undefined);
    if (this.player === player) this.player = { ...player, language };
  }

  get language(): string {
    return this.messages?.language ?? "en";
  }
}

export const home = new Home();

/** A text of the client, in the player's language. */
export function t(key: string, params?: Params, attribute?: string): string {
  return home.messages ? home.messages.text(key, params, attribute) : "";
}

/** What went wrong, as a sentence: the server's, or that it can't be reached. */
export const troubleOf = (error: unknown): string => describe(error, t);

/** Who plays a seat; a computer player has its name from the messages. */
export const playerOf = (seat: Seat): string =>
  seat.kind === "bot" ? gameText(`bots-${seat.bot}`, seat.bot ?? "") : (seat.name ?? "");

/** Whether finished matches of a game can be looked at again with a judge. */
export const canReview = (game: string): boolean => home.games.some((each) => each.key === game && each.review);

/** What was added to a game for a match, such as expansions. */
export const addedTo = (game: string, options: Record<string, unknown>): string[] =>
  Object.entries(options)
    .filter(([, value]) => value === true)
    .map(([name]) => gameText(`${game}-option-${name}`, name));

/** What a seat of a game leads, where there is something to say. */
/** What a game is about, in a sentence. */
export function gameAbout(game: string): string {
  const key = `${game}-name`;
  return home.messages?.has(key, "text") ? home.messages.text(key, {}, "text") : "";
}

export function seatText(game: string, seat: string): string {
  const key = `${game}-seat-${seat}`;
  return home.messages?.has(key, "text") ? home.messages.text(key, {}, "text") : "";
}

/** A thing of a game for a sentence of the shell, where no match is open. */
export function gameThing(game: string, family: string, id: string): Name {
  const key = `${game}-${family}-${id}`;
  return new Name(gameText(key, id), (form) => home.messages?.form(key, form) ?? gameText(key, id));
}

/** The name of a game, or of an option or seat of it. */
export function gameText(key: string, fallback: string): string {
  return home.messages?.has(key) ? home.messages.text(key) : fallback;
}

/** How a match ended: as its game tells it, or in the words for what ended at the table. */
export function resultText(game: string, { winners, reason }: Result): string {
  const key = `${game}-result-${reason}`;
  const settled = `client-result-${reason}${winners.length ? "" : "-all"}`;
  if (home.messages?.has(key) || !home.messages?.has(settled)) return gameText(key, reason);
  const names = winners.map((seat) => gameText(`${game}-seat-${seat}`, seat));
  return t(settled, { winners: new Intl.ListFormat(home.language).format(names) });
}

/** How much time people have in a match; nothing where they may think as long as they like. */
export function clockText(clock: { minutes?: number; days?: number } | null): string {
  if (clock?.days) return t("client-clock-days", { count: clock.days });
  return clock?.minutes ? t("client-clock-minutes", { count: clock.minutes }) : "";
}
