/** Commands without an answer, stored on this device so that a reloaded page sends them again. */
import type { Outbox } from "../server/connection";
import type { Command } from "../server/types";
import { load, save } from "./storage";

interface StoredCommand {
  secret: string;
  given: number;
  command: Command;
}

/** Older commands are dropped. */
const STALE_AFTER_MS = 24 * 3_600_000;

const NAME = "waiting";

/** Read each time: the same table may be open in another window. */
const waiting = (): StoredCommand[] => load<StoredCommand[]>(NAME, []).filter((one) => Date.now() - one.given < STALE_AFTER_MS);

/** The commands of whoever has this secret. */
export function outboxOf(secret: string): Outbox {
  const without = (key: string) => waiting().filter((one) => one.command.key !== key);
  return {
    all: () => waiting().flatMap((one) => (one.secret === secret ? [one.command] : [])),
    add: (command) => save(NAME, [...without(command.key), { secret, given: Date.now(), command }]),
    drop: (key) => save(NAME, without(key)),
  };
}
