/** Parts of a game that can be watched again. */
import type { Event, View } from "../server/types";
import { movesOf, type LogLine } from "./log";
import type { Animations, Episode } from "./scene.svelte";

/** Has something been forgotten since these moves, or of them? Then it is too late to watch them again. */
export function isFaded({ moves }: Episode, log: readonly LogLine[]): boolean {
  const end = moves.at(-1)?.at(-1);
  const since = log.findIndex((line) => "events" in line && line.events.at(-1) === end);
  return log.slice(since).some((line) => "events" in line && line.events.some((event) => event.cut === "forgotten"));
}

/** The last episode in a log, unless the log has forgotten part of it. */
export function lastEpisode(log: readonly LogLine[], view: View, animations: Animations): Episode | null {
  const found = animations.episode?.(movesOf(log), view) ?? null;
  return found && !isFaded(found, log) ? found : null;
}

/** Was one of these moves part of the episode? */
export const isPartOf = (moves: readonly Event[][], episode: Episode): boolean =>
  episode.moves.some((shown) => moves.some((events) => shown.at(-1) === events.at(-1)));
