// Signs of values and spheres: ours, each in a box of 24 by 24, drawn in one colour.

export const VALUE_SIGNS: Record<string, string> = {
  // a rising sun
  willpower:
    "M12 6.5a6.5 6.5 0 0 1 6.5 6.5v1h-13v-1A6.5 6.5 0 0 1 12 6.5zM11 1h2v4h-2zM2.5 6.2l1.5-1.4 2.8 2.8-1.4 1.5zM21.5 6.2L20 4.8l-2.8 2.8 1.4 1.5zM1 16h22v2.5H1z",
  // an axe
  attack: "M13 3l8 2.5-1 8-4.5-1.5-9.3 10-3-3 10-9.3z",
  // a shield
  defense: "M12 1.5l9 3v7c0 6-4 9.5-9 11.5-5-2-9-5.5-9-11.5v-7z",
  // a drop
  hit_points: "M12 1.5c4.5 6 7.5 9.5 7.5 13.5a7.5 7.5 0 0 1-15 0c0-4 3-7.5 7.5-13.5z",
  // an eye
  threat:
    "M1.5 12C4.7 7 8.2 4.7 12 4.7S19.3 7 22.5 12c-3.2 5-6.7 7.3-10.5 7.3S4.7 17 1.5 12zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  // a boot
  engagement: "M7 2h7v10l7 4v5H3v-5l4-4z",
  // footsteps
  quest_points:
    "M7 2c3 0 4 3 4 6s-1 4-1 5H5c0-1-1-3-1-5 0-3 1-6 3-6zM5 14.5h5c0 2-.8 3-2.5 3S5 16.5 5 14.5zM17 6c2 0 3 3 3 6 0 2-1 4-1 5h-5c0-1-1-2-1-5s1-6 4-6zM14 18.5h5c0 2-.8 3-2.5 3s-2.5-1-2.5-3z",
  // a coin
  resources: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 4l1.8 4.2L18 12l-4.2 1.8L12 18l-1.8-4.2L6 12l4.2-1.8z",
};

export const SPHERE_SIGNS: Record<string, string> = {
  // crown
  leadership: "M3 19V8l5 4 4-7 4 7 5-4v11z",
  // crossed swords
  tactics:
    "M3 2.5l10 10-1.5 1.5-10-10zM21 2.5v1.5L9 16l2 2-1.5 1.5-2-2L5 20l-1.5-1.5 2.5-2.5-2-2L5.5 12.5l2 2 12-12zM15 14.5l1.5-1.5 2 2 1.5 1.5-2 2 2.5 2.5L19 22.5l-2.5-2.5-2 2L13 20.5l2-2z",
  // flame
  spirit: "M12 1.5c1 4 6 6.5 6 12.5a6 6 0 0 1-12 0c0-3 1.5-4.5 3-6 .5 1.5 1 2.5 2 3 1.5-3 1.5-6 1-9.5z",
  // book
  lore: "M3 4.5c3-1 6-.8 9 1 3-1.8 6-2 9-1V20c-3-1-6-.8-9 1-3-1.8-6-2-9-1zM11 7.5v11.5h2V7.5z",
  neutral: "M12 3l9 9-9 9-9-9z",
};

export const SPHERE_COLOURS: Record<string, string> = {
  leadership: "#6a4796",
  tactics: "#96302a",
  spirit: "#2b6391",
  lore: "#37703f",
  neutral: "#625b4d",
};
