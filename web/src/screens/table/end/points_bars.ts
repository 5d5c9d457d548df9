/** Points as bars: what was lost is taken from the beginning of a bar, so that its end shows the points. */
import type { Share } from "../../../games/game_ui";

export interface BarSegment {
  key: string;
  points: number;
  /** What is left of it to be drawn. */
  length: number;
}

interface PointsBar {
  lost: BarSegment | null;
  gained: BarSegment[];
}

const sum = (shares: readonly Share[]): number => shares.reduce((all, share) => all + share.points, 0);

export function barOf(shares: readonly Share[]): PointsBar {
  const losses = shares.filter((share) => share.points < 0);
  const length = -sum(losses);
  let left = length;
  const gained = shares
    .filter((share) => share.points > 0)
    .map(({ key, points }) => {
      const eaten = Math.min(points, left);
      left -= eaten;
      return { key, points, length: points - eaten };
    });
  return { lost: losses[0] ? { key: losses[0].key, points: -length, length } : null, gained };
}

/** How far all bars reach to either side of zero. */
export function reachOf(bars: readonly PointsBar[]): { lost: number; gained: number } {
  const gained = bars.map((bar) => bar.gained.reduce((sum, segment) => sum + segment.length, 0));
  return { lost: Math.max(0, ...bars.map((bar) => bar.lost?.length ?? 0)), gained: Math.max(1, ...gained) };
}
