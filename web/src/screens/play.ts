/** From the home page to a table. */
import { settings } from "../device/settings.svelte";
import { tables } from "../device/tables.svelte";
import { house } from "../house.svelte";
import { go, here } from "../place.svelte";
import * as server from "../server/http";
import type { MadeTable, NewTable } from "../server/shapes";

/** Make a table, keep its secrets here, and go there, unless somebody has gone elsewhere meanwhile. */
export async function layTable(asked: NewTable): Promise<void> {
  const from = here.place;
  here.fetch("table");
  const made = await server.makeTable(asked);
  keepMade(made);
  if (here.place !== from) return;
  go(`/table/${made.table.id}`);
  await here.arrival();
}

function keepMade(made: MadeTable): void {
  const chairs = Object.fromEntries(Object.entries(made.seats).map(([chair, secret]) => [Number(chair), secret]));
  tables.add(made.table.id, made.table.game, { host: made.host, chairs, watch: null });
}

/** Against bots, at once. */
export function playNow(game: string, players: number, guest: string): Promise<void> {
  const bots = Array.from({ length: players - 1 }, () => ({ who: "bot", bot: house.bot }) as const);
  return layTable({ game, chairs: [{ who: "here", name: settings.name || guest }, ...bots], start: true, bot_pace: house.botPace } as NewTable);
}
