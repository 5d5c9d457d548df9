/** Plays a replay: goes to a move, or on by itself from move to move. */
import type { ReplayStep, View } from "../server/types";
import { Scene, type Animations } from "./scene.svelte";

/** From one move to the next. */
const MOVE_INTERVAL_MS = 1300;
/** Without motion moves still follow each other slowly enough to be read. */
const LEAST_TEMPO = 0.4;

export class ReplayPlayer {
  steps = $state.raw<readonly ReplayStep[]>([]);
  move = $state(0);
  isPlaying = $state(false);
  readonly scene: Scene;

  /** `viewOf`: which view of a step the board shows. */
  constructor(
    move: number,
    animations: Animations,
    private readonly tempo: () => number,
    private readonly viewOf: (step: ReplayStep) => View,
  ) {
    this.move = move;
    this.scene = new Scene({ animations, tempo });
  }

  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  get step(): ReplayStep | null {
    return this.steps[this.move] ?? null;
  }

  /** The same game, as somebody else saw it. */
  load(steps: readonly ReplayStep[]): void {
    this.steps = steps;
    this.goTo(this.move);
  }

  /** The next move is shown as at a table, from where the last one ends, even if that is still being shown; any other is there at once. */
  goTo(wanted: number): void {
    const move = Math.min(Math.max(0, wanted), this.last);
    const step = this.steps[move];
    if (!step) return;
    const before = move === this.move + 1 ? this.step : null;
    this.move = move;
    if (!before) return this.scene.set(this.viewOf(step), step.events);
    this.scene.set(this.viewOf(before));
    this.scene.add({ moves: [step.events], view: this.viewOf(step), isOwn: false });
  }

  toggle(): void {
    this.isPlaying = !this.isPlaying;
  }

  /** Goes on after a while, if it is playing; to be called in an effect. Returns what stops it. */
  goOn(): (() => void) | void {
    if (!this.isPlaying || this.scene.isPlaying) return;
    if (this.move >= this.last) return void (this.isPlaying = false);
    const timer = setTimeout(() => this.goTo(this.move + 1), MOVE_INTERVAL_MS * Math.max(LEAST_TEMPO, this.tempo()));
    return () => clearTimeout(timer);
  }
}
