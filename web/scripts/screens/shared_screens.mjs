// The screens that all games share, and those without a game, with Domingo on the table.
import { anna, bots, press, pressUntil, type } from "./setting.mjs";

export async function screens({ make, command, playOn }) {
  const middle = await make("domingo", [anna, ...bots(3)]);
  const over = await make("domingo", [anna, ...bots(2)]);
  const lobby = await make("domingo", [anna, { who: "free" }, ...bots(1)], { start: false });
  const shared = await make("domingo", [anna, { who: "here", name: "Bruno" }]);
  await Promise.all([playOn(middle, 5), playOn(over, 99)]);
  await command(middle, { do: "say", phrase: "hello" });
  await command(middle, { do: "say", text: "Wer hat die Zitronen?" });
  const path = `/table/${middle.table.id}`;
  const tables = [middle, over, lobby, shared];
  return {
    home: { path: "/" },
    "home-go-on": { path: "/", tables: [middle, over, lobby] },
    new: { path: "/new/domingo" },
    join: { path: `/join/${lobby.table.id}/${lobby.invite}` },
    lobby: { path: `/table/${lobby.table.id}`, tables },
    "table-rules": { path, tables, act: press("[data-rules]") },
    "table-menu": { path, tables, act: press("[data-menu]") },
    "table-chat": { path, tables, act: type("c") },
    "table-log": { path, tables, act: type("l") },
    "lobby-bots": { path: `/table/${lobby.table.id}`, tables, act: press("[data-seat-bot]") },
    "table-hint": { path, tables, act: pressUntil("[data-hint]", "[data-hint-says]") },
    curtain: { path: `/table/${shared.table.id}`, tables },
    "replay-proof": { path: `/replay/${over.table.id}/1/30`, tables, act: press("[data-verify]") },
    rules: { path: "/rules/domingo" },
    settings: { path: "/settings" },
    privacy: { path: "/privacy" },
    code: { path: "/code" },
    design: { path: "/design" },
    missing: { path: "/nowhere" },
  };
}
