/** The log as the reader may see it now, and what of it can be watched again. */
import { settings } from "../../../device/settings.svelte";
import type { TableContext } from "../../../table/context";
import { isPartOf, lastEpisode } from "../../../table/episodes";
import { remembered, shownLines, type LogLine } from "../../../table/log";
import type { Reader } from "../../../table/reader.svelte";
import type { Episode } from "../../../table/scene.svelte";

export class VisibleLog {
  /** As far as it has been shown, and without what players have to remember. */
  readonly lines: readonly LogLine[];
  /** The last part that is worth watching as a whole. */
  readonly episode: Episode | null;

  /** `isCounting`: the last count is being shown, so its move is not told yet. */
  constructor(
    private readonly reader: Reader,
    context: () => TableContext,
    isCounting: () => boolean,
  ) {
    const { scene } = reader;
    this.lines = $derived.by(() => {
      const shown = shownLines(reader.log, isCounting() ? 1 : scene.behind);
      const { view } = scene;
      return view && view.log_memory !== null ? remembered(shown, reader.game.faded, view.shows_round, context().game) : shown;
    });
    this.episode = $derived(
      scene.view && !scene.isPlaying && settings.tempo > 0 ? lastEpisode(this.lines, scene.view, context().ui.animations) : null,
    );
  }

  /** Is the episode among the moves that the reader has missed? */
  get isMissed(): boolean {
    return this.episode !== null && isPartOf(this.reader.game.absence?.moves ?? [], this.episode);
  }

  watch(): void {
    if (this.episode) this.reader.scene.watch(this.episode);
  }
}
