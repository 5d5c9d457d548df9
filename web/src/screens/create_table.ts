/** Creates tables. */
import { settings } from "../device/settings.svelte";
import { tables } from "../device/tables.svelte";
import { catalog } from "../catalog/catalog.svelte";
import { navigate, pathOf, router } from "../router.svelte";
import * as server from "../server/http";
import type { MadeTable, NewTable } from "../server/types";

/** Creates a table, stores its secrets and goes there, unless the reader has gone elsewhere meanwhile. */
export async function createTable(asked: NewTable): Promise<void> {
  const from = router.route;
  router.preload("table");
  const made = await server.makeTable(asked);
  storeTable(made);
  if (router.route !== from) return;
  navigate(pathOf({ screen: "table", id: made.table.id }));
  await router.arrival();
}

function storeTable(made: MadeTable): void {
  const chairs = Object.fromEntries(Object.entries(made.seats).map(([chair, secret]) => [Number(chair), secret]));
  tables.add(made.table.id, made.table.game, { host: made.host, chairs, watch: null });
}

/** Creates a table against bots and deals at once. */
export function playAgainstBots(game: string, bots: readonly string[], guest: string): Promise<void> {
  const chairs = bots.map((bot) => ({ who: "bot", bot }) as const);
  return createTable({ game, chairs: [{ who: "here", name: settings.name || guest }, ...chairs], start: true, bot_pace: catalog.botPace } as NewTable);
}
