/** Small views, tables and messages for tests. */
import type { Event, Message, Table, View, Welcome } from "../../src/server/types";

/** Makes events of a game that everybody sees in full. */
export const eventOf =
  <E extends Event>() =>
  (name: E["name"], fields: Event["fields"] = {}): E =>
    ({ name, fields, cut: "" }) as unknown as E;

export const event = eventOf<Event>();

export const view = (mark: number, more: Partial<View> = {}): View => ({
  game: "domingo",
  seat: 0,
  players: 2,
  movers: [0],
  points: [0, 0],
  table: { mark },
  decision: [],
  obvious: null,
  keeps_pause: false,
  has_hint: true,
  log_memory: null,
  shows_round: false,
  result: null,
  ...more,
});

export const table = (more: Partial<Table> = {}): Table => ({
  id: "t",
  game: "domingo",
  players: 2,
  state: "playing",
  options: {},
  edition: "ours",
  reconstructed: true,
  time_control: { bank: 0, increment: 0, allowance: 0 },
  timeout: "move",
  bot_pace: "natural",
  hints: "announced",
  hints_taken: {},
  chairs: [
    { name: "Anna", bot: null },
    { name: null, bot: "greedy" },
  ],
  order: [0, 1],
  games: 1,
  commitment: "c",
  seed: null,
  proposals: [],
  host: 0,
  handovers: [],
  promises: {},
  clocks: [],
  ...more,
});

export const welcome = (number: number, more: Partial<Welcome> = {}): Welcome => ({
  kind: "welcome",
  number,
  chair: 0,
  role: "host",
  table: table(),
  view: view(number),
  decision: null,
  undo: null,
  log: [[event("dealt")]],
  chat: [],
  present: [0],
  warming_up: 100,
  ...more,
});

export const message = (number: number, more: Partial<Message> = {}): Message => ({
  kind: "message",
  number,
  at: 0,
  what: "moved",
  fields: { seat: 1, by: "bot" },
  events: [],
  ...more,
});
