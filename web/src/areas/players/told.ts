// Where a player's points come from, what would bring more, and how far ahead or behind the others are.
import type { PlayerView } from '../../api/types';
import { label, t } from '../../i18n/texts';
import type { TableStore } from '../../table/table.svelte';
import { gap, nextStar, score } from '../../table/worth';

/** "2 behind Bert", "first by 1"; nothing if there is nobody else. */
export function gapWords(table: TableStore, values: readonly number[], seat: number): string {
  if (values.length < 2) return '';
  const { by, to } = gap(values, seat);
  const names = to.map((one) => table.name(one)).join(', ');
  if (by > 0) return t('leads', { n: by });
  return by < 0 ? t('trails', { n: -by, who: names }) : t('levelWith', { who: names });
}

/** The parts of a score, one in each line. */
export function scoreWords(table: TableStore, player: PlayerView): string {
  const components = table.components;
  if (!components) return t('points');
  const { coins, goods, standing, rest } = score(player, components.goods);
  const each = components.goods.filter((good) => player.goods[good.id]).map((good) => `${player.goods[good.id]} × ${good.points} ${good.name}`);
  const star = nextStar(player, components.development);
  return [
    label(t('points'), player.points),
    label(t('coins'), coins),
    label(t('goods'), `${goods}${each.length ? ` (${each.join(', ')})` : ''}`),
    label(`(${t('stations')} ${player.stations.length} + ${t('citizens')} ${player.citizens}) × ${player.status}`, standing),
    ...(rest ? [label(t('restOfScore'), rest)] : []),
    ...(star ? [t('nextStar', star)] : []),
  ].join('\n');
}
