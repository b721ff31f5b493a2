// Signs of units, characters, tokens and places: ours, each in a box of 24 by 24, drawn in one colour.

import { AXE, BOW, EYE, HAMMER, HAT, LEAF, PAW, RING } from "../../../kit/signs";

export const UNIT_SIGNS: Record<string, string> = {
  // a hammer
  dwarf_regulars: HAMMER,
  // an axe with two blades
  dwarf_veterans: AXE,
  // a boat under sail
  lake_men:
    "M11 1.5v13.2H3.2zM13 4.2c4.2 2.2 6.6 5.6 7.2 10.5H13zM1.8 16.4h20.4c-1.4 4-4 6-7.4 6H9.2c-3.4 0-6-2-7.4-6z",
  // bow and arrow
  wood_elf_archers: BOW,
  // two crossed spears
  wood_elf_spearmen:
    "M1.8 1.8l6 1.8.4 2.9 3.8 3.9 3.8-3.9.4-2.9 6-1.8-1.8 6-2.9.4-3.9 3.8 7.6 7.6-1.7 1.7-7.5-7.6-7.5 7.6-1.7-1.7 7.6-7.6-3.9-3.8-2.9-.4z",
  // a horned helm
  great_orcs:
    "M1.2 2.2c.7 4.6 2.4 7 5 7.6C7.6 7.6 9.6 6.4 12 6.4s4.4 1.2 5.8 3.4c2.6-.6 4.3-3 5-7.6.8 6-.9 10-4.6 11.6v8h-4.4v-6.4h-3.6v6.4H5.8v-8C2.1 12.2.4 8.2 1.2 2.2zM7.8 12.2l3 1.2v1.8l-3-.8zM16.2 12.2l-3 1.2v1.8l3-.8z",
  // a bent blade
  orcs: "M20.8 1.6c.6 8.4-3 14-9.4 16.6l1.8 1.8-1.6 1.6-2.2-2.2-3.6 3.4-2.2-2.2 3.4-3.6-2.2-2.2 1.6-1.6 1.8 1.8c1-4.4 3-6.4 6-7.4 3.2-1 5.4-2.6 6.6-6z",
  // a face with long ears
  goblins:
    "M1 5.2l6.4 2.6C8.8 6.6 10.3 6 12 6s3.2.6 4.6 1.8L23 5.2c-.6 3.6-2.2 6-4.8 7.2-.2 4.6-3 8.8-6.2 9.6-3.2-.8-6-5-6.2-9.6C3.2 11.2 1.6 8.8 1 5.2zM7.8 11l3.2 1.4-1 1.8-2.4-1zM16.2 11L13 12.4l1 1.8 2.4-1zM9.4 17.4h5.2L12 19.4z",
  // a wolf's head
  wargs:
    "M2.4 2.2l5.2 3.4h3L15.8 2v4.4l6.4 6.2-1.2 3-5-.2-1.6 2 1.2 1.6-3.2.6-2.6 3.6c-4.2-2.4-6.6-6-7-10.8zM11.4 9.4l3.2.6-1 1.8z",
};

export const CHARACTER_SIGNS: Record<string, string> = {
  // a black arrow
  bard: "M12 .8l4 6.4h-2.8v9l3.4 2.6v3.6L12 19.2l-4.6 3.2v-3.6l3.4-2.6v-9H8z",
  // an iron boot
  dain: "M6 1.8h7.6v10.4c4 .4 7.4 2 7.8 5.4v1.8H6zM5 20.8h16.6v2H5zM6 5h4v1.6H6z",
  // a crown of antlers
  thranduil:
    "M4.6 22v-4.4h14.8V22zM5 16c-3.4-3-4.2-7.6-2.4-13.6C3.2 5 4.2 6.6 5.6 7.4 5.2 5 5.6 3 7 1.4c-.2 4 1 6.8 3.4 8.4L12 3l1.6 6.8C16 8.2 17.2 5.4 17 1.4c1.4 1.6 1.8 3.6 1.4 6 1.4-.8 2.4-2.4 3-5C23.2 8.4 22.4 13 19 16z",
  // a pointed hat
  gandalf: HAT,
  // a shield with an oak leaf
  thorin:
    "M12 1l9 3v7c0 6-3.6 10-9 12-5.4-2-9-6-9-12V4zM11.2 19.6h1.6v-3.4c2.6 0 3.8-1.2 3.6-2.8 1.4-.6 1.6-2 .6-3 .8-1.2.4-2.4-1-2.8-.2-1.6-1.4-2.4-2.6-1.8-.6-1.2-2.2-1.2-2.8 0-1.2-.6-2.4.2-2.6 1.8-1.4.4-1.8 1.6-1 2.8-1 1-.8 2.4.6 3-.2 1.6 1 2.8 3.6 2.8z",
  // the ring
  bilbo: RING,
  // an eagle, wings spread
  lord_of_the_eagles:
    "M12 5.4l1.6 2.2 2.6-.8C18.4 5 20.6 4 23 3.8c-.6 6-3.4 10-7.6 11.8l1.4 4.2-3-1.4L12 22l-1.8-3.6-3 1.4 1.4-4.2C4.4 13.8 1.6 9.8 1 3.8c2.4.2 4.6 1.2 6.8 3l2.6.8z",
  // a bear's paw
  beorn: PAW,
  // a mace
  bolg: "M15.6 1l1.2 2.6L19.6 3l-.2 2.8 2.8 1.2-2 2 1.4 2.6-2.8.4-.4 2.8-2.6-1.4-2 2-1.2-2.8-.6.2L3.4 21.6 1.6 19.8l8.8-8.6.2-.6L7.8 9.4l2-2-1.4-2.6 2.8-.4.4-2.8 2.6 1.4z",
};

export const EAGLE = CHARACTER_SIGNS.lord_of_the_eagles!;
export const BAT =
  "M12 9.6l1.4-2.4.6 1.8C16.6 7 19.6 6 23 6.2c-1.2 1.4-1.6 3-1.2 4.8-2-.4-3.4.2-4.2 1.8-1.4-.8-2.6-.4-3.4 1L12 18l-2.2-4.2c-.8-1.4-2-1.8-3.4-1-.8-1.6-2.2-2.2-4.2-1.8.4-1.8 0-3.4-1.2-4.8 3.4-.2 6.4.8 9 2.8l.6-1.8z";

/** Face-down recruitment tokens, by group. */
export const POOL_SIGNS: Record<string, string> = {
  dwarves: HAMMER,
  elves: LEAF,
  shadow: EYE,
};

// What the map shows beside a name. `d` is filled with paper and drawn in ink, `dark` is its shaded side.
export const SITES: Record<string, { d: string; dark: string; line: string }> = {
  // a gate between two towers
  fortification: {
    d: "M1.5 21.5V6h2V4H5v2h1.5V4H8v5h8V4h1.5v2H19V4h1.5v2h2v15.5z",
    dark: "M16 9V4h1.5v2H19V4h1.5v2h2v15.5H16z",
    line: "M9 21.5V16a3 3 0 0 1 6 0v5.5M8 9v12.5M16 9v12.5",
  },
  // a tower over houses
  "fortified-settlement": {
    d: "M2 21.5v-6l3.5-3 3.5 3V6h1.6v1.8h1.2V6h1.4v1.8h1.2V6H16v9.5l2.6-2.3L22 16v5.5z",
    dark: "M12.5 7.8h1.9V6H16v15.5h-3.5zM18.6 13.2L22 16v5.5h-3.4z",
    line: "M9 15.5v6M16 15.5v6M11.5 12h2M12.5 6V2l4 1.5-4 1.5",
  },
  // a tent
  settlement: {
    d: "M1.5 21L12 5l10.5 16z",
    dark: "M12 5l10.5 16H12z",
    line: "M12 5V1.5l4 1.2-4 1.3M8.6 21L12 11l3.4 10",
  },
  // banners
  mustering: {
    d: "M5 3h9l-2.4 3.4L14 10H5zM12.5 8.5h8l-2.2 3.2 2.2 3.3h-8z",
    dark: "M5 7h7.2l1.8 3H5zM12.5 12h6l2 3h-8z",
    line: "M5 2v20M12.5 8.5V22",
  },
  // a cave
  goblins: {
    d: "M2 21.5c0-9 2-15 6-17l2.5 2L14 2.5c5 2.5 8 9 8 19z",
    dark: "M7.5 21.5c0-5 1.8-8.5 4.5-8.5s4.5 3.5 4.5 8.5z",
    line: "M7.5 21.5c0-5 1.8-8.5 4.5-8.5s4.5 3.5 4.5 8.5",
  },
  // a way between two peaks
  pass: {
    d: "M1 21.5L7 4l5 10 5-10 6 17.5z",
    dark: "M7 4l5 10 1 7.5H9zM17 4l6 17.5h-4z",
    line: "M10 21.5c0-3 3-3.5 2-7.5",
  },
  // a nest on a rock
  eyrie: {
    d: "M6.5 21.5l2-9h7l2 9zM3 8.5c2 4 5 4.5 9 4.5s7-.5 9-4.5l-1.5-1-3 2-2.5-2-2 2-2-2-2.5 2-3-2z",
    dark: "M12 13h3.5l2 8.5H12z",
    line: "M5 10.5l14 0",
  },
};

/** Damage, around (0, 0). */
export const WOUND =
  "M0 -17l4.4 7.4 8.4-2.4-2.4 8.4L17.8 1l-7.4 4.4 2.4 8.4-8.4-2.4L0 18.8l-4.4-7.4-8.4 2.4 2.4-8.4L-17.8 1l7.4-4.6-2.4-8.4 8.4 2.4z";
