/**
 * The map of Mille Grazie as the board draws it: cities, roads and orders of the edition, and where they lie in the picture.
 * Our own cities have places of their own there; those of another edition lie by latitude and longitude, or in rows.
 */
import type { EditionDetails } from "../../server/types";
import type { Events } from "./declared";

/** The picture, with the score track around the land. */
export const WIDTH = 1000;
export const HEIGHT = 800;
/** How wide the score track is. */
export const RIM = 50;

export type Colour = Exclude<Events["walked"]["colour"], "none">;

/** What an ambush costs on a road of this colour, in orders (MG-19). */
export const COST: Readonly<Record<Colour, number>> = { green: 1, violet: 2, orange: 3 };
export const COLOURS = Object.keys(COST) as Colour[];

export interface Point {
  x: number;
  y: number;
}

export interface City extends Point {
  name: string;
}

export interface Road {
  letter: string;
  name: string;
  cities: readonly [string, string];
  colour: Colour;
  /** Where its letter stands. */
  sign: Point;
  /** The line, as a path. */
  line: string;
}

export interface Order {
  /** As the view counts them, from 1. */
  number: number;
  first: string;
  destination: string;
  points: number;
}

export interface Atlas {
  cities: readonly City[];
  roads: readonly Road[];
  orders: readonly Order[];
  isReconstructed: boolean;
}

interface CityData {
  name: string;
  latitude?: number;
  longitude?: number;
}
interface RoadData {
  letter: string;
  name: string;
  cities: readonly [string, string];
  colour: Colour;
}
type OrderData = Omit<Order, "number">;

/** Where our own cities lie. */
const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  Milano: [180, 205],
  Brescia: [395, 182],
  Verona: [600, 202],
  Venezia: [838, 208],
  Piacenza: [305, 365],
  Mantova: [512, 335],
  Ferrara: [722, 365],
  Modena: [455, 500],
  Bologna: [648, 525],
  Ravenna: [838, 500],
  Genova: [152, 500],
  "La Spezia": [300, 632],
  Firenze: [520, 672],
  "San Marino": [800, 668],
};

/** How far the middle of a road swings to the left of the straight line, so that the roads look walked, not ruled. */
const BENDS: Readonly<Record<string, number>> = { A: 12, B: 14, C: 16, D: 12, E: 12, F: -12, G: 24, H: 16, J: 12, L: 20, M: -12, N: -20, P: -12, R: 16, T: 12, U: -16, V: -18, W: -14, X: 10, Z: -36 };

/** How far along a road its letter stands, where the middle is taken by a name. */
const LETTERS: Readonly<Record<string, number>> = { A: 0.55, B: 0.56, C: 0.47, E: 0.56, F: 0.6, H: 0.52, I: 0.48, J: 0.37, L: 0.58, M: 0.56, N: 0.54, O: 0.6, P: 0.62, Q: 0.6, S: 0.44, T: 0.56, W: 0.55, X: 0.6, Z: 0.64 };

const MARGIN = { left: 150, right: 150, top: 170, bottom: 140 };

/** Places for cities that have none in our picture. */
function placed(cities: readonly CityData[]): City[] {
  if (cities.every(({ name }) => PLACES[name])) {
    return cities.map(({ name }) => {
      const [x, y] = PLACES[name]!;
      return { name, x, y };
    });
  }
  const across = WIDTH - MARGIN.left - MARGIN.right;
  const down = HEIGHT - MARGIN.top - MARGIN.bottom;
  if (cities.every((city) => city.latitude !== undefined && city.longitude !== undefined)) {
    const east = cities.map((city) => city.longitude!);
    const north = cities.map((city) => city.latitude!);
    const share = (value: number, all: readonly number[]) => (value - Math.min(...all)) / (Math.max(...all) - Math.min(...all) || 1);
    return cities.map((city) => ({
      name: city.name,
      x: MARGIN.left + share(city.longitude!, east) * across,
      y: MARGIN.top + (1 - share(city.latitude!, north)) * down,
    }));
  }
  const rows = Math.ceil(cities.length / 4);
  return cities.map(({ name }, k) => ({ name, x: MARGIN.left + ((k % 4) / 3) * across, y: MARGIN.top + (Math.floor(k / 4) / Math.max(1, rows - 1)) * down }));
}

/** A point on the curve between two others that is pulled towards a third. */
function along(from: Point, pull: Point, to: Point, share: number): Point {
  const part = (one: number, other: number, third: number) => (1 - share) ** 2 * one + 2 * share * (1 - share) * other + share ** 2 * third;
  return { x: part(from.x, pull.x, to.x), y: part(from.y, pull.y, to.y) };
}

function drawn(road: RoadData, cities: readonly City[]): Road {
  const [from, to] = road.cities.map((name) => cities.find((city) => city.name === name)!) as [City, City];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bend = 2 * (BENDS[road.letter] ?? 0);
  const pull = { x: (from.x + to.x) / 2 + ((to.y - from.y) / length) * bend, y: (from.y + to.y) / 2 - ((to.x - from.x) / length) * bend };
  const line = `M${from.x} ${from.y}Q${pull.x.toFixed(1)} ${pull.y.toFixed(1)} ${to.x} ${to.y}`;
  const sign = along(from, pull, to, LETTERS[road.letter] ?? 0.5);
  return { letter: road.letter, name: road.name, cities: road.cities, colour: road.colour, sign, line };
}

export function atlasOf(edition: EditionDetails): Atlas {
  const data = edition.data as unknown as { cities: CityData[]; roads: RoadData[]; orders: OrderData[] };
  const cities = placed(data.cities);
  return {
    cities,
    roads: data.roads.map((road) => drawn(road, cities)).sort((one, other) => one.letter.localeCompare(other.letter)),
    orders: data.orders.map(({ first, destination, points }, k) => ({ number: k + 1, first, destination, points })),
    isReconstructed: edition.reconstructed,
  };
}

export const cityOf = (atlas: Atlas, name: string): City => atlas.cities.find((city) => city.name === name)!;
export const roadOf = (atlas: Atlas, letter: string): Road => atlas.roads.find((road) => road.letter === letter)!;
export const orderOf = (atlas: Atlas, number: number): Order => atlas.orders[number - 1]!;

/** The city at the other end of a road. */
export const beyond = (road: Road, city: string): string => (road.cities[0] === city ? road.cities[1] : road.cities[0]);

export const isAt = (road: Road, city: string): boolean => road.cities.includes(city);

/** A point on the score track: it runs round the land, from the lower left corner, clockwise. */
export function trackPlace(points: number): Point {
  const [left, top, right, bottom] = [RIM / 2, RIM / 2, WIDTH - RIM / 2, HEIGHT - RIM / 2];
  const sides = [bottom - top, right - left, bottom - top, right - left];
  let way = (Math.min(points, GOAL) / (GOAL + 1)) * sides.reduce((sum, side) => sum + side, 0);
  const corners: Point[] = [{ x: left, y: bottom }, { x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }];
  for (const [k, side] of sides.entries()) {
    const [from, to] = [corners[k]!, corners[(k + 1) % 4]!];
    if (way <= side) return { x: from.x + ((to.x - from.x) * way) / side, y: from.y + ((to.y - from.y) * way) / side };
    way -= side;
  }
  return corners[0]!;
}

/** Whoever has so many points wins (MG-25). */
export const GOAL = 30;
