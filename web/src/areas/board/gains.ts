// What a place would do, in words.
import type { PlacePreview } from '../../api/types';
import type { TableStore } from '../../table/table.svelte';
import { parts } from '../../table/things';
import { t } from '../../i18n/texts';

function named(table: TableStore, thing: string): string {
  const { domain, name } = parts(thing);
  switch (domain) {
    case 'kind':
      return table.kindName(name);
    case 'good':
      return table.goodName(name);
    case 'coins':
      return t('coins');
    case 'gears':
      return table.components?.gear ?? t('gear');
    case 'development':
      return t('development');
    case 'citizens':
      return t('citizens');
    case 'stations':
      return t('stations');
    case 'draws':
      return t('draws');
    default:
      return thing;
  }
}

/** "Scholar +1, Development +2, Coins +3" */
export function gainWords(table: TableStore, outlook: Pick<PlacePreview, 'gains' | 'asks'>): string {
  const parts = Object.entries(outlook.gains).map(
    ([thing, amount]) => `${named(table, thing)} ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
  );
  if (outlook.asks) parts.push(outlook.asks);
  return parts.join(', ');
}
