/** What a guest wears, from the shoulders down to the edge of the picture. */
import type { Looks } from "./looks";
import { colourOf } from "./looks";
import { INK, area, both, box, ellipse, line, shaded, type Shape } from "./shapes";

const LINEN = "#fbf6ea";
/** The shirt under straps. */
const UNDERSHIRT = "M19 101C19 84 32 76 42 72q8 7 16 0c10 4 23 12 23 29z";

/** The shoulders: narrow for children, broad under a broad face. */
function body({ isChild, head }: Looks): string {
  const half = isChild ? 26 : head === "broad" || head === "square" ? 38 : head === "thin" ? 29 : 33;
  const top = isChild ? 79 : 74;
  return `M${50 - half} 101C${50 - half} ${top + 8} ${50 - half * 0.55} ${top} 42 ${top - 2}Q50 ${top + 5} 58 ${top - 2}C${50 + half * 0.55} ${top} ${50 + half} ${top + 8} ${50 + half} 101z`;
}

const shirt = (colour = LINEN): Shape => area("M42 73h16l-8 20z", colour);
const lapels = (colour: string): Shape[] => both((sign) => area(`M${50 + sign * 8} 72l${sign * 6} 8 ${-sign * 14} 20z`, shaded(colour, -0.2)));
const tie = (colour: string): Shape => area("M48 77h4l2.5 15-4.5 6-4.5-6z", colour);
const buttons = (colour: string, x = 50): Shape[] => [83, 91, 99].map((y) => area(ellipse(x, y, 1.7), colour));
const stripes = (colour: string): Shape[] => [80, 87, 94].map((y) => area(box(26, y, 48, 3), colour));
const uprights = (colour: string, width = 0.9): Shape[] => [28, 34, 40, 60, 66, 72].map((x) => line(`M${x} 84v18`, colour, width));
const flowers = (...colours: string[]): Shape[] =>
  [[32, 90], [43, 96], [57, 88], [68, 95]].flatMap(([x = 0, y = 0], k) => [
    area(ellipse(x, y, 4), colours[k % colours.length] ?? LINEN),
    area(ellipse(x, y, 1.4), "#f0c02e"),
  ]);
const straps = (colour: string): Shape[] => [...both((sign) => line(`M${50 + sign * 13} 75l${-sign * 1.5} 14`, colour, 4)), area(box(37, 88, 26, 14), colour)];

/** Details by the words that ask for them; all that match are drawn. */
const DETAILS: readonly (readonly [RegExp, (colour: string) => Shape[]])[] = [
  [/suit|tailcoat|jacket$|velvet|tweed|corduroy|uniform|trouser/, (colour) => [shirt(), ...lapels(colour)]],
  [/red tie/, () => [tie("#c0402c")]],
  [/over a tie/, () => [shirt(), tie("#5a4a78")]],
  [/bow tie/, () => [area("M43 75l7 4 7-4v9l-7-4-7 4z", "#fff", { stroke: INK, width: 0.8 })]],
  [/pinstripe/, () => uprights("#e6ded2")],
  [/sash/, () => [area("M30 78l6-3 34 26h-9z", "#4f8a45"), area("M34 77l3-2 34 26h-4z", LINEN), area("M36 75l4-2 33 26-3 2z", "#c0402c")]],
  [/carnation/, () => [area(ellipse(63, 84, 3.6), "#c0402c"), line("M63 87l1 6", "#5d8a48", 1.4)]],
  [/brass buttons/, () => [...buttons("#e0b54a", 45), ...buttons("#e0b54a", 55)]],
  [/big buttons/, () => [area("M40 73l10 8 10-8 3 4-13 10-13-10z", "#8f2b1c"), ...[86, 96].map((y) => area(ellipse(50, y, 3), "#35241a"))]],
  [/striped/, (colour) => stripes(colour === "#f6f1e6" ? "#c0402c" : LINEN)],
  [/checked/, () => [...uprights("#7d241a", 2), ...[82, 89, 96].map((y) => line(`M22 ${y}h56`, "#f1d9c9", 1.4)), area("M42 73l8 8 8-8 4 5-12 8-12-8z", "#a03222")]],
  [/lace collar/, () => [area("M38 74q12 14 24 0l3 6q-15 13-30 0z", LINEN, { stroke: "#c9bfae", width: 0.8 })]],
  [/fur collar/, () => [-15, -9, -3, 3, 9, 15].map((at) => area(ellipse(50 + at, 78 + (15 - Math.abs(at)) / 3, 6), "#8a6a4a"))],
  [/habit/, () => [area("M36 74q14 15 28 0l4 9q-18 14-36 0z", "#fff")]],
  [/shawl/, (colour) => [area("M22 101L42 73l8 10 8-10 20 28h-10L50 86 32 101z", shaded(colour, -0.16)), ...[30, 40, 60, 70].map((x) => line(`M${x} 97v5`, shaded(colour, -0.35), 1.2))]],
  [/scarf/, () => [area("M36 72q14 9 28 0l1 7q-15 10-30 0z", "#7d559c"), area("M57 79l9 0 3 20h-8z", "#69458a")]],
  [/turtleneck/, (colour) => [area("M41 67h18v10q-9 5-18 0z", shaded(colour, 0.14))]],
  [/hoodie/, (colour) => [area("M34 77q16-13 32 0l-4 7q-12-9-24 0z", shaded(colour, -0.2)), line("M46 82v9M54 82v9", LINEN, 1.4)]],
  [/parka|raincoat/, (colour) => [area("M33 77q17-12 34 0l-5 6q-12-8-24 0z", shaded(colour, -0.15)), line("M50 82v20", shaded(colour, -0.35), 1.4), ...buttons(shaded(colour, -0.4), 54)]],
  [/dungarees|overalls/, (colour) => [area(UNDERSHIRT, "#f3e6cf"), ...straps(colour)]],
  [/apron/, (colour) => [area(UNDERSHIRT, LINEN), ...straps(colour)]],
  [/with flowers|big flowers/, () => flowers("#e596ab", "#fbf6ea", "#efc440")],
  [/boiler|fireman|scrubs/, (colour) => [area("M42 73l8 10 8-10 4 4-12 14-12-14z", shaded(colour, -0.2))]],
  [/fireman/, () => [area(box(20, 91, 60, 4), "#efe04a")]],
  [/doctor/, () => [shirt("#8cc0dc"), ...lapels("#d8d2c4"), area(box(61, 88, 8, 6), "#e9e3d6", { stroke: "#b9b0a0", width: 0.8 })]],
  [/pens/, () => [area(box(60, 86, 9, 9), "#e8e0d0"), line("M62 83v6M65 83v6M67.5 83v6", "#2f7ba3", 1.4)]],
  [/waistcoat/, (colour) => [area("M40 73l10 16 10-16 6 3v26H34V76z", colour), ...buttons("#e0b54a")]],
  [/cardigan/, (colour) => [shirt("#f1e4cc"), line("M50 92v10", shaded(colour, -0.4), 1.5), ...buttons(shaded(colour, -0.45), 53)]],
  [/trench|coat$/, (colour) => [area("M38 73l12 11 12-11 5 7-17 10-17-10z", shaded(colour, -0.18)), ...buttons(INK, 45)]],
  [/patched/, () => [area("M61 86l9 2-2 8-8-2z", "#a98b5a"), line("M61 86l9 2-2 8-8-2z", "#f3e6cf", 0.9)]],
  [/vest|running|basketball|summer dress|gown|dress$/, () => both((sign) => area(`M${50 + sign * 20} 77q${sign * 13} 3 ${sign * 15} 24h${-sign * 5}q0-18 ${-sign * 10}-24z`, "var(--skin)"))],
  [/sequin/, () => [[34, 88], [41, 95], [50, 87], [58, 95], [66, 89], [47, 98]].map(([x = 0, y = 0]) => area(ellipse(x, y, 1.3), "#fff"))],
  [/leopard/, () => [[31, 88], [39, 94], [47, 89], [55, 96], [62, 88], [69, 94]].map(([x = 0, y = 0]) => area(ellipse(x, y, 2, 1.6), "#5a3a1c"))],
  [/spots of paint/, () => [area(ellipse(34, 90, 3), "#c0402c"), area(ellipse(44, 96, 2.4), "#2f7ba3"), area(ellipse(60, 88, 3), "#efc440"), area(ellipse(68, 96, 2.4), "#5d8a48")]],
  [/poncho/, () => ["#c0402c", "#efc440", "#3aa39b", "#7d559c"].map((colour, k) => line(`M${24 - k} ${83 + k * 5}Q50 ${93 + k * 6} ${76 + k} ${83 + k * 5}`, colour, 4))],
  [/sailor/, () => [area("M36 73l14 16 14-16 6 6-20 16-20-16z", LINEN), line("M38 78l12 13 12-13", "#2c4160", 1.2)]],
  [/football/, () => [area("M42 73l8 8 8-8 2 3-10 9-10-9z", LINEN), line("M58 87l4-2v10", LINEN, 2.2)]],
  [/cycling jersey/, () => [line("M50 78v22", INK, 1.4), ...both((sign) => area(box(50 + sign * 22 - 4, 86, 8, 4), "#2c4160"))]],
  [/yellow-and-blue/, () => [area("M42 73l8 9 8-9 4 4-12 11-12-11z", "#2c4160"), area(ellipse(63, 88, 3), "#2c4160")]],
  [/railway/, () => [...buttons("#e0b54a"), line("M26 84l8-3M66 81l8 3", "#c0402c", 2)]],
  [/leather|denim|hunting/, (colour) => [line("M50 82v20", shaded(colour, 0.35), 1.3), ...both((sign) => line(`M${50 + sign * 18} 88h${sign * 9}`, shaded(colour, 0.3), 1.6))]],
  [/tracksuit/, () => [line("M50 78v24", LINEN, 1.6), ...both((sign) => line(`M${50 + sign * 26} 84l${sign * 4} 16`, LINEN, 2))]],
  [/open pink/, () => [area("M43 73l7 17 7-17z", "var(--skin)"), area("M40 73l4-1 6 18-3 3z", "#d97f96"), area("M60 73l-4-1-6 18 3 3z", "#d97f96")]],
  [/blouse|short-sleeved|shirt with/, (colour) => [area("M41 73l9 8 9-8 3 5-12 9-12-9z", shaded(colour, -0.14)), ...buttons(shaded(colour, -0.3))]],
  [/fisherman/, () => [85, 93].map((y) => line(`M26 ${y}q4-3 8 0t8 0 8 0 8 0 8 0 8 0`, "#5a7394", 1.3))],
  [/shiny/, () => [area("M30 82l9-4-4 22h-8z", "#fff", { opacity: 0.3 })]],
  [/jumper|T-shirt|top$|pullover/, (colour) => [line("M41 73q9 9 18 0", shaded(colour, -0.3), 2.4)]],
];

export function clothes(looks: Looks): Shape[] {
  const colour = colourOf(looks.clothes.split(" with ")[0] ?? "", "#b5472b");
  const details = DETAILS.filter(([named]) => named.test(looks.clothes)).flatMap(([, draw]) => draw(colour));
  return [area(body(looks), colour), ...details].map((shape) => ({ ...shape, fill: shape.fill === "var(--skin)" ? looks.skin : shape.fill }));
}
