// Nothing covers a choice, or a letter that has to be read: measured by what is painted where.
import assert from "node:assert/strict";
import test from "node:test";
import { ask, makeTable, opened, stateOf } from "./server_and_browser.mjs";
import { hiddenOn } from "./looking.mjs";
import { anna } from "./screens.mjs";

opened("domingo", "mille_grazie", "mamma_mia", "da_luigi");

const SIZES = [[390, 844], [844, 390], [1440, 900]].map(([width, height]) => ({ width, height }));
const bots = ["lina", "nino", "carla"].map((bot) => ({ who: "bot", bot }));

/** Plays on for Anna until her view is as wanted. */
async function laid(game, players, isWanted, options = {}) {
  const made = await makeTable([anna, ...bots.slice(0, players - 1)], { game, options });
  for (let k = 0; ; ) {
    const { view, decision } = await stateOf(made.table.id, made.host);
    if (decision !== null && isWanted(view, k)) return made;
    assert.ok(!view.result, "the game ended before it was as wanted");
    if (decision === null) await new Promise((resolve) => setTimeout(resolve, 40));
    else {
      const action = view.decision[(k * 5) % view.decision.length];
      await ask(`tables/${made.table.id}/commands`, { secret: made.host, body: { do: "move", key: `c${decision}`, decision, action } });
      k += 1;
    }
  }
}

test("Mille Grazie: no letter and no order card is covered, while robbers choose, on a journey, and with a hint", async () => {
  const reads = "[data-road] .badge text, [data-card] text";
  const robbers = await laid("mille_grazie", 4, ({ table }, k) => table.phase === "setting" && k > 5);
  const noble = await laid("mille_grazie", 3, ({ table }, k) => table.phase === "on_the_road" && k > 4);
  const screens = [
    { name: "robbers", table: robbers, ready: "[data-turn=mine]", reads },
    { name: "robbers, with a hint", table: robbers, ready: "[data-turn=mine]", press: "[data-hint]", shows: "[data-hint-says]", reads },
    { name: "nobleman", table: noble, ready: "[data-turn=mine]", reads },
  ];
  assert.deepEqual(await hiddenOn(screens, SIZES), []);
});

test("Domingo: no badge lies over another card or another place", async () => {
  const reads = "[data-place], .card[data-at]";
  const made = await laid("domingo", 4, (view, k) => k === 5);
  const screens = [
    { name: "places", table: made, ready: "[data-turn=mine]", press: "[data-card]", shows: "[data-place]", reads },
    { name: "fresh cards", table: made, ready: "[data-turn=mine]", reads },
  ];
  assert.deepEqual(await hiddenOn(screens, SIZES), []);
});

test("Mamma Mia! and Da Luigi: nothing covers a choice", async () => {
  const laying = await laid("mamma_mia", 4, ({ table }, k) => table.phase === "laying" && k > 6);
  const shopping = await laid("da_luigi", 3, ({ decision }, k) => decision.some((action) => action.startsWith("buy")) && k > 6);
  const screens = [
    { name: "laying", table: laying, ready: "[data-turn=mine]", reads: "[data-choice]" },
    { name: "shopping", table: shopping, ready: "[data-turn=mine]", reads: "[data-field].offered, [data-pick]" },
  ];
  assert.deepEqual(await hiddenOn(screens, SIZES), []);
});
