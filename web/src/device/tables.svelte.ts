/** The tables of this device: their secrets, and a summary of how they stood. */
import type { Table } from "../server/types";
import { SharedValue } from "./shared_value.svelte";

/** How far somebody had seen a game when they last looked. */
export interface Seen {
  commitment: string;
  moves: number;
  at: number;
}

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
  /** Does nobody else wait there? */
  isWithBotsOnly?: boolean;
  state: Table["state"] | null;
  /** The names of those who have to decide. */
  turn: string[];
  isMyTurn: boolean;
  used: number;
  /** The commitments of the deals, by game: stored here, because the server could change its own afterwards. */
  commitments: Record<number, string>;
  /** How far the game was seen here. */
  seen: Seen | null;
  /** When the last chair changed hands of which this device has told its people. */
  handoversUntil?: number;
}

/** The secret that says most about a table: that of a chair, else the host's, else that of those who watch. */
export const secretOf = (stored: StoredTable): string | null => Object.values(stored.chairs)[0] ?? stored.host ?? stored.watch;

const MAX_TABLES = 60;

/** What is noted about a table while it is open. */
type TableNote = Partial<Pick<StoredTable, "people" | "isWithBotsOnly" | "state" | "turn" | "isMyTurn" | "used" | "seen" | "handoversUntil">>;

export class Tables {
  readonly #all = new SharedValue<StoredTable[]>("tables", []);

  get all(): readonly StoredTable[] {
    return this.#all.value;
  }

  find(id: string): StoredTable | undefined {
    return this.all.find((table) => table.id === id);
  }

  /** Store a secret of a table; what is known about the table stays. */
  add(id: string, game: string, secrets: Partial<Pick<StoredTable, "host" | "chairs" | "watch" | "invite">>): void {
    this.#all.change((all) => {
      const before = all.find((table) => table.id === id);
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
      return [table, ...all.filter((other) => other.id !== id)].slice(0, MAX_TABLES);
    });
  }

  note(id: string, note: TableNote): void {
    this.#change(id, (table) => ({ ...table, ...note }));
  }

  /** Store the commitment of a deal; the first one counts. */
  rememberCommitment(id: string, game: number, commitment: string): void {
    if (!this.find(id) || this.commitmentOf(id, game)) return;
    this.#change(id, (table) => ({ ...table, commitments: { [game]: commitment, ...table.commitments } }));
  }

  /** The commitment of a deal as it was told to this device. */
  commitmentOf(id: string, game: number): string | null {
    return this.find(id)?.commitments[game] ?? null;
  }

  leave(id: string, chair: number): void {
    this.#change(id, (table) => ({ ...table, chairs: Object.fromEntries(Object.entries(table.chairs).filter(([one]) => Number(one) !== chair)) }));
  }

  /** Out of the way on the home page, or back. */
  putAway(id: string, isPutAway: boolean): void {
    this.#change(id, (table) => ({ ...table, isPutAway }));
  }

  #change(id: string, change: (table: StoredTable) => StoredTable): void {
    this.#all.change((all) => all.map((table) => (table.id === id ? change(table) : table)));
  }
}

export const tables = new Tables();
