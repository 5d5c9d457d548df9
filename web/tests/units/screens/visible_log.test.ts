import { expect, test } from "vitest";
import { VisibleLog } from "../../../src/screens/table/panels/visible_log.svelte";
import type { TableContext } from "../../../src/table/context";
import type { Reader } from "../../../src/table/reader.svelte";
import type { Animations, Episode } from "../../../src/table/scene.svelte";
import { event, view } from "../samples";

const moves = [[event("dealt")], [event("placed")], [event("counted")]];

/** A reader who has been told of these moves. The last one is worth watching. */
function visible(scene: object = {}, isCounting = false, missed: typeof moves = []) {
  const watched: Episode[] = [];
  const animations: Animations = { duration: () => 0, episode: (told) => ({ moves: told.slice(-1), view: view(0) }) };
  const context = { game: { events: {} }, ui: { animations } } as unknown as TableContext;
  const reader = {
    log: moves.map((events) => ({ events })),
    scene: { behind: 0, isPlaying: false, view: view(1), watch: (episode: Episode) => watched.push(episode), ...scene },
    game: { faded: 0, absence: missed.length ? { moves: missed } : null },
  } as unknown as Reader;
  return { log: new VisibleLog(reader, () => context, () => isCounting), watched };
}

const told = (log: VisibleLog) => log.lines.length;

test("what is not shown yet is not told, and neither is the last count while it is being shown", () => {
  expect(told(visible().log)).toBe(3);
  expect(told(visible({ behind: 2 }).log)).toBe(1);
  expect(told(visible({}, true).log)).toBe(2);
});

test("the last episode can be watched, but not while something is shown", () => {
  const { log, watched } = visible();
  log.watch();
  expect(watched.map((episode) => episode.moves)).toEqual([[moves[2]]]);
  expect(visible({ isPlaying: true }).log.episode).toBeNull();
});

test("an episode counts as missed if one of its moves was", () => {
  expect(visible({}, false, [moves[2]!]).log.isMissed).toBe(true);
  expect(visible({}, false, [moves[1]!]).log.isMissed).toBe(false);
  expect(visible().log.isMissed).toBe(false);
});
