// What a place would do, in words.
import type { PlacePreview } from '../../api/types';
import type { TableStore } from '../../table/table.svelte';
import { isOwn, typeOf } from '../../ui/look';
import { parts } from '../../table/things';
import { signed, t } from '../../i18n/texts';

const COUNTS: Record<string, string> = { coins: 'coins', development: 'development', citizens: 'citizens', stations: 'station' };

function gained(table: TableStore, thing: string, amount: number): string {
  const { domain, name } = parts(thing);
  if (domain === 'draws') return t('drawsMore', { n: amount });
  const gear = domain === 'gears' && table.components ? `gear-${table.components.gear_id}` : '';
  const noun = gear || (name ? `${domain}-${typeOf(name)}` : `count-${COUNTS[domain] ?? domain}`);
  const said = signed(noun, amount);
  return isOwn(name) ? `${said} (${t('own', { n: Math.abs(amount) })})` : said;
}

/** "+1 scholar, +2 development points, +3 coins" */
export function gainWords(table: TableStore, preview: Pick<PlacePreview, 'gains' | 'asks'>): string {
  const said = Object.entries(preview.gains).map(([thing, amount]) => gained(table, thing, amount));
  if (preview.asks) said.push(preview.asks);
  return said.join(', ');
}

/** The signs on a place that can be chosen: followers may be out of reach, and some games have no goods. */
export function signsLeft(signs: string, without: readonly string[], goods: boolean): string {
  const left = (sign: string) => !without.some((kind) => sign === `kind:${kind}`) && (goods || parts(sign).domain !== 'good');
  const choices = signs.split(' or ').map((choice) => choice.split(' ').filter(left).join(' '));
  return choices.filter(Boolean).join(' or ');
}
