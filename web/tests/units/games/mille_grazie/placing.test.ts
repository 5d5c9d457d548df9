import { expect, test } from "vitest";
import { atlasOf } from "../../../../src/games/mille_grazie/atlas";
import { layout, letterBoxes, overlap, type Box, type Thing } from "../../../../src/games/mille_grazie/map/placing";
import edition from "./edition.json";

const atlas = atlasOf(edition as never);
const cards = atlas.cities.map((city): Thing => ({ key: `card ${city.name}`, kind: "card", beside: city }));

/** What covers each other by more than a touch. */
const clashes = (boxes: readonly Box[], others: readonly Box[]) => boxes.flatMap((one) => others.filter((other) => other !== one && overlap(one, other) > 40).map((other) => overlap(one, other)));

test("no card covers a letter or another card, and cards stay where they are", () => {
  const alone = layout(atlas, cards);
  expect(clashes([...alone.values()], letterBoxes(atlas))).toEqual([]);
  expect(clashes([...alone.values()], [...alone.values()])).toEqual([]);
  const more = layout(atlas, [...cards, { key: "figure 0", kind: "coach", beside: atlas.cities[3]! }]);
  for (const { key } of cards) expect(more.get(key)).toEqual(alone.get(key));
});

test.each(atlas.cities.map((city) => city.name))("with everybody and two flags in %s no letter and no card is covered", (name) => {
  const beside = atlas.cities.find((city) => city.name === name)!;
  const kinds: Thing["kind"][] = ["coach", "pawn", "pawn", "pawn", "flag", "flag"];
  const places = layout(atlas, [...cards, ...kinds.map((kind, k): Thing => ({ key: `${k}`, kind, beside }))]);
  const moving = kinds.map((_, k) => places.get(`${k}`)!);
  expect(clashes(moving, letterBoxes(atlas))).toEqual([]);
  expect(clashes(moving, cards.map(({ key }) => places.get(key)!))).toEqual([]);
});

test.each(atlas.roads.map((road) => road.letter))("robbers, an escort and promises on road %s cover no letter and no card", (letter) => {
  const beside = atlas.roads.find((road) => road.letter === letter)!.sign;
  const kinds: Thing["kind"][] = ["robber", "robber", "escort", "promise", "step"];
  const places = layout(atlas, [...cards, ...kinds.map((kind, k): Thing => ({ key: `${k}`, kind, beside }))]);
  const marks = kinds.map((_, k) => places.get(`${k}`)!);
  expect(clashes(marks, letterBoxes(atlas))).toEqual([]);
  expect(clashes(marks, cards.map(({ key }) => places.get(key)!))).toEqual([]);
});

test.each(atlas.roads.map((road) => road.letter))("the coach on road %s covers no letter and no card, also where a robber lies", (letter) => {
  const beside = atlas.roads.find((road) => road.letter === letter)!.sign;
  const places = layout(atlas, [...cards, { key: "robber", kind: "robber", beside }, { key: "coach", kind: "travelling", beside }]);
  expect(clashes([places.get("coach")!], letterBoxes(atlas))).toEqual([]);
  expect(clashes([places.get("coach")!], [places.get("robber")!, ...cards.map(({ key }) => places.get(key)!)])).toEqual([]);
});
