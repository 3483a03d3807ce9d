// Which lines of the log are shown, and where in them a reader is.
import type { LogLine, RoundLog } from '../../api/types';

export const FILTERS = ['all', 'actions', 'events', 'mine'] as const;
export type Filter = (typeof FILTERS)[number];

const ACTIONS = ['round', 'actions', 'end'];
const EVENTS = ['round', 'events', 'end'];

/** Whether a line is about a seat: it acts, or gains or loses something. */
export function concerns(line: LogLine, seat: number | null): boolean {
  if (seat === null) return false;
  return line.seat === seat || line.results.some((result) => result.changes.some((change) => change.seat === seat));
}

export function passes(line: LogLine, filter: Filter, seat: number | null): boolean {
  if (filter === 'all') return true;
  if (filter === 'mine') return line.kind === 'round' || concerns(line, seat);
  return (filter === 'actions' ? ACTIONS : EVENTS).includes(line.kind);
}

/** The lines that say something; of the preparation, only what players chose. */
export function shownLines(rounds: readonly RoundLog[], filter: Filter, seat: number | null): LogLine[] {
  return rounds
    .flatMap(({ round, lines }) => lines.filter((line) => round > 0 || line.seat !== null))
    .filter((line) => line.words !== '' && passes(line, filter, seat));
}

/** The line that somebody's move at a version belongs to, though it goes on; else the last that has happened. */
export function lineAt(lines: readonly LogLine[], version: number): number {
  const moved = lines.findIndex((line) => line.moves.some((move) => move.version === version && move.seat !== null));
  return moved >= 0 ? moved : lines.findLastIndex((line) => line.version <= version);
}

/** The lines of each round, which begin with its heading, and how many come before them. */
export function byRound(lines: readonly LogLine[]): { from: number; lines: LogLine[] }[] {
  const starts = lines.flatMap((line, n) => (n === 0 || line.kind === 'round' ? [n] : []));
  return starts.map((from, n) => ({ from, lines: lines.slice(from, starts[n + 1]) }));
}

/** The lines that came, or went on. */
export function newLines(before: readonly LogLine[], now: readonly LogLine[]): LogLine[] {
  const last = Math.max(0, ...before.map((line) => line.version));
  return now.filter((line, n) => n >= before.length || line.version > last);
}
