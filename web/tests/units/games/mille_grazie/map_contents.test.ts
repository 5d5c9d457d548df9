import { expect, test } from "vitest";
import { atlasOf, beyond, cityOf, roadOf } from "../../../../src/games/mille_grazie/atlas";
import type { Table } from "../../../../src/games/mille_grazie/declared";
import { carriedTo, figuresOn, placesOf, type MapPlan, type Shown } from "../../../../src/games/mille_grazie/map/map_contents";
import edition from "./edition.json";

const atlas = atlasOf(edition as never);
const road = atlas.roads[0]!;
const [from, to] = road.cities;
const order = atlas.orders[0]!;
const plan: MapPlan = { roads: [road.letter], prospect: { delivered: [], points: 0, risks: [] } };
const noMarks = { trail: [], delivered: [], opened: [], ambushes: [] };

/** Seat 0 is the nobleman, seat 1 lies in wait on the first road and has promised it. */
function shown(more: Partial<Shown> = {}): Shown {
  const table: Table = {
    ambushes: [[], [road.letter]], escort: road.letter, phase: "on_the_road", nobleman: 0, cities: [from, to], held: [[order.number], []], open: {},
    in_pile: 0, discarded: [], has_set: [], escorted: true, roads_left: 4, walked: [],
  };
  return { table, points: [0, 0], scoring: null, travelling: null, marks: noMarks, promised: [[], [road.letter]], ...more };
}

test("everything beside a city or a letter has a place; cards have theirs whether there is one or not", () => {
  const places = placesOf(shown(), plan, atlas);
  const others = [...places.keys()].filter((key) => !key.startsWith("card "));
  expect(places.size - others.length).toBe(atlas.cities.length);
  expect(others.sort()).toEqual(["escort", "figure 0", "figure 1", `flag ${order.destination} 0`, `promise ${road.letter} 1`, `robber ${road.letter} 1`, "step 1"]);
});

test("what happened lies where it happened", () => {
  const ambush = { letter: road.letter, nobleman: 0, robbers: [1], isFoiled: false, lost: [] };
  const places = placesOf(shown({ marks: { ...noMarks, ambushes: [ambush], delivered: [{ seat: 0, city: 1, points: 5 }] } }), plan, atlas);
  expect(places.has("loot 0") && places.has("brought 0")).toBe(true);
});

test("the nobleman has the coach, all others are on foot", () => {
  const now = shown();
  const figures = figuresOn(now, atlas, placesOf(now, plan, atlas));
  expect(figures.map(({ isTravelling, isOnRoad }) => [isTravelling, isOnRoad])).toEqual([[true, false], [false, false]]);
});

test("between two cities the coach stands at the letter of its road, and looks ahead", () => {
  const now = shown({ travelling: { seat: 0, letter: road.letter } });
  const places = placesOf(now, plan, atlas);
  const [coach] = figuresOn(now, atlas, places);
  expect([coach!.isOnRoad, coach!.x]).toEqual([true, places.get("travelling")!.x]);
  expect(coach!.isLeft).toBe(cityOf(atlas, beyond(roadOf(atlas, road.letter), from)).x < cityOf(atlas, from).x);
});

test("only the nobleman's orders have a flag where they go", () => {
  expect(carriedTo(shown().table, atlas, order.destination)).toEqual([order]);
  expect(carriedTo({ ...shown().table, nobleman: 1 }, atlas, order.destination)).toEqual([]);
});
