/** The deal of Mille Grazie, from the seed alone, exactly as the server deals (MG-03, MG-04, MG-06). */
import { Chance } from "../../proof/chance";
import { emitterOf } from "../events";
import type { DealGiven } from "../game_ui";
import type { Event, Events } from "./declared";

const OPEN_ORDERS = 4;

const emit = emitterOf<Events>();

export function deal(seed: string, { players, options, edition }: DealGiven): Event[] {
  const { cities, orders } = edition.data as unknown as { cities: { name: string }[]; orders: { first: string }[] };
  const chance = new Chance(seed);
  const pile = chance.shuffle(orders.map((_, k) => k + 1));
  const draw = () => {
    const order = pile.pop()!;
    return { order, city: cities.findIndex(({ name }) => name === orders[order - 1]!.first) + 1 };
  };
  const events = Array.from({ length: players }, (_, seat) => emit("dealt", { seat, ...draw() }));
  const taken = new Set<number>();
  while (taken.size < OPEN_ORDERS) {
    const drawn = draw();
    events.push(emit(taken.has(drawn.city) ? "order_misfit" : "order_opened", drawn));
    taken.add(drawn.city);
  }
  const first = typeof options["first"] === "number" ? options["first"] : chance.below(players);
  return [...events, emit("round_began", { seat: first })];
}
