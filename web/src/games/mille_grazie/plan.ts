/** A planned journey: its roads in sequence, what they would deliver and what they put at risk. */
import { COST, beyond, isAt, orderOf, roadOf, type Atlas, type Order, type Road } from "./atlas";
import type { Table } from "./declared";

/** Where a plan begins, and how far it may go. */
export interface Journey {
  city: string;
  walked: readonly string[];
  left: number;
}

/** So many roads, with and without an escort (MG-10). */
export const ROADS = { escorted: 4, alone: 5 } as const;

/** The journey of the nobleman, from now on: on a road, from the city at its end; before the escort is settled, as it would be. */
export function journeyOf(table: Table, isEscorted: boolean, road: Road | null = null): Journey {
  const city = table.cities[table.nobleman] ?? "";
  const isSettled = table.phase !== "setting" && table.phase !== "escorting";
  return {
    city: road ? beyond(road, city) : city,
    walked: isSettled ? table.walked : [],
    left: isSettled ? table.roads_left : ROADS[isEscorted ? "escorted" : "alone"],
  };
}

/** The cities a plan leads to, one per road. */
export function citiesOn(atlas: Atlas, from: string, plan: readonly string[]): string[] {
  let city = from;
  return plan.map((letter) => (city = beyond(roadOf(atlas, letter), city)));
}

const endOf = (atlas: Atlas, journey: Journey, plan: readonly string[]): string => citiesOn(atlas, journey.city, plan).at(-1) ?? journey.city;

/** The plan after a road was tapped: it is extended, cut short at that road, or started again. */
export function touched(atlas: Atlas, journey: Journey, plan: readonly string[], letter: string): readonly string[] {
  const at = plan.indexOf(letter);
  if (at >= 0) return plan.slice(0, at);
  const road = roadOf(atlas, letter);
  if (journey.walked.includes(letter)) return plan;
  if (plan.length < journey.left && isAt(road, endOf(atlas, journey, plan))) return [...plan, letter];
  return isAt(road, journey.city) && journey.left > 0 ? [letter] : plan;
}

/** On to a city: the shortest way from the end of the plan; of several, the one where least can be lost. Null: too far. */
export function wayTo(atlas: Atlas, journey: Journey, plan: readonly string[], city: string): readonly string[] | null {
  let ways: { plan: readonly string[]; city: string; cost: number }[] = [{ plan, city: endOf(atlas, journey, plan), cost: 0 }];
  for (let length = plan.length; length < journey.left; length++) {
    ways = ways.flatMap((way) =>
      atlas.roads
        .filter((road) => isAt(road, way.city) && !way.plan.includes(road.letter) && !journey.walked.includes(road.letter))
        .map((road) => ({ plan: [...way.plan, road.letter], city: beyond(road, way.city), cost: way.cost + COST[road.colour] })),
    );
    const there = ways.filter((way) => way.city === city).sort((one, other) => one.cost - other.cost);
    if (there[0]) return there[0].plan;
  }
  return null;
}

/** What is left of a plan once the journey has gone on. */
export function goneOn(atlas: Atlas, journey: Journey, plan: readonly string[]): readonly string[] {
  const left = plan.filter((letter) => !journey.walked.includes(letter)).slice(0, journey.left);
  let city = journey.city;
  for (const letter of left) {
    const road = roadOf(atlas, letter);
    if (!isAt(road, city)) return [];
    city = beyond(road, city);
  }
  return left;
}

export interface Prospect {
  delivered: Order[];
  points: number;
  /** The roads on which something can be lost, with how many orders; not where the own escort rides. */
  risks: { letter: string; cost: number }[];
}

/** What a plan would deliver if nobody lay in wait, and what each road on it puts at risk. */
export function prospectOf(atlas: Atlas, journey: Journey, plan: readonly string[], held: readonly number[], escort: string | null): Prospect {
  const cities = citiesOn(atlas, journey.city, plan);
  const delivered = held.map((number) => orderOf(atlas, number)).filter((order) => cities.includes(order.destination));
  const risks = plan.filter((letter) => letter !== escort).map((letter) => ({ letter, cost: COST[roadOf(atlas, letter).colour] }));
  return { delivered, points: delivered.reduce((sum, order) => sum + order.points, 0), risks };
}
