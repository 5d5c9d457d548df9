/** The head: its shape, its age, and the mood in it. */
import type { Head, Looks } from "./looks";
import { INK, area, both, ellipse, line, shaded, type Shape } from "./shapes";

/** Where a head lies, so that hair and hats fit it. */
export interface HeadBox {
  x: number;
  y: number;
  /** Half its width, and its height above and below the eyes. */
  wide: number;
  up: number;
  down: number;
}

/** Half the width, the height above and below the eyes, how broad the jaw is, and how low it reaches. */
const HEADS: Readonly<Record<Head, readonly [number, number, number, number, number]>> = {
  round: [22, 22, 22, 0.62, 0.62],
  oval: [19.5, 22, 25, 0.5, 0.6],
  square: [20.5, 21, 23, 0.92, 0.86],
  long: [17.5, 23, 29, 0.55, 0.7],
  thin: [15.5, 22, 25.5, 0.5, 0.55],
  broad: [25, 20.5, 21.5, 0.74, 0.72],
  "heart-shaped": [22, 21, 25, 0.16, 0.62],
  pointed: [18.5, 22, 27, 0.1, 0.4],
};

export function headBoxOf({ head, isChild }: Looks): HeadBox {
  const [wide, up, down] = HEADS[head];
  return { x: 50, y: isChild ? 49 : 46, wide, up, down: isChild ? down - 3 : down };
}

export function head(looks: Looks): Shape[] {
  const { skin, isOld } = looks;
  const { x, y, wide, up, down } = headBoxOf(looks);
  const [, , , jaw, low] = HEADS[looks.head];
  const side = (sign: 1 | -1) => {
    const [w, j] = [sign * wide, sign * wide * jaw];
    return { w, j };
  };
  const [left, right] = [side(-1), side(1)];
  const outline =
    `M${x + left.w} ${y}C${x + left.w} ${y - up * 1.28} ${x + right.w} ${y - up * 1.28} ${x + right.w} ${y}` +
    `C${x + right.w} ${y + down * low} ${x + right.j} ${y + down} ${x} ${y + down}C${x + left.j} ${y + down} ${x + left.w} ${y + down * low} ${x + left.w} ${y}z`;
  const wrinkles = isOld
    ? [line(`M${x - 8} ${y - 14}q8-2.5 16 0M${x - wide + 4} ${y + 5}q2 1.5 4 1M${x + wide - 4} ${y + 5}q-2 1.5-4 1`, shaded(skin, -0.22), 1.2)]
    : [];
  return [
    area(`M${x - 6} ${y + down - 8}h12v14h-12z`, shaded(skin, -0.14)),
    ...both((sign) => area(ellipse(x + sign * wide, y + 2, 3.4, 4.6), shaded(skin, -0.08))),
    area(outline, skin),
    ...wrinkles,
    ...cheeks(looks),
  ];
}

function cheeks(looks: Looks): Shape[] {
  const { x, y, wide } = headBoxOf(looks);
  if (!looks.isChild && !/beaming|enchanted|smiling/.test(looks.mood)) return [];
  return both((sign) => area(ellipse(x + sign * wide * 0.62, y + 8, 3.6, 2.6), "#d9603f", { opacity: looks.isChild ? 0.38 : 0.26 }));
}

// --- eyes, brows, nose and mouth -------------------------------------

const APART = 8;

type Part = (x: number, y: number, looks: Looks) => Shape[];

const dots: Part = (x, y, { isWoman }) => [
  ...both((sign) => area(ellipse(x + sign * APART, y, 2.1, 2.5), INK)),
  ...(isWoman ? both((sign) => line(`M${x + sign * (APART + 1.5)} ${y - 1.5}l${sign * 2.2} -1.6`, INK, 1.2)) : []),
];
const laughing: Part = (x, y) => both((sign) => line(`M${x + sign * APART - 3.4} ${y + 1}q3.4-4.4 6.8 0`, INK, 2));
const halfClosed: Part = (x, y) => both((sign) => area(`M${x + sign * APART - 3} ${y}h6a3 3 0 0 1-6 0z`, INK));
const shining: Part = (x, y) =>
  both((sign) => area(ellipse(x + sign * APART, y, 3, 3.4), INK)).concat(both((sign) => area(ellipse(x + sign * APART - 1, y - 1.2, 1.1), "#fff")));
const away: Part = (x, y) =>
  both((sign) => area(ellipse(x + sign * APART, y, 3.3, 3), "#fff", { stroke: INK, width: 1 })).concat(
    both((sign) => area(ellipse(x + sign * APART + 1.3, y - 1.3, 1.6), INK)),
  );
const wide: Part = (x, y) =>
  both((sign) => area(ellipse(x + sign * APART, y, 3.2, 3.6), "#fff", { stroke: INK, width: 1 })).concat(
    both((sign) => area(ellipse(x + sign * APART + 1, y, 1.7), INK)),
  );

const EYES: Readonly<Record<Looks["mood"], Part>> = {
  beaming: laughing,
  smiling: dots,
  sour: halfClosed,
  enchanted: shining,
  chatty: dots,
  "absent-minded": away,
  restless: wide,
};

/** How the brows lie: the height of their outer and of their inner end. */
const BROWS: Readonly<Record<Looks["mood"], readonly [number, number]>> = {
  beaming: [-6.5, -7],
  smiling: [-6, -6.5],
  sour: [-7.5, -4],
  enchanted: [-6, -8.5],
  chatty: [-8, -8],
  "absent-minded": [-7, -8],
  restless: [-6, -9],
};

const MOUTHS: Readonly<Record<Looks["mood"], Part>> = {
  beaming: (x, y) => [area(`M${x - 8} ${y - 2}h16q-1 9-8 9t-8-9z`, "#8c2f22"), area(`M${x - 7} ${y - 2}h14l-1 2.600h-12z`, "#fff")],
  smiling: (x, y) => [line(`M${x - 7} ${y}q7 6.5 14 0`)],
  sour: (x, y) => [line(`M${x - 6.5} ${y + 3}q6.5-5.5 13 0`), line(`M${x - 8.5} ${y + 5}l1.5-2.500M${x + 8.5} ${y + 5}l-1.5-2.5`, INK, 1.2)],
  enchanted: (x, y) => [line(`M${x - 5} ${y}q5 5 10 0`)],
  chatty: (x, y) => [area(ellipse(x, y + 2, 5, 4.2), "#8c2f22"), area(`M${x - 3.6} ${y - 0.4}h7.2l-.8 1.600h-5.600z`, "#fff")],
  "absent-minded": (x, y) => [line(`M${x - 3} ${y + 1}q4 1.6 7-.6`)],
  restless: (x, y) => [line(`M${x - 6.5} ${y + 1}q2.2-3 4.4 0t4.4 0 4.4 0`)],
};

export function features(looks: Looks, brow: string): Shape[] {
  const { x, y, down } = headBoxOf(looks);
  const [outer, inner] = BROWS[looks.mood];
  const heavy = /bushy|thick dark eyebrows/.test(looks.extra) ? 4 : looks.isWoman ? 1.5 : 2.1;
  const arched = looks.extra.includes("arched") ? 3.5 : 0;
  const nose = looks.extra.includes("crooked nose") ? `M${x} ${y + 1}l3.5 3-5 2.5 4 1.5` : `M${x - 0.5} ${y + 2}q4 4.5-1.5 5.2`;
  return [
    ...EYES[looks.mood](x, y, looks),
    ...both((sign) => line(`M${x + sign * 12} ${y + outer - arched * 0.4}Q${x + sign * 9} ${y + outer - 2 - arched} ${x + sign * 4.5} ${y + inner}`, brow, heavy)),
    line(nose, shaded(looks.skin, -0.35), 1.7),
    ...MOUTHS[looks.mood](x, y + down * 0.56, looks),
  ];
}
