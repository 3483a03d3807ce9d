// Who won, by what, and since when, from the points of a finished game.
import type { Result, ScoreInfo } from '../../api/types';

export function ranked(result: Result): ScoreInfo[] {
  return [...result.scores].sort((one, other) => Number(other.winner) - Number(one.winner) || other.total - one.total);
}

/** The source that gave the winner the largest lead over the second, and how large. */
export function ledBy(winner: ScoreInfo, second: ScoreInfo): [source: string, points: number] {
  const ahead = Object.keys(winner.sources).map((source): [string, number] => [source, (winner.sources[source] ?? 0) - (second.sources[source] ?? 0)]);
  return ahead.reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
}

/** The last round after which somebody else was ahead of the winner; null if nobody ever was. */
export function lastOther(result: Result, winner: number): { round: number; seat: number } | null {
  for (let round = result.rounds.length - 1; round > 0; round--) {
    const points = result.rounds[round] ?? [];
    const most = Math.max(...points);
    if ((points[winner] ?? 0) < most) return { round: result.begins + round, seat: points.indexOf(most) };
  }
  return null;
}

/** Heights that are at least `gap` apart, in the same order and as near as they can be, up to `most`. */
export function spread(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((_, n) => n).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  let next = -Infinity;
  for (const n of order) next = (found[n] = Math.max(heights[n] ?? 0, next)) + gap;
  next = most;
  for (const n of order.reverse()) next = (found[n] = Math.min(found[n] ?? 0, next)) - gap;
  return found;
}
