/** Commands that were given but not answered yet, kept on this device so that a page that is loaded again sends them. */
import type { Outbox } from "../server/line";
import type { Command } from "../server/shapes";
import { load, save } from "./storage";

interface Waiting {
  secret: string;
  given: number;
  command: Command;
}

/** What was asked for so long ago, in milliseconds, nobody wants any more. */
const STALE = 24 * 3_600_000;

const NAME = "waiting";

/** Read anew each time: the same table may be open in another window. */
const waiting = (): Waiting[] => load<Waiting[]>(NAME, []).filter((one) => Date.now() - one.given < STALE);

/** The commands of whoever has this secret. */
export function outboxOf(secret: string): Outbox {
  const without = (key: string) => waiting().filter((one) => one.command.key !== key);
  return {
    all: () => waiting().flatMap((one) => (one.secret === secret ? [one.command] : [])),
    add: (command) => save(NAME, [...without(command.key), { secret, given: Date.now(), command }]),
    drop: (key) => save(NAME, without(key)),
  };
}
