// Full tables: with as many people as the game takes, and names as they are.
import { makeTable } from "../browser/house.mjs";

const SEATS = { domingo: 4, mamma_mia: 6 };
export const GAMES = Object.keys(SEATS);

const anna = { who: "here", name: "Annamaria" };
const bot = { who: "bot", bot: "greedy" };

export const chairsOf = (game) => [anna, ...Array(SEATS[game] - 1).fill(bot)];

export const laid = (game) => makeTable(chairsOf(game), { game });
