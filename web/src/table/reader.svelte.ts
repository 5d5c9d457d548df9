/** One reader of a table: somebody on a chair, or a spectator. Keeps what the server has told, and asks it for things. */
import { outboxOf } from "../device/outbox";
import * as server from "../server/http";
import { Connection, type Given, type ConnectionState, type Socket } from "../server/connection";
import type { Answer, Event, Message, Refusal, Role, Saying, Table, View, Welcome, Wish } from "../server/shapes";
import { Scene, type Stage } from "./scene.svelte";

/** Something about the table, not the game, that is told in the log. */
export interface Happening {
  at: number;
  what: string;
  fields: Message["fields"];
}

/** A line of the log: what was seen of a move, or something about the table. */
export type LogLine = { events: Event[] } | { happening: Happening };

/** What came while nobody looked. */
export interface Absence {
  moves: Event[][];
}

/** How far somebody had seen a game when they last looked. */
export interface Seen {
  commitment: string;
  moves: number;
  at: number;
}

/** Who looks away for so long is told what happened meanwhile, in milliseconds. */
const LONG = 60_000;
/** So many moves that were missed are still shown as if one had been there. */
const FEW = 6;

/** What a table brings to the scene of each of its readers. */
export type TableStage = Omit<Stage, "wait" | "tell">;

const ABOUT_THE_TABLE = new Set<Message["what"]>([
  "sat", "seated", "freed", "left", "returned", "undone", "asked_back", "agreed", "declined", "promised", "paced", "closed",
]);

export class Reader {
  table = $state.raw<Table | null>(null);
  /** The game as it truly stands. */
  truth = $state.raw<View | null>(null);
  decision = $state<number | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Where a game is played from memory: so many moves of the log, from the first on, show nothing fleeting any more. */
  faded = $state(0);
  chat = $state.raw<Saying[]>([]);
  unread = $state(0);
  present = $state.raw<number[]>([]);
  /** How far the game has been compiled, in per cent; until then its bots think less. */
  warmingUp = $state(100);
  role = $state<Role>("spectator");
  chair = $state<number | null>(null);
  state = $state<ConnectionState>("connecting");
  goodbye = $state.raw<Refusal | null>(null);
  /** A command is on its way. */
  isAsking = $state(false);
  absence = $state.raw<Absence | null>(null);
  /** Why something was refused that was asked for before this page was loaded. */
  lateRefusal = $state.raw<Refusal | null>(null);
  /** What was shown last, for those who hear it. */
  shown = $state.raw<Event[]>([]);

  readonly scene: Scene;
  readonly #connection: Connection;
  /** Moves the reader has been told of. */
  #moveCount = 0;
  /** Moves that were missed; how the game stands after them comes with the last one. */
  #late: Event[][] = [];
  #seen: Seen | null;

  constructor(
    readonly id: string,
    readonly secret: string,
    stage: TableStage,
    seen: Seen | null = null,
    connect: () => Socket = () => new WebSocket(server.socketAddress(id)) as unknown as Socket,
  ) {
    const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
    this.scene = new Scene({ ...stage, wait, tell: (events) => (this.shown = events) });
    this.#connection = new Connection(secret, this.#listener(), connect, outboxOf(secret));
    this.#seen = seen;
  }

  /** How far this reader has seen the game now. */
  get seen(): Seen | null {
    const commitment = this.table?.commitment;
    return commitment ? { commitment, moves: this.log.filter((line) => "events" in line).length, at: Date.now() } : null;
  }

  /** The reader looks at something else. */
  lookAway(): void {
    this.#seen = this.seen;
  }

  /** The reader is back. */
  lookBack(): void {
    const moves = this.log.flatMap((line) => ("events" in line ? [line.events] : []));
    this.#tellAbsence(moves.slice(this.#seen?.moves ?? moves.length));
    this.#seen = null;
  }

  /** After a long time, what happened is told; after a short one, it is only marked. */
  #tellAbsence(missed: Event[][]): void {
    const isLong = this.#seen !== null && Date.now() - this.#seen.at > LONG;
    if (missed.length && (isLong || missed.length > FEW)) this.absence = { moves: missed };
  }

  /** The reader's seat in the present game. */
  get seat(): number | null {
    return this.truth?.seat ?? null;
  }

  /** What the reader may choose from now, once everything before it has been shown. */
  get choices(): readonly string[] {
    if (this.decision === null || this.isAsking || this.scene.isPlaying || this.scene.view !== this.truth) return [];
    return this.truth?.decision ?? [];
  }

  open(): void {
    this.#connection.open();
    const left = this.#connection.resume();
    if (left.length) void this.#resumed(left);
  }

  close(): void {
    this.#connection.close();
  }

  hurry(): void {
    this.#connection.hurry();
  }

  broken(): void {
    this.#connection.broken();
  }

  /** Answer the open decision. */
  async move(action: string): Promise<Refusal | null> {
    if (this.decision === null || this.isAsking) return null;
    return this.ask({ do: "move", decision: this.decision, action });
  }

  /** Ask the server for something; the reason, if it refuses. */
  async ask(wish: Wish): Promise<Refusal | null> {
    this.isAsking = true;
    try {
      return this.#refusal(await this.#connection.send(wish));
    } finally {
      this.isAsking = false;
    }
  }

  /** What was asked for before this page was loaded: nobody waits for the answers, but a refusal is told. */
  async #resumed(left: Given[]): Promise<void> {
    this.isAsking = left.some(({ command }) => command.do !== "say");
    const refusals = await Promise.all(left.map(async ({ answer }) => this.#refusal(await answer)));
    this.lateRefusal = refusals.find((refusal) => refusal !== null) ?? null;
    this.isAsking = false;
  }

  async say(said: { text: string } | { phrase: string }): Promise<Refusal | null> {
    return this.#refusal(await this.#connection.send({ do: "say", ...said } as Wish));
  }

  #refusal(answer: Answer): Refusal | null {
    if (answer.done) return null;
    if (answer.view) this.#put(answer.view, answer.decision ?? null);
    return answer.refused ?? null;
  }

  #listener() {
    return {
      welcome: (welcome: Welcome) => this.#welcomed(welcome),
      message: (message: Message) => this.#hear(message),
      present: (chairs: number[]) => void (this.present = chairs),
      warmingUp: (percent: number) => void (this.warmingUp = percent),
      state: (state: ConnectionState) => void (this.state = state),
      goodbye: (reason: Refusal) => void (this.goodbye = reason),
    };
  }

  #welcomed(welcome: Welcome): void {
    const missed = this.#missed(welcome);
    this.table = welcome.table;
    this.role = welcome.role;
    this.chair = welcome.chair;
    this.present = welcome.present;
    this.warmingUp = welcome.warming_up;
    this.chat = welcome.chat;
    this.#setLog(welcome.log);
    this.#fade(welcome.view);
    this.#moveCount = welcome.log.length;
    this.#late = [];
    this.#put(welcome.view, welcome.decision, missed.flat());
    this.#tellAbsence(missed);
    this.#seen = null;
  }

  /** The moves of the same game that came while the line was broken, or the page closed. */
  #missed(welcome: Welcome): Event[][] {
    const before = this.table ? { commitment: this.table.commitment, moves: this.#moveCount } : this.#seen;
    return before && before.commitment === welcome.table.commitment ? welcome.log.slice(before.moves) : [];
  }

  #put(view: View | null, decision: number | null, fresh: Event[] = []): void {
    this.truth = view;
    this.decision = decision;
    this.scene.set(view, fresh);
  }

  #hear(message: Message): void {
    if (message.table) this.table = message.table;
    if (message.what === "said") this.#heard(message);
    if (message.what === "dealt") this.#setLog([]);
    const moves = message.events;
    this.#write(message, moves);
    this.#fade(message.view ?? null);
    if (message.view) this.#changed(message, [...this.#late.splice(0), ...moves], message.view);
    else this.#late.push(...moves);
  }

  #write(message: Message, moves: Event[][]): void {
    const lines: LogLine[] = moves.map((events) => ({ events }));
    if (ABOUT_THE_TABLE.has(message.what)) {
      lines.push({ happening: { at: message.at, what: message.what, fields: message.fields } });
    }
    this.#moveCount = message.what === "dealt" ? moves.length : this.#moveCount + moves.length;
    if (lines.length) this.log = [...this.log, ...lines];
  }

  #setLog(moves: Event[][], about: LogLine[] = []): void {
    this.log = [...moves.map((events) => ({ events })), ...about];
    this.faded = 0;
  }

  /** A view says how many moves of the log are still remembered. */
  #fade(view: View | null): void {
    const moves = this.log.filter((line) => "events" in line).length;
    if (view && view.log_memory !== null) this.faded = moves - view.log_memory;
  }

  #changed(message: Message, moves: Event[][], view: View): void {
    this.truth = view;
    this.decision = message.decision ?? null;
    const isOwn = message.what === "moved" && message.fields["seat"] === view.seat && message.fields["by"] === "person";
    if (moves.length > FEW) {
      this.scene.set(view, moves.flat());
      this.#tellAbsence(moves);
    } else if (moves.length || message.what === "moved") this.scene.add({ moves, view, isOwn });
    else this.#wentBack(view);
  }

  /** Something was taken back: what the log said of it is not true any more. */
  #wentBack(view: View): void {
    this.scene.set(view);
    void server.everything(this.id, this.secret).then((all) => {
      if (all?.kind !== "welcome") return;
      const about = this.log.filter((line) => "happening" in line).slice(-1);
      this.#setLog(all.log, about);
      this.#fade(all.view);
      this.#moveCount = all.log.length;
    });
  }

  #heard(message: Message): void {
    const { chair, text = null, phrase = null } = message.fields as Saying;
    this.chat = [...this.chat, { at: message.at, chair, text, phrase }];
    if (chair !== this.chair) this.unread += 1;
  }
}
