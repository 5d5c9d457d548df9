/** One game at a table, as a reader has been told of it. The next game is another one: what belongs to a game goes with it. */
import type { Event, Undo, View } from "../server/shapes";
import { movesOf, type TableEvent, type LogLine } from "./log";
import { Scene, type Stage } from "./scene.svelte";

/** What came while nobody looked. */
export interface Absence {
  moves: Event[][];
}

/** How a game stands for a reader: what the server tells together. */
export interface Standing {
  view: View | null;
  decision: number | null;
  undo: Undo | null;
}

/** So many moves that were missed are still shown as if one had been there. */
export const FEW = 6;

export class GameInPlay {
  /** The newest view, as the server told it; the scene shows it once everything before has been shown. */
  latestView = $state.raw<View | null>(null);
  decision = $state<number | null>(null);
  /** What the reader could take back now. */
  undo = $state.raw<Undo | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Where a game is played from memory: so many moves of the log, from the first on, show nothing fleeting any more. */
  faded = $state(0);
  absence = $state.raw<Absence | null>(null);
  /** What was shown last, for those who hear it. */
  shown = $state.raw<Event[]>([]);
  readonly scene: Scene;
  /** Moves that were missed; how the game stands after them comes with the last one. */
  #late: Event[][] = [];

  constructor(stage: Omit<Stage, "tell">) {
    this.scene = new Scene({ ...stage, tell: (events) => (this.shown = events) });
  }

  /** What was seen of each move. */
  get moves(): Event[][] {
    return movesOf(this.log);
  }

  /** Were there moves of which it is not known yet how the game stands after them? */
  get isLate(): boolean {
    return this.#late.length > 0;
  }

  /** What the reader may choose from now, once everything before it has been shown. */
  get choices(): readonly string[] {
    if (this.decision === null || this.scene.isPlaying || this.scene.view !== this.latestView) return [];
    return this.latestView?.decision ?? [];
  }

  /** Everything is told anew: it is shown at once, with what came while the line was broken marked. */
  begin(log: Event[][], now: Standing, missed: Event[][] = []): void {
    this.#late = [];
    this.#setLog(log, now.view);
    this.#stand(now);
    this.scene.set(now.view, missed.flat());
  }

  /** The game is dealt: there is nothing before it that could change into it. */
  deal(events: Event[][], now: Standing | null): void {
    this.#setLog(events, now?.view ?? null);
    if (!now) return;
    this.#stand(now);
    this.scene.set(now.view);
    this.shown = events.flat();
  }

  /** Moves were made; how the game stands after them may come later. */
  goOn(moves: Event[][], now: Standing | null, isOwn: boolean): void {
    this.#write(moves.map((events) => ({ events })), now?.view ?? null);
    this.#late.push(...moves);
    if (!now?.view) return;
    this.#stand(now);
    const late = this.#late.splice(0);
    if (this.scene.view && late.length <= FEW) return this.scene.add({ moves: late, view: now.view, isOwn });
    this.scene.set(now.view, late.flat());
    if (late.length > FEW) this.absence = { moves: late };
  }

  /** Something about the table that is told in the log. */
  tell(tableEvent: TableEvent): void {
    this.#write([{ tableEvent }], null);
  }

  /** The server says how things stand, because something was refused. What is marked stays marked. */
  correct(now: Standing): void {
    const isSame = JSON.stringify(now.view) === JSON.stringify(this.latestView);
    const shown = isSame ? this.latestView : now.view;
    this.#stand({ ...now, view: shown });
    if (!isSame) this.scene.set(shown, this.scene.fresh, this.scene.recent);
  }

  /** Something was taken back: the game stands as before, with the marks that it had then. */
  goBack(now: Standing, isOwn: boolean): void {
    this.#stand(now);
    this.scene.goBack(now.view, isOwn);
  }

  /** What the log says after something was taken back, and what is marked. */
  relog(moves: Event[][], view: View | null): void {
    const gone = this.moves.slice(moves.length).flat();
    const about = this.log.filter((line) => "tableEvent" in line).slice(-1);
    this.#setLog(moves, view, about);
    this.scene.unmark(gone);
  }

  #stand({ view, decision, undo }: Standing): void {
    this.latestView = view;
    this.decision = decision;
    this.undo = undo;
  }

  #setLog(moves: Event[][], view: View | null, about: LogLine[] = []): void {
    this.log = [];
    this.faded = 0;
    this.#write([...moves.map((events) => ({ events })), ...about], view);
  }

  /** A view says how many moves of the log are still remembered. */
  #write(lines: LogLine[], view: View | null): void {
    if (lines.length) this.log = [...this.log, ...lines];
    if (view && view.log_memory !== null) this.faded = this.moves.length - view.log_memory;
  }
}
