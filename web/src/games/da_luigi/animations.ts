/** How Da Luigi's events are shown: how long each takes, and how the table looks after it until the true view comes. */
import type { View } from "../../server/types";
import type { Cubes, Event, RestaurantView, SeatedGuest, Table } from "./declared";
import type { Animations } from "../../table/scene.svelte";
import type { Sound } from "../../table/sound";
import { fieldOf } from "../events";
import { arrivalAt, changed, type Change } from "./foresight";
import { JOKER, cubesIn, indexOf, plus, tableOf } from "./table";

const DURATIONS: Readonly<Partial<Record<Event["name"], number>>> = {
  turn_began: 300,
  turn_lost: 1400,
  bought: 750,
  took: 350,
  moved: 550,
  guest_left: 1300,
  served: 480,
  cashed: 1200,
  greeted: 500,
  turned_up: 1000,
  given: 350,
  arrived: 650,
  another_came: 1100,
  nobody_came: 900,
  drew: 550,
  lemon: 900,
  bouquet: 900,
  bouquet_left: 500,
  discarded: 600,
  taken_off: 600,
  tile_discarded: 700,
  nothing_discarded: 700,
  joker_began: 600,
  desserts_spent: 700,
  spent: 350,
  field_filled: 220,
  bag_filled: 900,
  cubes_ran_short: 1400,
  gave_back: 350,
  no_cubes: 900,
  stack_ran_out: 1900,
  discard_came_back: 1300,
  final_round: 2400,
  ended: 900,
};
/** How long a pushed guest takes for one place. */
export const STEP = 320;

function duration(event: Event): number {
  const time = DURATIONS[event.name] ?? 0;
  return event.name === "arrived" || event.name === "another_came" ? time + STEP * fieldOf(event, "count") : time;
}

const SOUNDS: Readonly<Partial<Record<Event["name"], Sound>>> = {
  bought: "laid",
  moved: "laid",
  served: "laid",
  arrived: "laid",
  another_came: "laid",
  cashed: "scored",
  bouquet: "scored",
  final_round: "turn",
};

// --- the table after an event -----------------------------------------

type Changes = Partial<Table>;

/** The table with one restaurant changed. */
const withRestaurant = ({ restaurants }: Table, seat: number, change: (own: RestaurantView) => RestaurantView): Changes => ({
  restaurants: restaurants.map((one, k) => (k === seat ? change(one) : one)),
});

const withSupply = (table: Table, seat: number, cubes: Cubes, sign: 1 | -1): Changes =>
  withRestaurant(table, seat, (own) => ({ ...own, supply: plus(own.supply, cubes, sign) }));

const withGuest = (table: Table, seat: number, guest: number, change: (own: SeatedGuest) => SeatedGuest | null): Changes =>
  withRestaurant(table, seat, (own) => ({ ...own, bar: own.bar.map((one) => (one?.guest === guest ? change(one) : one)) }));

const at = (event: Event) => fieldOf(event, "seat");
const dishIn = (event: Event, number = 1): Cubes => ({ [fieldOf(event, "dish")]: number });
const laidOn = (table: Table, seat: number, guest: number): Cubes => table.restaurants[seat]?.bar.find((one) => one?.guest === guest)?.laid ?? {};

function withTile(table: Table, event: Event, change: Change = fieldOf(event, "change")): Changes {
  const { restaurant, tiles } = changed(table.restaurants[at(event)]!, change);
  return { ...withRestaurant(table, at(event), () => restaurant), tiles: table.tiles + tiles };
}

function moved(table: Table, event: Event): Changes {
  const guest = fieldOf(event, "guest");
  const to = indexOf(Number(fieldOf(event, "place")));
  const step = (own: RestaurantView): RestaurantView => {
    const seated = own.bar.find((one) => one?.guest === guest) ?? null;
    return { ...own, bar: own.bar.map((one, k) => (k === to ? seated : one?.guest === guest ? null : one)) };
  };
  return { ...withRestaurant(table, at(event), step), clocks: Math.max(0, table.clocks - 1) };
}

/** Whoever is pushed out is gone at once; the next events are that they left, and what it costs. */
function arrived(table: Table, event: Event): Changes {
  const own = table.restaurants[at(event)]!;
  const { bar, out } = arrivalAt(own.bar, fieldOf(event, "guest"), indexOf(Number(fieldOf(event, "place"))));
  return { ...withRestaurant(table, at(event), () => ({ ...own, bar })), beside: plus(table.beside, out?.laid ?? {}) };
}

function left(table: Table, event: Event): Changes {
  const guest = fieldOf(event, "guest");
  const last = table.restaurants[at(event)]?.bar.at(-1);
  const isThere = last?.guest === guest;
  const after = { ...table, ...(isThere ? withGuest(table, at(event), guest, () => null) : {}) };
  return {
    ...withTile(after, event),
    beside: isThere ? plus(table.beside, last.laid) : table.beside,
    discard: [...table.discard, guest],
    clocks: Math.max(0, table.clocks - (isThere ? 1 : 0)),
  };
}

function served(table: Table, event: Event): Changes {
  const cubes = dishIn(event, fieldOf(event, "count"));
  const laid = { ...table, ...withGuest(table, at(event), fieldOf(event, "guest"), (one) => ({ ...one, missing: plus(one.missing, cubes, -1), laid: plus(one.laid, cubes) })) };
  return withSupply(laid, at(event), cubes, -1);
}

function cashed(table: Table, event: Event): Changes {
  const guest = fieldOf(event, "guest");
  const gone = { ...table, ...withGuest(table, at(event), guest, () => null) };
  return {
    ...withRestaurant(gone, at(event), (own) => ({ ...own, fulfilled: own.fulfilled + 1 })),
    beside: plus(table.beside, laidOn(table, at(event), guest)),
    joker: null,
  };
}

function takenOff(table: Table, event: Event): Changes {
  const cube = dishIn(event);
  return {
    ...withGuest(table, at(event), fieldOf(event, "guest"), (one) => ({ ...one, missing: plus(one.missing, cube), laid: plus(one.laid, cube, -1) })),
    beside: plus(table.beside, cube),
  };
}

const spent = (table: Table, event: Event, cubes: Cubes): Changes => ({ ...withSupply(table, at(event), cubes, -1), beside: plus(table.beside, cubes) });

/** Cards come from the stack, then from the box. */
const drawn = ({ stack, box }: Table, cards: number): Changes => ({ stack: Math.max(0, stack - cards), box: box - Math.max(0, cards - stack) });

const CHANGES: Readonly<Partial<Record<Event["name"], (table: Table, event: Event) => Changes>>> = {
  turn_began: (table, event) => ({ active: at(event), last_turns: Math.max(0, table.last_turns - 1) }),
  bought: (table, event) => ({ market: { ...table.market, [fieldOf(event, "field")]: {} }, clocks: fieldOf(event, "clocks") }),
  took: (table, event) => withSupply(table, at(event), cubesIn(event), 1),
  moved,
  guest_left: left,
  served,
  cashed,
  greeted: (table, event) => ({ ...drawn(table, fieldOf(event, "count")), taken: fieldOf(event, "count"), gets: table.gets.map((_, seat) => (seat === at(event) ? 2 : 1)) }),
  turned_up: (table, event) => ({ guest: fieldOf(event, "guest"), taken: table.taken - 1, question: "give" }),
  given: (table, event) => ({ guest: null, gets: table.gets.map((more, seat) => (seat === fieldOf(event, "to") ? more - 1 : more)) }),
  arrived,
  another_came: (table, event) => ({ ...arrived(table, event), ...drawn(table, 1) }),
  drew: (table, event) => ({ ...withSupply(table, at(event), dishIn(event), 1), bag: plus(table.bag, dishIn(event), -1) }),
  lemon: (table, event) => withTile(table, event),
  bouquet: (table, event) => withTile(table, event),
  discarded: (table, event) => spent(table, event, dishIn(event)),
  taken_off: takenOff,
  tile_discarded: (table, event) => withTile(table, event, `${fieldOf(event, "tile")}_returned`),
  desserts_spent: (table, event) => spent(table, event, { dessert: JOKER.desserts }),
  spent: (table, event) => spent(table, event, dishIn(event)),
  field_filled: (table, event) => ({ market: { ...table.market, [fieldOf(event, "field")]: cubesIn(event) }, bag: plus(table.bag, cubesIn(event), -1) }),
  bag_filled: (table) => ({ bag: plus(table.bag, table.beside), beside: {} }),
  gave_back: (table, event) => ({ ...withSupply(table, at(event), dishIn(event), -1), bag: plus(table.bag, dishIn(event)) }),
  stack_ran_out: () => ({ stack_ran_out: true }),
  discard_came_back: (_, event) => ({ discard: [], stack: fieldOf(event, "count") }),
  // One more than are left: the next event begins the first of these turns.
  final_round: (table) => ({ last_turns: table.restaurants.length + 1 }),
  ended: () => ({ last_turns: 0 }),
};

/** The table after an event; nobody is asked anything until the true view says so. */
function after(view: View, event: Event): View {
  const table = tableOf(view);
  const changes = CHANGES[event.name]?.(table, event) ?? {};
  const gained = event.name === "cashed" ? fieldOf(event, "points") : 0;
  const points = view.points?.map((own, seat) => own + (seat === at(event) ? gained : 0)) ?? null;
  const movers = event.name === "turn_began" ? [at(event)] : view.movers;
  return { ...view, points, movers, decision: [], table: { ...view.table, question: "nothing", ...changes } as unknown as View["table"] };
}

export const animations: Animations<Event> = { duration, after, sound: (event) => SOUNDS[event.name] ?? null };
