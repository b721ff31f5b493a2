// Signs that more than one game shows, by what they depict: ours, each in a box of 24 by 24, drawn in one colour.

export const HAMMER = "M4 3.5h16v6.5h-6.5v11.5h-3V10H4z";
export const LEAF =
  "M12.8 9.5v9.8c3.8-.6 6.2-3.2 6.2-6.7 0-3.4-2.4-7.2-7-11.1-4.6 3.9-7 7.7-7 11.1 0 3.5 2.4 6.1 6.2 6.7v3.2h1.6z";
export const PAW =
  "M12 11.5c3.6 0 6.3 3 6.3 5.9 0 2.2-1.5 3.6-3.4 3.6-1.2 0-1.9-.5-2.9-.5s-1.7.5-2.9.5c-1.9 0-3.4-1.4-3.4-3.6 0-2.9 2.7-5.9 6.3-5.9zM4.2 7.4a2 2.6-20 1 0 .1 0zM9 3a2.1 2.8 0 1 0 .1 0zM15 3a2.1 2.8 0 1 0 .1 0zM19.8 7.4a2 2.6 20 1 0 .1 0z";
export const EYE =
  "M1.5 12C4.7 7 8.2 4.7 12 4.7S19.3 7 22.5 12c-3.2 5-6.7 7.3-10.5 7.3S4.7 17 1.5 12zM12 7c-2.2 2.6-2.2 7.4 0 10 2.2-2.6 2.2-7.4 0-10z";
const SWORD = "M12 1.5l1.9 3.2V14h3.6v2.2h-4.3v3.3a2 2 0 1 1-2.4 0v-3.3H6.5V14h3.6V4.7z";
const FLAG = "M5 2h2v20H5zM8.5 3.5H21l-3.5 4.7L21 13H8.5z";
const HORN =
  "M2 9.5c6 0 10.5-1.8 15-6v15c-4.5-4.2-9-6-15-6zM6 14.5l3.3.5 1.7 5.5H7.5zM18.5 8.5c2 .3 3 1.3 3 2.5s-1 2.2-3 2.5z";
const FLAG_AND_HORN =
  "M3 1.5h1.6v10H3zM5.5 2.5h8l-2.2 3 2.2 3h-8zM9.5 17.5c4 0 7-1.2 10-4v10c-3-2.8-6-4-10-4zM20.5 16.5c1.3.2 2 .9 2 2s-.7 1.8-2 2z";
const SEEING_STONE =
  "M12 2.5a8.3 8.3 0 1 0 0 16.6 8.3 8.3 0 0 0 0-16.6zM12 5.5c2.9 0 5.2 2.3 5.2 5.3h-1.8c0-2-1.5-3.5-3.4-3.5zM6.5 20.2h11v2h-11z";
export const STAR =
  "M12 .8l1.9 6.7 5-4-2.7 5.8 6.7.2-6.2 2.5 6.2 2.5-6.7.2 2.7 5.8-5-4L12 23.2l-1.9-6.7-5 4 2.7-5.8-6.7-.2L7.3 12 1.1 9.5l6.7-.2-2.7-5.8 5 4z";
export const HAT =
  "M13.5 2.5L8 16.5h9.5l-1.3-6.3 2.3-3.7zM3 17.5c3 1.8 6 2.5 9 2.5s6-.7 9-2.5v2.3c-3 1.6-6 2.2-9 2.2s-6-.6-9-2.2z";
export const BOW =
  "M5 3c8.5 1.5 14.5 7.5 16 16l-1.9.3C17.7 12 12.5 6.5 5 5zM3 15.5L15 8.2l-.6-2.4 5 .4-2.7 4.2-.9-1.6L4 17.2z";
export const AXE =
  "M11 5h2v17.5h-2zM13.5 3.5c4 .3 6.5 2.5 7 6.5-1 2.5-2.5 3.8-4.5 4.5l-2.5-3.5zM10.5 3.5c-4 .3-6.5 2.5-7 6.5 1 2.5 2.5 3.8 4.5 4.5l2.5-3.5z";
export const RING = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 4a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z";
/** Faces of action dice. */
export const FACE_SIGNS: Readonly<Record<string, string>> = {
  character: SWORD,
  army: FLAG,
  muster: HORN,
  muster_army: FLAG_AND_HORN,
  event: SEEING_STONE,
  will: STAR,
  will_of_the_west: STAR,
  eye: EYE,
};
/** A leader's small crown, for banners and lists. */
export const CROWN = "M3 19V8l5 4 4-7 4 7 5-4v11z";
