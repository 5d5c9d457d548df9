/** One game at a table, as a reader has been told of it. The next game is another one: what belongs to a game goes with it. */
import type { Event, Undo, View } from "../server/types";
import { movesOf, type TableEvent, type LogLine } from "./log";
import { Scene, type Stage } from "./scene.svelte";

/** What came while nobody looked. */
interface Absence {
  moves: Event[][];
}

/** How a game stands for a reader: what the server tells together. */
export interface Standing {
  view: View | null;
  decision: number | null;
  undo: Undo | null;
}

/** So many moves that were missed are still shown as if one had been there; more are listed. (`MAX_ANIMATED_STEPS` is for those who look.) */
export const MAX_UNLISTED_MOVES = 6;

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
  /** How long the log was when something was taken back of which it still tells. */
  #wentBackAt: number | null = null;

  constructor(stage: Omit<Stage, "onMove">) {
    this.scene = new Scene({ ...stage, onMove: (events) => (this.shown = events) });
  }

  /** What was seen of each move. */
  get moves(): Event[][] {
    return movesOf(this.log);
  }

  /** Were there moves of which it is not known yet how the game stands after them? */
  get isLate(): boolean {
    return this.#late.length > 0;
  }

  /** Does the log still tell of something that was taken back? */
  get isLogOutdated(): boolean {
    return this.#wentBackAt !== null;
  }

  /** What the reader may choose from now, once everything before it has been shown. */
  get choices(): readonly string[] {
    if (this.decision === null || this.scene.isPlaying || this.scene.view !== this.latestView) return [];
    return this.latestView?.decision ?? [];
  }

  /** Everything is told anew: it is shown at once, with what came while the line was broken marked. */
  reset(log: Event[][], now: Standing, missed: Event[][] = []): void {
    this.#late = [];
    this.#setLog(log, now.view);
    this.#stand(now);
    this.scene.restart(now.view, missed.flat());
  }

  /** The game is dealt: there is nothing before it that could change into it. */
  deal(events: Event[][], now: Standing | null): void {
    this.#setLog(events, now?.view ?? null);
    if (!now) return;
    this.#stand(now);
    this.scene.restart(now.view);
    this.shown = events.flat();
  }

  /** Moves were made; how the game stands after them may come later. */
  applyMoves(moves: Event[][], now: Standing | null, isOwn: boolean): void {
    this.#write(moves.map((events) => ({ events })), now?.view ?? null);
    this.#late.push(...moves);
    if (!now?.view) return;
    this.#stand(now);
    const late = this.#late.splice(0);
    if (this.scene.view && late.length <= MAX_UNLISTED_MOVES) return this.scene.add({ moves: late, view: now.view, isOwn });
    this.scene.set(now.view, late.flat());
    if (late.length > MAX_UNLISTED_MOVES) this.absence = { moves: late };
  }

  /** Something about the table that is told in the log. */
  addTableEvent(tableEvent: TableEvent): void {
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
    this.#wentBackAt = this.log.length;
    this.#stand(now);
    this.scene.goBack(now.view, isOwn);
  }

  /** All moves of the game as it stands now, after something was taken back: what has come since stays as it was told. */
  replaceLog(moves: Event[][], view: View | null): void {
    const [before, since] = [this.log.slice(0, this.#wentBackAt ?? 0), this.log.slice(this.#wentBackAt ?? 0)];
    const left = moves.slice(0, moves.length - movesOf(since).length);
    this.#setLog(left, view, since);
    this.scene.unmark(movesOf(before).slice(left.length).flat());
  }

  #stand({ view, decision, undo }: Standing): void {
    this.latestView = view;
    this.decision = decision;
    this.undo = undo;
  }

  #setLog(moves: Event[][], view: View | null, since: LogLine[] = []): void {
    this.log = [];
    this.faded = 0;
    this.#wentBackAt = null;
    this.#write([...moves.map((events) => ({ events })), ...since], view);
  }

  /** A view says how many moves of the log are still remembered. */
  #write(lines: LogLine[], view: View | null): void {
    if (lines.length) this.log = [...this.log, ...lines];
    if (view && view.log_memory !== null) this.faded = this.moves.length - view.log_memory;
  }
}
