// Things that players make for a game, such as decks: kept in the browser, checked by the game on the server.

import { get, post } from "./api";
import type { CheckOut, ReadOut, WorkshopOut, WrittenOut } from "./api-types";

export type { CheckOut as Checked, WorkshopOut as WorkshopInfo } from "./api-types";

export const workshop = {
  look: (game: string) => get<WorkshopOut>(`/games/${game}/workshop`),
  check: (game: string, code: string) => post<CheckOut>(`/games/${game}/workshop/check`, { code }),
  read: (game: string, text: string) => post<ReadOut>(`/games/${game}/workshop/read`, { text }),
  write: (game: string, code: string, name: string, format: string) =>
    post<WrittenOut>(`/games/${game}/workshop/write`, { code, name, format }),
};

export interface Made {
  id: string;
  name: string;
  code: string;
  playable: string | null;
}

/** What was made for one game, newest first. */
export class Shelf {
  things: Made[] = $state([]);
  private readonly key: string;

  constructor(game: string) {
    this.key = `westmarch-made-${game}`;
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      if (Array.isArray(stored)) this.things = stored as Made[];
    } catch {
      // What can't be read is not worth a page that doesn't open.
    }
  }

  find(id: string): Made | undefined {
    return this.things.find((thing) => thing.id === id);
  }

  /** Keeps it under its id, or as a new thing. */
  put(thing: Omit<Made, "id"> & { id?: string | undefined }): Made {
    const id = thing.id ?? Math.random().toString(36).slice(2, 10);
    const made = { ...thing, id };
    const at = this.things.findIndex((each) => each.id === id);
    if (at < 0) this.things.unshift(made);
    else this.things[at] = made;
    this.store();
    return made;
  }

  remove(id: string): void {
    this.things = this.things.filter((thing) => thing.id !== id);
    this.store();
  }

  private store(): void {
    localStorage.setItem(this.key, JSON.stringify(this.things));
  }
}
