// Chapters of the rules in short, in reading order, and the questions that each is about.

export const RULES: readonly { id: string; about: RegExp }[] = [
  { id: "round", about: /^$/ },
  { id: "end", about: /^$/ },
  { id: "setup", about: /^lcg\.(vote-first|mulligan)$/ },
  { id: "planning", about: /^lcg\.(plan|pay|x|attach-to|restricted)$/ },
  { id: "quest", about: /^lcg\.commit$/ },
  { id: "travel", about: /^lcg\.travel$/ },
  { id: "encounter", about: /^lcg\.engage/ },
  { id: "defending", about: /^lcg\.(attacker|defend|sentinel|undefended|damage-defender)$/ },
  { id: "attacking", about: /^lcg\.(attack|attackers|join)$/ },
  { id: "actions", about: /^lcg\./ },
];
