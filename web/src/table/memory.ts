/** What a log may say: nothing that has not been shown yet, and nothing that players have to keep in mind themselves. */
import type { Event, View } from "../server/shapes";
import type { LogLine } from "./reader.svelte";
import type { Episode } from "./scene.svelte";

/** How a game is played from memory. */
export interface Memory {
  /** Is it, at this table? */
  isNeeded(view: View): boolean;
  /** What a log still says of an event later on. */
  forgotten(event: Event): Event;
  /** Has everything before this event come to light? */
  recalls(event: Event): boolean;
}

/** The log without the moves that are not shown yet. */
export function shownLines(log: readonly LogLine[], behind: number): readonly LogLine[] {
  if (!behind) return log;
  const moves = log.flatMap((line, k) => ("events" in line ? [k] : []));
  return log.slice(0, moves.at(-behind) ?? 0);
}

/** The log as it may be read: in lines before `faded`, what came after the last recall is not told any more. */
export function remembered(log: readonly LogLine[], faded: number, memory: Memory): readonly LogLine[] {
  const events = (line: LogLine | undefined) => (line && "events" in line ? line.events : []);
  const recalled = log.findLastIndex((line) => events(line).some((event) => memory.recalls(event)));
  const since = events(log[recalled]).findLastIndex((event) => memory.recalls(event)) + 1;
  return log.map((line, k) => {
    if (k >= faded || k < recalled || !("events" in line)) return line;
    const from = k === recalled ? since : 0;
    return { events: line.events.map((event, e) => (e < from ? event : memory.forgotten(event))) };
  });
}

/** Has something been forgotten since these moves, or of them? Then it is too late to watch them again. */
export function isFaded({ moves }: Episode, log: readonly LogLine[]): boolean {
  const end = moves.at(-1)?.at(-1);
  const since = log.findIndex((line) => "events" in line && line.events.at(-1) === end);
  return log.slice(since).some((line) => "events" in line && line.events.some((event) => event.cut === "forgotten"));
}
