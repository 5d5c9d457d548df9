import { expect, test } from "vitest";
import { botName, playingStyle, people } from "../../../src/table/people";
import { Words } from "../../../src/words/words";
import { table } from "../samples";

const words = new Words("en", ["cast-chiara = Chiara", "cast-chiara-style = greedy", "cast-dario = Dario", "bot-greedy = Skilled", "bot-person-2 = Giulia", "chair-free = Free chair"]);
const chair = (name: string | null, bot: string | null) => ({ name, bot });

test("bots are called by their characters, and somebody who is away by their own name", () => {
  const chairs = [chair("Anna", null), chair(null, "chiara"), chair("Bruno", "marco"), chair(null, "dario"), chair(null, null)];
  const all = people(table({ chairs, order: [3, 0, 1, 2, 4] }), words);
  expect(all.map((person) => person.name)).toEqual(["Dario", "Anna", "Chiara", "Bruno", "Free chair"]);
  expect(all.map((person) => person.isAway)).toEqual([false, false, false, true, false]);
});

test("bots that only programs ask for have names, too", () => {
  expect(people(table({ chairs: [chair(null, null), chair("Anna", null), chair(null, "greedy")], order: [] }), words)[2]?.name).toBe("Giulia");
  expect([botName("chiara", words), botName("greedy", words), botName("other", words)]).toEqual(["Chiara", "Skilled", "other"]);
  expect([playingStyle("chiara", words), playingStyle("greedy", words)]).toEqual(["greedy", "Skilled"]);
});
