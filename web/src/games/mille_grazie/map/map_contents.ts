/** What the map shows besides land, roads and cities, what may be chosen on it, and where each thing on it is placed. */
import type { Marks } from "../marks";
import { beyond, cityOf, orderOf, roadOf, type Atlas, type Order, type Point } from "../atlas";
import type { Table } from "../declared";
import { layout, type Box, type Thing } from "./placing";
import type { Prospect } from "../plan";

/** The table as it is shown now, with what has just happened. */
export interface Shown {
  table: Table;
  points: readonly number[];
  /** Who is scoring just now. */
  scoring: number | null;
  /** Somebody is between two cities. */
  travelling: { seat: number; letter: string } | null;
  marks: Marks;
  /** The letters that each seat has promised. */
  promised: readonly (readonly string[])[];
}

/** What may be chosen on the map now; roads by their letters. */
export interface MapChoice {
  offered: readonly string[];
  /** Roads that can be planned. */
  onward: readonly string[];
  chosen: readonly string[];
  hinted: readonly string[];
  /** The city whose order may be taken. */
  taking: string | null;
}

/** The reader's plan, or none: its roads, and what it would bring. */
export interface MapPlan {
  roads: readonly string[];
  prospect: Prospect;
}

/** An order that is highlighted, and where it is now. */
export interface Highlighted {
  order: Order;
  from: string;
}

/** Somebody on the map: the nobleman in the coach, all others on foot. */
interface Figure extends Point {
  seat: number;
  isTravelling: boolean;
  isOnRoad: boolean;
  isLeft: boolean;
}

/** Letters of each seat, one by one. */
export const bySeat = (letters: readonly (readonly string[])[]): { letter: string; seat: number }[] =>
  letters.flatMap((own, seat) => own.map((letter) => ({ letter, seat })));

/** What the nobleman wants to bring to a city. */
export const carriedTo = (table: Table, atlas: Atlas, city: string): Order[] =>
  (table.held[table.nobleman] ?? []).map((number) => orderOf(atlas, number)).filter((order) => order.destination === city);

function besideCities({ table }: Shown, atlas: Atlas): Thing[] {
  return [
    ...atlas.cities.map((city): Thing => ({ key: `card ${city.name}`, kind: "card", beside: city })),
    ...table.cities.map((name, seat): Thing => ({ key: `figure ${seat}`, kind: seat === table.nobleman ? "coach" : "pawn", beside: cityOf(atlas, name) })),
    ...atlas.cities.flatMap((city) => carriedTo(table, atlas, city.name).map((_, k): Thing => ({ key: `flag ${city.name} ${k}`, kind: "flag", beside: city }))),
  ];
}

function besideLetters({ table, marks, promised, travelling }: Shown, { roads }: MapPlan, atlas: Atlas): Thing[] {
  const beside = (letter: string) => roadOf(atlas, letter).sign;
  return [
    ...bySeat(table.ambushes).map(({ letter, seat }): Thing => ({ key: `robber ${letter} ${seat}`, kind: "robber", beside: beside(letter) })),
    ...(table.escort ? [{ key: "escort", kind: "escort", beside: beside(table.escort) } as const] : []),
    ...bySeat(promised).map(({ letter, seat }): Thing => ({ key: `promise ${letter} ${seat}`, kind: "promise", beside: beside(letter) })),
    ...marks.ambushes.map(({ letter }, k): Thing => ({ key: `loot ${k}`, kind: "loot", beside: beside(letter) })),
    ...marks.delivered.map(({ city }, k): Thing => ({ key: `brought ${k}`, kind: "brought", beside: atlas.cities[city - 1]! })),
    ...roads.map((letter, k): Thing => ({ key: `step ${k + 1}`, kind: "step", beside: beside(letter) })),
    ...(travelling ? [{ key: "travelling", kind: "travelling", beside: beside(travelling.letter) } as const] : []),
  ];
}

/** Where everything lies; cards first, whether there is one or not, so that they stay where they are. */
export const placesOf = (shown: Shown, plan: MapPlan, atlas: Atlas): ReadonlyMap<string, Box> =>
  layout(atlas, [...besideCities(shown, atlas), ...besideLetters(shown, plan, atlas)]);

/** Everybody on the map: beside the arms of their city, or beside the letter of the road. */
export function figuresOn({ table, travelling }: Shown, atlas: Atlas, places: ReadonlyMap<string, Point>): Figure[] {
  return table.cities.map((name, seat) => {
    if (travelling?.seat === seat) {
      const ahead = cityOf(atlas, beyond(roadOf(atlas, travelling.letter), name));
      return { seat, isTravelling: true, isOnRoad: true, isLeft: ahead.x < cityOf(atlas, name).x, ...places.get("travelling")! };
    }
    const { x, y } = places.get(`figure ${seat}`)!;
    const isNobleman = seat === table.nobleman;
    return { seat, isTravelling: isNobleman, isOnRoad: false, isLeft: false, x: isNobleman ? x - 10 : x, y: y + 2 };
  });
}
