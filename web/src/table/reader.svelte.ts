/** One reader of a table: somebody on a chair, or a spectator. Keeps what the server has sent, and sends commands. */
import { outboxOf } from "../device/outbox";
import * as server from "../server/http";
import { Connection, type SentCommand, type ConnectionState, type Socket } from "../server/connection";
import type { Answer, Event, Message, Refusal, Role, Table, Undo, View, Welcome, NewCommand } from "../server/shapes";
import { Chat } from "./chat.svelte";
import { FEW, GameInPlay, type Standing } from "./game_in_play.svelte";
import type { LogLine } from "./log";
import type { Scene, Stage } from "./scene.svelte";

/** How far somebody had seen a game when they last looked. */
export interface Seen {
  commitment: string;
  moves: number;
  at: number;
}

/** After looking away for this long, in milliseconds, the reader is shown what happened meanwhile. */
const LONG = 60_000;

/** What a table passes on to the scene of each of its readers. */
export type TableStage = Omit<Stage, "wait" | "tell">;

const ABOUT_THE_TABLE = new Set<Message["what"]>([
  "sat", "seated", "freed", "left", "returned", "host_changed", "undone", "taken_back", "proposed", "agreed", "declined", "withdrawn",
  "promised", "paced", "hints_set", "hinted", "closed",
]);

/** How the game stands, as a frame says it. */
const standing = ({ view, decision, undo }: Welcome | Message | Answer): Standing => ({ view: view ?? null, decision: decision ?? null, undo: undo ?? null });

export class Reader {
  table = $state.raw<Table | null>(null);
  /** The present game. Each deal brings another one, with a scene and a log of its own. */
  game: GameInPlay;
  readonly chat = new Chat();
  present = $state.raw<number[]>([]);
  /** How far the game has been compiled, in per cent; until then its bots search less. */
  warmingUp = $state(100);
  role = $state<Role>("spectator");
  chair = $state<number | null>(null);
  state = $state<ConnectionState>("connecting");
  goodbye = $state.raw<Refusal | null>(null);
  /** A command is on its way. */
  isAsking = $state(false);
  /** Why something was refused that was asked for before this page was loaded. */
  lateRefusal = $state.raw<Refusal | null>(null);

  readonly #connection: Connection;
  readonly #stage: Omit<Stage, "tell">;
  #seen: Seen | null;

  constructor(
    readonly id: string,
    readonly secret: string,
    stage: TableStage,
    seen: Seen | null = null,
    connect: () => Socket = () => new WebSocket(server.socketAddress(id)) as unknown as Socket,
  ) {
    this.#stage = { ...stage, wait: (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time)) };
    this.game = $state.raw(new GameInPlay(this.#stage));
    this.#connection = new Connection(secret, this.#listener(), connect, outboxOf(secret));
    this.#seen = seen;
  }

  // --- the present game ---

  get scene(): Scene {
    return this.game.scene;
  }

  get latestView(): View | null {
    return this.game.latestView;
  }

  get decision(): number | null {
    return this.game.decision;
  }

  get log(): LogLine[] {
    return this.game.log;
  }

  /** The reader's seat in the present game. */
  get seat(): number | null {
    return this.latestView?.seat ?? null;
  }

  /** What the reader may choose from now. */
  get choices(): readonly string[] {
    return this.isAsking ? [] : this.game.choices;
  }

  /** What the reader could take back now. */
  get undo(): Undo | null {
    const isProposed = this.table?.proposals.some(({ kind }) => kind === "take-back");
    return this.isAsking || isProposed ? null : this.game.undo;
  }

  /** How far this reader has seen the game now. */
  get seen(): Seen | null {
    const commitment = this.table?.commitment;
    return commitment ? { commitment, moves: this.game.moves.length, at: Date.now() } : null;
  }

  /** The reader looks at something else. */
  lookAway(): void {
    this.#seen = this.seen;
  }

  /** The reader is back. */
  lookBack(): void {
    if (this.#seen?.commitment === this.table?.commitment) this.#tellAbsence(this.game.moves.slice(this.#seen?.moves));
    this.#seen = null;
  }

  /** After a long absence, what happened is listed; after a short one, it is only marked. */
  #tellAbsence(missed: Event[][]): void {
    const isLong = this.#seen !== null && Date.now() - this.#seen.at > LONG;
    if (missed.length && (isLong || missed.length > FEW)) this.game.absence = { moves: missed };
  }

  /** Another game begins. Who is not in front of the screen sees nothing of it yet. */
  #newGame(): void {
    const isHeld = this.scene.isHeld;
    this.game = new GameInPlay(this.#stage);
    if (isHeld) this.scene.hold();
  }

  // --- the line to the server ---

  open(): void {
    this.#connection.open();
    const left = this.#connection.resume();
    if (left.length) void this.#resumed(left);
  }

  close(): void {
    this.#connection.close();
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  networkLost(): void {
    this.#connection.networkLost();
  }

  /** Answer the open decision, but not before a pause is over, where one has to be kept. */
  async move(action: string, pause: Promise<void> | null = null): Promise<Refusal | null> {
    const { decision } = this;
    if (decision === null || this.isAsking) return null;
    if (pause) {
      this.isAsking = true;
      await pause;
    }
    return this.ask({ do: "move", decision, action });
  }

  /** Send a command to the server; returns the reason if it is refused. */
  async ask(command: NewCommand): Promise<Refusal | null> {
    this.isAsking = true;
    try {
      return this.#refusal(await this.#connection.send(command));
    } finally {
      this.isAsking = false;
    }
  }

  /** Commands from before this page was loaded: nobody waits for the answers, but a refusal is shown. */
  async #resumed(left: SentCommand[]): Promise<void> {
    this.isAsking = left.some(({ command }) => command.do !== "say");
    const refusals = await Promise.all(left.map(async ({ answer }) => this.#refusal(await answer)));
    this.lateRefusal = refusals.find((refusal) => refusal !== null) ?? null;
    this.isAsking = false;
  }

  /** Take the last choice back; where others have chosen since, they are asked. */
  async takeBack(): Promise<Refusal | null> {
    return this.undo && this.ask({ do: this.undo.is_last ? "undo" : "take-back" });
  }

  async say(said: { text: string } | { phrase: string } | { emote: string }): Promise<Refusal | null> {
    return this.#refusal(await this.#connection.send({ do: "say", ...said } as NewCommand));
  }

  #refusal(answer: Answer): Refusal | null {
    if (answer.done) return null;
    if (answer.view) this.game.correct(standing(answer));
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
    if (this.table && this.table.commitment !== welcome.table.commitment) this.#newGame();
    this.table = welcome.table;
    this.role = welcome.role;
    this.chair = welcome.chair;
    this.present = welcome.present;
    this.warmingUp = welcome.warming_up;
    this.chat.sayings = welcome.chat;
    this.game.begin(welcome.log, standing(welcome), missed);
    this.#tellAbsence(missed);
    this.#seen = null;
  }

  /** The moves of the same game that were made while the connection was lost, or the page closed. */
  #missed(welcome: Welcome): Event[][] {
    const before = this.table ? this.seen : this.#seen;
    return before && before.commitment === welcome.table.commitment ? welcome.log.slice(before.moves) : [];
  }

  #hear(message: Message): void {
    if (message.what === "dealt") this.#newGame();
    if (message.table) this.table = message.table;
    if (message.what === "said") this.chat.hear(message, this.chair);
    if (message.what === "host_changed") this.#changeHost(message.fields["chair"] as number);
    this.#play(message);
    if (ABOUT_THE_TABLE.has(message.what)) this.game.tell({ at: message.at, what: message.what, fields: message.fields });
  }

  #play(message: Message): void {
    const { what, fields, events } = message;
    const now = message.view ? standing(message) : null;
    const isOwn = fields["seat"] === this.seat && fields["by"] === "person";
    if (what === "dealt") this.game.deal(events, now);
    else if (what === "moved" || events.length || this.game.isLate) this.game.goOn(events, now, what === "moved" && isOwn);
    else if (now) this.#goBack(now, fields["seat"] === this.seat);
  }

  /** Something was taken back: what the log said of it is not true any more. Without a line, a welcome will say it. */
  #goBack(now: Standing, isOwn: boolean): void {
    const game = this.game;
    game.goBack(now, isOwn);
    void server
      .everything(this.id, this.secret)
      .then((all) => {
        if (all?.kind === "welcome" && all.table.commitment === this.table?.commitment) game.relog(all.log, all.view);
      })
      .catch(() => undefined);
  }

  /** Somebody took over as the host. */
  #changeHost(chair: number): void {
    if (chair === this.chair) this.role = "host";
    else if (this.role === "host") this.role = this.chair === null ? "spectator" : "seat";
  }
}
