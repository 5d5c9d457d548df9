/**
 * The connection of one reader to a table. It reconnects by itself, and nothing is lost or doubled: messages are numbered and
 * requested again, commands keep their key and are sent again until they are answered, even by a reloaded page.
 */
import { newKey } from "./keys";
import type { Answer, Command, Frame, Message, Refusal, Welcome, NewCommand } from "./types";

/** `waiting`: the server is there, but its database is not; commands are kept and sent again. */
export type ConnectionState = "connecting" | "open" | "waiting" | "lost" | "closed";

/** What a connection needs of a WebSocket; the tests have their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** Where commands are stored until they are answered. */
export interface Outbox {
  /** Those that an earlier page has left unanswered. */
  all(): Command[];
  add(command: Command): void;
  drop(key: string): void;
}

export interface Listener {
  welcome(welcome: Welcome): void;
  message(message: Message): void;
  present(chairs: number[]): void;
  warmingUp(percent: number): void;
  state(state: ConnectionState): void;
  goodbye(reason: Refusal): void;
}

const RECONNECT_PAUSES_MS = [300, 800, 2000, 4000, 8000];
const ANSWER_MS = 8000;
/** A reason after which it makes sense to come back. */
const TEMPORARY = new Set([
  "too-slow", "hello-first", "table-full-of-sockets", "too-many-requests",
  "table-reloaded",
]);

/** A command that is on its way. */
export interface SentCommand {
  command: Command;
  answer: Promise<Answer>;
}

interface Pending {
  command: Command;
  answered: (answer: Answer) => void;
  /** Until the line is taken for broken, or until the command is sent again. */
  timer?: ReturnType<typeof setTimeout>;
}

export class Connection {
  #socket: Socket | null = null;
  #since: number | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  #isWaiting = false;
  #isClosed = false;

  constructor(
    private readonly secret: string,
    private readonly listener: Listener,
    private readonly connect: () => Socket,
    private readonly outbox: Outbox,
  ) {}

  /** The number of the last message that was heard. */
  get since(): number | null {
    return this.#since;
  }

  open(): void {
    this.#drop();
    if (this.#isClosed) return;
    this.listener.state(this.#isWaiting ? "waiting" : this.#tries ? "lost" : "connecting");
    const socket = (this.#socket = this.connect());
    socket.onopen = () => socket.send(JSON.stringify({ secret: this.secret, since: this.#since }));
    socket.onmessage = (event) => this.#onFrame(JSON.parse(event.data) as Frame);
    socket.onclose = () => this.#lost();
  }

  /** Reconnect at once if the connection is lost: the network is back, or somebody looks at the page again. */
  reconnect(): void {
    if (!this.#isClosed && this.#socket === null) this.open();
  }

  /** Open another socket, whatever has become of this one: a device that slept may take a dead line for an open one. */
  renew(): void {
    if (!this.#isClosed) this.open();
  }

  /** The network is gone: do not wait until the browser notices. */
  networkLost(): void {
    if (!this.#isClosed) this.#lost();
  }

  close(): void {
    this.#isClosed = true;
    for (const pending of this.#pending.values()) clearTimeout(pending.timer);
    this.#drop();
    this.listener.state("closed");
  }

  /** Send a command; the answer comes when the server has stored it, or refused it. */
  send(command: NewCommand): Promise<Answer> {
    const keyed = { ...command, key: newKey() } as Command;
    this.outbox.add(keyed);
    return this.#submit(keyed);
  }

  /** Send what an earlier page has left unanswered again; each with its answer. */
  resume(): SentCommand[] {
    const left = this.outbox.all().filter((command) => !this.#pending.has(command.key));
    return left.map((command) => ({ command, answer: this.#submit(command) }));
  }

  #submit(command: Command): Promise<Answer> {
    return new Promise((answered) => {
      const pending = { command, answered };
      this.#pending.set(command.key, pending);
      this.#post(pending);
    });
  }

  /** Commands that have not been answered yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  #post(pending: Pending): void {
    const socket = this.#socket;
    clearTimeout(pending.timer);
    if (socket === null || !this.#isReady) return;
    socket.send(JSON.stringify(pending.command));
    pending.timer = setTimeout(() => {
      if (this.#socket === socket) this.#lost();
    }, ANSWER_MS);
  }

  #onFrame(frame: Frame): void {
    switch (frame.kind) {
      case "message":
        return this.#message(frame);
      case "welcome":
        this.#since = frame.number;
        return this.listener.welcome(frame);
      case "answer":
        return this.#answer(frame);
      case "present":
        this.#isHeard();
        return this.listener.present(frame.present);
      case "warming_up":
        return this.listener.warmingUp(frame.warming_up);
      case "goodbye":
        return this.#closedByServer(frame.goodbye);
    }
  }

  /** The list of who is connected is the last frame that a new connection gets: now everything missed has arrived. */
  #isHeard(): void {
    if (this.#isReady) return;
    this.#isReady = true;
    this.#isWaiting = false;
    this.#tries = 0;
    this.listener.state("open");
    for (const pending of this.#pending.values()) this.#post(pending);
  }

  #message(message: Message): void {
    if (this.#since !== null && message.number <= this.#since) return;
    if (this.#since !== null && message.number > this.#since + 1) return this.open();
    this.#since = message.number;
    this.listener.message(message);
  }

  #answer(answer: Answer): void {
    const pending = this.#pending.get(answer.answer);
    clearTimeout(pending?.timer);
    const pause = answer.refused?.retry_after;
    if (pending && pause !== undefined) return this.#postLater(pending, pause);
    this.#pending.delete(answer.answer);
    this.outbox.drop(answer.answer);
    if (this.#isWaiting) {
      this.#isWaiting = false;
      this.listener.state("open");
    }
    pending?.answered(answer);
  }

  /** The server could not do it now: the command stays where it is, and is sent again with the same key. */
  #postLater(pending: Pending, seconds: number): void {
    this.#isWaiting = true;
    this.listener.state("waiting");
    pending.timer = setTimeout(() => this.#post(pending), seconds * 1000);
  }

  #closedByServer(reason: Refusal): void {
    if (reason.retry_after !== undefined) return this.#reconnectAfter("waiting", reason.retry_after * 1000);
    if (TEMPORARY.has(reason.key)) return this.#lost();
    for (const key of this.#pending.keys()) this.outbox.drop(key);
    this.listener.goodbye(reason);
    this.close();
  }

  #lost(): void {
    const pause = RECONNECT_PAUSES_MS[Math.min(this.#tries, RECONNECT_PAUSES_MS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#reconnectAfter("lost", pause);
  }

  #reconnectAfter(state: "lost" | "waiting", pause: number): void {
    this.#drop();
    if (this.#isClosed) return;
    this.#isWaiting = state === "waiting";
    this.listener.state(state);
    this.#timer = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    this.#isReady = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
