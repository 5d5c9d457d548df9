/** Da Luigi's deal, from the seed alone, exactly as the server deals, up to the first question (DL-02 … DL-08, DL-17). */
import { Chance } from "../../proof/chance";
import { emitterOf } from "../events";
import type { DealGiven } from "../game_ui";
import { DISHES, type Dish, type Event, type Events } from "./declared";
import { guestsOf, type Guest } from "./guests";
import { COLUMNS, ROWS } from "./table";

const CUBES: Readonly<Record<Dish, number>> = { water: 20, wine: 18, salad: 16, pizza: 14, pasta: 12, dessert: 10 };
const CUBES_AT_SET_UP = 3;

const emit = emitterOf<Events>();

type Counts = Record<Dish, number>;
const none = (): Counts => ({ water: 0, wine: 0, salad: 0, pizza: 0, pasta: 0, dessert: 0 });

interface OpenRestaurant {
  seat: number;
  supply: Counts;
  /** What the start guests are missing, from the left. */
  guests: { guest: Guest; missing: Counts }[];
}

export function deal(seed: string, { players, options, edition }: DealGiven): Event[] {
  const guests = guestsOf(edition);
  const chance = new Chance(seed);
  chance.shuffle(guests.filter((guest) => !guest.isStart));
  const first = typeof options["first"] === "number" ? options["first"] : chance.below(players);
  const draw = bag(chance);
  const start = guests.filter((guest) => guest.isStart);
  const restaurants = Array.from({ length: players }, (_, k) => opened((first + k) % players, start));
  const events = restaurants.flatMap((restaurant) => arrivals(restaurant, draw));
  for (const row of ROWS) for (const column of COLUMNS) events.push(emit("field_filled", { field: `${row}${column}`, ...drawn(draw, row) }));
  for (const restaurant of restaurants) {
    if (options["rulebook"] !== "it") events.push(...served(restaurant));
    if (canServe(restaurant)) return events;
  }
  return [...events, emit("turn_began", { seat: first })];
}

/** A bag: each call draws a cube. */
function bag(chance: Chance): () => Dish {
  const left = { ...CUBES };
  return () => {
    let chosen = chance.below(DISHES.reduce((sum, dish) => sum + left[dish], 0));
    const dish = DISHES.find((one) => (chosen -= left[one]) < 0)!;
    left[dish] -= 1;
    return dish;
  };
}

function drawn(draw: () => Dish, cubes: number): Counts {
  const found = none();
  for (let k = 0; k < cubes; k++) found[draw()] += 1;
  return found;
}

const opened = (seat: number, start: readonly Guest[]): OpenRestaurant => ({
  seat,
  supply: none(),
  guests: start.map((guest) => ({ guest, missing: guest.wants.reduce((sum, dish) => ({ ...sum, [dish]: sum[dish] + 1 }), none()) })),
});

function arrivals({ seat, supply, guests }: OpenRestaurant, draw: () => Dish): Event[] {
  const events = guests.map(({ guest }) => emit("arrived", { seat, guest: guest.number, place: String(guest.minutes) as Events["arrived"]["place"], count: 0 }));
  for (let k = 0; k < CUBES_AT_SET_UP; k++) {
    const dish = draw();
    supply[dish] += 1;
    events.push(emit("drew", { seat, dish }));
  }
  return events;
}

/** What is served without a choice: where there are cubes enough, or where one guest alone wants the dish (DL-17). */
function served(restaurant: OpenRestaurant): Event[] {
  const { seat, supply } = restaurant;
  const events: Event[] = [];
  for (const dish of DISHES) {
    const wanting = restaurant.guests.filter(({ missing }) => missing[dish] > 0);
    const wanted = wanting.reduce((sum, { missing }) => sum + missing[dish], 0);
    if (wanting.length > 1 && supply[dish] < wanted) continue;
    for (const { guest, missing } of wanting) {
      const count = Math.min(missing[dish], supply[dish]);
      if (!count) continue;
      supply[dish] -= count;
      missing[dish] -= count;
      events.push(emit("served", { seat, guest: guest.number, dish, count }));
      if (DISHES.every((one) => missing[one] === 0)) events.push(emit("cashed", { seat, guest: guest.number, points: guest.points }));
    }
  }
  return events;
}

const canServe = ({ supply, guests }: OpenRestaurant): boolean => DISHES.some((dish) => supply[dish] > 0 && guests.some(({ missing }) => missing[dish] > 0));
