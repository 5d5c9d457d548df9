import { anna, bots, press } from "./setting.mjs";

const GAME = "mille_grazie";
const chooses = (phase) => (view) => view.table.phase === phase && view.decision.length > 0;

/** Plan a journey to the first city that the nobleman has an order for. */
async function plan(page) {
  await page.locator(".flag").first().evaluate((flag) => flag.parentElement.querySelector("[data-city]").dispatchEvent(new MouseEvent("click", { bubbles: true })));
}

export async function screens({ make, command, playOn }) {
  const setting = await make(GAME, [anna, ...bots(3)], { options: { first: 1 } });
  const pair = await make(GAME, [anna, ...bots(1)], { options: { first: 1 } });
  const escorting = await make(GAME, [anna, ...bots(2)], { options: { first: 0 } });
  const taking = await make(GAME, [anna, ...bots(2)], { options: { first: 0 } });
  const walking = await make(GAME, [anna, ...bots(2)], { options: { first: 0 } });
  const late = await make(GAME, [anna, ...bots(2)], { options: { first: 1 } });
  const over = await make(GAME, [anna, ...bots(2)]);
  await Promise.all([
    playOn(escorting, 1, chooses("escorting")),
    playOn(taking, 60, chooses("in_city")),
    playOn(walking, 60, (view) => chooses("on_the_road")(view) && view.table.held[0].length > 1),
    playOn(late, 60, (view) => chooses("setting")(view) && Math.max(...view.points) > 9),
    playOn(over, 400),
  ]);
  await command(late, { do: "promise", action: "ambush Q" });
  const tables = [setting, pair, escorting, taking, walking, late, over];
  const at = (made, act) => ({ path: `/table/${made.table.id}`, tables, ...(act ? { act } : {}) });
  return {
    "mille_grazie-setting": at(setting),
    "mille_grazie-pair": at(pair, press("[data-hint]")),
    "mille_grazie-escorting": at(escorting, press("[data-think=escort]")),
    "mille_grazie-taking": at(taking),
    "mille_grazie-walking": at(walking, plan),
    "mille_grazie-late": at(late),
    "mille_grazie-end": at(over),
    "mille_grazie-replay": { path: `/replay/${over.table.id}/1/20`, tables },
    "mille_grazie-lesson": { path: "/lesson/mille_grazie" },
  };
}
