/**
 * What a log shows: nothing that has not been shown yet, and nothing that players have to remember themselves. Which fields are
 * fleeting, which events end a round and which begin a line, the game declares; the rules are those of Python's `core/events.py`.
 */
import type { Event, GameInfo, Message } from "../server/types";

/** Something about the table, not the game, that is told in the log. */
export interface TableEvent {
  at: number;
  what: Message["what"];
  fields: Message["fields"];
}

/** A line of the log: what was seen of a move, or something about the table. */
export type LogLine = { events: Event[] } | { tableEvent: TableEvent };

/** What was seen of each move in a log. */
export const movesOf = (log: readonly LogLine[]): Event[][] => log.flatMap((line) => ("events" in line ? [line.events] : []));

/** The log without the moves that are not shown yet. */
export function shownLines(log: readonly LogLine[], behind: number): readonly LogLine[] {
  if (!behind) return log;
  const moves = log.flatMap((line, k) => ("events" in line ? [k] : []));
  return log.slice(0, moves.at(-behind) ?? 0);
}

const isSame = (one: Event, other: Event): boolean => JSON.stringify([one.name, one.fields, one.cut]) === JSON.stringify([other.name, other.fields, other.cut]);

/** How many of these events belong to rounds that are over. */
const roundsOver = (events: readonly Event[], game: GameInfo): number => events.findLastIndex((event) => game.events[event.name]?.ends_round) + 1;

/** An event as a log may show it later. */
function forgotten(event: Event, isRoundOver: boolean, game: GameInfo): Event {
  const kind = game.events[event.name];
  if (isRoundOver && kind?.leaves) return { name: kind.leaves, fields: {}, cut: "forgotten" };
  const fleeting = kind?.fields.flatMap(({ name, fleeting }) => (fleeting ? [name] : [])) ?? [];
  if (!fleeting.length) return event;
  return { ...event, cut: "forgotten", fields: Object.fromEntries(Object.entries(event.fields).filter(([name]) => !fleeting.includes(name))) };
}

/** What a log may show of these events later; what is then the same is said once. */
function forget(events: readonly Event[], isRoundOver: boolean, game: GameInfo): Event[] {
  const later = events.map((event) => forgotten(event, isRoundOver, game));
  return later.filter((event, k) => event.cut !== "forgotten" || k === 0 || !isSame(event, later[k - 1]!));
}

/** The log as it may be read: what has to be remembered is forgotten, of the first so many moves and of rounds that are over. */
export function remembered(log: readonly LogLine[], faded: number, showsRound: boolean, game: GameInfo): readonly LogLine[] {
  const moves = movesOf(log);
  const lastEnd = moves.findLastIndex((events) => roundsOver(events, game) > 0);
  const end = Math.max(faded, lastEnd + 1);
  let move = -1;
  return log.map((line) => {
    if (!("events" in line)) return line;
    move += 1;
    if (move >= end) return line;
    const over = move < lastEnd ? line.events.length : roundsOver(line.events, game);
    const rest = line.events.slice(over);
    return { events: [...forget(line.events.slice(0, over), true, game), ...(showsRound ? rest : forget(rest, false, game))] };
  });
}

/** The events of one move, divided into the lines of a log. */
export function linesOf(events: readonly Event[], game: GameInfo): Event[][] {
  const lines: Event[][] = [[]];
  for (const [k, event] of events.entries()) {
    if (lines.at(-1)!.length && game.events[event.name]?.begins_line && events[k - 1]?.name !== event.name) lines.push([]);
    lines.at(-1)!.push(event);
  }
  return lines;
}

/** Moves of one seat in a row, or of nobody's, or something about the table. The deal comes first, by itself. */
type LogGroup = { seat: number | null; moves: Event[][] } | { tableEvent: TableEvent };

const seatOf = (events: readonly Event[]): number | null => {
  const seat = events.find((event) => event.fields["seat"] !== undefined)?.fields["seat"];
  return seat === undefined ? null : Number(seat);
};

/** The log by turns. */
export function groupsOf(log: readonly LogLine[]): LogGroup[] {
  const groups: LogGroup[] = [];
  for (const [k, line] of log.entries()) {
    if ("tableEvent" in line) {
      groups.push(line);
      continue;
    }
    const [last, seat] = [groups.at(-1), k === 0 ? null : seatOf(line.events)];
    if (groups.length > 1 && last && "moves" in last && last.seat === seat) last.moves.push(line.events);
    else groups.push({ seat, moves: [line.events] });
  }
  return groups;
}

/** Moves in a row; those that are the same are said once, with how often. What was forgotten has no number, either. */
export function counted(moves: readonly Event[][]): { events: Event[]; times: number }[] {
  const said: { events: Event[]; times: number }[] = [];
  for (const events of moves) {
    const last = said.at(-1);
    if (last && last.events.length === events.length && events.every((event, k) => isSame(event, last.events[k]!))) last.times += events.every((event) => event.cut === "forgotten") ? 0 : 1;
    else said.push({ events, times: 1 });
  }
  return said;
}
