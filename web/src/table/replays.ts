/** Replays. Those that were opened are cached on this device and work without a connection. */
import { CACHES } from "../device/caches";
import * as server from "../server/http";
import type { Perspective } from "../server/http";
import type { EditionDetails, TableInfo, ReplayStep, Table } from "../server/types";

/** The entries of a game's record that are needed here. */
export interface GameRecord {
  seed: string;
  commitment: string;
  [entry: string]: unknown;
}

const store = () => ("caches" in globalThis ? caches.open(CACHES.replays).catch(() => null) : Promise.resolve(null));

/** Asks the server, and falls back on the cache if it does not answer. What never changes is asked for once. */
async function cached<T>(name: string, isFinal: (found: T) => boolean, ask: () => Promise<T>): Promise<T> {
  const [device, address] = [await store(), `replays/${name}`];
  const before = (await (await device?.match(address))?.json()) as T | undefined;
  if (before !== undefined && isFinal(before)) return before;
  try {
    const found = await ask();
    await device?.put(address, Response.json(found)).catch(() => undefined);
    return found;
  } catch (problem) {
    if (before === undefined) throw problem;
    return before;
  }
}

export function readPerspective(text: string | null): Perspective {
  if (text === "spectator" || text === "all") return text;
  return text !== null && /^\d$/.test(text) ? Number(text) : "all";
}

const isOver = (steps: ReplayStep[]) => Boolean(steps.at(-1)?.view.result);

/** All steps of a game's replay, as a viewer sees them. */
export const stepsOf = (table: string, secret: string, game: number, perspective: Perspective): Promise<ReplayStep[]> =>
  cached(`${table}/${game}/${perspective}`, isOver, () => server.replaySteps(table, secret, game, perspective));

export const tableInfoOf = (table: string, secret: string): Promise<TableInfo> =>
  cached(`${table}/look`, () => false, () => server.tableInfo(table, secret));

export const editionOf = (table: string, secret: string): Promise<EditionDetails> =>
  cached(`${table}/edition`, () => true, () => server.edition(table, secret));

export const recordOf = (table: string, secret: string, game: number): Promise<GameRecord> =>
  cached(`${table}/${game}/record`, () => true, () => server.record(table, secret, game) as Promise<GameRecord>);

/** The table as it was in an earlier game: from game to game, everybody moves on by one seat. */
export function tableOfGame(table: Table, game: number): Table {
  let order = table.order;
  for (let later = table.games; later > game; later--) order = [...order.slice(1), ...order.slice(0, 1)];
  return { ...table, order };
}

export const forgetReplays = (): void => void ("caches" in globalThis && caches.delete(CACHES.replays));
