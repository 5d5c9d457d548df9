/** Asks the server about the tables of this device: whose turn is it? */
import { settings } from "../../device/settings.svelte";
import { secretOf, tables, type StoredTable } from "../../device/tables.svelte";
import * as server from "../../server/http";
import { saveSummary } from "../../table/summary";
import { wordsOf } from "../../library.svelte";

const MAX_REFRESHED = 6;

export function refreshTables(): void {
  const open = tables.all.filter((table) => table.state !== "closed").slice(0, MAX_REFRESHED);
  for (const table of open) void refreshTable(table).catch(() => undefined);
}

async function refreshTable(stored: StoredTable): Promise<void> {
  const secret = secretOf(stored);
  if (!secret) return;
  const [seen, words] = await Promise.all([server.everything(stored.id, secret), wordsOf(settings.language, stored.game)]);
  if (seen?.kind === "welcome") saveSummary(seen.table, seen.view, words, stored.used);
}
