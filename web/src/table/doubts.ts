// Why ending now may be a mistake. It is asked once, and then done.
import type { Option } from '../api/types';
import { t } from '../i18n/texts';
import { withRole } from './options';
import type { TableStore } from './table.svelte';
import { namesOf } from './things';

/** Why the move may be a mistake; empty if it is not. */
export function doubt(table: TableStore, option: Option): string {
  const me = table.me;
  if (option.role === 'pass') {
    const [first] = namesOf(withRole(table.options, 'use').flatMap((one) => one.touches), 'place');
    const place = first && table.placeOf(first);
    return place ? t('sure', { place }) : '';
  }
  if (!me || option.role !== 'finish') return '';
  const waiting = Object.values(me.market).some((count) => count > 0);
  return waiting && !me.ready.length ? t('sureNothing') : '';
}
