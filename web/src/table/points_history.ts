/** Everybody's points after each move, and the move after which nobody caught up with the winner any more. */
import type { GameUi } from "../games/game_ui";
import type { ReplayStep } from "../server/types";

export interface TurningPoint {
  move: number;
  winner: number;
  /** The winner's points after that move, and those of whoever came next. */
  points: number;
  next: number;
}

/** Everybody's points after each move. Where points are not counted openly, what happened says what they were. */
export function pointsHistory(steps: readonly ReplayStep[], ui: GameUi, players: number): number[][] {
  const open = steps.flatMap(({ view }) => (view.points ? [view.points] : []));
  if (open.length === steps.length || !ui.breakdown) return open;
  const log = steps.map((step) => step.events);
  return log.map((_, move) => ui.breakdown!(log.slice(0, move + 1), players).map((shares) => shares.reduce((sum, share) => sum + share.points, 0)));
}

/** The best of all others. */
const bestBeside = (points: readonly number[], seat: number): number => Math.max(...points.filter((_, other) => other !== seat));

/** The move that gave the winner the lead for good; null where several win, or a tie was broken. */
export function turningPoint(history: readonly (readonly number[])[], winners: readonly number[]): TurningPoint | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const behind = history.findLastIndex((points) => (points[winner] ?? 0) <= bestBeside(points, winner));
  const after = history[behind + 1];
  if (behind < 0 || !after) return null;
  return { move: behind + 1, winner, points: after[winner] ?? 0, next: bestBeside(after, winner) };
}
