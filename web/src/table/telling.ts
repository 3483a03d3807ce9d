// The table and its log as far as they have been told: what waits to be shown has not happened yet.
import type { LogLine, PlayerView, RoundLog, State, StoryChange } from '../api/types';
import type { News } from './playback';
import { parts } from './things';

const ends = (line: LogLine): number => line.version;
const begins = (line: LogLine): number => line.moves[0]?.version ?? line.version;

/** The lines that were complete at a version. */
export function until(rounds: readonly RoundLog[], version: number, at = ends): RoundLog[] {
  return rounds.map((one) => ({ ...one, lines: one.lines.filter((line) => at(line) <= version) })).filter((one) => one.lines.length);
}

/** The log up to a version and before the line that is shown next; what is shown now is in it, even if it goes on. */
export function toldLog(log: readonly RoundLog[], version: number, now: News | null, next: News | undefined): readonly RoundLog[] {
  const rounds = until(log, version, begins);
  if (!next) return rounds;
  const goesOn = now?.round === next.round && now.at === next.at;
  const end = goesOn ? next.at + 1 : next.at;
  return rounds.filter((one) => one.round <= next.round).map((one) => (one.round < next.round ? one : { ...one, lines: one.lines.slice(0, end) }));
}

/**
 * The newest of some states in which nothing that still waits has happened. An action, the event after
 * it and the next round may be one state: then what the event gave or took is not in it yet.
 */
export function toldState(states: readonly State[], now: News | null, waiting: readonly News[], worth: (good: string) => number): State | undefined {
  const [next] = waiting;
  if (!next) return states.at(-1);
  const newest = (version: number) => states.findLast((one) => one.version <= version) ?? states[0];
  const state = newest(Math.max(next.from - 1, now?.version ?? 0));
  const early = waiting.filter((item) => state && item.version <= state.version);
  if (!state || !early.length) return state;
  const before = early.some((item) => item.kind === 'round') ? newest(state.version - 1)?.view : undefined;
  const changes = early.flatMap((item) => item.changes);
  const players = state.view.players.map((player, seat) => without(player, changes.filter((change) => change.seat === seat), worth));
  const round = before?.event ? { round: before.round, event: before.event, fixed_events: before.fixed_events } : {};
  return { ...state, view: { ...state.view, ...round, start: before?.start ?? state.view.start, players } };
}

/** A player before some things came or went. */
function without(player: PlayerView, changes: readonly StoryChange[], worth: (good: string) => number): PlayerView {
  const before = { ...player, goods: { ...player.goods }, tracks: { ...player.tracks }, bag: { ...player.bag }, market: { ...player.market }, spaces: { ...player.spaces } };
  for (const change of changes) takeBack(before, change, worth);
  return before;
}

const COUNTED = ['coins', 'development', 'citizens'] as const;

function takeBack(before: PlayerView, { what, where, amount }: StoryChange, worth: (good: string) => number): void {
  const { domain, name } = parts(what);
  const at = parts(where);
  for (const count of COUNTED) if (what === count) before[count] -= amount;
  if (what === 'gear' && where === 'spare') before.gears -= amount;
  if (what === 'merchant' && amount < 0) before.town = at.name;
  if (domain === 'good') less(before.goods, name, amount);
  if (domain === 'track') less(before.tracks, name, amount);
  if (domain === 'kind' && where === 'bag') less(before.bag, name, amount);
  if (domain === 'kind' && where === 'market') less(before.market, name, amount);
  if (at.domain === 'space' && amount < 0) before.spaces[at.name] = domain === 'kind' ? name : what;
  else if (at.domain === 'space') delete before.spaces[at.name];
  before.points -= what === 'coins' ? amount : domain === 'good' ? amount * worth(name) : 0;
}

function less(counts: Record<string, number>, name: string, amount: number): void {
  const left = (counts[name] ?? 0) - amount;
  if (left > 0) counts[name] = left;
  else delete counts[name];
}
