/**
 * The user interface of a game: everything the app needs to show it. A game is one folder with an `index.ts` that exports its `ui`.
 * A board shows a view and offers choices; where the view comes from (a table, a replay, a lesson) it does not know.
 */
import type { Component } from "svelte";
import type { LessonName } from "../router.svelte";
import type { EditionDetails, Event, GameInfo, Result, View } from "../server/types";
import type { Animations } from "../table/scene.svelte";
import type { Person } from "../table/people";
import type { Drawn, PictureKind } from "../words/pictured_sentences";
import type { Names, Naming, Words } from "../words/words";

/** The props of a board. Everything in it may change at any time. */
export interface BoardProps<E extends Event = Event> {
  game: GameInfo;
  edition: EditionDetails | null;
  words: Words;
  /** The view that is shown now. During an animation it is behind the true one. */
  view: View;
  /** The event that is being shown, or null. A board animates it; `animations` says for how long. */
  event: E | null;
  /** What others did since the reader's last choice; the board marks it. */
  fresh: readonly E[];
  /** The same, preceded by what the reader's last choice brought; visible without motion, too. */
  recent?: readonly E[];
  people: readonly Person[];
  names: Names;
  /** The actions that may be chosen now, in their notation; empty while somebody else decides or something is shown. */
  choices: readonly string[];
  /** Take one of them. */
  choose(action: string): void;
  /** Actions that a bot would take, best first, if the reader asked for a hint. */
  hints: readonly string[];
  /** What a bot would do in this turn, step by step, if the reader asked for a hint. */
  hintPlan?: readonly string[];
  /** Say what is to be done instead of `GameUi.task`, while the board holds a choice back until the last word; null: no more. */
  setTask?(task: Task | null): void;
  /** Take the reader's last choice back, where that is possible; not in a replay or a lesson. */
  takeBack?(): void;
  /** Show a clause of the rules: for symbols, and for things that cannot be used now. */
  explain(clause: string): void;
  /** Preview what a choice would bring, where the game allows it. */
  foresight: boolean;
  /** Ask for a confirmation also where the choice was made by several touches. */
  asksEverything?: boolean;
  /** Times of animations are multiplied by it; 0: nothing moves. */
  tempo: number;
  /** What seats have promised to do, in the notation, where the game knows promises. */
  promises?: Readonly<Record<number, string>>;
  /** Promise an action to everybody; it binds nobody. Only for somebody on a chair, where the game knows promises. */
  promise?: ((action: string) => void) | undefined;
  /** Open the chat, at a table. */
  talk?: (() => void) | undefined;
  /** In a replay with all cards open: what every seat saw. */
  open?: readonly View[] | undefined;
}

/** What is to be done now: a sentence with its fields. */
export interface Task {
  key: string;
  fields?: Record<string, string | number>;
}

/** One step of a lesson. Views and events were recorded from a real game, or follow from a position. */
export interface LessonStep {
  /** What the guide says; null: only what is told of the rulebook. */
  says: string | null;
  clause: string | null;
  /** The clauses that are told as the rulebook tells them. */
  clauses?: readonly string[];
  /** The worked example of the rulebook that has been played. */
  example?: string | null;
  /** What happens first: shown by the board as at a real table. */
  events: Event[];
  /** The same, move by move, each with the view after it: for a board that does not play events itself. */
  moves?: readonly { events: Event[]; view: View }[];
  view: View;
  /** The actions that lead on; empty: a button does. Other choices are legal, too, but the guide asks for these. */
  expects: string[];
}

/** A part of somebody's points, for the picture at the end. */
export interface Share {
  key: string;
  points: number;
}

/** The props of a finale: the end of a game as an animation, before the winner is named. */
export interface FinaleProps<E extends Event = Event> {
  game: GameInfo;
  edition: EditionDetails | null;
  words: Words;
  /** The last view. */
  view: View;
  result: Result;
  /** What everybody saw of every move, once the game is over. */
  log: readonly E[][];
  people: readonly Person[];
  names: Names;
  /** As for a board; a finale is not shown at all with 0. */
  tempo: number;
  /** Called once everything has been shown. A button to skip it is there already. */
  done(): void;
}

/** The props of a small picture in a sentence. The sentence is said in words beside it. */
export interface SmallPictureProps extends Drawn {
  edition: EditionDetails | null;
}

/** The props of what a plate says that somebody holds. */
export interface HoldingsProps {
  view: View;
  seat: number;
  words: Words;
}

/** What a deal follows from, beside the seed. */
export interface DealGiven {
  players: number;
  options: Record<string, unknown>;
  edition: EditionDetails;
}

/** Everything about one game; `E` are the events it declares. */
export interface GameUi<E extends Event = Event> {
  name: string;
  /** The board in the middle and, below it or beside it, the reader's own things: one component, which gets all the space there is. */
  Board: Component<BoardProps<E>>;
  /** The picture on the home page. */
  Picture: Component;
  /** The picture of what somebody has by an option for every seat, such as a colour. */
  SeatIcon?: Component<{ value: string; words: Words }>;
  /** Which fields of events are drawn in the log, and how. */
  pictureKind?: PictureKind;
  SmallPicture?: Component<SmallPictureProps>;
  /** What everybody can see that somebody holds: on the plate of each player. */
  Holdings?: Component<HoldingsProps>;
  animations: Animations<E>;
  /** What the reader has to do now, in words. */
  task(view: View, words?: Words): Task;
  /** The progress of the game, in words. */
  progress?(view: View): Task;
  /** Does this choice need a confirmation, because it cannot be taken back? */
  needsConfirmation?(action: string, view: View): boolean;
  /** Where the points of each seat come from: from all that happened. */
  breakdown?(log: readonly E[][], players: number): Share[][];
  /** The last count as an animation, before the winner is named. */
  Finale?: Component<FinaleProps<E>>;
  /** Words for values that the translation files have none for, such as cards by their letters. */
  naming?: Naming;
  /** The translation file of this folder, in a language. */
  words?(language: string): Promise<string>;
  lessons?: Partial<Record<LessonName, () => Promise<LessonStep[]>>>;
  /** The whole deal from a seed, as the first events of the game; for those who want to check it themselves. */
  deal?(seed: string, game: DealGiven): E[];
}
