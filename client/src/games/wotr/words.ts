// Which ids are what, for sentences: the same table as the terminal's (westmarch.cli.render.wotr).

import { PLAIN, TOKEN, type WordTable } from "../../lib/words";

export const WORDS: WordTable = {
  params: {
    origin: "region",
    characters: "character",
    group: "character",
    guide: "character",
    dice: "face",
    die: "face",
    needed: "face",
    old: "face",
    new: "face",
    effect: "combat",
    against: "deck",
    action: TOKEN,
    cause: PLAIN,
  },
  tokens: {
    die: "face",
    card: "card",
    lose: "figure",
    reduce: "figure",
    bring: "character",
    envoy: "character",
    draw: "deck",
    discard: "card",
    via: "region",
  },
  families: ["region", "figure", "character", "nation", "card", "tile"],
  numbered: { side: ["free", "shadow"], deck: ["character", "strategy"] },
  attributes: { nation: ["adjective"], figure: ["counted"], card: ["combat"], face: ["text"] },
};
