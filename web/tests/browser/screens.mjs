// All screens that games share, and those without a game, with Domingo on the table.
import { makeTable, playOn } from "./server_and_browser.mjs";

export const anna = { who: "here", name: "Anna" };
export const bruno = { who: "here", name: "Bruno" };
export const bot = { who: "bot", bot: "greedy" };
export const level = (number) => ({ who: "bot", bot: `level-${number}` });

let laid;
/** All screens; their tables are laid once. */
export const screens = () => (laid ??= lay());

async function lay() {
  const fresh = await makeTable([anna, level(1), level(3), level(3)], { options: { first: 0 } });
  const over = await makeTable([anna, bot]);
  const lobby = await makeTable([anna, { who: "free" }], { start: false });
  const shared = await makeTable([anna, { who: "here", name: "Bruno" }]);
  await playOn(over.table.id, over.host);
  return [
    { name: "home", path: "/", ready: "[data-play]" },
    { name: "new", path: "/new/domingo", ready: "[data-cards]" },
    { name: "join", path: `/join/${lobby.table.id}/${lobby.invite}`, ready: "[data-sit]" },
    { name: "lobby", table: lobby, ready: "[data-deal]" },
    { name: "table", table: fresh, ready: "[data-turn]" },
    { name: "rules drawer", table: fresh, ready: "[data-turn]", press: "[data-rules]" },
    { name: "menu", table: fresh, ready: "[data-turn]", press: "[data-menu]" },
    { name: "bots to choose from", table: lobby, ready: "[data-deal]", press: "[data-seat-bot]" },
    { name: "another bot", table: fresh, ready: "[data-turn]", press: ["[data-menu]", "dialog [data-choose-bot]"] },
    { name: "hint", table: fresh, ready: "[data-turn=mine]", press: "[data-hint]", shows: "[data-hint-says]" },
    { name: "talk", table: fresh, ready: "[data-turn]", key: "c" },
    { name: "a card taken", table: fresh, ready: "[data-turn=mine]", press: "[data-card]" },
    { name: "curtain", table: shared, ready: "[data-curtain]" },
    { name: "end", table: over, ready: "[data-end]" },
    { name: "replay", path: `/replay/${over.table.id}/1/12///${over.watch}`.replace("12///", "12/all/"), ready: "[data-move]" },
    { name: "lesson", path: "/lesson/domingo", ready: "[data-lesson-next]" },
    { name: "rulebook", path: "/rules/domingo", ready: "[data-example]", scroll: "[data-example]", shows: "[data-example] [data-card]" },
    { name: "example", path: "/rules/domingo", ready: "[data-example]", press: "[data-now-you]", shows: "dialog [data-place]" },
    { name: "rules", path: "/rules/domingo/DO-01", ready: "text=DO-01" },
    { name: "settings", path: "/settings", ready: "main" },
    { name: "privacy", path: "/privacy", ready: "main" },
    { name: "code", path: "/code", ready: "main" },
    { name: "design", path: "/design", ready: "main" },
    { name: "missing", path: "/nowhere", ready: "main" },
  ];
}
