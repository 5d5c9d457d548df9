/** Who sits where, and what they are called. */
import type { Table, View } from "../server/types";
import type { Words } from "../words/words";

export interface Person {
  chair: number;
  seat: number;
  name: string;
  bot: string | null;
  /** Nobody has taken this chair yet. */
  isFree: boolean;
  /** The person has left, and a bot plays on. */
  isAway: boolean;
}

/** The person on a chair. Bots have names, too. */
export function personOn(table: Table, chair: number, words: Words): Person {
  const there = table.chairs[chair] ?? { name: null, bot: null };
  const seat = table.order.indexOf(chair);
  const isFree = !there.name && !there.bot;
  const name = there.name ?? (there.bot ? botOn(chair, there.bot, words) : words.say("chair-free"));
  return { chair, seat: seat < 0 ? chair : seat, name, bot: there.bot, isFree, isAway: Boolean(there.name && there.bot) };
}

/** Everybody in the sequence of the seats; before the first deal, of the chairs. */
export function people(table: Table, words: Words): Person[] {
  const order = table.order.length ? table.order : table.chairs.map((_, chair) => chair);
  return order.map((chair) => personOn(table, chair, words));
}

/** Do several people play at a table, and not only bots? */
export const hasSeveralPeople = (table: Table): boolean => table.chairs.filter((chair) => chair.name).length > 1;

/** What the host is called, if the host sits at the table. */
export const hostName = (table: Table, all: readonly Person[], words: Words): string => all.find((person) => person.chair === table.host)?.name ?? words.say("host-name");

/** Somebody to sit around a view that belongs to no table, such as that of a lesson or of a worked example. */
export function peopleIn(view: View, ownName: string, words: Words): Person[] {
  const own = view.seat ?? 0;
  return Array.from({ length: view.players }, (_, seat) => ({
    chair: seat,
    seat,
    name: seat === view.seat ? ownName || words.say("guest-name") : words.say(`bot-person-${(seat - own + view.players) % view.players}`),
    bot: null,
    isFree: false,
    isAway: false,
  }));
}

/** The others, clockwise from one's own left; a spectator sees everybody. */
export function around(all: readonly Person[], own: number | null): Person[] {
  if (own === null) return [...all];
  return [...all.slice(own + 1), ...all.slice(0, own)];
}

function botOn(chair: number, bot: string, words: Words): string {
  return isCharacter(bot, words) ? botName(bot, words) : words.say(`bot-person-${chair}`);
}

/** Is a bot one of the cast? Nobody of the cast sits at a table twice. */
export const isCharacter = (bot: string, words: Words): boolean => words.has(`cast-${bot}`);

/** What a bot is called; bots that are no characters go by their technical names. */
export function botName(bot: string, words: Words): string {
  const key = isCharacter(bot, words) ? `cast-${bot}` : `bot-${bot}`;
  return words.has(key) ? words.say(key) : bot;
}

/** How a character plays, in a word. */
export const playingStyle = (bot: string, words: Words): string => (isCharacter(bot, words) ? words.say(`cast-${bot}-style`) : botName(bot, words));
