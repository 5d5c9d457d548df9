/**
 * What a log says: nothing that has not been shown yet, and nothing that players have to remember themselves. Which fields are
 * fleeting, which events recall them and which begin a line, the game declares; the rules are those of Python's `core/events.py`.
 */
import type { Event, GameInfo } from "../server/shapes";
import type { LogLine } from "./reader.svelte";
import type { Episode } from "./scene.svelte";

/** The log without the moves that are not shown yet. */
export function shownLines(log: readonly LogLine[], behind: number): readonly LogLine[] {
  if (!behind) return log;
  const moves = log.flatMap((line, k) => ("events" in line ? [k] : []));
  return log.slice(0, moves.at(-behind) ?? 0);
}

const recalls = (event: Event, game: GameInfo): boolean => game.events[event.name]?.recalls ?? false;

/** An event without its fleeting fields. */
function forgotten(event: Event, game: GameInfo): Event {
  const fleeting = game.events[event.name]?.fields.flatMap(({ name, fleeting }) => (fleeting ? [name] : [])) ?? [];
  if (!fleeting.length) return event;
  return { ...event, cut: "forgotten", fields: Object.fromEntries(Object.entries(event.fields).filter(([name]) => !fleeting.includes(name))) };
}

/** The log as it may be read: of the first so many moves, what came after the last recall is forgotten. */
export function remembered(log: readonly LogLine[], faded: number, game: GameInfo): readonly LogLine[] {
  const moves = log.flatMap((line) => ("events" in line ? [line.events] : []));
  const recalled = moves.findLastIndex((events) => events.some((event) => recalls(event, game)));
  const since = (moves[recalled] ?? []).findLastIndex((event) => recalls(event, game)) + 1;
  let move = -1;
  return log.map((line) => {
    if (!("events" in line)) return line;
    move += 1;
    if (move < recalled || move >= faded) return line;
    const from = move === recalled ? since : 0;
    return { events: line.events.map((event, k) => (k < from ? event : forgotten(event, game))) };
  });
}

const isSame = (one: Event, other: Event): boolean => JSON.stringify([one.name, one.fields, one.cut]) === JSON.stringify([other.name, other.fields, other.cut]);

/** What one move did, a line each; what was forgotten and would be said twice in a row is said once. */
export function linesOf(events: readonly Event[], game: GameInfo): Event[][] {
  const lines: Event[][] = [[]];
  for (const [k, event] of events.entries()) {
    const before = events[k - 1];
    if (event.cut === "forgotten" && before && isSame(event, before)) continue;
    if (lines.at(-1)!.length && game.events[event.name]?.begins_line && before?.name !== event.name) lines.push([]);
    lines.at(-1)!.push(event);
  }
  return lines;
}

/** Has something been forgotten since these moves, or of them? Then it is too late to watch them again. */
export function isFaded({ moves }: Episode, log: readonly LogLine[]): boolean {
  const end = moves.at(-1)?.at(-1);
  const since = log.findIndex((line) => "events" in line && line.events.at(-1) === end);
  return log.slice(since).some((line) => "events" in line && line.events.some((event) => event.cut === "forgotten"));
}
