/** Hair: what lies behind the head, and what lies on it. */
import type { HeadBox } from "./head";
import { area, both, ellipse, line, shaded, type Shape } from "./shapes";

export interface Hair {
  back: Shape[];
  front: Shape[];
}

type Style = (frame: HeadBox, colour: string) => Partial<Hair>;

/** Hair close to the head, down to the temples; the fringe hangs so low in its middle. */
function cap({ x, y, wide, up }: HeadBox, colour: string, fringe = 5, lift = 4): Shape {
  const w = wide + 2;
  return area(
    `M${x - w} ${y + 2}C${x - w - 2} ${y - up * 1.3 - lift} ${x + w + 2} ${y - up * 1.3 - lift} ${x + w} ${y + 2}` +
      `Q${x + w - 3} ${y - 9} ${x + w * 0.5} ${y - up + 9}Q${x} ${y - up + 6 + fringe} ${x - w * 0.5} ${y - up + 9}Q${x - w + 3} ${y - 9} ${x - w} ${y + 2}z`,
    colour,
  );
}

/** Hair that falls behind the head, so low and so broad. */
const falling = ({ x, y, wide, up }: HeadBox, colour: string, low: number, broad = 6): Shape =>
  area(
    `M${x - wide - broad} ${y + low}C${x - wide - broad - 3} ${y - up * 1.6} ${x + wide + broad + 3} ${y - up * 1.6} ${x + wide + broad} ${y + low}` +
      `Q${x} ${y + low + 5} ${x - wide - broad} ${y + low}z`,
    colour,
  );

/** Curls all round the head, from ear to ear. */
function curls({ x, y, wide, up }: HeadBox, colour: string, size: number): Shape[] {
  const many = 9;
  return Array.from({ length: many }, (_, k) => {
    const turn = Math.PI * (1 + k / (many - 1));
    return area(ellipse(x + Math.cos(turn) * (wide + 1), y - 3 + Math.sin(turn) * (up + 1), size), k % 2 ? colour : shaded(colour, 0.08));
  });
}

/** A braid that hangs down from beside the head. */
const braid = ({ x, y, wide }: HeadBox, colour: string, side: 1 | -1, knots: number): Shape[] =>
  Array.from({ length: knots }, (_, k) =>
    area(ellipse(x + side * (wide + 4), y + 8 + k * 7.5, 4.6 - k * 0.25, 4.6), k % 2 ? shaded(colour, -0.18) : colour),
  );

const bun = ({ x, y, up }: HeadBox, colour: string, size: number, high: number): Shape[] => [
  area(ellipse(x, y - up - high, size), shaded(colour, -0.1)),
  line(`M${x - size * 0.6} ${y - up - high}q${size * 0.6}-${size * 0.6} ${size * 1.2} 0`, shaded(colour, -0.3), 1.2),
];

const sides = ({ x, y, wide }: HeadBox, colour: string): Shape[] => both((sign) => area(ellipse(x + sign * (wide + 1), y - 3, 4.6, 8), colour));

const jagged = ({ x, y, wide, up }: HeadBox, colour: string, reach: number, teeth: number): Shape => {
  const points = Array.from({ length: 2 * teeth + 1 }, (_, k) => {
    const turn = Math.PI * (1 + k / (2 * teeth));
    const far = k % 2 ? reach : 1.5;
    return `${(x + Math.cos(turn) * (wide + far)).toFixed(1)} ${(y - 2 + Math.sin(turn) * (up + far)).toFixed(1)}`;
  });
  return area(`M${points.join("L")}Q${x + wide - 4} ${y - 10} ${x + 6} ${y - up + 9}L${x} ${y - up + 13}L${x - 8} ${y - up + 8}Q${x - wide + 4} ${y - 10} ${points[0] ?? ""}z`, colour);
};

/** Styles by the words that ask for them; the first match is used. */
const STYLES: readonly (readonly [RegExp, Style])[] = [
  [/hidden/, () => ({})],
  [/at the sides/, (frame, colour) => ({ back: sides(frame, colour) })],
  [/across a bald/, (frame, colour) => ({
    back: sides(frame, colour),
    front: [0, 1, 2].map((k) => line(`M${frame.x - frame.wide + 2} ${frame.y - 10 - k * 3.5}Q${frame.x} ${frame.y - frame.up - 2 - k * 2} ${frame.x + frame.wide - 6} ${frame.y - 12 - k * 3}`, colour, 2)),
  })],
  [/^bald|shaved/, ({ x, y, up }, colour) => ({ front: [area(ellipse(x + 7, y - up + 5, 4, 2.2), colour === "#332b2b" ? "#fff" : shaded(colour, 0.6), { opacity: 0.45 })] })],
  [/few/, ({ x, y, up }, colour) => ({ front: [-5, 0, 5].map((at) => line(`M${x + at} ${y - up + 4}q${at / 2}-6 ${at}-9`, colour, 1.6)) })],
  [/afro/, ({ x, y, wide, up }, colour) => ({
    back: [area(ellipse(x, y - up * 0.45, wide + 13, up + 8), colour)],
    front: [area(`M${x - wide} ${y - 6}Q${x} ${y - up - 6} ${x + wide} ${y - 6}Q${x} ${y - up + 4} ${x - wide} ${y - 6}z`, colour)],
  })],
  [/tied on top/, (frame, colour) => ({ back: [-7, 0, 7].map((at) => area(ellipse(frame.x + at, frame.y - frame.up - 8 + Math.abs(at) / 3, 7), colour)), front: [cap(frame, colour, 2, 2)] })],
  [/permed/, (frame, colour) => ({ back: [falling(frame, colour, 8, 7)], front: curls(frame, colour, 7.5) })],
  [/ringlets/, (frame, colour) => ({ back: [...braid(frame, colour, -1, 4), ...braid(frame, colour, 1, 4)], front: curls(frame, colour, 6) })],
  [/big auburn curls/, (frame, colour) => ({ back: [falling(frame, shaded(colour, -0.12), 20, 10)], front: curls(frame, colour, 8.5) })],
  [/curl/, (frame, colour) => ({ back: [falling(frame, shaded(colour, -0.15), 0, 3)], front: curls(frame, colour, 6.5) })],
  [/wild|unkempt/, (frame, colour) => ({ back: [jagged({ ...frame, y: frame.y + 6 }, shaded(colour, -0.14), 12, 6)], front: [jagged(frame, colour, 9, 6)] })],
  [/tousled/, (frame, colour) => ({ front: [jagged(frame, colour, 6, 6)] })],
  [/spiky/, (frame, colour) => ({ front: [jagged(frame, colour, 9, 7)] })],
  [/bob/, (frame, colour) => ({ back: [falling(frame, shaded(colour, -0.12), 19, 4)], front: [cap(frame, colour, 8)] })],
  [/bowl/, ({ x, y, wide, up }, colour) => ({
    front: [area(`M${x - wide - 3} ${y - 2}C${x - wide - 4} ${y - up * 1.7} ${x + wide + 4} ${y - up * 1.7} ${x + wide + 3} ${y - 2}L${x + wide - 1} ${y - 9}H${x - wide + 1}z`, colour)],
  })],
  [/pigtails/, (frame, colour) => ({
    back: both((sign) => area(`M${frame.x + sign * frame.wide} ${frame.y - 6}q${sign * 20}-6 ${sign * 15} 18q${-sign * 9}-2 ${-sign * 15}-18z`, colour)),
    front: [cap(frame, colour, 3)],
  })],
  [/two braids|long black braids/, (frame, colour) => ({ back: [...braid(frame, colour, -1, 5), ...braid(frame, colour, 1, 5)], front: [cap(frame, colour, 1), line(`M${frame.x} ${frame.y - frame.up - 3}v9`, shaded(colour, 0.25), 1.4)] })],
  [/^braided/, (frame, colour) => ({ back: bun(frame, colour, 9, 2), front: [cap(frame, colour, 2), ...[-8, 0, 8].map((at) => line(`M${frame.x + at} ${frame.y - frame.up + 5}q${-at / 3}-7 0-9`, shaded(colour, 0.3), 1.2))] })],
  [/plait/, (frame, colour) => ({ back: braid({ ...frame, wide: frame.wide - 6 }, colour, 1, 6), front: [cap(frame, colour, 5), ...braid({ ...frame, y: frame.y + 14, wide: frame.wide - 4 }, colour, 1, 4)] })],
  [/ponytail/, (frame, colour) => ({ back: [area(`M${frame.x + frame.wide - 4} ${frame.y - frame.up}q22-4 17 32q-3 9-9 6q7-22-8-38z`, shaded(colour, -0.12))], front: [cap(frame, colour, 1)] })],
  [/tight bun/, (frame, colour) => ({ back: bun(frame, colour, 6.5, 4), front: [cap(frame, colour, 0, 1)] })],
  [/low bun/, (frame, colour) => ({ back: both((sign) => area(ellipse(frame.x + sign * (frame.wide - 1), frame.y + 13, 7), shaded(colour, -0.15))), front: [cap(frame, colour, 1, 2), line(`M${frame.x} ${frame.y - frame.up - 2}v8`, shaded(colour, -0.25), 1.3)] })],
  [/high bun/, (frame, colour) => ({ back: bun(frame, colour, 9, 7), front: [cap(frame, colour, 1, 2)] })],
  [/bun/, (frame, colour) => ({ back: bun(frame, colour, 9.5, 3), front: [cap(frame, colour, 4)] })],
  [/pinned up/, (frame, colour) => ({ back: [area(ellipse(frame.x, frame.y - frame.up, 15, 9), colour)], front: [cap(frame, colour, 3)] })],
  [/piled high/, (frame, colour) => ({ back: [0, 1, 2].map((k) => area(ellipse(frame.x, frame.y - frame.up - 2 - k * 7, 17 - k * 4, 8), shaded(colour, -0.06 * k))), front: [cap(frame, colour, 2, 6)] })],
  [/hairdo/, (frame, colour) => ({ back: [area(ellipse(frame.x, frame.y - 10, frame.wide + 15, frame.up + 14), colour), falling(frame, colour, 26, 10)], front: [cap(frame, shaded(colour, 0.12), 6, 6)] })],
  [/quiff/, (frame, colour) => ({ front: [cap(frame, colour, 0, 2), area(`M${frame.x - 14} ${frame.y - frame.up + 6}Q${frame.x - 16} ${frame.y - frame.up - 15} ${frame.x + 16} ${frame.y - frame.up - 9}Q${frame.x + 10} ${frame.y - frame.up + 4} ${frame.x - 14} ${frame.y - frame.up + 6}z`, shaded(colour, 0.1))] })],
  [/over one eye/, (frame, colour) => ({ back: [falling(frame, colour, 10, 3)], front: [cap(frame, colour, 2), area(`M${frame.x + 10} ${frame.y - frame.up}Q${frame.x - 22} ${frame.y - 12} ${frame.x - frame.wide} ${frame.y + 9}L${frame.x - 5} ${frame.y + 3}Q${frame.x} ${frame.y - 10} ${frame.x + 10} ${frame.y - frame.up}z`, colour)] })],
  [/grey streak/, (frame, colour) => ({ back: [falling(frame, colour, 14, 4)], front: [cap(frame, colour, 6), area(`M${frame.x + 2} ${frame.y - frame.up - 5}q9 5 10 16l-4-2q-1-9-9-11z`, "#c9c5bf")] })],
  [/side parting/, (frame, colour) => ({ front: [cap(frame, colour, -2, 2), area(`M${frame.x - 10} ${frame.y - frame.up - 1}Q${frame.x + 14} ${frame.y - frame.up + 1} ${frame.x + frame.wide} ${frame.y - 7}Q${frame.x + 12} ${frame.y - frame.up - 10} ${frame.x - 10} ${frame.y - frame.up - 1}z`, shaded(colour, 0.12))] })],
  [/combed flat/, (frame, colour) => ({ front: [cap(frame, colour, -3, -1), line(`M${frame.x - 10} ${frame.y - frame.up + 2}h20`, shaded(colour, 0.35), 1)] })],
  [/combed back/, (frame, colour) => ({ front: [cap(frame, colour, -4, 3), ...[-8, 0, 8].map((at) => line(`M${frame.x + at} ${frame.y - frame.up + 4}q${at / 4}-5 ${at / 2}-7`, shaded(colour, 0.25), 1.1))] })],
  [/wavy/, (frame, colour) => ({ back: [falling(frame, shaded(colour, -0.12), 16, 6), ...both((sign) => area(ellipse(frame.x + sign * (frame.wide + 4), frame.y + 15, 6), shaded(colour, -0.12)))], front: [cap(frame, colour, 3), ...both((sign) => area(ellipse(frame.x + sign * (frame.wide - 4), frame.y - frame.up + 6, 7), colour))] })],
  [/long straight/, (frame, colour) => ({ back: [falling(frame, shaded(colour, -0.1), 38, 4)], front: [cap(frame, colour, -3), line(`M${frame.x} ${frame.y - frame.up - 5}v9`, shaded(colour, -0.25), 1.2)] })],
  [/long|shoulder/, (frame, colour) => ({ back: [falling(frame, shaded(colour, -0.12), 32, 7)], front: [cap(frame, colour, 4)] })],
  [/straight/, (frame, colour) => ({ front: [cap(frame, colour, 9), ...[-9, -3, 3, 9].map((at) => line(`M${frame.x + at} ${frame.y - frame.up + 2}v7`, shaded(colour, -0.2), 1.1))] })],
  [/crew|cropped|very short/, (frame, colour) => ({ front: [cap(frame, colour, -3, -2)] })],
  [/thin/, (frame, colour) => ({ back: sides(frame, colour), front: [{ ...cap(frame, colour, -4, -2), opacity: 0.55 }] })],
];

export function hair(description: string, frame: HeadBox, colour: string): Hair {
  const style = STYLES.find(([named]) => named.test(description))?.[1];
  const made = style ? style(frame, colour) : { front: [cap(frame, colour, 2, 3)] };
  return { back: made.back ?? [], front: made.front ?? [] };
}
