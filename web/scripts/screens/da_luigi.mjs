import { anna, bots } from "./setting.mjs";

/** Until Anna is asked this. */
const asked = (...questions) => (view) => questions.includes(view.table.question);

export async function screens({ make, playOn }) {
  const fresh = await make("da_luigi", [anna, ...bots(2)], { options: { first: 0 } });
  const paying = await make("da_luigi", [anna, ...bots(3)], { options: { first: 0 } });
  const greeting = await make("da_luigi", [anna, ...bots(3)], { options: { first: 0 } });
  const jokers = await make("da_luigi", [anna, ...bots(1)]);
  const late = await make("da_luigi", [anna, ...bots(2)]);
  const over = await make("da_luigi", [anna, ...bots(2)]);
  await Promise.all([
    playOn(paying, 40, (view) => asked("push")(view) && view.table.turns > 8),
    playOn(greeting, 40, (view) => asked("give")(view) && view.table.turns > 8),
    playOn(jokers, 200, asked("complete", "joker")),
    playOn(late, 200, (view) => view.table.last_turns > 0),
    playOn(over, 300),
  ]);
  const tables = [fresh, paying, greeting, jokers, late, over];
  const at = (made) => ({ path: `/table/${made.table.id}`, tables });
  return {
    "da_luigi-fresh": at(fresh),
    "da_luigi-paying": at(paying),
    "da_luigi-greeting": at(greeting),
    "da_luigi-jokers": at(jokers),
    "da_luigi-final": at(late),
    "da_luigi-end": at(over),
    "da_luigi-replay": { path: `/replay/${over.table.id}/1/60`, tables },
    "da_luigi-lesson": { path: "/lesson/da_luigi" },
  };
}
