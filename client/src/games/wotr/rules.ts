// Chapters of the rules in short, in reading order, and the questions that each is about.

export const RULES: readonly { id: string; about: RegExp }[] = [
  { id: "turn", about: /^$/ },
  { id: "victory", about: /^$/ },
  { id: "dice", about: /^wotr\.(action|use-die)$/ },
  { id: "rings", about: /^wotr\.ring\.(die|face)$/ },
  {
    id: "events",
    about: /^wotr\.(card\.(?!replace-tile|lower-damage|prevent-draw)|hand-limit$|gandalf-draws$)/,
  },
  { id: "movement", about: /^wotr\.(move\.|army\.|march\.|surplus$)/ },
  { id: "mustering", about: /^wotr\.recruit\./ },
  { id: "characters", about: /^wotr\.(journey\.|minions\.|enter\.)/ },
  { id: "battle", about: /^wotr\.(attack\.|battle\.|casualties$|retreat$|advance\.)/ },
  { id: "combat-cards", about: /^wotr\.(combat-card$|fight\.|sorcerer$)/ },
  { id: "siege", about: /^wotr\.(siege\.|withdraw$)/ },
  { id: "politics", about: /^wotr\.diplomacy$/ },
  { id: "fellowship", about: /^wotr\.(fellowship\.|separate\.)/ },
  { id: "hunt-dice", about: /^wotr\.hunt-dice$/ },
  { id: "hunt", about: /^wotr\.(hunt\.|card\.(replace-tile|lower-damage|prevent-draw))/ },
  { id: "mordor", about: /^$/ },
  { id: "partners", about: /^wotr\.(draw-from|swap(\.card)?|join)$/ },
  { id: "lome-set-up", about: /^wotr\.(version\.choose|first-guide)$/ },
  { id: "special-dice", about: /^wotr\.special-die$/ },
  { id: "keepers", about: /^wotr\.(ring\.(which|regain)|vilya|nenya)$/ },
  { id: "lome-characters", about: /^wotr\.(spear-of-terror|he-sees-he-knows)$/ },
  { id: "council", about: /^wotr\.council\./ },
];
