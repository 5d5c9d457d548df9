import { anna, bots } from "./setting.mjs";

const inPhase = (phase, least = 1) => (view) => view.table.phase === phase && view.decision.length >= least;

export async function screens({ make, playOn }) {
  const three = [anna, ...bots(2)];
  const six = await make("mamma_mia", [anna, ...bots(5)]);
  const ordering = await make("mamma_mia", three);
  const open = await make("mamma_mia", three, { options: { oven_memory: true, open_count: true } });
  const choosing = await make("mamma_mia", three);
  const deciding = await make("mamma_mia", three);
  const answering = await make("mamma_mia", [anna, ...bots(5)]);
  const over = await make("mamma_mia", three);
  await Promise.all([
    playOn(six, 9),
    playOn(ordering, 40, (view) => inPhase("ordering", 4)(view) && view.table.oven_height > 10),
    playOn(open, 12),
    playOn(choosing, 400, inPhase("choosing")),
    playOn(deciding, 400, inPhase("deciding", 3)),
    playOn(answering, 400, inPhase("answering", 2)),
    playOn(over, 999),
  ]);
  const tables = [six, ordering, open, choosing, deciding, answering, over];
  const at = (made) => ({ path: `/table/${made.table.id}`, tables });
  return {
    "mamma_mia-six": at(six),
    "mamma_mia-ordering": at(ordering),
    "mamma_mia-open": at(open),
    "mamma_mia-choosing": at(choosing),
    "mamma_mia-deciding": at(deciding),
    "mamma_mia-answering": at(answering),
    "mamma_mia-end": at(over),
    "mamma_mia-replay": { path: `/replay/${over.table.id}/1/150`, tables },
    "mamma_mia-lesson": { path: "/lesson/mamma_mia" },
  };
}
