import { anna, bots } from "./setting.mjs";

export async function screens({ make, playOn }) {
  const fresh = await make("domingo", [anna, ...bots(2)]);
  const middle = await make("domingo", [anna, ...bots(3)]);
  const late = await make("domingo", [anna, ...bots(1)]);
  const announcing = await make("domingo", [anna, ...bots(1)], { options: { announcing: true } });
  const over = await make("domingo", [anna, ...bots(2)]);
  await Promise.all([playOn(middle, 5), playOn(late, 17), playOn(announcing, 5), playOn(over, 99)]);
  const tables = [fresh, middle, late, announcing, over];
  return {
    "domingo-fresh": { path: `/table/${fresh.table.id}`, tables },
    "domingo-middle": { path: `/table/${middle.table.id}`, tables },
    "domingo-late": { path: `/table/${late.table.id}`, tables },
    "domingo-announcing": { path: `/table/${announcing.table.id}`, tables },
    "domingo-end": { path: `/table/${over.table.id}`, tables },
    "domingo-replay": { path: `/replay/${over.table.id}/1/20`, tables },
    "domingo-lesson": { path: "/lesson/domingo" },
  };
}
