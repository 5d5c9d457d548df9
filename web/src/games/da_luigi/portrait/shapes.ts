/** Strokes and areas on a field of 100 by 100: all that a portrait is made of. */
export interface Shape {
  d: string;
  fill: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export const INK = "#35241a";

const n = (value: number) => Number(value.toFixed(1));

export const area = (d: string, fill: string, more: Partial<Shape> = {}): Shape => ({ d, fill, ...more });
export const line = (d: string, stroke: string = INK, width = 1.8): Shape => ({ d, fill: "none", stroke, width });

export const ellipse = (x: number, y: number, rx: number, ry: number = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0z`;

export const box = (x: number, y: number, wide: number, high: number): string => `M${n(x)} ${n(y)}h${n(wide)}v${n(high)}h${n(-wide)}z`;

/** The same on both sides of the face. */
export const both = (make: (side: 1 | -1) => Shape): Shape[] => [make(-1), make(1)];

/** A colour made darker (below zero) or lighter. */
export function shaded(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(by < 0 ? part * (1 + by) : part + (255 - part) * by));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
