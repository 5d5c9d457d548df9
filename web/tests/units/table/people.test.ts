import { expect, test } from "vitest";
import { botName, people } from "../../../src/table/people";
import { Words } from "../../../src/words/words";
import { table } from "../samples";

const words = new Words("en", ["level-3 = Chiara", "bot-greedy = Skilled", "bot-person-2 = Giulia", "chair-free = Free chair"]);
const chair = (name: string | null, bot: string | null) => ({ name, bot });

test("bots of a level have its name, and several of them are told apart", () => {
  const chairs = [chair("Anna", null), chair(null, "level-3"), chair("Bruno", "level-3"), chair(null, "level-3"), chair(null, null)];
  const all = people(table({ chairs, order: [3, 0, 1, 2, 4] }), words);
  expect(all.map((person) => person.name)).toEqual(["Chiara II", "Anna", "Chiara", "Bruno", "Free chair"]);
  expect(all.map((person) => person.isAway)).toEqual([false, false, false, true, false]);
});

test("bots that only programs ask for have names, too", () => {
  expect(people(table({ chairs: [chair(null, null), chair("Anna", null), chair(null, "greedy")], order: [] }), words)[2]?.name).toBe("Giulia");
  expect([botName("level-3", words), botName("greedy", words), botName("other", words)]).toEqual(["Chiara", "Skilled", "other"]);
});
