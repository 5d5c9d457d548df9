/** Asks the server about the tables of this device: whose turn is it? */
import { settings } from "../../device/settings.svelte";
import { tables, type StoredTable } from "../../device/tables.svelte";
import * as server from "../../server/http";
import { saveSummary } from "../../table/summary";
import { wordsOf } from "../../words/library.svelte";

const AT_ONCE = 6;

export function refreshTables(): void {
  const open = tables.all.filter((table) => table.state !== "closed").slice(0, AT_ONCE);
  for (const table of open) void refreshTable(table).catch(() => undefined);
}

async function refreshTable(kept: StoredTable): Promise<void> {
  const secret = Object.values(kept.chairs)[0] ?? kept.host ?? kept.watch;
  if (!secret) return;
  const [seen, words] = await Promise.all([server.everything(kept.id, secret), wordsOf(settings.language, kept.game)]);
  if (seen?.kind === "welcome") saveSummary(seen.table, seen.view, words, kept.used);
}
