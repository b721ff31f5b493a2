// What a player set up for themselves, kept in the browser.

import type { Wish, Wishes } from "./stops";

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  /** The map's own colours, or ones that colour-blind eyes tell apart. */
  palette: "usual" | "safe";
  /** Hatchings and shapes in addition to colours. */
  patterns: boolean;
  motion: "normal" | "fast" | "none";
  /** How long each step of what happens is shown. */
  pace: "slow" | "usual" | "quick" | "off";
  textScale: number;
  sound: boolean;
  /** Ask once more before what can't be taken back. */
  confirm: boolean;
  /** Let the program answer what has one answer only. */
  onlyAnswer: boolean;
  /** When to be asked in windows that may be left to the program: by game, or by game and seat at one screen for several. */
  stops: Record<string, Wishes>;
}

const KEY = "westmarch-settings";

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  palette: "usual",
  patterns: false,
  motion: "normal",
  pace: "usual",
  textScale: 1,
  sound: false,
  confirm: true,
  onlyAnswer: true,
  stops: {},
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

const prefersNoMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function noMotion(): boolean {
  return settings.motion === "none" || prefersNoMotion();
}

/** How long a thing that moves may take, in milliseconds. */
export const duration = (normal: number): number => (noMotion() ? 0 : settings.motion === "fast" ? normal / 3 : normal);

/** Writes the settings down and lets the page follow them. Call it where they are read reactively. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "system" && systemIsDark());
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = noMotion() ? "none" : settings.motion;
  root.dataset.palette = settings.palette;
  root.style.setProperty("--text-scale", String(settings.textScale));
}

const systemIsDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

/** What a person wishes for the stops of a game. At one screen for several each seat is somebody else. */
export const wishesFor = (game: string, seat: string | null): Wishes =>
  (seat && settings.stops[`${game}/${seat}`]) || settings.stops[game] || {};

export function wish(game: string, seat: string | null, stop: string, when: Wish): void {
  const key = seat ? `${game}/${seat}` : game;
  settings.stops = { ...settings.stops, [key]: { ...wishesFor(game, seat), [stop]: when } };
}
