// How far the game is, as far as it is shown: while the last moves of a round are being told, the
// next one has begun already.
import type { RoundLog } from '../api/types';
import type { News } from './playback';
import type { TableStore } from './table.svelte';

export interface Moment {
  round: number;
  phase: string;
  /** The hour glass tile of the round. */
  event: string;
}

function phaseOf({ kind, cause, round }: News, census: boolean): string {
  if (!round) return 'preparation';
  if (kind === 'act') return 'actions';
  return census && (kind === 'round' || cause === 'census') ? 'census' : 'event';
}

/** The tile with which a round began. */
function eventOf(log: RoundLog | undefined): string {
  return log?.lines.find((line) => line.kind === 'round')?.event ?? '';
}

/** The moment of some news, among the rounds of the log. */
export function momentOf(news: News, rounds: readonly RoundLog[], now: Moment, census = true): Moment {
  const event = news.round === now.round ? '' : eventOf(rounds.find((one) => one.round === news.round));
  return { round: news.round, phase: phaseOf(news, census), event: event || now.event };
}

export function shownMoment({ shown, past, history, playback, components, givenUp }: TableStore): Moment {
  const now = shown?.view ?? { round: 0, phase: '', event: '' };
  if (givenUp !== null && !past) return { round: now.round, phase: 'over', event: now.event };
  return past || !playback.now ? now : momentOf(playback.now, history.rounds, now, components?.has_census);
}
