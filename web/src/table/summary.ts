/** Stores a summary of a table on this device: for the list on the home page, and for checking the deal afterwards. */
import { tables } from "../device/tables.svelte";
import type { Table, View } from "../server/types";
import type { Words } from "../words/words";
import { hasSeveralPeople, people } from "./people";

export function saveSummary(table: Table, view: View | null, words: Words, used: number): void {
  const all = people(table, words);
  const own = Object.keys(tables.find(table.id)?.chairs ?? {}).map(Number);
  const movers = (view?.movers ?? []).flatMap((seat) => all[seat] ?? []);
  tables.note(table.id, {
    people: all.map((person) => person.name),
    isWithBotsOnly: table.state !== "lobby" && !hasSeveralPeople(table),
    state: table.state,
    turn: movers.map((person) => person.name),
    isMyTurn: movers.some((person) => own.includes(person.chair) && !person.bot),
    used,
  });
  if (table.commitment && table.state === "playing") tables.rememberCommitment(table.id, table.games, table.commitment);
}
