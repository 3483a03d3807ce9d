import type { Bribe } from '../../api/types';
import type { TableStore } from '../../table/table.svelte';
import { t } from './texts';

/** The bribe that is being offered or answered. */
export function bribeOf(table: TableStore): Bribe | null {
  return table.past || table.curtain !== null ? null : (table.now?.view.bribe ?? null);
}

export function bribeAsks(table: TableStore): string {
  const bribe = bribeOf(table);
  if (!bribe) return '';
  const deed = table.deedName(bribe.deed);
  return bribe.made ? t('bribeAnswer', table.name(bribe.target), deed) : t('threatens', table.name(bribe.seat), deed);
}
