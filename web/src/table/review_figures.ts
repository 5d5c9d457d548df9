/** What a review says in figures: points, which are hundredths of a win. */
import type { GameReview, Judgement, ReviewedDecision } from "../server/types";

/** So many of the dearest decisions are played again. */
const MOST_EXERCISES = 3;
/** Differences within so many standard errors mean nothing. */
const ERRORS = 2;

export const pointsOf = (share: number): number => Math.round(100 * share);

/** How somebody's luck, or the difference between two, is spoken of. */
export type Kind = "good" | "bad" | "none";
export const kindOf = (points: number): Kind => (points > 0 ? "good" : points < 0 ? "bad" : "none");

/**
 * By how much the choices of one seat were better than those of another, in shares of a win. What somebody loses by a choice the
 * others gain, in equal parts as far as anybody can say: so `play` has each mistake in it more than once.
 */
export const betterBy = (review: GameReview, seat: number, other: number): number =>
  ((review.play[seat] ?? 0) - (review.play[other] ?? 0)) * (1 - 1 / review.result.length);

/** Whom a seat compares itself with: whoever did best of all others. */
export const rivalOf = (review: GameReview, seat: number): number =>
  review.result.reduce((best, share, other) => (other !== seat && (best < 0 || share > review.result[best]! || (share === review.result[best] && lastValue(review, other) > lastValue(review, best))) ? other : best), -1);

/** What a seat should have expected before the last move. */
const lastValue = (review: GameReview, seat: number): number => review.values.at(-2)?.[seat] ?? 0;

/** The luck of a seat and of its rival, and by how much its own choices were better. */
export function storyOf(review: GameReview, seat: number) {
  const rival = rivalOf(review, seat);
  return {
    rival,
    own: pointsOf(review.luck[seat] ?? 0),
    other: pointsOf(review.luck[rival] ?? 0),
    better: pointsOf(betterBy(review, seat, rival)),
  };
}

/** The judgement that is fair: with the memory of a person, where a game is played from memory. */
export const fairOf = (decision: ReviewedDecision): Judgement => decision.remembered ?? decision;

/** The decisions that surely cost a seat most, the dearest first. */
export const exercisesOf = (decisions: readonly ReviewedDecision[], seat: number): ReviewedDecision[] =>
  decisions
    .filter((one) => one.seat === seat && fairOf(one).loss > 0)
    .sort((one, other) => fairOf(other).loss - fairOf(one).loss)
    .slice(0, MOST_EXERCISES);

/** How an action compares with the best one: by so many points less, or as far as can be told just as good. */
export interface Comparison {
  kind: "best" | "equal" | "worse" | "unknown";
  points: number;
}

export function comparisonOf({ best, actions, chosen, mark }: Judgement, action: string): Comparison {
  if (action === best.action || (action === chosen.action && mark === "best")) return { kind: "best", points: 0 };
  const tried = [...actions, chosen].find((one) => one.action === action && one.visits > 0);
  if (!tried) return { kind: "unknown", points: 0 };
  const error = Math.hypot(tried.win_error ?? 1, best.win_error ?? 1);
  const points = pointsOf(best.win - tried.win);
  return points > 0 && best.win - tried.win > ERRORS * error ? { kind: "worse", points } : { kind: "equal", points: 0 };
}
