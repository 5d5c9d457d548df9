// The screens of a game beside its table.
import { comeTo, makeTable, playOn } from "../browser/house.mjs";
import { chairsOf, laid } from "./tables.mjs";

const over = new Map();
/** A game that was played to its end; once for all who look at it. */
async function played(game) {
  if (!over.has(game)) {
    const made = await laid(game);
    await playOn(made.table.id, made.host);
    over.set(game, made);
  }
  return over.get(game);
}

/** Each with how somebody comes there, and what is there when it is ready. */
export async function screensOf(game) {
  const made = await played(game);
  const chairs = chairsOf(game);
  const lobby = await makeTable([chairs[0], { who: "free" }, ...chairs.slice(2)], { game, start: false });
  return [
    { name: "set-up", ready: "[data-cards]", come: (somebody) => somebody.go(`/new/${game}`) },
    { name: "lobby", ready: "[data-deal]", come: (somebody) => comeTo(somebody, lobby) },
    { name: "end", ready: "[data-end]", come: (somebody) => comeTo(somebody, made) },
  ];
}
