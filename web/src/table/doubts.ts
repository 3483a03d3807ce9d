// Why ending now may be a mistake. The player is asked once; then the move is made.
import type { Option } from '../api/types';
import { boxDoubts } from '../boxes';
import { t } from '../i18n/texts';
import { withRole } from './options';
import type { TableStore } from './table.svelte';
import { namesOf } from './things';

/** Followers, wherever they are counted. */
function any(counts: Record<string, number>): boolean {
  return Object.values(counts).some((count) => count > 0);
}

/** Why the move may be a mistake; empty if it is not. */
export function doubt(table: TableStore, option: Option): string {
  const me = table.me;
  const lost = table.now !== null && 'lost' in table.now.strikes;
  const event = table.now?.risky[option.move];
  if (event) return t('sureRisky', { event, when: table.now?.view.phase === 'actions' ? 'now' : 'next' });
  const mistake = boxDoubts(table, option);
  if (mistake) return mistake;
  if (option.role === 'pass') {
    if (lost) return t('sureLost');
    const [first] = namesOf(withRole(table.options, 'use').flatMap((one) => one.touches), 'place');
    const place = first && table.placeOf(first);
    return place ? t('sure', { place }) : '';
  }
  const drawing = option.role === 'decline' && table.now?.view.phase === 'followers';
  if (!me || me.ready.length || (option.role !== 'finish' && !drawing)) return '';
  if (lost) return t('sureLost');
  if (!any(me.market) && !any(me.bag)) return t('sureStuck');
  return any(me.market) && !drawing ? t('sureNothing') : '';
}
