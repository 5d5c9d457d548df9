/** One reader of a table: somebody on a chair, or a spectator. Keeps what the server has sent, and sends commands. */
import { outboxOf } from "../device/outbox";
import type { Seen } from "../device/tables.svelte";
import * as server from "../server/http";
import { Connection, type SentCommand, type ConnectionState, type Socket } from "../server/connection";
import type { Answer, Event, Message, Refusal, Role, Table, Undo, View, Welcome, NewCommand } from "../server/types";
import { Chat } from "./chat.svelte";
import { MAX_UNLISTED_MOVES, GameInPlay, type Standing } from "./game_in_play.svelte";
import type { LogLine } from "./log";
import { pause } from "./pause";
import type { Scene, Stage } from "./scene.svelte";

/** After looking away for this long, the reader is shown what happened meanwhile. */
const LONG_ABSENCE_MS = 60_000;
/** After so long the log is asked for again, if it was that of another moment; each time twice as long. */
const LOG_AGAIN_MS = 250;

/** What a table passes on to the scene of each of its readers. */
export type TableStage = Omit<Stage, "wait" | "onMove">;

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
  /** How many commands are on their way. */
  #sending = $state(0);
  /** Why something was refused that was asked for before this page was loaded. */
  lateRefusal = $state.raw<Refusal | null>(null);

  readonly #connection: Connection;
  readonly #stage: TableStage;
  /** How far the game had been seen when the reader looked away; null once they have been told what they missed. */
  #seen: Seen | null;
  #isAway = false;

  constructor(
    readonly id: string,
    readonly secret: string,
    stage: TableStage,
    seen: Seen | null = null,
    connect: () => Socket = () => new WebSocket(server.socketAddress(id)) as unknown as Socket,
  ) {
    this.#stage = stage;
    this.game = $state.raw(new GameInPlay(this.#stage));
    this.#connection = new Connection(secret, this.#listener(), connect, outboxOf(secret));
    this.#seen = seen;
  }

  /** Is a command on its way? */
  get isSending(): boolean {
    return this.#sending > 0;
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
    return this.isSending ? [] : this.game.choices;
  }

  /** What the reader could take back now. */
  get undo(): Undo | null {
    const isProposed = this.table?.proposals.some(({ kind }) => kind === "take-back");
    return this.isSending || isProposed ? null : this.game.undo;
  }

  /** How far this reader has seen the game now. */
  get seen(): Seen | null {
    const commitment = this.table?.commitment;
    return commitment ? { commitment, moves: this.game.moves.length, at: Date.now() } : null;
  }

  /** The reader looks at something else. */
  lookAway(): void {
    this.#isAway = true;
    this.#seen ??= this.seen;
  }

  /** The reader is back. Without a line, what was missed comes later. */
  lookBack(): void {
    this.#isAway = false;
    if (this.state === "open") this.#tellAbsence();
  }

  /** All that was missed has arrived. After a long absence it is listed; after a short one, it is only marked. */
  #tellAbsence(): void {
    const seen = this.#seen;
    if (this.#isAway || !seen) return;
    this.#seen = null;
    const missed = seen.commitment === this.table?.commitment ? this.game.moves.slice(seen.moves) : [];
    const isLong = Date.now() - seen.at > LONG_ABSENCE_MS;
    if (missed.length && (isLong || missed.length > MAX_UNLISTED_MOVES)) this.game.absence = { moves: missed };
  }

  /** Another game begins. Whoever is not in front of the screen sees nothing of it yet. */
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

  /** Connect anew, even if the line seems to be open. */
  renew(): void {
    this.#connection.renew();
  }

  networkLost(): void {
    this.#connection.networkLost();
  }

  /** Answer the open decision, but not before a pause is over, where one has to be kept. */
  async move(action: string, pause: Promise<void> | null = null): Promise<Refusal | null> {
    const { decision } = this;
    if (decision === null || this.isSending) return null;
    if (!pause) return this.send({ do: "move", decision, action });
    return this.#whileSending(pause.then(() => this.send({ do: "move", decision, action })));
  }

  /** Send a command to the server; returns the reason if it is refused. */
  async send(command: NewCommand): Promise<Refusal | null> {
    return this.#whileSending(this.#connection.send(command).then((answer) => this.#refusal(answer)));
  }

  /** Until this has come, nothing else can be chosen. */
  async #whileSending<Result>(coming: Promise<Result>): Promise<Result> {
    this.#sending += 1;
    try {
      return await coming;
    } finally {
      this.#sending -= 1;
    }
  }

  /** Commands from before this page was loaded: nobody waits for the answers, but a refusal is shown. */
  async #resumed(left: SentCommand[]): Promise<void> {
    const answered = ({ command, answer }: SentCommand) => {
      const refusal = answer.then((one) => this.#refusal(one));
      return command.do === "say" ? refusal : this.#whileSending(refusal);
    };
    const refusals = await Promise.all(left.map(answered));
    this.lateRefusal = refusals.find((refusal) => refusal !== null) ?? null;
  }

  /** Take the last choice back; where others have chosen since, they are asked. */
  async takeBack(): Promise<Refusal | null> {
    return this.undo && this.send({ do: this.undo.is_last ? "undo" : "take-back" });
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
      message: (message: Message) => this.#onMessage(message),
      present: (chairs: number[]) => void (this.present = chairs),
      warmingUp: (percent: number) => void (this.warmingUp = percent),
      state: (state: ConnectionState) => this.#stateChanged(state),
      goodbye: (reason: Refusal) => void (this.goodbye = reason),
    };
  }

  #stateChanged(state: ConnectionState): void {
    this.state = state;
    if (state === "open") this.#tellAbsence();
  }

  #welcomed(welcome: Welcome): void {
    this.#seen ??= this.seen;
    const missed = this.#missed(welcome);
    if (this.table && this.table.commitment !== welcome.table.commitment) this.#newGame();
    this.table = welcome.table;
    this.role = welcome.role;
    this.chair = welcome.chair;
    this.present = welcome.present;
    this.warmingUp = welcome.warming_up;
    this.chat.sayings = welcome.chat;
    this.game.reset(welcome.log, standing(welcome), missed);
    this.#tellAbsence();
  }

  /** The moves of the same game that were made while the connection was lost, or the page closed. */
  #missed(welcome: Welcome): Event[][] {
    const before = this.#seen;
    return before?.commitment === welcome.table.commitment ? welcome.log.slice(before.moves) : [];
  }

  #onMessage(message: Message): void {
    if (message.what === "dealt") this.#newGame();
    if (message.table) this.table = message.table;
    if (message.what === "said") this.chat.add(message, this.chair);
    if (message.what === "host_changed") this.#changeHost(message.fields["chair"] as number);
    this.#apply(message);
    if (ABOUT_THE_TABLE.has(message.what)) this.game.addTableEvent({ at: message.at, what: message.what, fields: message.fields });
  }

  #apply(message: Message): void {
    const { what, fields, events } = message;
    const now = message.view ? standing(message) : null;
    const isOwn = fields["seat"] === this.seat && fields["by"] === "person";
    if (what === "dealt") this.game.deal(events, now);
    else if (what === "moved" || events.length || this.game.isLate) this.game.applyMoves(events, now, what === "moved" && isOwn);
    else if (now) this.#goBack(now, fields["seat"] === this.seat);
  }

  /** Something was taken back: what the log said of it is not true any more. Without a line, a welcome will say it. */
  #goBack(now: Standing, isOwn: boolean): void {
    this.game.goBack(now, isOwn);
    void this.#renewLog(this.game).catch(() => undefined);
  }

  /** The log as the server has it: only of the very moment that has been heard of, for moves go on meanwhile. */
  async #renewLog(game: GameInPlay): Promise<void> {
    for (let wait = LOG_AGAIN_MS; ; wait *= 2) {
      const all = await server.everything(this.id, this.secret);
      if (game !== this.game || !game.isLogOutdated || this.state === "closed") return;
      if (all?.number === this.#connection.since) return game.replaceLog(all.log, all.view);
      await pause(wait);
    }
  }

  /** Somebody took over as the host. */
  #changeHost(chair: number): void {
    if (chair === this.chair) this.role = "host";
    else if (this.role === "host") this.role = this.chair === null ? "spectator" : "seat";
  }
}
