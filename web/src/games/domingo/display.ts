/**
 * The display of Domingo: where a card would lie, and which runs it would make. Rows and columns count from the top field
 * of the start card, downwards and to the right, as the server counts them.
 */
import { tableReader } from "../events";
import type { CardPosition, End, Events, Table } from "./declared";

export const CARD_FIELDS = 3;
export const LINES = 4;
const SHORTEST_RUN = 3;
const EMPTY = ".";

type Direction = Events["run_scored"]["direction"];

export interface Run extends CardPosition {
  direction: Direction;
  length: number;
  points: number;
}

/** What is needed to know where things lie. */
export type Display = Pick<Table, "board" | "top" | "left" | "lines" | "laid">;

export const tableOf = tableReader<Table>();

/** A card after half a turn. */
export const turned = (card: string): string => [...card].reverse().join("");

export const isTurnable = (card: string): boolean => turned(card) !== card;

/** The colour of a field, or null where nothing lies. */
function colourAt({ board, top, left }: Display, row: number, column: number): string | null {
  const letter = board[row - top]?.[column - left] ?? EMPTY;
  return letter === EMPTY ? null : letter;
}

export const widthOf = ({ board }: Display): number => board[0]?.length ?? 0;

/** The top row of the line that grows, while one does: the uppermost or the lowest one. */
function growingRow(display: Display): number {
  const { board, top } = display;
  return board[0]?.includes(EMPTY) ? top : top + board.length - CARD_FIELDS;
}

/** Where the top field of a card laid at this end would lie. */
export function placeAt(display: Display, end: End): CardPosition {
  const { board, top, left, lines, laid } = display;
  const right = left + widthOf(display) - 1;
  if (end === "left" || end === "right") {
    if (lines === 0) return { row: top, column: end === "left" ? left - 1 : right + 1 };
    return { row: growingRow(display), column: end === "right" ? left + laid : right - laid };
  }
  const row = end.startsWith("above") ? top - CARD_FIELDS : top + board.length;
  return { row, column: end.endsWith("left") ? left : right };
}

/** A card that lies on the table, as it lies. */
export interface Laid extends CardPosition {
  card: string;
}

/** The cards on the table, line by line from the top, each line from the left. */
export function cardsOn(display: Display): Laid[] {
  const { board, top, left } = display;
  const found: Laid[] = [];
  for (let line = 0; line < board.length; line += CARD_FIELDS) {
    for (let k = 0; k < widthOf(display); k++) {
      const card = board.slice(line, line + CARD_FIELDS).map((row) => row[k] ?? EMPTY).join("");
      if (!card.includes(EMPTY)) found.push({ card, row: top + line, column: left + k });
    }
  }
  return found;
}

/** The display with one more card on it; it grows where it has to. */
export function withCard<D extends Display>(display: D, { card, row, column }: Laid): D {
  const top = Math.min(display.top, row);
  const left = Math.min(display.left, column);
  const bottom = Math.max(display.top + display.board.length, row + CARD_FIELDS);
  const right = Math.max(display.left + widthOf(display), column + 1);
  const board = Array.from({ length: bottom - top }, (_, k) =>
    Array.from({ length: right - left }, (_, j) => {
      const [y, x] = [top + k, left + j];
      return x === column && y >= row && y < row + CARD_FIELDS ? (card[y - row] ?? EMPTY) : (colourAt(display, y, x) ?? EMPTY);
    }).join(""),
  );
  return { ...display, board, top, left };
}

const STEPS: Readonly<Record<Direction, CardPosition>> = {
  horizontal: { row: 0, column: 1 },
  vertical: { row: 1, column: 0 },
  falling: { row: 1, column: 1 },
  rising: { row: -1, column: 1 },
};
const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** How many fields of the same colour follow in a row. */
function reach(display: Display, { row, column }: CardPosition, step: CardPosition, sign: 1 | -1): number {
  const colour = colourAt(display, row, column);
  let length = 0;
  while (colour !== null && colourAt(display, row + sign * (length + 1) * step.row, column + sign * (length + 1) * step.column) === colour) length++;
  return length;
}

function runThrough(display: Display, place: CardPosition, direction: Direction): Run {
  const step = STEPS[direction];
  const before = reach(display, place, step, -1);
  const length = before + 1 + reach(display, place, step, 1);
  const points = direction === "horizontal" || direction === "vertical" ? length : 2 * length;
  return { direction, length, points, row: place.row - before * step.row, column: place.column - before * step.column };
}

/** Every run the card at this place scores, each once, in the order of the events. */
export function runsOf(display: Display, place: CardPosition): Run[] {
  const found = DIRECTIONS.flatMap((direction) =>
    Array.from({ length: CARD_FIELDS }, (_, k) => runThrough(display, { row: place.row + k, column: place.column }, direction)),
  ).filter((run) => run.length >= SHORTEST_RUN);
  return found.filter((run, k) => !found.slice(0, k).some((other) => keyOf(other) === keyOf(run)));
}

export const keyOf = ({ direction, row, column }: Run): string => `${direction} ${row} ${column}`;

export const worthOf = (runs: readonly Run[]): number => runs.reduce((sum, run) => sum + run.points, 0);

/** The runs that a card laid at an end would make. */
export function preview(display: Display, card: string, end: End): { place: CardPosition; runs: Run[] } {
  const place = placeAt(display, end);
  return { place, runs: runsOf(withCard(display, { card, ...place }), place) };
}

/** The part of the endless table that is shown: everything that lies there, and room for the next card. */
export interface Frame {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

export function frameOf(display: Display): Frame {
  const { board, top, left, lines, laid } = display;
  const columns = widthOf(display);
  if (lines === 0) return { top, left: left - 1, rows: board.length, columns: columns + 2 };
  if (lines === LINES || laid > 0) return { top, left, rows: board.length, columns };
  return { top: top - CARD_FIELDS, left, rows: board.length + 2 * CARD_FIELDS, columns };
}
