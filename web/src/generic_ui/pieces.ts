/** What lies on a table that is drawn from its zones: the pieces of each zone, and which choices name them. */
import type { Event, GameInfo, PieceLookInfo, View, ZoneInfo } from "../server/types";
import type { Words } from "../words/words";

/** Something that lies in a zone. */
export interface Piece {
  /** Tells the pieces of a group apart. */
  key: string;
  /** What it is; null: a card that lies face down, or an empty cell. */
  value: string | null;
  /** The cell it lies in, if it lies in a grid. */
  cell: string | null;
  /** The choices that touching it may mean. */
  choices: string[];
}

/** The pieces of one seat in a zone; those of a zone that is nobody's have no seat. */
export interface Group {
  seat: number | null;
  pieces: Piece[];
  /** A number to be shown: the height of a pile, a count, how far somebody has come. */
  count: number | null;
}

const EMPTY = new Set<unknown>([null, undefined, "", "."]);

/** The choices that name a value or a cell of a zone. */
function choicesNaming(zone: ZoneInfo, name: string | null, choices: readonly string[]): string[] {
  if (name === null) return [];
  return choices.filter((choice) => {
    const [verb = "", ...values] = choice.split(" ");
    return zone.chosen_by[verb]?.some((place) => values[place] === name);
  });
}

/** The choices that touching a piece may mean, of those that are left. */
export const meantBy = (piece: Piece, left: readonly string[]): string[] => piece.choices.filter((choice) => left.includes(choice));

function pieceOf(zone: ZoneInfo, given: unknown, key: string, cell: string | null, choices: readonly string[]): Piece {
  const value = EMPTY.has(given) ? null : String(given);
  return { key, value, cell, choices: choicesNaming(zone, zone.cells.length ? cell : value, choices) };
}

/** Values in a list; a single one counts as a list of one. */
const listed = (given: unknown): unknown[] => (Array.isArray(given) ? given : EMPTY.has(given) ? [] : [given]);

/** Equal cards have keys of their own, which they keep while others come and go. */
function keyed(values: readonly unknown[]): [value: unknown, key: string][] {
  const seen = new Map<string, number>();
  return values.map((value) => {
    const name = String(value);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [value, `${name} ${nth}`];
  });
}

const FACE_DOWN: Piece = { key: "down", value: null, cell: null, choices: [] };

function gridPieces(zone: ZoneInfo, rows: readonly unknown[], choices: readonly string[]): Piece[] {
  const cells = rows.flatMap((row) => (typeof row === "string" ? [...row] : listed(row)));
  return cells.map((value, k) => pieceOf(zone, value, String(k), zone.cells[k] ?? null, choices));
}

function groupOf(zone: ZoneInfo, seat: number | null, given: unknown, choices: readonly string[]): Group {
  if (zone.kind === "grid") return { seat, pieces: gridPieces(zone, listed(given), choices), count: null };
  if (zone.kind === "track" || zone.kind === "number" || zone.kind === "tokens") return { seat, pieces: [], count: Number(given ?? 0) };
  if (zone.kind === "pile") {
    const open = Array.isArray(given) ? given.slice(-1) : [];
    const count = Array.isArray(given) ? given.length : Number(given ?? 0);
    return { seat, pieces: open.length ? keyed(open).map(([value, key]) => pieceOf(zone, value, key, null, choices)) : count > 0 ? [FACE_DOWN] : [], count };
  }
  return { seat, pieces: keyed(listed(given)).map(([value, key]) => pieceOf(zone, value, key, null, choices)), count: null };
}

/** The reader's own cards; how many others hold stands at their plates. */
function ownHand(zone: ZoneInfo, view: View, choices: readonly string[]): Group[] {
  return view.seat === null ? [] : [groupOf({ ...zone, kind: "cards" }, view.seat, view.table[zone.entry], choices)];
}

/** What lies in a zone now. */
export function groupsIn(zone: ZoneInfo, view: View, choices: readonly string[]): Group[] {
  if (zone.kind === "hand") return ownHand(zone, view, choices);
  const given = view.table[zone.entry];
  if (zone.kind === "track" || zone.each_seat) return listed(given).map((one, seat) => groupOf(zone, seat, one, choices));
  return [groupOf(zone, null, given, choices)];
}

/** How many columns a grid has. */
export function columnsOf(given: unknown): number {
  return Math.max(1, ...listed(given).map((row) => (row as string | readonly unknown[]).length));
}

/** How many cards somebody holds, hand by hand, where that is told. */
export const heldBy = (zones: readonly ZoneInfo[], view: View, seat: number): { entry: string; count: number }[] =>
  zones.flatMap(({ kind, counts }) => (kind === "hand" && counts ? [{ entry: counts, count: Number(listed(view.table[counts])[seat] ?? 0) }] : []));

/** What an entry of a view is called, such as the one that a zone shows. */
export const titleOf = (entry: string, words: Words): string => words.say(`table-${entry.replaceAll("_", "-")}`);

/** How a value looks: as the game declares, or as it is called. */
export const lookOf = (zone: ZoneInfo, value: string, called: string): PieceLookInfo => zone.looks[value] ?? { mark: called, colour: "ink", symbol: "" };

/** Is a value of a zone named by an event? Then it is what the event is about. */
export function isNamed(zone: ZoneInfo, value: string | null, event: Event | null, game: GameInfo): boolean {
  if (!event || value === null) return false;
  const fields = game.events[event.name]?.fields ?? [];
  return fields.some(
    (field) => field.domain === zone.values.domain && field.topic === zone.values.topic && field.domain !== "number" && String(event.fields[field.name]) === value,
  );
}
