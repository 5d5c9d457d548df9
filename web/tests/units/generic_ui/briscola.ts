/** A small game with no user interface of its own, as a server would declare it. */
import type { GameInfo, View, ZoneInfo } from "../../../src/server/types";

const CARD = { name: "card", domain: "name", topic: "card", values: ["ace", "two", "king"] } as const;

export const zone = (kind: ZoneInfo["kind"], entry: string, more: Partial<ZoneInfo> = {}): ZoneInfo => ({
  kind,
  entry,
  values: { ...CARD, values: [...CARD.values], name: entry },
  each_seat: false,
  counts: "",
  length: 0,
  cells: [],
  looks: {},
  chosen_by: { play: [0] },
  ...more,
});

export const game: GameInfo = {
  name: "briscola",
  title: "Briscola",
  players: [2],
  minutes: 10,
  version: 1,
  options: [],
  actions: { play: [{ ...CARD, values: [...CARD.values] }], place: [{ name: "row", domain: "number", topic: "", values: [] }, { name: "column", domain: "number", topic: "", values: [] }], pass: [] },
  events: {
    played: { fields: [{ ...CARD, values: [...CARD.values], secret: false, fleeting: false }], final: false, private: false, ends_round: false, leaves: "", begins_line: false },
  },
  promises: [],
  zones: [],
  edition: "plain",
  reconstructed: false,
};

export const viewOf = (table: View["table"], seat: number | null = 0): View => ({
  game: "briscola", seat, players: 2, movers: [0], points: [0, 0], table, decision: [], obvious: null, keeps_pause: false,
  has_hint: true, log_memory: null, shows_round: false, result: null,
});
