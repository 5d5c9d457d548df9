/** Sockets that do not lead anywhere: the test is the server. */
import type { Socket } from "../../src/server/connection";
import type { Frame } from "../../src/server/types";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server takes the call, and says all it has to say to somebody who comes. */
  greet(...frames: Frame[]): void {
    this.onopen?.();
    for (const frame of frames) this.say(frame);
    this.say({ kind: "present", present: [0] });
  }

  say(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  snap(): void {
    this.onclose?.();
  }
}

export class FakeSockets {
  all: FakeSocket[] = [];
  readonly connect = (): FakeSocket => {
    this.all.push(new FakeSocket());
    return this.last;
  };

  get last(): FakeSocket {
    return this.all.at(-1)!;
  }
}
