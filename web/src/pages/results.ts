// Results in words.
import type { BestResult, SoloResult } from '../api/types';
import { label } from '../i18n/texts';
import { t } from './texts';

/** How far one came, of what decides. */
function reach({ by, reached, asked, points }: SoloResult): string {
  if (by === 'points') return t('pointsMade', { n: points });
  if (by === 'goals') return t('goalsOf', { reached, asked });
  return t('taskOf', { n: asked ? Math.round((100 * reached) / asked) : 0 });
}

export function resultWords(result: SoloResult): string {
  if (result.by === 'points' && result.ending !== 'resigned') return reach(result);
  if (result.ending === 'won') return t('wonIn', { round: result.round });
  return label(result.ending === 'resigned' ? t('gaveUpIn', { round: result.round }) : t('lostIt'), reach(result));
}

/** The best, without how it ended: how far one came is what counts. */
export function bestWords({ best }: BestResult): string {
  return label(t('best'), best.ending === 'won' && best.by !== 'points' ? t('wonIn', { round: best.round }) : reach(best));
}

export function tally({ tries, wins, best }: BestResult): string {
  return best.by === 'points' ? t('tries', { n: tries }) : [t('tries', { n: tries }), t('wins', { n: wins })].join(', ');
}
