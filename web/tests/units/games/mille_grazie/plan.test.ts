/// <reference types="vite/client" />
import { expect, test } from "vitest";
import { GOAL, HEIGHT, RIM, WIDTH, atlasOf, beyond, roadOf, trackPlace, type Point } from "../../../../src/games/mille_grazie/atlas";
import { ambushOn, choiceOf, compassesFor, isNobleman, lettersIn } from "../../../../src/games/mille_grazie/choices";
import { citiesOn, goneOn, journeyOf, prospectOf, touched, wayTo, type Journey } from "../../../../src/games/mille_grazie/plan";
import { nearestTurn, shareOf, turnedTo } from "../../../../src/games/mille_grazie/wheel";
import type { EditionDetails } from "../../../../src/server/types";
import type { Table } from "../../../../src/games/mille_grazie/declared";
import edition from "./edition.json";

const sheet = edition as unknown as EditionDetails;
const atlas = atlasOf(sheet);
const fromVenezia: Journey = { city: "Venezia", walked: [], left: 4 };
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

test("our map has its 14 cities and 24 roads, and nothing covers a letter or a city", () => {
  expect([atlas.cities.length, atlas.roads.length, atlas.orders.length]).toEqual([14, 24, 30]);
  const signs = atlas.roads.map((road) => road.sign);
  for (const [k, one] of signs.entries()) {
    for (const other of signs.slice(k + 1)) expect(apart(one, other)).toBeGreaterThan(60);
    for (const city of atlas.cities) expect(apart(one, city)).toBeGreaterThan(60);
    expect(one.x > RIM + 30 && one.x < WIDTH - RIM - 30 && one.y > RIM + 30 && one.y < HEIGHT - RIM - 30).toBe(true);
  }
});

test("a map with other cities is drawn as well: by latitude and longitude, or in rows", () => {
  const roads = [{ letter: "A", name: "Via A", cities: ["Nord", "Sud"], colour: "green" }];
  const far = { ...sheet, data: { cities: [{ name: "Nord", latitude: 46, longitude: 9 }, { name: "Sud", latitude: 44, longitude: 11 }], roads, orders: [] } };
  const [north, south] = atlasOf(far).cities;
  expect(north!.y < south!.y && north!.x < south!.x).toBe(true);
  const bare = { ...sheet, data: { cities: [{ name: "Nord" }, { name: "Sud" }], roads, orders: [] } };
  expect(atlasOf(bare).cities.map((city) => city.x)).toEqual([150, expect.closeTo(383.3, 0)]);
});

test("the score track leads once round the map", () => {
  const places = Array.from({ length: GOAL + 1 }, (_, k) => trackPlace(k));
  for (const [k, place] of places.entries()) for (const other of places.slice(k + 1)) expect(apart(place, other)).toBeGreaterThan(40);
  expect(trackPlace(36)).toEqual(trackPlace(GOAL));
});

test("a plan grows road by road, is cut short where it is touched, and begins anew", () => {
  let plan: readonly string[] = touched(atlas, fromVenezia, [], "V");
  plan = touched(atlas, fromVenezia, plan, "X");
  expect(citiesOn(atlas, "Venezia", plan)).toEqual(["Verona", "Ferrara"]);
  expect(touched(atlas, fromVenezia, plan, "G")).toBe(plan);
  expect(touched(atlas, fromVenezia, plan, "X")).toEqual(["V"]);
  expect(touched(atlas, fromVenezia, plan, "Z")).toEqual(["Z"]);
  expect(touched(atlas, { ...fromVenezia, walked: ["Q"] }, plan, "Q")).toBe(plan);
  expect(touched(atlas, { ...fromVenezia, left: 2 }, plan, "Q")).toBe(plan);
  expect(touched(atlas, { ...fromVenezia, left: 0 }, [], "V")).toEqual([]);
});

test("the way to a city is the shortest one; of several, the one where least can be lost", () => {
  expect(wayTo(atlas, fromVenezia, [], "Verona")).toEqual(["V"]);
  expect(wayTo(atlas, fromVenezia, ["V"], "Mantova")).toEqual(["V", "C", "O"]);
  expect(wayTo(atlas, fromVenezia, [], "Bologna")).toEqual(["Z", "D"]);
  expect(wayTo(atlas, { ...fromVenezia, walked: ["Z"] }, [], "Bologna")).toEqual(["B", "Q"]);
  expect(wayTo(atlas, { ...fromVenezia, left: 3 }, [], "Genova")).toBeNull();
});

test("what was walked leaves the plan; a plan that was left is forgotten", () => {
  expect(goneOn(atlas, { city: "Verona", walked: ["V"], left: 3 }, ["V", "X", "Q"])).toEqual(["X", "Q"]);
  expect(goneOn(atlas, { city: "Ravenna", walked: ["Z"], left: 3 }, ["V", "X", "Q"])).toEqual([]);
  expect(goneOn(atlas, { city: "Verona", walked: ["V"], left: 1 }, ["V", "X", "Q"])).toEqual(["X"]);
});

test("a plan says what it would deliver and what it risks", () => {
  const held = [7, 8, 18];
  expect(held.map((number) => atlas.orders[number - 1]!.destination)).toEqual(["Bologna", "Genova", "Verona"]);
  const prospect = prospectOf(atlas, fromVenezia, ["V", "X", "Q"], held, "Q");
  expect(prospect.points).toBe(5 + 3);
  expect(prospect.risks).toEqual([{ letter: "V", cost: 1 }, { letter: "X", cost: 2 }]);
});

test("before the escort is settled, a journey is as long as it would be", () => {
  const table = { phase: "escorting", nobleman: 1, cities: ["Milano", "Genova"], walked: ["A"], roads_left: 0 } as unknown as Table;
  expect(journeyOf(table, false)).toEqual({ city: "Genova", walked: [], left: 5 });
  expect(journeyOf(table, true).left).toBe(4);
  expect(journeyOf({ ...table, phase: "on_the_road", roads_left: 2 }, false)).toEqual({ city: "Genova", walked: ["A"], left: 2 });
  expect([isNobleman(table, 1), isNobleman(table, 0), isNobleman(table, null)]).toEqual([true, false, false]);
});

test("choices are read from their notation", () => {
  expect(choiceOf("ambush Q")).toEqual({ kind: "ambush", letters: ["Q"] });
  expect(choiceOf("discard 12")).toEqual({ kind: "discard", order: 12 });
  expect(choiceOf("alone")).toEqual({ kind: "alone" });
  expect(lettersIn(["walk V", "walk B"])).toEqual(["B", "V"]);
  expect(ambushOn(["ambushes AB", "ambushes AC"], ["C", "A"])).toBe("ambushes AC");
  expect(ambushOn(["ambush A"], ["B"])).toBeNull();
  expect([compassesFor(2), compassesFor(3)]).toEqual([2, 1]);
});

test("the compass never takes the long way round", () => {
  expect(nearestTurn(0, 350)).toBe(-10);
  expect(nearestTurn(-10, 20)).toBe(20);
  expect(nearestTurn(725, 0)).toBe(720);
  expect([shareOf(0, 24), shareOf(-15, 24), shareOf(367, 24), shareOf(16, 24)]).toEqual([0, 23, 0, 1]);
});

test("a road leads to its other end", () => {
  expect([beyond(roadOf(atlas, "V"), "Verona"), beyond(roadOf(atlas, "V"), "Venezia")]).toEqual(["Venezia", "Verona"]);
});

test("on a road, the plan goes on from the city at its end", () => {
  const table = { phase: "on_the_road", nobleman: 0, cities: ["Venezia"], walked: ["V"], roads_left: 3 } as unknown as Table;
  const journey = journeyOf(table, false, roadOf(atlas, "V"));
  expect(journey.city).toBe("Verona");
  expect(goneOn(atlas, journey, ["V", "X"])).toEqual(["X"]);
});

test("two compasses never point to the same road", () => {
  const all = ["A", "B", "C"];
  expect(turnedTo(["A", "B"], 0, "C", all)).toEqual(["C", "B"]);
  expect(turnedTo(["A", "B"], 0, "B", all)).toEqual(["B", "A"]);
  expect(turnedTo(["A"], 0, "A", all)).toEqual(["A"]);
  expect(turnedTo(["", ""], 0, "A", all)).toEqual(["A", ""]);
  expect(turnedTo(["A", ""], 1, "A", all)).toEqual(["A", "B"]);
});
