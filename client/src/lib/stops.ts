// Windows that a person may leave to the program (docs/client.md). The same rules as `westmarch.core.stops`.

/** When somebody wants to be asked: always, when something could matter, never. */
export type Wish = "always" | "useful" | "never";
export const WISHES: readonly Wish[] = ["always", "useful", "never"];

/** A person's wishes for one game, by its stops. What isn't there: when something could matter. */
export type Wishes = Readonly<Record<string, Wish>>;

/** What everybody sees of such a window; who is asked also sees what would be of use. */
export interface Stop {
  stop: string;
  leave: string;
  /** For all the others know nothing of use could be done. */
  open: boolean;
  useful?: readonly string[];
}

export interface Left {
  token: string;
  /** It doesn't depend on what others can't see, so it may come at once. */
  openly: boolean;
}

/** The stop that some parameters, or an `asked`, speak of. */
export const stopIn = (params: object | null | undefined): Stop | null =>
  params && "stop" in params ? (params as Stop) : null;

/** How a window is answered for somebody with such wishes; null if they want to be asked. */
export function left(window: Stop, wishes: Wishes): Left | null {
  const wish = wishes[window.stop] ?? "useful";
  if (wish === "never") return { token: window.leave, openly: true };
  const nothing = window.useful ? window.useful.length === 0 : window.open;
  return wish === "useful" && nothing ? { token: window.leave, openly: window.open } : null;
}
