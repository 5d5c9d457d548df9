// How the guided first games are played: what the guide asks for, step by step.
import { touchRoad } from "./mille_grazie.mjs";

export const click = (selector) => (page) => page.click(selector);
export const road = (letter) => (page) => touchRoad(page, letter);
/** Choose a card, turning it by further touches, and lay it. */
export const placing = (card, end, touches = 1) => [...Array(touches).fill(click(`[data-card="${card}"]`)), click(`[data-place="${end}"]`)];

/** What the guide asks for, by the number of the step; where it asks for nothing, a button leads on. */
const ASKED = {
  domingo: { 2: placing("ooo", "left"), 3: placing("otl", "left", 2), 4: placing("aaa", "right"), 6: placing("aaa", "above-right"), 7: placing("lll", "left") },
  mille_grazie: {
    2: [road("W"), click("[data-set]")],
    4: [click("[data-think=escort]"), road("I"), click("[data-escort]")],
    5: [click("[data-take-card]")],
    6: [road("I"), click("[data-walk]")],
    7: [road("J"), click("[data-walk]")],
  },
  da_luigi: { 2: [click('[data-field="3a"].hinted')], 3: [click('.own [data-place="60"] [data-kind=push]'), click("[data-confirm]")], 4: [click("[data-greet]")], 5: [click('[data-to="1"].hinted')] },
  mamma_mia: Object.fromEntries([2, 3, 4, 6, 7].map((step) => [step, [click(".hinted[data-choice]")]])),
};
const STEPS = { domingo: 8, mille_grazie: 8, da_luigi: 7, mamma_mia: 8 };

export const LESSONS = Object.keys(STEPS);

/** The steps of a lesson: what the guide asks for there; null at the last one, where nothing is left to do. */
export const stepsOf = (game) =>
  Array.from({ length: STEPS[game] }, (_, k) => ({ number: k + 1, isAsked: ASKED[game][k + 1] !== undefined, acts: k + 1 === STEPS[game] ? null : (ASKED[game][k + 1] ?? [click("[data-lesson-next]")]) }));

/** The guide says what belongs to this step. */
export const atStep = (page, number) => page.waitForSelector(`[data-lesson-says="${number}"]`);
