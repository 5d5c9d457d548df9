/** From what somebody types or pastes to a table: three words, a link, or the code of a seat on another device. */
import { tables } from "../../device/tables.svelte";
import { parseRoute, pathOf, replaceRoute, router } from "../../router.svelte";
import * as server from "../../server/http";
import { newKey } from "../../server/keys";

type Typed = { kind: "link"; path: string } | { kind: "seat"; code: string } | { kind: "words"; words: string };

const LINKS = new Set(["join", "watch", "seat", "table", "replay"]);
/** As long as the page is open: a code that is typed again, because there was no answer, still moves the seat. */
const SEAT_KEY = newKey(24);
const SEAT_CODE = /^[a-z0-9]{4}[\s-]?[a-z0-9]{4}$/i;

/** What was typed: only the three words have spaces between them, and only a link has a fragment. */
export function readTyped(text: string): Typed {
  const typed = text.trim();
  const fragment = typed.includes("#/") ? typed.slice(typed.indexOf("#/") + 1) : null;
  if (fragment && LINKS.has(parseRoute(fragment).screen)) return { kind: "link", path: fragment };
  return SEAT_CODE.test(typed) ? { kind: "seat", code: typed } : { kind: "words", words: typed };
}

/** Goes where the typed thing leads. The next screen is shown when this is done. */
export async function join(text: string): Promise<void> {
  const typed = readTyped(text);
  const path = typed.kind === "link" ? typed.path : typed.kind === "seat" ? await moveSeat(typed.code) : await findTable(typed.words);
  const arrival = router.arrival();
  replaceRoute(path);
  await arrival;
}

async function findTable(words: string): Promise<string> {
  const found = await server.findTable(words);
  return pathOf({ screen: "join", id: found.table, secret: found.invite });
}

async function moveSeat(code: string): Promise<string> {
  const moved = await server.redeemCode(code, SEAT_KEY);
  const { table } = await server.tableInfo(moved.table, moved.secret);
  const chairs = moved.chair === null ? {} : { [moved.chair]: moved.secret };
  tables.add(moved.table, table.game, { chairs, host: moved.role === "host" ? moved.secret : null });
  return pathOf({ screen: "table", id: moved.table });
}
