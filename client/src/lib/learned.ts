// What this browser keeps of guided matches: nothing of them is stored on the server.

/** How far somebody has come in this browser. */
export interface Progress {
  played: string[];
  told: number;
  steps: number;
  done: boolean;
}

const place = (game: string, id: string): string => `westmarch-lesson-${game}-${id}`;

export function progressOf(game: string, id: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(game, id)) ?? "null") as Partial<Progress> | null;
    if (!found || !Array.isArray(found.played)) return null;
    const played = found.played.filter((each) => typeof each === "string");
    return { played, told: Number(found.told) || 0, steps: Number(found.steps) || 0, done: found.done === true };
  } catch {
    return null;
  }
}

export function keep(game: string, id: string, progress: Progress): void {
  try {
    localStorage.setItem(place(game, id), JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing: the lesson lasts as long as the page.
  }
}

/** Whether somebody has come to the end of a guided match of that game. */
export function guidedThrough(game: string): boolean {
  try {
    const names = Object.keys(localStorage).filter((each) => each.startsWith(place(game, "")));
    return names.some((each) => progressOf(game, each.slice(place(game, "").length))?.done);
  } catch {
    return false;
  }
}
