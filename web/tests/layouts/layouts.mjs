// In the hand, in both directions: boxes of every screen of a game measured in a browser. A choice of positions and sizes runs with
// the other tests in the browser; all of them run where LAYOUTS=all says so: `make layouts`.
import assert from "node:assert/strict";
import test from "node:test";
import { comeTo, opened } from "../browser/server_and_browser.mjs";
import { LESSONS, atStep, stepsOf } from "../browser/lessons.mjs";
import { stillness } from "../browser/looking.mjs";
import { DESKS, SIZES, TEXTS, flawsAt, reader, someSizes, told } from "./looking.mjs";
import { openedOver, screensOf } from "./screens.mjs";
import { SEATS, laid } from "./tables.mjs";
import { oneOfEach, recordGame, retell, spread } from "./transcript.mjs";

const isWhole = process.env.LAYOUTS === "all";
const MANY = 60;

/** Large text is the harder case; a choice has nothing else. */
const inTheHand = { texts: isWhole ? TEXTS : TEXTS.slice(-1), sizesAt: (number) => (isWhole ? SIZES : someSizes(number)) };
const atADesk = { texts: TEXTS.slice(0, 1), sizesAt: () => DESKS };

/** Has somebody with each size of text look at some screens: all that is wrong with them. */
async function flawsFor(look, { texts, sizesAt } = inTheHand) {
  const all = [];
  for (const text of texts) {
    const anna = await reader(text);
    const flaws = async (name, number) => {
      await stillness(anna.page);
      all.push(...(await flawsAt(anna.page, name, text, sizesAt(number))));
    };
    await look(anna, flaws);
    await anna.close();
  }
  return told(all);
}

/** Has somebody come to each of these screens, and look at it: all that is wrong with them. */
export async function flawsOf(screens, title) {
  const found = [];
  for (const [number, screen] of screens.entries()) {
    found.push(
      ...(await flawsFor(async (anna, flaws) => {
        await screen.come(anna);
        await anna.page.waitForSelector(screen.ready);
        await screen.act?.(anna);
        await flaws(`${title}, ${screen.name}`, number);
      })),
    );
  }
  return found;
}

/** The tests of a game; `open` has a server ready that knows it. */
export function layoutsOf(game, open = opened) {
  open(game);
  const [most, ...fewer] = SEATS[game];

  for (const seats of isWhole ? [most, ...fewer] : [most]) {
    test(`${game} for ${seats}: everything can be seen, read and touched, whatever is asked`, async () => {
      const made = await laid(game, seats);
      const positions = await recordGame(made);
      const wanted = oneOfEach(positions);
      const tell = (numbers) => async (anna, flaws) => {
        const tale = await retell(anna.page, positions);
        await comeTo(anna, made);
        await anna.page.waitForSelector("[data-turn]");
        for (const number of numbers) {
          await tale.show(number);
          await flaws(`${game} for ${seats}, position ${number}`, number);
        }
      };
      const inHand = await flawsFor(tell(isWhole ? spread(positions.length, MANY, wanted) : wanted));
      const beside = isWhole ? await flawsFor(tell(wanted), atADesk) : [];
      assert.deepEqual([...inHand, ...beside], []);
    });
  }

  for (const seats of isWhole ? [] : fewer) {
    test(`${game} for ${seats}: the same at the beginning of a game`, async () => {
      const made = await laid(game, seats);
      const found = await flawsFor(async (anna, flaws) => {
        await comeTo(anna, made);
        await anna.page.waitForSelector("[data-turn=mine]");
        await flaws(`${game} for ${seats}`, 0);
      });
      assert.deepEqual(found, []);
    });
  }

  test(`${game}: set-up, lobby, end and replay can be seen, read and touched`, async () => {
    assert.deepEqual(await flawsOf(await screensOf(game), game), []);
  });

  test(`${game}: what is opened over its table can be seen, read and touched`, async () => {
    assert.deepEqual(await flawsOf(await openedOver(game), game), []);
  });

  if (LESSONS.includes(game)) {
    test(`${game}: every step of the guided first game can be seen, read and touched`, async () => {
      const found = await flawsFor(async (anna, flaws) => {
        await anna.go(`/lesson/${game}`);
        for (const { number, acts } of stepsOf(game)) {
          await atStep(anna.page, number);
          await flaws(`${game}, lesson ${number}`, number);
          for (const act of acts ?? []) await act(anna.page);
        }
      });
      assert.deepEqual(found, []);
    });
  }
}
