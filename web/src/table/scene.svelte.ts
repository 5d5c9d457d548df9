/**
 * What is shown of a game: events one after the other, then the true view. All of it can be skipped.
 * What is shown is never ahead of the true state.
 */
import type { Event, View } from "../server/types";
import { pause } from "./pause";
import type { Sound } from "./sound";

/** What one message adds to the queue: what happened, and the view after it. */
export interface Step {
  /** What the reader saw of each move. */
  moves: Event[][];
  view: View;
  /** Is it the reader's own move? */
  isOwn: boolean;
  /** Is it an old move that is watched again? */
  isPast?: boolean;
}

/** Moves that were made already, to be watched again or for the first time, and how the game looked before them. */
export interface Episode<E extends Event = Event> {
  moves: E[][];
  view: View;
}

/** How a game shows its events. */
export interface Animations<E extends Event = Event> {
  /** How long an event is shown, in milliseconds; 0 if there is nothing to see. */
  duration(event: E): number;
  /** The view after an event, until the true view comes. Without it the view stays as it was. */
  after?(view: View, event: E): View;
  /** The sound of an event, if it has one. */
  sound?(event: E): Sound | null;
  /** The last part of these moves that is worth watching as a whole, if there is one. */
  episode?(moves: readonly E[][], now: View): Episode<E> | null;
}

export interface Stage {
  animations: Animations;
  /** By how much times are multiplied; 0 shows no animation. */
  tempo: () => number;
  /** How time passes; a test has its own. */
  wait?: (milliseconds: number) => Promise<void>;
  /** Called with every move when its turn to be shown has come, also if it is skipped. */
  onMove?: (events: Event[]) => void;
  sound?: (sound: Sound) => void;
}

/** What is marked on a board. */
interface Marks {
  fresh: Event[];
  recent: Event[];
}

/** With more steps than these in the queue, they are not animated any more. What came while nobody looked is listed sooner: `MAX_UNLISTED_MOVES`. */
const MAX_ANIMATED_STEPS = 8;

export class Scene {
  /** The game as it is shown now. */
  view = $state.raw<View | null>(null);
  /** The event that is being shown. */
  event = $state.raw<Event | null>(null);
  isPlaying = $state(false);
  /** What others have done since the reader's last choice: to be marked until the next one. */
  fresh = $state.raw<Event[]>([]);
  /** The same, after what the reader's last choice brought. */
  recent = $state.raw<Event[]>([]);
  /** How many moves are not shown yet: the log does not have them yet, either. */
  behind = $state(0);

  #steps: Step[] = [];
  /** What was marked before each of the reader's own moves: it is marked again when the move is taken back. */
  #marksBefore: Marks[] = [];
  #isHeld = false;
  #skip: (() => void) | null = null;
  #isSkipping = false;
  /** Counts calls of `set`: an animation that began before the last one is not finished. */
  #age = 0;

  constructor(private readonly stage: Stage) {}

  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Show this at once, whatever was going on. */
  set(view: View | null, fresh: Event[] = [], recent: Event[] = fresh): void {
    this.#steps = [];
    this.behind = 0;
    this.#age += 1;
    this.skip();
    // What comes after it is shown as ever.
    this.#isSkipping = false;
    this.view = view;
    [this.fresh, this.recent] = [fresh, recent];
  }

  /** Everything is told anew: what was marked before earlier moves is not known any more. */
  restart(view: View | null, fresh: Event[] = []): void {
    this.#marksBefore = [];
    this.set(view, fresh);
  }

  /** A move was taken back: show the game before it. If it was the reader's own, the marks that were there then come back. */
  goBack(view: View | null, isOwn: boolean): void {
    const { fresh, recent } = (isOwn ? this.#marksBefore.pop() : null) ?? this;
    this.set(view, fresh, recent);
  }

  /** These events were taken back: nothing of them is marked any more. */
  unmark(gone: readonly Event[]): void {
    this.fresh = this.fresh.filter((event) => !gone.includes(event));
    this.recent = this.recent.filter((event) => !gone.includes(event));
  }

  add(step: Step): void {
    this.#steps.push(step);
    if (!step.isPast) this.behind += step.moves.length;
    void this.#play();
  }

  /** Show this, then the game as it is shown now. */
  watch(episode: Episode): void {
    if (this.isPlaying || !this.view) return;
    const now = this.view;
    this.view = episode.view;
    this.add({ moves: episode.moves, view: now, isOwn: false, isPast: true });
  }

  /** Show nothing more until `release`: somebody else is in front of the screen. */
  hold(): void {
    this.#isHeld = true;
    this.skip();
  }

  release(): void {
    this.#isHeld = false;
    void this.#play();
  }

  /** Skip everything in the queue. */
  skip(): void {
    this.#isSkipping = this.isPlaying;
    this.#skip?.();
  }

  async #play(): Promise<void> {
    if (this.isPlaying || this.#isHeld) return;
    this.isPlaying = true;
    try {
      let step: Step | undefined;
      while (!this.#isHeld && (step = this.#steps.shift())) await this.#perform(step);
    } finally {
      this.isPlaying = this.#isSkipping = false;
      this.event = null;
    }
  }

  async #perform(step: Step): Promise<void> {
    const age = this.#age;
    const marked = { fresh: this.fresh, recent: this.recent };
    this.#mark(step);
    for (const events of step.moves) {
      this.stage.onMove?.(events);
      for (const event of events) if (age === this.#age) await this.#show(event);
      if (age === this.#age && !step.isPast) this.behind -= 1;
    }
    if (age !== this.#age) return;
    this.event = null;
    this.view = step.view;
    if (step.isPast) Object.assign(this, marked);
  }

  #mark({ moves, isOwn, isPast }: Step): void {
    const events = moves.flat();
    if (isOwn) this.#marksBefore.push({ fresh: this.fresh, recent: this.recent });
    this.fresh = isOwn ? [] : isPast ? events : [...this.fresh, ...events];
    this.recent = isOwn || isPast ? events : [...this.recent, ...events];
  }

  async #show(event: Event): Promise<void> {
    const time = this.stage.animations.duration(event) * this.stage.tempo();
    if (!time || this.#isSkipping || this.#isHeld || this.#steps.length > MAX_ANIMATED_STEPS) return;
    this.event = event;
    const sound = this.stage.animations.sound?.(event);
    if (sound) this.stage.sound?.(sound);
    if (this.view && this.stage.animations.after) this.view = this.stage.animations.after(this.view, event);
    const skipped = new Promise<void>((resolve) => (this.#skip = resolve));
    await Promise.race([(this.stage.wait ?? pause)(time), skipped]);
    this.#skip = null;
  }
}
