/** The tables of this device: their secrets, and a summary of how they stood. */
import type { Table } from "../server/shapes";
import { load, save } from "./storage";

/** How a table is reached from here. */
export interface StoredTable {
  id: string;
  game: string;
  /** The host's secret, if the table was made here. */
  host: string | null;
  /** The secrets of the chairs on this device, by chair. */
  chairs: Record<number, string>;
  /** For those who only watch. */
  watch: string | null;
  /** For those who watch and were invited to play. */
  invite: string | null;
  /** Is it out of the way on the home page? The seat stays. */
  isPutAway: boolean;
  people: string[];
  state: Table["state"] | null;
  /** The names of those who have to decide. */
  turn: string[];
  isMyTurn: boolean;
  used: number;
  /** The commitments of the deals, by game: stored here, because the server could change its own afterwards. */
  commitments: Record<number, string>;
  /** How far the game was seen here. */
  seen: { commitment: string; moves: number; at: number } | null;
  /** When the last chair changed hands of which this device has told its people. */
  handoversUntil?: number;
}

const MOST = 60;

class Tables {
  all = $state<StoredTable[]>(load<StoredTable[]>("tables", []));

  find(id: string): StoredTable | undefined {
    return this.all.find((table) => table.id === id);
  }

  /** Store a secret of a table; what is known about the table stays. */
  add(id: string, game: string, secrets: Partial<Pick<StoredTable, "host" | "chairs" | "watch" | "invite">>): StoredTable {
    const before = this.find(id);
    const table: StoredTable = {
      id,
      game,
      host: secrets.host ?? before?.host ?? null,
      chairs: { ...before?.chairs, ...secrets.chairs },
      watch: secrets.watch ?? before?.watch ?? null,
      invite: secrets.invite ?? before?.invite ?? null,
      isPutAway: false,
      people: before?.people ?? [],
      state: before?.state ?? null,
      turn: before?.turn ?? [],
      isMyTurn: before?.isMyTurn ?? false,
      used: Date.now(),
      commitments: before?.commitments ?? {},
      seen: before?.seen ?? null,
      handoversUntil: before?.handoversUntil ?? 0,
    };
    this.#put([table, ...this.all.filter((other) => other.id !== id)]);
    return table;
  }

  note(id: string, seen: Partial<Pick<StoredTable, "people" | "state" | "turn" | "isMyTurn" | "used" | "seen" | "handoversUntil">>): void {
    this.#put(this.all.map((table) => (table.id === id ? { ...table, ...seen } : table)));
  }

  /** Store the commitment of a deal; the first one counts. */
  rememberCommitment(id: string, game: number, commitment: string): void {
    const table = this.find(id);
    if (!table || table.commitments[game]) return;
    const commitments = { ...table.commitments, [game]: commitment };
    this.#put(this.all.map((other) => (other.id === id ? { ...other, commitments } : other)));
  }

  leave(id: string, chair: number): void {
    const table = this.find(id);
    if (!table) return;
    const chairs = Object.fromEntries(Object.entries(table.chairs).filter(([one]) => Number(one) !== chair));
    this.#put(this.all.map((other) => (other.id === id ? { ...other, chairs } : other)));
  }

  /** Out of the way on the home page, or back. */
  putAway(id: string, isPutAway: boolean): void {
    this.#put(this.all.map((table) => (table.id === id ? { ...table, isPutAway } : table)));
  }

  #put(tables: StoredTable[]): void {
    this.all = tables.slice(0, MOST);
    save("tables", this.all);
  }
}

export const tables = new Tables();
