// Results in words.
import type { BestResult, SoloResult } from '../api/types';
import { label } from '../i18n/texts';
import { t } from './texts';

/** How much was reached of what decides. */
function reach({ by, reached, asked, points }: SoloResult): string {
  if (by === 'points') return t('pointsMade', { n: points });
  if (by === 'goals') return t('goalsOf', { reached, asked });
  return t('taskOf', { n: asked ? Math.round((100 * reached) / asked) : 0 });
}

/** What was reached, however it ended; empty if nothing was. */
function worth(result: SoloResult): string {
  if (result.ending === 'won' && result.by !== 'points') return t('wonIn', { round: result.round });
  return result.reached || result.points ? reach(result) : '';
}

export function resultWords(result: SoloResult): string {
  const ended = result.ending === 'resigned' ? t('gaveUpIn', { round: result.round }) : t('lostIt');
  return result.ending === 'won' ? worth(result) : label(ended, reach(result));
}

export function tally({ tries, wins, best }: BestResult): string {
  return [t('tries', { n: tries }), best.by === 'points' ? '' : t('wins', { n: wins })].filter(Boolean).join(', ');
}

/** The best and how often it was tried. */
export function ownWords(result: BestResult): string {
  const best = worth(result.best);
  return [best && label(t('best'), best), tally(result)].filter(Boolean).join(' · ');
}

/** What one's results say when a game is over. */
export function endWords(result: BestResult, table: string): string {
  const best = worth(result.best);
  if (result.table !== table) return ownWords(result);
  if (result.tries === 1) return t('firstTry');
  return best ? [t('bestSoFar', { result: best }), tally(result)].join(' · ') : tally(result);
}
