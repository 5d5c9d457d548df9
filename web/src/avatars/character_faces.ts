/** The faces of the characters, each put together from a few parts. */

const SKINS = { fair: "#f8dcc2", light: "#f1c9a3", olive: "#dfae83", tan: "#c98f62", brown: "#94603d" };
const HAIRS = { black: "#2b2422", brown: "#5f3b22", chestnut: "#93502a", blond: "#e6b74e", red: "#cc5a2b", grey: "#a09d9a", white: "#f2eee6" };
const CLOTHES = { tomato: "#c8402f", azure: "#2f6fa5", lemon: "#eab52d", olive: "#6f8138", plum: "#7a3f74", teal: "#1f8079", sand: "#d8bd8f", ink: "#34394a", pink: "#db7f96", white: "#fbf8f1" };

/** Hair behind the head. */
const BACK = {
  long: "M12.3 22C11 8.5 37 8.5 35.7 22L37.5 37C33 39 15 39 10.5 37z",
  bob: "M12 21C11 8.5 37 8.5 36 21L36.8 30C34 32.3 14 32.3 11.2 30z",
  bun: "M24 2.6a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4z",
  buns: "M12.5 5.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4zM35.5 5.8a5.2 5.2 0 1 1 0 10.4a5.2 5.2 0 1 1 0-10.4z",
  tail: "M31 11C43 10 43 27 38.5 34C37.5 28 35 25 32 20z",
  plaits: "M14.5 22c-5 4-5.5 10-3.5 16.5h4.5c1.5-5 1.5-11 .5-16.5zM33.5 22c5 4 5.5 10 3.5 16.5h-4.5c-1.5-5-1.5-11-.5-16.5z",
  curls: "M24 4.5c4-1 7 1 8 3.5c4 .5 6 4 5 7.5c3 3 3 7 .5 9.5c1.5 4-.5 7-4 8H14.5c-3.5-1-5.5-4-4-8c-2.5-2.5-2.5-6.5.5-9.5c-1-3.5 1-7 5-7.5c1-2.5 4-4.5 8-3.5z",
};

/** Hair over the forehead. */
const FRONT = {
  cap: "M13.7 22C12 8.5 36 8.5 34.3 22C33 17 29.5 15.3 24 15.3S15 17 13.7 22z",
  fringe: "M13.7 22.5C11.5 8 36.5 8 34.3 22.5L33.3 19H14.7z",
  parted: "M13.7 23C12 8.5 36 8.5 34.3 23C33.5 17.5 29 16 21.5 13.3C18.5 15.5 14.5 17.5 13.7 23z",
  middle: "M13.7 24C11.5 8.5 36.5 8.5 34.3 24C32.8 18.5 27.5 16.5 24 12.5C20.5 16.5 15.2 18.5 13.7 24z",
  spiky: "M13.8 20.5L11.5 12.5L16.5 13.5L17 7L21.5 11L25 5.5L28 11L33 7.5L32 13.5L37 13.5L34.2 20.5C31 15.5 17 15.5 13.8 20.5z",
  quiff: "M13.8 21C12.5 14 15.5 8 23 8.5C29 4.5 37.5 9 34.2 21C33.5 17 31 16 28 15.5C22 16.5 16.5 15 13.8 21z",
  curly: "M13.5 20c-3-2.5-1.5-6.5 1.5-7c0-3.5 4-5 6.5-3.5c2-2.5 6-2.5 7.5 0c3-1 6 1 5.5 4c3 1 3 5 0 6.5c-1.5-3.5-5-4.5-10.5-4.5s-9 1-10.5 4.5z",
  sides: "M14.8 25.5C11.5 22 12.5 17 15.5 15.5C15.3 19 15.2 22 14.8 25.5zM33.2 25.5C36.5 22 35.5 17 32.5 15.5C32.7 19 32.8 22 33.2 25.5z",
  tuft: "M14.8 25.5C11.5 22 12.5 17 15.5 15.5C15.3 19 15.2 22 14.8 25.5zM33.2 25.5C36.5 22 35.5 17 32.5 15.5C32.7 19 32.8 22 33.2 25.5zM22 12C21 7.5 27.5 6 29 9.5C26.5 9 25.5 10 25.5 12z",
};

const MOUTH = {
  smile: "M19.8 27.8c2.2 3 6.2 3 8.4 0",
  straight: "M20.5 28.7h7",
  smirk: "M20.3 28.6c2.7 1.2 5.2.4 7.6-1.9",
  small: "M22.3 28.6c1 .9 2.4.9 3.4 0",
};
const GRIN = "M19.3 27.3h9.4c-.5 5-8.9 5-9.4 0z";

const BEARD = {
  moustache: "M17 28.2C19 24.3 22.8 24.6 24 26.2C25.2 24.6 29 24.3 31 28.2C28 29.4 25.5 28.5 24 27.2C22.5 28.5 20 29.4 17 28.2z",
  full: "M14.2 22C14.5 34.5 19.5 37 24 37S33.5 34.5 33.8 22C32.5 26.3 29.5 26 24 26S15.5 26.3 14.2 22z",
  goatee: "M21 31.3h6c.5 3.5-1.3 5.2-3 5.2s-3.5-1.7-3-5.2z",
};

type Hue = keyof typeof CLOTHES;

interface Looks {
  skin: keyof typeof SKINS;
  hair: keyof typeof HAIRS;
  back?: keyof typeof BACK;
  front?: keyof typeof FRONT;
  wears: Hue;
  mouth?: keyof typeof MOUTH | "grin";
  beard?: keyof typeof BEARD;
  glasses?: "round" | "square" | "dark";
  hat?: readonly ["cap" | "peaked" | "straw" | "beret" | "scarf" | "band" | "flower" | "headphones", Hue];
  extra?: "collar" | "bowtie" | "pearls" | "earrings" | "freckles";
}

export const LOOKS: Readonly<Record<string, Looks>> = {
  lina: { skin: "fair", hair: "red", back: "plaits", front: "middle", wears: "teal", mouth: "grin", extra: "freckles" },
  nino: { skin: "olive", hair: "black", front: "sides", wears: "lemon", mouth: "grin", hat: ["peaked", "tomato"] },
  gigi: { skin: "light", hair: "blond", front: "curly", wears: "azure", mouth: "small" },
  rosa: { skin: "tan", hair: "black", back: "curls", front: "curly", wears: "pink", mouth: "grin", hat: ["flower", "tomato"] },
  mimmo: { skin: "light", hair: "white", front: "tuft", wears: "olive", mouth: "smile", glasses: "round" },
  zita: { skin: "fair", hair: "brown", back: "bob", front: "fringe", wears: "sand", mouth: "small" },
  beppe: { skin: "light", hair: "brown", front: "sides", wears: "tomato", beard: "moustache", hat: ["straw", "sand"] },
  carla: { skin: "olive", hair: "chestnut", back: "curls", front: "parted", wears: "lemon", mouth: "grin", extra: "earrings" },
  fabio: { skin: "tan", hair: "black", front: "quiff", wears: "white", mouth: "smirk", glasses: "dark" },
  pina: { skin: "light", hair: "grey", back: "bun", front: "middle", wears: "azure", mouth: "smile" },
  ivo: { skin: "fair", hair: "red", front: "cap", wears: "olive", mouth: "straight", beard: "full" },
  toto: { skin: "brown", hair: "black", front: "spiky", wears: "plum", mouth: "smile" },
  chiara: { skin: "light", hair: "black", back: "long", front: "fringe", wears: "tomato", mouth: "smirk" },
  dario: { skin: "olive", hair: "brown", front: "parted", wears: "teal", mouth: "straight", glasses: "square" },
  elsa: { skin: "fair", hair: "blond", back: "tail", front: "parted", wears: "plum", mouth: "smirk", hat: ["band", "tomato"] },
  ugo: { skin: "light", hair: "chestnut", front: "spiky", wears: "azure", mouth: "grin", hat: ["headphones", "ink"] },
  noemi: { skin: "brown", hair: "black", back: "buns", front: "middle", wears: "lemon", mouth: "small", glasses: "round" },
  marco: { skin: "tan", hair: "brown", front: "cap", wears: "ink", mouth: "smile", beard: "goatee", extra: "collar" },
  neri: { skin: "light", hair: "grey", front: "parted", wears: "white", mouth: "straight", beard: "goatee", glasses: "square" },
  bianca: { skin: "fair", hair: "white", back: "bob", front: "parted", wears: "ink", mouth: "straight", extra: "pearls" },
  sandro: { skin: "olive", hair: "black", front: "quiff", wears: "tomato", mouth: "smirk", beard: "moustache", extra: "bowtie" },
  olga: { skin: "light", hair: "brown", front: "sides", wears: "plum", mouth: "smile", hat: ["scarf", "azure"] },
  renzo: { skin: "tan", hair: "grey", front: "sides", wears: "ink", beard: "moustache", hat: ["cap", "olive"], extra: "bowtie" },
  viola: { skin: "brown", hair: "chestnut", back: "curls", front: "curly", wears: "teal", mouth: "smirk", hat: ["beret", "plum"] },
  ada: { skin: "fair", hair: "white", back: "bun", front: "middle", wears: "plum", mouth: "smile", glasses: "round", extra: "pearls" },
  dante: { skin: "olive", hair: "black", front: "cap", wears: "tomato", mouth: "smirk", beard: "full", glasses: "dark" },
  irma: { skin: "light", hair: "grey", back: "bob", front: "fringe", wears: "olive", mouth: "straight", glasses: "square" },
  orso: { skin: "tan", hair: "chestnut", front: "sides", wears: "azure", mouth: "straight", beard: "full" },
  sofia: { skin: "olive", hair: "brown", back: "long", front: "middle", wears: "white", mouth: "smile", hat: ["straw", "white"] },
  leone: { skin: "light", hair: "blond", back: "curls", front: "curly", wears: "ink", mouth: "straight", beard: "full" },
};

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const INK = "#2c1e16";
const SHOULDERS = "M9.3 40.3C11 34.5 17 32.6 24 32.6S37 34.5 38.7 40.3A22 22 0 0 1 9.3 40.3z";
const NECK = "M20.5 29h7v5.5c-1.5 2.5-5.5 2.5-7 0z";
const HEAD = "M24 11.5c6.3 0 10 4.6 10 11S29.5 34 24 34s-10-5.1-10-11.5s3.7-11 10-11zM14.2 20.8a2.3 2.3 0 1 0 0 4.6zM33.8 20.8a2.3 2.3 0 1 1 0 4.6z";
const EYES = "M20 21.3a1.55 1.55 0 1 1 0 3.1a1.55 1.55 0 1 1 0-3.1zM28 21.3a1.55 1.55 0 1 1 0 3.1a1.55 1.55 0 1 1 0-3.1z";

const HATS: Record<NonNullable<Looks["hat"]>[0], (colour: string) => Shape[]> = {
  cap: (colour) => [{ d: "M11.5 17.5C10 6.5 33 4.5 36 14.5L42 18.5C37 20 33 19.5 30 18C24 16 17 16 11.5 17.5z", fill: colour, stroke: INK, width: 0.8 }],
  peaked: (colour) => [
    { d: "M13 17.5C12 5.5 36 5.5 35 17.5z", fill: colour },
    { d: "M28 15.5L44 17.5C43 20.5 34 20 28 18.5z", fill: INK },
  ],
  straw: (colour) => [
    { d: "M15 14.5C15 3.5 33 3.5 33 14.5z", fill: colour, stroke: INK, width: 0.8 },
    { d: "M15 11.5h18v3.5h-18z", fill: CLOTHES.tomato },
    { d: "M5.5 16.5C10 12.5 38 12.5 42.5 16.5C38 19 10 19 5.5 16.5z", fill: colour, stroke: INK, width: 0.8 },
  ],
  beret: (colour) => [{ d: "M10 15.5C8.5 4.5 36 3 39.5 13C35 18.5 16 19.5 10 15.5zM24 5.5V2.5", fill: colour, stroke: INK, width: 0.9 }],
  scarf: (colour) => [{ d: "M11.5 31C8 5 40 5 36.5 31C35 34 31 36 24 36.5C31 33.5 34 28 33.5 22C32 17.5 29 16.5 24 16.5S16 17.5 14.5 22C14 28 17 33.5 24 36.5C17 36 13 34 11.5 31z", fill: colour }],
  band: (colour) => [{ d: "M14.6 16.5C17.5 10.5 30.5 10.5 33.4 16.5", stroke: colour, width: 2.6 }],
  flower: (colour) => [
    { d: "M33 6.5a3 3 0 1 1 3 3.5a3 3 0 1 1-1 5a3 3 0 1 1-4.5-1.5a3 3 0 1 1-1-4.5a3 3 0 1 1 3.5-2.5z", fill: colour },
    { d: "M33 9.5a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z", fill: CLOTHES.lemon },
  ],
  headphones: (colour) => [
    { d: "M13 22C12 6 36 6 35 22", stroke: colour, width: 2.4 },
    { d: "M10.5 20h4v7h-4zM33.5 20h4v7h-4z", fill: colour, stroke: colour, width: 1.5 },
  ],
};

const GLASSES: Record<NonNullable<Looks["glasses"]>, Shape[]> = {
  round: [{ d: "M20 19.2a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4zM28 19.2a3.7 3.7 0 1 1 0 7.4a3.7 3.7 0 1 1 0-7.4z", stroke: INK, width: 1.2 }],
  square: [{ d: "M15.7 20h7v5.5h-7zM25.3 20h7v5.5h-7zM22.7 21.5h2.6", stroke: INK, width: 1.5 }],
  dark: [{ d: "M15 20h18v2.5c0 4-7 5-8.3.5h-1.4C22 27.5 15 26.5 15 22.5z", fill: "#1d1a1c" }],
};

const EXTRAS: Record<NonNullable<Looks["extra"]>, Shape[]> = {
  collar: [{ d: "M18.5 33l5.5 6l5.5-6l2.5 1.5l-8 10l-8-10z", fill: "#fff" }],
  bowtie: [{ d: "M24 37.5l-6-3.5v7zM24 37.5l6-3.5v7z", fill: CLOTHES.lemon }],
  pearls: [{ d: "M17.5 34.5C20 39.5 28 39.5 30.5 34.5", stroke: "#fff", width: 2.2 }],
  earrings: [{ d: "M13.5 26.5a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6zM34.5 26.5a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z", fill: CLOTHES.lemon }],
  freckles: [{ d: "M17.5 26.5h.1M19 27.8h.1M30.5 26.5h.1M29 27.8h.1", stroke: "#b8683d", width: 1.2 }],
};

/** The face of a character, from the back to the front, in a square of 48; nobody else has one. */
export function faceOf(character: string): readonly Shape[] {
  const looks = LOOKS[character];
  return looks ? shapesOf(looks) : [];
}

function shapesOf({ skin, hair, back, front, wears, mouth = "smile", beard, glasses, hat, extra }: Looks): Shape[] {
  const [skinColour, hairColour] = [SKINS[skin], HAIRS[hair]];
  const lips: Shape = mouth === "grin" ? { d: GRIN, fill: "#fff", stroke: INK, width: 1 } : { d: MOUTH[mouth], stroke: INK, width: 1.5 };
  return [
    ...(back ? [{ d: BACK[back], fill: hairColour }] : []),
    { d: SHOULDERS, fill: CLOTHES[wears] },
    { d: NECK, fill: skinColour },
    ...(extra ? EXTRAS[extra] : []),
    { d: HEAD, fill: skinColour },
    ...(beard ? [{ d: BEARD[beard], fill: hairColour }] : []),
    ...(glasses === "dark" ? [] : [{ d: EYES, fill: INK }]),
    ...(beard === "moustache" ? [] : [beard === "full" ? { ...lips, stroke: "#fff" } : lips]),
    ...(front ? [{ d: FRONT[front], fill: hairColour }] : []),
    ...(glasses ? GLASSES[glasses] : []),
    ...(hat ? HATS[hat[0]](CLOTHES[hat[1]]) : []),
  ];
}
