/**
 * Coats of arms of our own: what each city is loved for, on a shield. A city we have not drawn gets its initial.
 * Everything is centred on a shield that is 48 wide and 58 high.
 */
export interface Arms {
  /** The ground, and what divides it. */
  ground: string;
  second: string;
  part: keyof typeof PARTS;
  charge: string;
  ink: string;
}

export const SHIELD = "M-24-29H24V4C24 18 12 26 0 31-12 26-24 18-24 4z";

export const PARTS = {
  plain: "",
  pale: "M0-29H24V4C24 18 12 26 0 31z",
  fess: "M-24 1H24V4C24 18 12 26 0 31-12 26-24 18-24 4z",
  bend: "M-24-29H24V4C24 9 22 13 20 16z",
  chief: "M-24-29H24V-17H-24z",
  base: "M-21 13H21C16 22 8 27 0 31-8 27-16 22-21 13z",
  chevron: "M0 4 24 28V4L0-18-24 4V24z",
} as const;

const [TOMATO, OLIVE, AZURE, LEMON, PAPER, AUBERGINE, TERRACOTTA, INK] = ["#b9351f", "#66752a", "#2b6f95", "#efbf37", "#fff6e2", "#6d3a63", "#b35a33", "#35241a"];

/** A saffron crocus, a violin, a heart, a gondola, a cheese, a pumpkin, a barrel, two towers, a twisted loaf, mosaic, peaks, an iris, an anchor, a lighthouse. */
export const ARMS: Readonly<Record<string, Arms>> = {
  Milano: { ground: PAPER, second: LEMON, part: "base", ink: AUBERGINE, charge: "M-1.5 14V5C-11 4-14-6-11-14-6-13-2-9 0-4 2-9 6-13 11-14 14-6 11 4 1.5 5V14zM-4-10 0-18 4-10 0-4z" },
  Brescia: { ground: AZURE, second: PAPER, part: "plain", ink: LEMON, charge: "M-1.300-18H1.300V-7C7-7 8-2 5 2 10 5 9 15 0 15S-10 5-5 2C-8-2-7-7-1.300-7zM-5 7v2H5V7z" },
  Verona: { ground: LEMON, second: AZURE, part: "pale", ink: TOMATO, charge: "M0 15C-18 3-15-12-7-12-3-12 0-9 0-6 0-9 3-12 7-12 15-12 18 3 0 15z" },
  Venezia: { ground: TOMATO, second: AZURE, part: "base", ink: LEMON, charge: "M-18-2C-10 6 8 6 14 0L16-15l3 1-2 16C8 12-12 12-19 0zM-6-13H-4V-2H-6z" },
  Piacenza: { ground: TERRACOTTA, second: PAPER, part: "plain", ink: LEMON, charge: "M-2-11A13 13 0 1 0 11 2H-2zM3-16A13 13 0 0 1 16-3H3zM-9 2a2 2 0 1 1-.1 0zM-3 7a2 2 0 1 1-.1 0z" },
  Mantova: { ground: OLIVE, second: PAPER, part: "chief", ink: "#e8912d", charge: "M0-5C6-10 17-7 17 3S6 16 0 14C-6 16-17 13-17 3S-6-10 0-5zM-1.5-6C-2-10 0-13 5-14l1 3C3-10 2-9 2-6z" },
  Modena: { ground: LEMON, second: PAPER, part: "plain", ink: INK, charge: "M-11-14H11C16-5 16 5 11 14H-11C-16 5-16-5-11-14zM-13-6v2.500H13V-6zM-13 4v2.500H13V4z" },
  Bologna: { ground: PAPER, second: TOMATO, part: "fess", ink: INK, charge: "M-10 17-9-21H-3L-2 17zM3 17V-9H9V17z" },
  Ferrara: { ground: AUBERGINE, second: PAPER, part: "plain", ink: "#f0cf8a", charge: "M-15-15C-8-5 8-5 15-15 12-4 12 6 15 16 8 6-8 6-15 16-12 6-12-4-15-15zM-3-2V3H3V-2z" },
  Ravenna: { ground: AZURE, second: LEMON, part: "plain", ink: LEMON, charge: "M-4-4H4V4H-4zM-4-16H4v8H-4zM-4 8H4v8H-4zM-16-4h8V4h-8zM8-4h8V4H8zM-12-12h5v5h-5zM7-12h5v5H7zM-12 7h5v5h-5zM7 7h5v5H7z" },
  "San Marino": { ground: "#a9cfe4", second: OLIVE, part: "base", ink: INK, charge: "M-19 13-11-8-6 4 0-18 6 4 11-8 19 13z" },
  Firenze: { ground: PAPER, second: TOMATO, part: "plain", ink: TOMATO, charge: "M0-19C5-12 5-6 3 1 8-10 17-8 16 1 15 7 9 7 6 4 6 9 4 11 4 16H-4C-4 11-6 9-6 4-9 7-15 7-16 1-17-8-8-10-3 1-5-6-5-12 0-19z" },
  Genova: { ground: PAPER, second: TOMATO, part: "chief", ink: AZURE, charge: "M0-17a5 5 0 1 1-.1 0zM-8-5H8v3.500H2V11C8 10 11 6 11 1L16 6C14 13 7 17 0 17S-14 13-16 6L-11 1C-11 6-8 10-2 11V-1.500H-8z" },
  "La Spezia": { ground: OLIVE, second: AZURE, part: "base", ink: PAPER, charge: "M-6 16-4-5H4L6 16zM-6-9H6v4H-6zM-4-16H4v7H-4zM-18-15-7-11v3zM18-15 7-11v3z" },
};
