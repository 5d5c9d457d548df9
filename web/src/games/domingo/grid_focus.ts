/** Arrow keys on the display: from a card or a place to the next one in a direction. */
import type { CardPosition } from "./declared";

const STEPS: Readonly<Record<string, CardPosition>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
};

/** Rows count more than columns: a key goes to the nearest line first. */
const ROW = 50;

export const isArrow = (key: string): boolean => key in STEPS;

/** Which of these positions an arrow key leads to; null if there is none in that direction. */
export function nextByArrow<P extends CardPosition>(key: string, from: CardPosition, positions: readonly P[]): P | null {
  const step = STEPS[key];
  if (!step) return null;
  const isBeyond = ({ row, column }: P) => (step.row ? Math.sign(row - from.row) === step.row : row === from.row && Math.sign(column - from.column) === step.column);
  const distance = ({ row, column }: P) => Math.abs(row - from.row) * ROW + Math.abs(column - from.column);
  return positions.filter(isBeyond).reduce<P | null>((best, one) => (best === null || distance(one) < distance(best) ? one : best), null);
}
