// Dialogs that any page can open.

import type { About } from "../lib/reference";

export const settingsDialog = $state({ open: false });

/** The match that was just made with a seat for a friend: its table begins with the invitation. */
export const inviting: { match: string | null } = { match: null };

/** The rules of a game, at what somebody wants to read about. */
export const rulesDialog: { open: { game: string; about: About } | null } = $state({ open: null });

export function readRules(game: string, about: About): void {
  rulesDialog.open = { game, about };
}
