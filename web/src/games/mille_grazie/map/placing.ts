/**
 * Where things lie on the map so that they cover nothing that has to be read: each beside its city or letter, where it covers least.
 * Letters, arms and names stand where they are; what comes first is placed first.
 */
import { HEIGHT, RIM, WIDTH, type Atlas, type Point } from "../atlas";

/** A rectangle, by its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** Something to be placed beside a point. */
export interface Thing {
  key: string;
  kind: keyof typeof SIZES;
  beside: Point;
}

/** How much room each kind of thing takes. */
export const SIZES = {
  card: { width: 68, height: 54 },
  coach: { width: 66, height: 46 },
  /** The coach between two cities, with its escort; either may be in front. */
  travelling: { width: 94, height: 50 },
  pawn: { width: 28, height: 40 },
  flag: { width: 52, height: 50 },
  robber: { width: 56, height: 52 },
  promise: { width: 46, height: 42 },
  escort: { width: 42, height: 50 },
  loot: { width: 50, height: 50 },
  brought: { width: 66, height: 54 },
  step: { width: 38, height: 38 },
} as const;

/** How bad it is to cover something. */
const COST = { letter: 300, placed: 200, arms: 10, name: 8, rim: 60, way: 5 } as const;
const LETTER = { width: 60, height: 56 };
const ARMS = { width: 48, height: 60 };
const NAME = { perLetter: 15, height: 26, below: 48 };
const ANGLES = Array.from({ length: 32 }, (_, k) => (k * Math.PI) / 16);
const DISTANCES = [0.9, 1, 1.15, 1.3, 1.5, 1.75, 2, 2.3, 2.7];

type Obstacle = Box & { cost: number };

const shared = (one: number, other: number, oneLength: number, otherLength: number) => Math.max(0, (oneLength + otherLength) / 2 - Math.abs(one - other));

/** By how much two rectangles cover each other. */
export const overlap = (one: Box, other: Box): number =>
  Math.min(shared(one.x, other.x, one.width, other.width), one.width, other.width) * Math.min(shared(one.y, other.y, one.height, other.height), one.height, other.height);

/** How much of it would lie beyond the land. */
function beyondRim(box: Box): number {
  const land = { x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH - 2 * RIM, height: HEIGHT - 2 * RIM };
  return box.width * box.height - overlap(box, land);
}

export const letterBoxes = (atlas: Atlas): Box[] => atlas.roads.map(({ sign }) => ({ ...sign, ...LETTER }));

function fixedOn(atlas: Atlas): Obstacle[] {
  const arms = atlas.cities.map(({ x, y }) => ({ x, y, ...ARMS, cost: COST.arms }));
  const names = atlas.cities.map(({ name, x, y }) => ({ x, y: y + NAME.below, width: name.length * NAME.perLetter, height: NAME.height, cost: COST.name }));
  return [...letterBoxes(atlas).map((box) => ({ ...box, cost: COST.letter })), ...arms, ...names];
}

/** Places around a point at which a thing touches it, the nearest first. */
function candidates({ kind, beside }: Thing): Box[] {
  const size = SIZES[kind];
  return DISTANCES.flatMap((times) =>
    ANGLES.map((angle) => ({
      x: beside.x + Math.cos(angle) * ((ARMS.width + size.width) / 2) * times,
      y: beside.y + Math.sin(angle) * ((ARMS.height + size.height) / 2) * times,
      ...size,
    })),
  );
}

/** The middle of each thing, by its key. */
export function layout(atlas: Atlas, things: readonly Thing[]): ReadonlyMap<string, Box> {
  const taken = fixedOn(atlas);
  const found = new Map<string, Box>();
  for (const thing of things) {
    const costOf = (box: Box) =>
      taken.reduce((sum, other) => sum + other.cost * overlap(box, other), COST.rim * beyondRim(box)) + COST.way * Math.hypot(box.x - thing.beside.x, box.y - thing.beside.y) ** 1.5;
    const best = candidates(thing).reduce((one, other) => (costOf(other) < costOf(one) ? other : one));
    found.set(thing.key, best);
    taken.push({ ...best, cost: COST.placed });
  }
  return found;
}
