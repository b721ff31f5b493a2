// What a player set up for themselves, kept in the browser.

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  /** The map's own colours, or ones that colour-blind eyes tell apart. */
  palette: "usual" | "safe";
  /** Hatchings and shapes in addition to colours. */
  patterns: boolean;
  motion: "normal" | "fast" | "none";
  textScale: number;
  sound: boolean;
  /** Ask once more before what can't be taken back. */
  confirm: boolean;
  /** Let the program answer what has one answer only. */
  onlyAnswer: boolean;
}

const KEY = "westmarch-settings";

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  palette: "usual",
  patterns: false,
  motion: "normal",
  textScale: 1,
  sound: false,
  confirm: true,
  onlyAnswer: true,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

export const prefersNoMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

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
  root.dataset.patterns = settings.patterns ? "on" : "off";
  root.style.setProperty("--text-scale", String(settings.textScale));
}

export const systemIsDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;
