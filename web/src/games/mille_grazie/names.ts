/** What things on the board are called, in the reader's language. */
import type { Names, Words } from "../../words/words";
import { COST, orderOf, type Atlas, type Order, type Road } from "./atlas";
import type { Ambush } from "./marks";

/** A road by its letter, name, ends and danger. */
export const roadName = (road: Road, words: Words): string =>
  words.say("road-name", { letter: road.letter, name: road.name, one: road.cities[0], other: road.cities[1], colour: words.say(`colour-${road.colour}`), cost: COST[road.colour] });

/** An order that lies in a city. */
export const openOrderName = (order: Order, words: Words): string => words.say("order-open", { first: order.first, destination: order.destination, points: order.points });

/** An order that somebody carries: it matters only where it goes. */
export const heldOrderName = (order: Order, words: Words): string => words.say("order-held", { destination: order.destination, points: order.points });

/** A city with all that is there: an order, people, and what the nobleman would bring here. */
export function cityName(city: string, order: Order | null, there: readonly string[], wanted: { name: string; points: number }, words: Words): string {
  const parts = [city];
  if (order) parts.push(words.say("city-order", { destination: order.destination, points: order.points }));
  if (there.length) parts.push(words.say("city-people", { names: words.list(there) }));
  if (wanted.points) parts.push(words.say("city-wanted", { name: wanted.name, points: wanted.points }));
  return parts.join(". ");
}

/** What happened in an ambush, in one sentence or two. */
export function ambushReport(ambush: Ambush, atlas: Atlas, names: Names, words: Words): string {
  const called = (seat: number) => words.seat(seat, names);
  const robbers = words.list(ambush.robbers.map(called));
  if (ambush.isFoiled) return words.say("told-foiled", { letter: ambush.letter, robbers, name: called(ambush.nobleman) });
  const lost = words.list(ambush.lost.map((number) => orderOf(atlas, number).destination));
  const key = lost ? "told-robbed" : "told-robbed-nothing";
  return words.say(key, { letter: ambush.letter, count: ambush.robbers.length, robbers, name: called(ambush.nobleman), lost });
}
