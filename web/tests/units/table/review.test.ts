import { afterEach, expect, test, vi } from "vitest";
import type { GameReview, Judgement, ReviewAnswer, ReviewedDecision } from "../../../src/server/types";
import { betterBy, comparisonOf, exercisesOf, rivalOf, storyOf } from "../../../src/table/review_figures";
import { ReviewRequest } from "../../../src/table/review_request.svelte";

const review = {
  result: [1, 0, 0],
  luck: [0.081, -0.15, 0.069],
  play: [0.1, -0.065, -0.035],
  values: [[0.3, 0.3, 0.4], [0.4, 0.3, 0.3], [0.5, 0.2, 0.3], [1, 0, 0]],
} as unknown as GameReview;

const value = (action: string, win: number, visits = 100, win_error = 0.005) => ({ action, win, win_error, visits, points: 0, points_error: 0, probability: 0.5 });
const judgement = (loss: number, more: Partial<Judgement> = {}): Judgement =>
  ({ chosen: value("b", 0.4), best: value("a", 0.5), actions: [value("a", 0.5), value("c", 0.495), value("b", 0.4)], loss, gap: loss, error: 0.01, mark: "mistake", is_secret: false, ...more }) as Judgement;
const decision = (move: number, seat: number, loss: number, remembered: Judgement | null = null): ReviewedDecision => ({ ...judgement(loss), move, seat, brings: [], remembered });

test("what somebody loses the others gain: a mistake between two is counted once", () => {
  expect(betterBy({ result: [0, 1], play: [-0.3, 0.3] } as unknown as GameReview, 0, 1)).toBeCloseTo(-0.3);
  expect(betterBy({ result: [0, 1, 0], play: [-0.3, 0.15, 0.15] } as unknown as GameReview, 0, 1)).toBeCloseTo(-0.3);
});

test("the story is told against whoever did best of the others", () => {
  expect(rivalOf(review, 1)).toBe(0);
  expect(rivalOf(review, 0)).toBe(2);
  expect(storyOf(review, 1)).toEqual({ rival: 0, own: -15, other: 8, better: -11 });
});

test("the dearest decisions of a seat are played again, by what a person could remember", () => {
  const all = [decision(1, 0, 0.02), decision(2, 1, 0.3), decision(3, 0, 0.08), decision(4, 0, 0), decision(5, 0, 0.04), decision(6, 0, 0.2, judgement(0.01))];
  expect(exercisesOf(all, 0).map((one) => one.move)).toEqual([3, 5, 1]);
});

test("an action is compared with the best, as far as the difference is sure", () => {
  expect(comparisonOf(judgement(0.1), "a")).toEqual({ kind: "best", points: 0 });
  expect(comparisonOf(judgement(0.1), "c")).toEqual({ kind: "equal", points: 0 });
  expect(comparisonOf(judgement(0.1), "b")).toEqual({ kind: "worse", points: 10 });
  expect(comparisonOf(judgement(0.1), "z")).toEqual({ kind: "unknown", points: 0 });
  expect(comparisonOf(judgement(0, { mark: "best" }), "b").kind).toBe("best");
});

afterEach(() => void vi.useRealTimers());

const answer = (state: ReviewAnswer["state"], moves: number[] | null): ReviewAnswer =>
  ({ state, seats: [0], count: 3, review: moves && { ...review, decisions: moves.map((move) => decision(move, 0, 0)) } }) as ReviewAnswer;

test("it is asked for until it is complete, and only for what is not known yet", async () => {
  vi.useFakeTimers();
  const known: number[] = [];
  const answers = [answer("waiting", null), answer("working", [1, 4]), answer("working", []), answer("complete", [6])];
  const request = new ReviewRequest((count) => (known.push(count), Promise.resolve(answers[known.length - 1]!)));
  request.begin();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(known).toEqual([0, 0, 2, 2]);
  expect(request.decisions.map((one) => one.move)).toEqual([1, 4, 6]);
  expect(request.isComplete).toBe(true);
});

test("a server that begins anew doubles nothing, and takes nothing away", async () => {
  vi.useFakeTimers();
  const answers = [answer("working", [1, 4]), answer("waiting", null), answer("working", [1, 4, 6]), answer("impossible", null)];
  const request = new ReviewRequest(() => Promise.resolve(answers.shift()!));
  request.begin();
  await vi.advanceTimersByTimeAsync(1500);
  expect(request.review).not.toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(request.decisions.map((one) => one.move)).toEqual([1, 4, 6]);
  expect(answers).toEqual([]);
});

test("whoever leaves asks no more, and a refusal is no end", async () => {
  vi.useFakeTimers();
  let asked = 0;
  const request = new ReviewRequest(() => ((asked += 1), Promise.reject(new Error("busy"))));
  const stop = request.begin();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(asked).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(2);
});
