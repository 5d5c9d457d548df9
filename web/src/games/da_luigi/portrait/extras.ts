/** What catches the eye: glasses, beards, hats, jewels, and what else there is. */
import type { HeadBox } from "./head";
import { colourOf, type Looks } from "./looks";
import { INK, area, both, box, ellipse, line, shaded, type Shape } from "./shapes";

type Draw = (frame: HeadBox, words: string, looks: Looks) => Shape[];

// --- glasses ----------------------------------------------------------

const APART = 8;
const bridge = ({ x, y }: HeadBox, colour: string, gap = 2.5): Shape => line(`M${x - gap} ${y}q${gap}-2 ${2 * gap} 0`, colour, 1.5);
const arms = ({ x, y, wide }: HeadBox, colour: string, from: number): Shape[] => both((sign) => line(`M${x + sign * (APART + from)} ${y - 1}L${x + sign * wide} ${y - 2}`, colour, 1.4));

function round(frame: HeadBox, radius: number, colour: string, width: number): Shape[] {
  const { x, y } = frame;
  return [
    ...both((sign) => area(ellipse(x + sign * APART, y, radius), "#ffffff", { opacity: 0.25 })),
    ...both((sign) => line(ellipse(x + sign * APART, y, radius), colour, width)),
    bridge(frame, colour, Math.max(0.8, APART - radius)),
    ...arms(frame, colour, radius),
  ];
}

function angular(frame: HeadBox, high: number, colour: string, width: number): Shape[] {
  const { x, y } = frame;
  return [
    ...both((sign) => area(box(x + sign * APART - 5.5, y - high / 2, 11, high), "#ffffff", { opacity: 0.25 })),
    ...both((sign) => line(box(x + sign * APART - 5.5, y - high / 2, 11, high), colour, width)),
    bridge(frame, colour),
    ...arms(frame, colour, 5.5),
  ];
}

const shades = (frame: HeadBox, size: number): Shape[] => [
  ...both((sign) => area(`M${frame.x + sign * APART - size} ${frame.y - 4}h${2 * size}q0 ${size * 1.7}-${size} ${size * 1.7}t-${size}-${size * 1.7}z`, "#2b2422")),
  ...both((sign) => line(`M${frame.x + sign * APART - size / 2} ${frame.y - 1}l3 3`, "#ffffff", 1.2)),
  bridge(frame, "#2b2422"),
  ...arms(frame, "#2b2422", size),
];

// --- beards -----------------------------------------------------------

const lip = ({ x, y, down }: HeadBox) => ({ x, y: y + down * 0.56 - 4.5 });

const moustache = (frame: HeadBox, colour: string, wide: number, high: number, lift = 0): Shape => {
  const { x, y } = lip(frame);
  return area(`M${x} ${y - 1}C${x + wide * 0.4} ${y - high} ${x + wide * 0.8} ${y} ${x + wide} ${y + 1 - lift}Q${x + wide * 0.5} ${y + high} ${x} ${y + high * 0.45}Q${x - wide * 0.5} ${y + high} ${x - wide} ${y + 1 - lift}C${x - wide * 0.8} ${y} ${x - wide * 0.4} ${y - high} ${x} ${y - 1}z`, colour);
};

/** A beard round the jaw that leaves the mouth free. */
const beard = ({ x, y, wide, down }: HeadBox, colour: string, long: number, opacity = 1): Shape =>
  area(
    `M${x - wide} ${y + 3}Q${x - wide + 1} ${y + down * 0.75} ${x - 9} ${y + down}Q${x} ${y + down + long} ${x + 9} ${y + down}Q${x + wide - 1} ${y + down * 0.75} ${x + wide} ${y + 3}` +
      `Q${x + wide * 0.7} ${y + down * 0.36} ${x} ${y + down * 0.34}Q${x - wide * 0.7} ${y + down * 0.36} ${x - wide} ${y + 3}z`,
    colour,
    opacity < 1 ? { opacity } : {},
  );

const tuft = ({ x, y, down }: HeadBox, colour: string, long: number): Shape =>
  area(`M${x - 6} ${y + down * 0.76}Q${x} ${y + down * 0.86} ${x + 6} ${y + down * 0.76}L${x} ${y + down + long}z`, colour);

// --- hats -------------------------------------------------------------

const brow = ({ x, y, wide, up }: HeadBox) => ({ x, y: y - up * 0.52, w: wide + 3, top: y - up - 12 });

function peaked(frame: HeadBox, colour: string, band: string, sign: Shape[] = []): Shape[] {
  const { x, y, w, top } = brow(frame);
  return [
    area(`M${x - w} ${y - 2}Q${x - w - 5} ${top} ${x} ${top - 1}T${x + w} ${y - 2}z`, colour),
    area(`M${x - w} ${y - 6}h${2 * w}v6h${-2 * w}z`, band),
    area(`M${x - w * 0.8} ${y}h${w * 1.6}q-${w * 0.3} 6-${w * 0.8} 6t-${w * 0.8}-6z`, shaded(band, -0.35)),
    ...sign,
  ];
}

const badge = (frame: HeadBox, colour: string): Shape[] => [area(ellipse(frame.x, brow(frame).y - 10, 3.2), colour)];

function soft(frame: HeadBox, colour: string, side: 1 | -1): Shape[] {
  const { x, y, w, top } = brow(frame);
  return [
    area(`M${x - w} ${y}C${x - w} ${top - 2} ${x + w} ${top - 2} ${x + w} ${y}z`, colour),
    area(`M${x + side * w * 0.2} ${y - 3}Q${x + side * (w + 13)} ${y - 3} ${x + side * (w + 12)} ${y + 4}Q${x + side * w * 0.6} ${y - 1} ${x + side * w * 0.2} ${y + 1}z`, shaded(colour, -0.2)),
  ];
}

function brimmed(frame: HeadBox, colour: string, band: string, brim: number, tall: number): Shape[] {
  const { x, y, w } = brow(frame);
  return [
    area(`M${x - w + 4} ${y - 1}L${x - w + 8} ${y - tall}Q${x} ${y - tall - 5} ${x + w - 8} ${y - tall}L${x + w - 4} ${y - 1}z`, colour),
    area(`M${x - w + 5} ${y - 6}h${2 * w - 10}v5h${-2 * w + 10}z`, band),
    area(ellipse(x, y, w + brim, 4.2), shaded(colour, -0.1)),
  ];
}

function helmet(frame: HeadBox, colour: string, ridge: string): Shape[] {
  const { x, y, w, top } = brow(frame);
  return [
    area(`M${x - w - 1} ${y + 1}C${x - w - 2} ${top - 8} ${x + w + 2} ${top - 8} ${x + w + 1} ${y + 1}z`, colour),
    line(`M${x} ${top - 3}V${y - 2}M${x - w * 0.5} ${top + 2}Q${x - w * 0.7} ${y - 8} ${x - w * 0.6} ${y - 2}M${x + w * 0.5} ${top + 2}Q${x + w * 0.7} ${y - 8} ${x + w * 0.6} ${y - 2}`, ridge, 2),
    area(box(x - w - 2, y - 1, 2 * w + 4, 4), ridge),
  ];
}

const band = (frame: HeadBox, colour: string, high: number): Shape => {
  const { x, y, w } = brow(frame);
  return area(`M${x - w + 1} ${y - 2}Q${x} ${y - 9} ${x + w - 1} ${y - 2}v${high}Q${x} ${y - 9 + high} ${x - w + 1} ${y - 2 + high}z`, colour);
};

function headscarf({ x, y, wide, up }: HeadBox, colour: string): Shape[] {
  return [
    area(`M${x - wide - 4} ${y + 14}C${x - wide - 7} ${y - up * 1.75} ${x + wide + 7} ${y - up * 1.75} ${x + wide + 4} ${y + 14}Q${x + wide - 2} ${y - 8} ${x} ${y - up + 6}Q${x - wide + 2} ${y - 8} ${x - wide - 4} ${y + 14}z`, colour),
  ];
}

function veil({ x, y, wide, up }: HeadBox, colour: string, rim: string): Shape[] {
  return [
    area(`M${x - wide - 9} ${y + 40}C${x - wide - 10} ${y - up * 2} ${x + wide + 10} ${y - up * 2} ${x + wide + 9} ${y + 40}L${x + wide} ${y + 26}Q${x + wide + 3} ${y - 12} ${x} ${y - up + 5}Q${x - wide - 3} ${y - 12} ${x - wide} ${y + 26}z`, colour),
    line(`M${x - wide} ${y + 12}Q${x - wide - 1} ${y - 10} ${x} ${y - up + 5}Q${x + wide + 1} ${y - 10} ${x + wide} ${y + 12}`, rim, 3),
  ];
}

// --- jewels and the like ----------------------------------------------

const ears = (frame: HeadBox, make: (x: number, y: number, sign: 1 | -1) => Shape): Shape[] => both((sign) => make(frame.x + sign * (frame.wide + 1), frame.y + 8, sign));
const flower = (x: number, y: number, size: number, petals: string): Shape[] => [
  ...[0, 1, 2, 3, 4].map((k) => area(ellipse(x + Math.cos(k * 1.257) * size, y + Math.sin(k * 1.257) * size, size * 0.75), petals)),
  area(ellipse(x, y, size * 0.65), "#efc440"),
];

/** Extras by the words that ask for them; all that match are drawn, later ones over earlier ones. */
const EXTRAS: readonly (readonly [RegExp, Draw])[] = [
  [/freckles/, ({ x, y }) => [-13, -10, -7, 7, 10, 13].map((at, k) => area(ellipse(x + at, y + 6 + (k % 2) * 2.5, 0.9), "#a5602f"))],
  [/beauty spot/, ({ x, y, down }) => [area(ellipse(x + 9, y + down * 0.42, 1.3), INK)]],
  [/plaster/, ({ x, y }) => [area(`M${x + 7} ${y + 7}l9-4 2 4-9 4z`, "#f1d3ad", { stroke: "#b98b5f", width: 0.8 })]],
  [/dimples/, ({ x, y, down }) => both((sign) => line(`M${x + sign * 10.5} ${y + down * 0.46}q${sign * 2} 2.5 0 5`, "#8a4f30", 1.4))],
  [/double chin/, ({ x, y, down }) => [line(`M${x - 9} ${y + down + 1}q9 6 18 0`, "#b9765a", 1.6)]],
  [/front teeth/, ({ x, y, down }) => [area(box(x - 3.4, y + down * 0.56 + 2, 6.8, 5), "#fff", { stroke: INK, width: 0.8 }), line(`M${x} ${y + down * 0.56 + 2}v5`, INK, 0.8)]],
  [/gap between/, ({ x, y, down }) => [area(`M${x - 7} ${y + down * 0.56 - 1}q7 11 14 0z`, "#8c2f22"), area(box(x - 5, y + down * 0.56, 4, 3), "#fff"), area(box(x + 1.5, y + down * 0.56, 4, 3), "#fff")]],
  [/lipstick/, ({ x, y, down }) => [area(`M${x - 6.5} ${y + down * 0.56}q3.2-3.5 6.5-1 3.3-2.5 6.5 1-6.5 8-13 0z`, "#c0202c")]],
  [/red nose/, ({ x, y }) => [area(ellipse(x, y + 6, 4.2, 3.6), "#d4543f")]],
  [/nose ring/, ({ x, y }) => [line(`M${x - 2} ${y + 8}a2 2.2 0 1 0 4 0`, "#c7cbd0", 1.5)]],
  [/nose stud/, ({ x, y }) => [area(ellipse(x + 3, y + 6.5, 1.4), "#e0b54a")]],
  // beards
  [/full brown beard/, (frame) => [beard(frame, "#6b4226", 9), moustache(frame, "#5a3620", 10, 4)]],
  [/cap and grey beard/, (frame) => [beard(frame, "#aaa49b", 8), moustache(frame, "#98928a", 10, 4)]],
  [/untidy grey beard/, (frame) => [beard(frame, "#9a948c", 14), ...[-8, 0, 8].map((at) => line(`M${frame.x + at} ${frame.y + frame.down}l${at / 4} 9`, "#7d776f", 1.5)), moustache(frame, "#8b857d", 11, 5)]],
  [/three days/, (frame) => [beard(frame, "#2b2422", 1, 0.28)]],
  [/stubble/, (frame) => [beard(frame, "#77736d", 1, 0.4)]],
  [/goatee/, (frame) => [tuft(frame, "#2b2422", 5), moustache(frame, "#2b2422", 6, 2)]],
  [/pointed white beard/, (frame) => [tuft(frame, "#f4efe6", 10), moustache(frame, "#f4efe6", 10, 3, 3)]],
  [/white moustache/, (frame) => [moustache(frame, "#f4efe6", 12, 5)]],
  [/grey moustache/, (frame) => [moustache(frame, "#8f8a83", 11, 4.5)]],
  [/thick black moustache/, (frame) => [moustache(frame, "#2b2422", 13, 5.5)]],
  [/walrus/, (frame) => [moustache(frame, "#6b4226", 13, 9)]],
  [/pointed moustache/, (frame) => [moustache(frame, "#5a3620", 13, 2.6, 6)]],
  [/thin moustache/, (frame) => [moustache(frame, "#2b2422", 9, 1.8)]],
  [/tiny moustache/, (frame) => [area(box(frame.x - 3.5, lip(frame).y - 1.5, 7, 3.4), "#5c5650")]],
  // glasses
  [/half-moon/, (frame) => [...both((sign) => line(`M${frame.x + sign * APART - 5.5} ${frame.y + 2}h11a5.5 5.5 0 0 1-11 0z`, "#8a6a2a", 1.5)), bridge({ ...frame, y: frame.y + 2 }, "#8a6a2a")]],
  [/pince-nez/, (frame) => [...both((sign) => line(ellipse(frame.x + sign * 6, frame.y + 2, 4.4), "#4a4038", 1.4)), line(`M${frame.x + 10} ${frame.y + 3}q9 8 8 22`, "#4a4038", 0.9)]],
  [/monocle/, (frame) => [area(ellipse(frame.x + APART, frame.y, 6.2), "#ffffff", { opacity: 0.3 }), line(ellipse(frame.x + APART, frame.y, 6.2), "#b08a2e", 2), line(`M${frame.x + APART + 5} ${frame.y + 4}q8 10 4 26`, "#b08a2e", 1)]],
  [/cat-eye/, (frame) => [...both((sign) => area(`M${frame.x + sign * 2.6} ${frame.y - 3}q${sign * 6} 0 ${sign * 14}-5q0 13 ${-sign * 8} 12t ${-sign * 6}-7z`, "#ffffff", { opacity: 0.3 })), ...both((sign) => line(`M${frame.x + sign * 2.6} ${frame.y - 3}q${sign * 6} 0 ${sign * 13}-5q-1 13 ${-sign * 7} 12t ${-sign * 6}-7z`, "#7a1f2b", 1.9))]],
  [/rectangular/, (frame) => angular(frame, 7, "#35241a", 1.5)],
  [/narrow/, (frame) => angular(frame, 4.6, "#5a4a3a", 1.5)],
  [/square black/, (frame) => angular(frame, 9.5, "#201a18", 2.4)],
  [/square glasses/, (frame) => angular(frame, 9, "#7d559c", 1.7)],
  [/rimless/, (frame) => angular(frame, 7.5, "#9fb0c0", 1)],
  [/crooked glasses/, (frame) => [...round({ ...frame, y: frame.y + 1 }, 5.2, "#5a3620", 1.5), line(`M${frame.x - 16} ${frame.y + 4}l6-4`, "#5a3620", 1.8)]],
  [/reading glasses/, (frame) => [...round({ ...frame, y: frame.y + 2 }, 4.6, "#96371f", 1.4), ...both((sign) => line(`M${frame.x + sign * frame.wide} ${frame.y}q${sign * 4} 16 ${-sign * 6} 30`, "#d9ab3a", 1.1))]],
  [/small round/, (frame) => round(frame, 4.4, "#5a4a3a", 1.3)],
  [/big round/, (frame) => round(frame, 6.8, "#2f7ba3", 2)],
  [/enormous/, (frame) => round(frame, 8, "#4f5a1c", 2)],
  [/thick round/, (frame) => round(frame, 6, "#35241a", 2.8)],
  [/gold-rimmed/, (frame) => round(frame, 5.2, "#c9962a", 1.6)],
  [/^round glasses/, (frame) => round(frame, 5.4, "#6d3a63", 1.7)],
  [/large sunglasses/, (frame) => shades(frame, 7.6)],
  [/dark sunglasses/, (frame) => shades(frame, 7)],
  [/and sunglasses/, (frame) => shades(frame, 6)],
  // on the head
  [/captain/, (frame) => peaked(frame, "#f6f1e6", "#2c4160", badge(frame, "#e0b54a"))],
  [/conductor/, (frame) => peaked(frame, "#2c4160", "#c0402c", badge(frame, "#e0b54a"))],
  [/postman/, (frame) => peaked(frame, "#2c4160", "#efc440", [area(`M${frame.x - 4} ${brow(frame).y - 12}h8v5h-8z`, "#efc440")])],
  [/worn backwards/, (frame) => [...soft(frame, "#c0402c", -1).slice(0, 1), area(`M${frame.x - 8} ${brow(frame).y}q8-10 16 0z`, "#8f2b1c")]],
  [/cycling cap/, (frame) => [...soft(frame, "#f6f1e6", 1), band(frame, "#c0402c", 3)]],
  [/baseball/, (frame) => soft(frame, "#3f7a45", 1)],
  [/flat cap/, (frame) => [area(`M${frame.x - frame.wide - 5} ${brow(frame).y + 2}Q${frame.x - frame.wide - 4} ${brow(frame).top} ${frame.x + 4} ${brow(frame).top + 1}Q${frame.x + frame.wide + 4} ${brow(frame).top + 4} ${frame.x + frame.wide + 9} ${brow(frame).y + 3}z`, "#8b867f"), line(`M${frame.x - 12} ${brow(frame).y - 4}h28`, "#6b665f", 1.2)]],
  [/felt hat/, (frame) => brimmed(frame, "#8b867f", "#35241a", 8, 22)],
  [/small black hat/, (frame) => brimmed(frame, "#332b2b", "#c0402c", 4, 15)],
  [/straw hat/, (frame) => brimmed(frame, "#e0bd6a", "#c0402c", 10, 17)],
  [/gardening/, (frame) => [...brimmed(frame, "#ead29a", "#5d8a48", 17, 15), ...flower(frame.x + 12, brow(frame).y - 5, 2.6, "#e596ab")]],
  [/ostrich/, (frame) => [...brimmed(frame, "#54356e", "#d9ab3a", 12, 14), area(`M${frame.x + 8} ${brow(frame).y - 5}Q${frame.x + 34} ${brow(frame).y - 34} ${frame.x + 16} ${brow(frame).y - 30}Q${frame.x} ${brow(frame).y - 24} ${frame.x + 8} ${brow(frame).y - 5}z`, "#f6f1e6", { stroke: "#b795c9", width: 1 })]],
  [/beret/, (frame) => [area(`M${frame.x - frame.wide - 6} ${brow(frame).y}Q${frame.x - frame.wide - 8} ${brow(frame).top - 3} ${frame.x + 6} ${brow(frame).top - 4}Q${frame.x + frame.wide + 10} ${brow(frame).top + 4} ${frame.x + frame.wide + 1} ${brow(frame).y - 2}z`, "#c0402c"), line(`M${frame.x + 4} ${brow(frame).top - 4}v-4`, "#8f2b1c", 2)]],
  [/red helmet/, (frame) => [...helmet(frame, "#c0402c", "#efc440"), area(`M${frame.x - 5} ${brow(frame).y - 12}h10v6l-5 5-5-5z`, "#efc440")]],
  [/violet skating/, (frame) => [...helmet(frame, "#7d559c", "#4f3469"), line(`M${frame.x - frame.wide - 1} ${frame.y - 4}Q${frame.x - 12} ${frame.y + frame.down} ${frame.x} ${frame.y + frame.down}T${frame.x + frame.wide + 1} ${frame.y - 4}`, "#4f3469", 1.8)]],
  [/crown/, (frame) => [area(`M${frame.x - 18} ${brow(frame).y - 2}l-3-19 10 8 11-12 11 12 10-8-3 19z`, "#efc440", { stroke: "#b98b1a", width: 1 }), ...[-10, 0, 10].map((at) => area(ellipse(frame.x + at, brow(frame).y - 6, 1.7), "#c0402c"))]],
  [/black headscarf/, (frame) => headscarf(frame, "#332b2b")],
  [/headscarf with red/, (frame) => [...headscarf(frame, "#f6f1e6"), ...[-17, -9, 0, 9, 17].map((at) => area(ellipse(frame.x + at, frame.y - frame.up - 2 + (at * at) / 34, 2), "#c0402c"))]],
  [/white veil/, (frame) => [...veil(frame, "#fdfbf5", "#e9dfd0"), ...[-8, 0, 8].flatMap((at) => flower(frame.x + at, frame.y - frame.up - 1 + Math.abs(at) / 4, 2, "#f7dfe4"))]],
  [/white headband/, (frame) => [band(frame, "#f6f1e6", 6)]],
  [/silver headband/, (frame) => [band(frame, "#c3c9cf", 2.4)]],
  [/white dots/, (frame) => [band(frame, "#2f7ba3", 7), ...[-12, -4, 4, 12].map((at) => area(ellipse(frame.x + at, brow(frame).y - 3 + Math.abs(at) / 8, 1.2), "#fff"))]],
  [/sweatband/, (frame) => [band(frame, "#efc440", 6)]],
  [/wreath/, (frame) => [-18, -11, -4, 4, 11, 18].flatMap((at, k) => flower(frame.x + at, brow(frame).y - 6 + (at * at) / 55, 2.4, ["#e596ab", "#f6f1e6", "#c0402c"][k % 3] ?? "#fff"))],
  [/daisy/, (frame) => flower(frame.x + frame.wide + 1, frame.y - 8, 3.2, "#ffffff")],
  [/hair bows/, (frame) => both((sign) => area(`M${frame.x + sign * (frame.wide + 2)} ${frame.y + 1}l-6-4v9l12-9v9z`, "#e8738f"))],
  [/goggles/, (frame) => [band(frame, "#5a3a1c", 4), ...both((sign) => area(ellipse(frame.x + sign * 8, brow(frame).y - 5, 6.4, 5), "#a9c6cf", { stroke: "#35241a", width: 2 }))]],
  // ears and neck
  [/pearl earrings/, (frame) => ears(frame, (x, y) => area(ellipse(x, y, 2.4), "#fffaf0", { stroke: "#b9ae9c", width: 0.8 }))],
  [/gold hoop/, (frame) => ears(frame, (x, y) => line(ellipse(x, y + 3, 4), "#d9ab3a", 1.8))],
  [/wooden earrings/, (frame) => ears(frame, (x, y) => area(box(x - 2, y, 4, 8), "#a06a3d", { stroke: "#5a3a1c", width: 0.8 }))],
  [/dangling/, (frame) => ears(frame, (x, y) => line(`M${x} ${y}v10m-2 0h4v3h-4z`, "#2f9a8f", 1.8))],
  [/stud earrings/, (frame) => ears(frame, (x, y) => area(ellipse(x, y, 1.7), "#d5dade", { stroke: "#8b9096", width: 0.8 }))],
  [/shaped like flowers/, (frame) => both((sign) => flower(frame.x + sign * (frame.wide + 1), frame.y + 10, 2.2, "#e596ab")[0]!).concat(both((sign) => area(ellipse(frame.x + sign * (frame.wide + 1), frame.y + 10, 3.4), "#e596ab")), both((sign) => area(ellipse(frame.x + sign * (frame.wide + 1), frame.y + 10, 1.4), "#efc440")))],
  [/necklace/, () => [-10, -6, -2, 2, 6, 10].map((at) => area(ellipse(50 + at, 79 - (at * at) / 22, 2.2), "#fffaf0", { stroke: "#b9ae9c", width: 0.8 }))],
  [/headphones/, () => [line("M36 80q14 12 28 0", "#35241a", 3), ...both((sign) => area(ellipse(50 + sign * 15, 78, 4, 5.5), "#c0402c"))]],
  [/stethoscope/, () => [line("M39 74q2 18 11 18t11-18", "#3a4650", 2), area(ellipse(50, 93, 3.4), "#c3c9cf", { stroke: "#3a4650", width: 1.2 })]],
  [/napkin/, () => [area("M36 74q14 8 28 0l2 18-16 7-16-7z", "#fffaf0", { stroke: "#cdbfa6", width: 0.9 }), line("M38 80l24 6M38 87l20 6", "#c0402c", 1)]],
  [/telephone/, (frame) => [area(`M${frame.x + frame.wide - 1} ${frame.y - 8}h7v20h-7z`, "#2b2422"), line(`M${frame.x + frame.wide + 2} ${frame.y + 10}q4 14-4 30`, shaded(colourOf("pinstripe", INK), 0.1), 6)]],
];

/** A nun's hair is hidden: the veil stands among the hair in her description. */
const FROM_HAIR: readonly (readonly [RegExp, Draw])[] = [[/under a veil/, (frame) => veil(frame, "#332b2b", "#ffffff")]];

export const extras = (frame: HeadBox, looks: Looks): Shape[] => [
  ...FROM_HAIR.filter(([named]) => named.test(looks.hair)).flatMap(([, draw]) => draw(frame, looks.hair, looks)),
  ...EXTRAS.filter(([named]) => named.test(looks.extra)).flatMap(([, draw]) => draw(frame, looks.extra, looks)),
];
