// Chapters of the rules in short, in reading order, and the questions that each is about.

export const RULES: readonly { id: string; about: RegExp }[] = [
  { id: "turn", about: /^$/ },
  { id: "victory", about: /^$/ },
  { id: "generals", about: /^b5a\.(activate|command-to|archery|blast|flip-dwarves|lay-token|trouble|not-lost)$/ },
  { id: "fate", about: /^b5a\.fate$/ },
  { id: "shadow", about: /^b5a\.(how-many-bats|bats-to|bat-away|swarm|lose-command)$/ },
  { id: "dice", about: /^b5a\.(action|use|lucky)$/ },
  { id: "cards", about: /^b5a\.(discard|dismay|vanish)$/ },
  { id: "movement", about: /^b5a\.(move-|split-|excess$)/ },
  {
    id: "mustering",
    about:
      /^b5a\.(flip$|flip-or-lay|which-|substitute|rally|reinforce|heal-army|draw-token|trumpets|place-at|lose-token)/,
  },
  { id: "attack", about: /^b5a\.(attack-from|strike|combined|army)$/ },
  { id: "manoeuvres", about: /^b5a\.(manoeuvre|determined|no-quarter|use-manoeuvre|fell-race|captain)$/ },
  { id: "rolls", about: /^b5a\.reroll$/ },
  { id: "damage", about: /^b5a\.(casualties|heal|armour|repair|repair-count)$/ },
  { id: "retreat", about: /^b5a\.(press|stand|retreat-to|drive-to|advance|advance-army)$/ },
  { id: "characters", about: /^b5a\.(enter-at|walk|walk-to|ring-to|escape|beorn|bodyguard|huge-size|bolg-flip)$/ },
  { id: "eagles", about: /^b5a\.(eagles|eagles-to|eagle-target|eagle-count|lord-with)$/ },
];
