/**
 * The line of one reader to a table. It breaks and comes back; nothing is lost or doubled: messages are numbered and asked
 * for again, commands keep their key and are sent again until they are answered, also by a page that is loaded anew.
 */
import { newKey } from "./keys";
import type { Answer, Command, Frame, Message, Refusal, Welcome, Wish } from "./shapes";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";

/** What a line needs of a WebSocket; the tests have one of their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** Where commands lie until they are answered. */
export interface Outbox {
  /** Those that an earlier page has left. */
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

const PAUSES = [300, 800, 2000, 4000, 8000];
const PATIENCE = 8000;
/** A reason after which it makes sense to come back. */
const PASSING = new Set([
  "too-slow", "hello-first", "table-full-of-sockets", "too-many-requests", "database-unreachable",
]);

/** A command that is on its way. */
export interface Given {
  command: Command;
  answer: Promise<Answer>;
}

interface Pending {
  command: Command;
  answered: (answer: Answer) => void;
}

export class Connection {
  #socket: Socket | null = null;
  #since: number | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  #isClosed = false;

  constructor(
    private readonly secret: string,
    private readonly listener: Listener,
    private readonly connect: () => Socket,
    private readonly outbox: Outbox,
  ) {}

  open(): void {
    this.#drop();
    if (this.#isClosed) return;
    this.listener.state(this.#tries ? "lost" : "connecting");
    const socket = (this.#socket = this.connect());
    socket.onopen = () => socket.send(JSON.stringify({ secret: this.secret, since: this.#since }));
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as Frame);
    socket.onclose = () => this.#lost();
  }

  /** Try at once, if the line is broken: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (!this.#isClosed && this.#socket === null) this.open();
  }

  /** The network is gone: do not wait until the browser notices. */
  broken(): void {
    if (!this.#isClosed) this.#lost();
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.listener.state("closed");
  }

  /** Ask for something; the answer comes when the server has written it down, or refused it. */
  send(wish: Wish): Promise<Answer> {
    const command = { ...wish, key: newKey() } as Command;
    this.outbox.add(command);
    return this.#give(command);
  }

  /** Give what an earlier page has left unanswered once more; each with its answer. */
  resume(): Given[] {
    const left = this.outbox.all().filter((command) => !this.#pending.has(command.key));
    return left.map((command) => ({ command, answer: this.#give(command) }));
  }

  #give(command: Command): Promise<Answer> {
    return new Promise((answered) => {
      this.#pending.set(command.key, { command, answered });
      this.#post(command);
    });
  }

  /** Commands that have not been answered yet. */
  get waiting(): number {
    return this.#pending.size;
  }

  #post(command: Command): void {
    const socket = this.#socket;
    if (socket === null || !this.#isReady) return;
    socket.send(JSON.stringify(command));
    setTimeout(() => {
      if (this.#socket === socket && this.#pending.has(command.key)) this.#lost();
    }, PATIENCE);
  }

  #hear(frame: Frame): void {
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
        return this.#dismissed(frame.goodbye);
    }
  }

  /** The list of who is there comes last of what a new connection is told: now everything missed has arrived. */
  #isHeard(): void {
    if (this.#isReady) return;
    this.#isReady = true;
    this.#tries = 0;
    this.listener.state("open");
    for (const { command } of this.#pending.values()) this.#post(command);
  }

  #message(message: Message): void {
    if (this.#since !== null && message.number <= this.#since) return;
    if (this.#since !== null && message.number > this.#since + 1) return this.open();
    this.#since = message.number;
    this.listener.message(message);
  }

  #answer(answer: Answer): void {
    const pending = this.#pending.get(answer.answer);
    this.#pending.delete(answer.answer);
    this.outbox.drop(answer.answer);
    pending?.answered(answer);
  }

  #dismissed(reason: Refusal): void {
    if (PASSING.has(reason.key)) return this.#lost();
    for (const key of this.#pending.keys()) this.outbox.drop(key);
    this.listener.goodbye(reason);
    this.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#isClosed) return;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 0;
    this.#tries += 1;
    this.listener.state("lost");
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
