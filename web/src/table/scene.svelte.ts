/**
 * What is shown of a game. Events are shown one after the other, then the true view; whoever cannot or will not wait skips.
 * The truth is always ahead of what is shown, or equal to it.
 */
import type { Event, View } from "../server/shapes";
import type { Sound } from "./sound";

/** What one message brings to be shown: what happened, and how the game stands after it. */
export interface Step {
  /** What the reader saw of each move. */
  moves: Event[][];
  view: View;
  /** Is it the reader's own doing? */
  isOwn: boolean;
  /** Was it made long ago, and is watched now? */
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
  /** How the game looks after an event, until the true view comes; as it was, if nothing is said. */
  after?(view: View, event: E): View;
  /** The sound it makes, for those who want to hear it. */
  sound?(event: E): Sound | null;
  /** The last thing in these moves that is worth watching as a whole, if there is one; from them and the game as it stands. */
  episode?(moves: readonly E[][], now: View): Episode<E> | null;
}

export interface Stage {
  animations: Animations;
  /** By how much times are multiplied; 0 shows no animation. */
  tempo: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Every move that comes to be shown is told, also when it is skipped. */
  tell: (events: Event[]) => void;
  sound?: (sound: Sound) => void;
}

/** When so much waits to be shown, it is not shown bit by bit any more. */
const TOO_MUCH = 8;

export class Scene {
  /** The game as it is shown now. */
  view = $state.raw<View | null>(null);
  /** What is being shown happening. */
  event = $state.raw<Event | null>(null);
  isPlaying = $state(false);
  /** What others have done since the reader's last choice: to be marked until the next one. */
  fresh = $state.raw<Event[]>([]);
  /** The same, after what the reader's last choice brought. */
  recent = $state.raw<Event[]>([]);
  /** How many moves have been made that are not shown yet: what is said about them must wait. */
  behind = $state(0);

  #steps: Step[] = [];
  #isHeld = false;
  #skip: (() => void) | null = null;
  #isSkipping = false;
  /** Counts how often everything was set anew: what was being shown then is not finished any more. */
  #age = 0;

  constructor(private readonly stage: Stage) {}

  /** Show this at once, whatever was going on. */
  set(view: View | null, fresh: Event[] = []): void {
    this.#steps = [];
    this.behind = 0;
    this.#age += 1;
    this.skip();
    this.view = view;
    this.fresh = this.recent = fresh;
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

  /** Show nothing more until it is released: somebody else sits in front of the screen. */
  hold(): void {
    this.#isHeld = true;
    this.skip();
  }

  release(): void {
    this.#isHeld = false;
    void this.#play();
  }

  /** Go to the end of everything that waits. */
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
      this.stage.tell(events);
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
    this.fresh = isOwn ? [] : isPast ? events : [...this.fresh, ...events];
    this.recent = isOwn || isPast ? events : [...this.recent, ...events];
  }

  async #show(event: Event): Promise<void> {
    const time = this.stage.animations.duration(event) * this.stage.tempo();
    if (!time || this.#isSkipping || this.#isHeld || this.#steps.length > TOO_MUCH) return;
    this.event = event;
    const sound = this.stage.animations.sound?.(event);
    if (sound) this.stage.sound?.(sound);
    if (this.view && this.stage.animations.after) this.view = this.stage.animations.after(this.view, event);
    const skipped = new Promise<void>((resolve) => (this.#skip = resolve));
    await Promise.race([this.stage.wait(time), skipped]);
    this.#skip = null;
  }
}
