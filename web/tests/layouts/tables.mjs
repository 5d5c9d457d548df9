// Tables with as many people as the game takes, and with other numbers that look different; names are as they are.
import { makeTable } from "../browser/server_and_browser.mjs";

/** How many play, the largest table first. */
export const SEATS = { domingo: [4], mille_grazie: [4, 2], mamma_mia: [6, 4], da_luigi: [4], briscola: [4, 2] };

const anna = { who: "here", name: "Annamaria" };
const bot = { who: "bot", bot: "greedy" };

export const chairsOf = (seats) => [anna, ...Array(seats - 1).fill(bot)];

export const laid = (game, seats = SEATS[game][0]) => makeTable(chairsOf(seats), { game });
