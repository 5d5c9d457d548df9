import { expect, test } from "vitest";
import { namelessChair, newChair, resized, withBot, type ChairDraft } from "../../../src/screens/new/chairs";

const BOTS = ["ada", "beppe", "chiara", "dario"];
const draw = (count: number, there: readonly string[]) => BOTS.filter((bot) => !there.includes(bot)).slice(0, count);
const bot = (name: string): ChairDraft => ({ who: "bot", name: "", bot: name });

test("a table is set up with oneself, a guest and bots", () => {
  const chairs = resized([], 3, "Anna", draw);
  expect(chairs.map(({ who, name }) => [who, name])).toEqual([["me", "Anna"], ["free", ""], ["bot", ""]]);
});

test("more chairs bring other bots, fewer leave the rest as it was", () => {
  const three = resized([], 3, "Anna", draw);
  const four = resized(three, 4, "Anna", draw);
  expect(four.slice(0, 3)).toEqual(three);
  expect(new Set(four.map((chair) => chair.bot)).size).toBe(4);
  expect(resized(four, 2, "Anna", draw)).toEqual(three.slice(0, 2));
});

test("no bot sits on two chairs: whoever is called to another chair swaps", () => {
  expect(withBot([bot("ada"), bot("beppe")], 0, "beppe").map((chair) => chair.bot)).toEqual(["beppe", "ada"]);
  expect(withBot([bot("ada"), bot("beppe")], 0, "chiara").map((chair) => chair.bot)).toEqual(["chiara", "beppe"]);
});

test("whoever shares the device needs a name; oneself may stay a guest", () => {
  const me: ChairDraft = { who: "me", name: "", bot: "ada" };
  expect(namelessChair([me, bot("beppe")])).toBe(-1);
  expect(namelessChair([me, { who: "here", name: " ", bot: "beppe" }])).toBe(1);
  expect(newChair(me, "Guest")).toEqual({ who: "here", name: "Guest" });
  expect(newChair(bot("beppe"), "Guest")).toEqual({ who: "bot", bot: "beppe" });
});
