// The screens of a game beside its table.
import { ask, comeTo, makeTable, pick, playOn, stateOf, until } from "../browser/server_and_browser.mjs";
import { SEATS, chairsOf, laid } from "./tables.mjs";

/** To the middle of a replay, or to its end. */
const toMove = (share) => async ({ page }) => {
  const slider = page.locator("footer input[type=range]");
  const move = Math.round(share * Number(await slider.getAttribute("max")));
  await slider.fill(String(move));
  await page.waitForSelector(`[data-move="${move}"]`);
};

/** All of the review of a finished game is there. */
async function reviewed(over) {
  while ((await ask(`tables/${over.table.id}/games/1/review`, { secret: over.host })).state !== "complete") await new Promise((resolve) => setTimeout(resolve, 300));
}

/** To a decision that could have been better, or to the last one. */
const toDecision = async ({ page }) => {
  await page.waitForSelector("[data-review=complete]");
  const wanted = page.locator("[data-go-decision]:has([data-mark=blunder], [data-mark=mistake], [data-mark=inexact])");
  await ((await wanted.count()) ? wanted.first() : page.locator("[data-go-decision]").last()).evaluate((button) => button.click());
  await page.waitForSelector("[data-decision]");
};

/** Each with how somebody comes there, what is there when it is ready, and what they do then. */
export async function screensOf(game) {
  const [most] = SEATS[game];
  const chairs = chairsOf(most);
  const over = await laid(game);
  await playOn(over.table.id, over.host);
  await reviewed(over);
  const lobby = await makeTable([chairs[0], { who: "free" }, ...chairs.slice(2)], { game, start: false });
  const replay = (perspective) => (somebody) => somebody.go(`/replay/${over.table.id}/1/1/${perspective}/${over.watch}`);
  return [
    { name: "set-up", come: (somebody) => somebody.go(`/new/${game}`), ready: "[data-cards]", act: ({ page }) => pick(page, { name: String(most), exact: true }) },
    { name: "lobby", come: (somebody) => comeTo(somebody, lobby), ready: "[data-deal]" },
    { name: "end", come: (somebody) => comeTo(somebody, over), ready: "[data-review-summary=there]" },
    { name: "board at the end", come: (somebody) => comeTo(somebody, over), ready: "[data-end]", act: ({ page }) => page.click("[data-turn-over]") },
    { name: "replay, all cards open", come: replay("all"), ready: "[data-move]", act: toMove(0.5) },
    { name: "replay of one seat", come: replay("0"), ready: "[data-move]", act: toMove(0.9) },
    { name: "review", come: replay("review"), ready: "[data-review]", act: toDecision },
  ];
}

/** Opens something by what is pressed, and waits for what is shown then. */
const press = (selector, shown) => async ({ page }) => {
  await page.click(selector);
  await page.waitForSelector(shown);
};

/** How many moves are told in the log. */
const MOVES = 4;

/** What can be opened over a table where somebody has the turn. */
export async function openedOver(game) {
  const made = await laid(game);
  await playOn(made.table.id, made.host, MOVES);
  const { view } = await until(async () => {
    const state = await stateOf(made.table.id, made.host);
    return state.decision !== null && state;
  });
  const at = (name, act) => ({ name, come: (somebody) => comeTo(somebody, made), ready: "[data-turn=mine]", act });
  return [
    ...(view.has_hint && view.decision.length > 1 ? [at("hint", press("[data-hint]", "[data-hint-says]"))] : []),
    at("menu", press("[data-menu]", "dialog [data-choose-bot]")),
    at("rules", press("[data-rules]", "dialog :is([data-rulebook], .clause)")),
    at("log", press("[data-log]", "dialog [data-log-turn]")),
    at("chat", press("[data-chat]", "dialog [data-emote]")),
  ];
}
