// Signs of nations, characters, dice and settlements: ours, each in a box of 24 by 24, drawn in one colour.

import { AXE, BOW, EYE, FACE_SIGNS as FACES, HAMMER, HAT, LEAF, PAW, RING, STAR } from "../../../kit/signs";

export const NATION_SIGNS: Record<string, string> = {
  dwarves: HAMMER,
  elves: LEAF,
  // tree
  gondor:
    "M11 22v-6.2c-3.6-.4-6.4-2.2-7.3-5.2 1.9.9 3.6 1.2 4.9 1-1.9-2-2.5-4.6-1.7-7.2C8.3 6.8 9.7 8.2 11 8.7V2h2v6.7c1.3-.5 2.7-1.9 4.1-4.3.8 2.6.2 5.2-1.7 7.2 1.3.2 3-.1 4.9-1-.9 3-3.7 4.8-7.3 5.2V22z",
  north: PAW,
  // a horse's head
  rohan:
    "M6.5 21.5c-.2-3.6.7-6.2 2.9-8.6-1.4.3-2.5.8-3.5 2l-2.4-1.7C4.4 9.3 6.2 7 8.7 5.6L9.3 2l2.9 2.7c4.7.6 7.8 4 8.3 9.3.3 2.9-.3 5.4-.9 7.5z",
  // a hand
  isengard:
    "M8.2 21.7c-2.3-2-4.2-5-4.9-7.6.9-1 2.3-.7 3.3.7l.9 1.3V5.6a1.3 1.3 0 0 1 2.6 0V11h.7V3.4a1.3 1.3 0 0 1 2.6 0V11h.7V4.6a1.3 1.3 0 0 1 2.6 0v7.2h.7V7.3a1.3 1.3 0 0 1 2.6 0v7.6c0 2.7-1.2 5-2.8 6.8z",
  sauron: EYE,
  // a crescent
  southrons: "M15.8 2.8a9.8 9.8 0 1 0 6 12.2A8.3 8.3 0 1 1 15.8 2.8z",
};

// What the map shows beside a name. `d` is filled with paper and drawn in ink, `dark` is its shaded side.
export const SETTLEMENTS: Record<string, { d: string; dark: string; line: string }> = {
  stronghold: {
    d: "M2 21V9h2V7h1.5v2H7V7h1.5v2h1V4h1.2v1.6h.9V4h.8v1.6h.9V4h1.2v5h1V7H17v2h1.5V7H20v2h2v12z",
    dark: "M15.5 9V7H17v2h1.5V7H20v2h2v12h-6.5z",
    line: "M10 21v-4a2 2 0 0 1 4 0v4M9.5 9v4M14.5 9v4M12 4V1.5l3 1-3 1",
  },
  city: {
    d: "M2 21V12l4-3.5L9 11V7l3.5-4L16 7v5l2.5-2 3.5 3v8z",
    dark: "M12.5 3L16 7v14h-3.5zM18.5 10l3.5 3v8h-3.5z",
    line: "M9 11v10M16 12v9M5 15h1.5M12 9h1M12 13h1M19 16h1",
  },
  town: {
    d: "M3.5 20.5v-8L12 5l8.5 7.5v8z",
    dark: "M12 5l8.5 7.5v8H12z",
    line: "M9.5 20.5V15h4v5.5M16.5 8.5V5.5h2v4.5",
  },
  fortification: {
    d: "M2 20.5V9.5h3v2h2.5v-2h3v2h3v-2h3v2H19v-2h3v11z",
    dark: "M14 20.5v-9h2.5v-2h.5v2h2v-2h3v11z",
    line: "M2 15h20M7 15v5.5M12 11.5V15M17 15v5.5",
  },
};

// a flame
const FLAME =
  "M12 1c1 4 5.5 6.5 6.5 11.500C19.5 18 16.5 22.5 12 22.500S4.5 18 5.5 13C6 10 8 9 8.5 6c1.5 1 2.3 2.5 2.5 4C12 8 12.5 4.5 12 1zM12 20.500c2 0 3.3-1.7 3-4-.3-1.8-1.7-2.7-2.5-4.5-.8 2.2-3.3 3-3.5 5.2-.2 1.9 1.2 3.3 3 3.300z";
// a spiked mace
const MACE = "M12 1l1.5 2.5 3-.5-.5 3L18.5 7.5 16 9l.5 3-3-.500V22h-3V11.500l-3 .5.5-3-2.5-1.500L8 6l-.5-3 3 .5z";

export const FACE_SIGNS: Record<string, string> = {
  ...FACES,
  // a card with an arrow towards its owner
  draw_card:
    "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM10.8 6v6H7.500l4.5 5.5 4.5-5.500h-3.300V6z",
  use_balrog: FLAME,
};

export const CHARACTER_SIGNS: Record<string, string> = {
  gandalf_the_grey: HAT,
  // a staff with a light
  gandalf_the_white:
    "M10.8 10h2.4v12.5h-2.4zM12 1l1.3 3 3.2-.9-1.6 2.9 2.8 1.7-3.2.6L12 10l-2.5-1.7-3.2-.6L9.1 6 7.5 3.1l3.2.9z",
  // a broken sword
  strider: "M12 1.5l1.9 3.2v3.8l-3.8 2.3V4.7zM10.1 13l3.8-2.3V15h3.6v2.2h-4.3V20a1.8 1.8 0 1 1-2.4 0v-2.8H6.5V15h3.6z",
  // a winged crown
  aragorn:
    "M4 20V9l4 4.5L12 5l4 8.5L20 9v11zM3 7.5a1.5 1.5 0 1 1 .1 0zM12 3.5a1.5 1.5 0 1 1 .1 0zM21 7.5a1.5 1.5 0 1 1 .1 0z",
  // a great horn
  boromir: "M2.5 6.5c1 8 6 12.5 14.5 13l4-4.5c-6 1-10-1-11.5-6.5l1-3.5-3.5-1.5z",
  legolas: BOW,
  gimli: AXE,
  // a pipe
  meriadoc:
    "M2 8h9v2H8.5c0 0 0 0 0 0zM11 6.5h8v8a4 4 0 0 1-8 0zM2 8h9.5v2.2H2zM14 2.5c1.5 1 1.5 2 .3 3h1.9c1-1.2.8-2.5-.2-3.5z",
  // an apple
  peregrin:
    "M12 8c2.5-2 8-1.5 8 4.5 0 5-3.5 9.5-5.5 9.5-1 0-1.5-.5-2.5-.5s-1.5.5-2.5.5C7.5 22 4 17.5 4 12.5 4 6.5 9.5 6 12 8zM12.5 6.5c0-2.5 1.5-4.5 4.5-5-.2 2.8-1.7 4.6-4.5 5z",
  // a fish
  gollum:
    "M2 12c3-4.5 7-6 10.5-6 2.5 0 4.5 1.5 6 3.5L22 6.5v11l-3.5-3c-1.5 2-3.5 3.5-6 3.5C9 18 5 16.5 2 12zM7.5 9.8a1.2 1.2 0 1 0 .1 0z",
  // a tower with four horns
  saruman: "M8 22V8L6.5 2l3 3L12 2l2.5 3 3-3L16 8v14zM11 22v-5h2v5z",
  // an empty crown
  witch_king:
    "M3 3l3.5 6L9 2.5l3 6 3-6L17.5 9 21 3v9c0 5-4 9.5-9 10.5-5-1-9-5.5-9-10.5zM7 12.5l3.5 1.5v2.5L7 15zM17 12.5L13.5 14v2.5L17 15z",
  // a helm with a mouth
  mouth_of_sauron:
    "M12 1.5c5 0 8 3.5 8 8.5v11.5h-5.5V19h-5v2.5H4V10c0-5 3-8.5 8-8.5zM7.5 13.5c3 1.5 6 1.5 9 0-1 3-2.5 4-4.5 4s-3.5-1-4.5-4z",
  // an open book
  lord_elrond:
    "M2 4.500c4-.6 7.3 0 9.2 1.800V20C9 18.6 6 18 2 18.500zM22 4.500c-4-.6-7.3 0-9.2 1.800V20c2.2-1.4 5.2-2 9.2-1.500z",
  // a basin with a star over it
  lady_galadriel:
    "M3 10h18c0 4.8-3.3 7.6-7 8.200V20h3v2H7v-2h3v-1.800C6.3 17.6 3 14.8 3 10zM12 1l1.2 2.800L16 5l-2.8 1.200L12 9l-1.2-2.800L8 5l2.8-1.200z",
  // a face with large eyes
  smeagol:
    "M12 3c6 0 10 4 10 8.500S18 21 12 21 2 16 2 11.5 6 3 12 3zM8 8a2.8 2.8 0 1 0 .1 0zM16 8a2.8 2.8 0 1 0 .1 0zM9 16.500h6V18H9z",
  balrog_of_moria: FLAME,
  gothmog: MACE,
  // wings
  nazgul:
    "M12 4l2 3.5c2.5-1.5 5.5-2 8.5-1.5-2 1-3.2 2.5-3.5 4.5-1.5-.3-2.7.2-3.5 1.5-1-.5-2-.3-2.6.5L12 21l-.9-8.5c-.6-.8-1.6-1-2.6-.5-.8-1.3-2-1.8-3.5-1.5C4.7 8.5 3.5 7 1.5 6 4.5 5.5 7.5 6 10 7.5z",
  ring_bearers: RING,
};

// What special dice and Elven Rings are told apart by, each in a box of 24 by 24.
export const SPECIAL_SIGNS: Record<string, { d: string; colour: string }> = {
  // a blue stone, a drop, a red flame
  vilya: { d: "M12 2l8 10-8 10-8-10z", colour: "#2f6fb8" },
  nenya: { d: "M12 2c4 5 7 8.5 7 12.500a7 7 0 0 1-14 0C5 10.5 8 7 12 2z", colour: "#6d7f8c" },
  narya: { d: FLAME, colour: "#b3321f" },
  balrog: { d: FLAME, colour: "#3b1410" },
  gothmog: { d: MACE, colour: "#4b4436" },
};

// Each player has the colour of a nation that is his, and a sign.
export const SEAT_SIGNS: Record<string, { d: string; colour: string }> = {
  free: { d: STAR, colour: "var(--side-free)" },
  shadow: { d: EYE, colour: "var(--side-shadow)" },
  gondor: { d: NATION_SIGNS.gondor!, colour: "var(--nation-gondor)" },
  rohan: { d: NATION_SIGNS.rohan!, colour: "var(--nation-rohan)" },
  "witch-king": { d: CHARACTER_SIGNS.witch_king!, colour: "var(--nation-sauron)" },
  saruman: { d: NATION_SIGNS.isengard!, colour: "var(--nation-isengard)" },
};
