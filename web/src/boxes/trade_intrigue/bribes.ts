import type { PlayerView } from '../../api/types';
import type { TableStore } from '../../table/table.svelte';
import { cost } from '../../table/worth';
import { t } from './texts';

/** A character threatens `target`, who offers a bribe; `made`: `seat` must answer. */
export interface Bribe {
  seat: number;
  target: number;
  deed: string;
  coins: number;
  goods: Record<string, number>;
  made: boolean;
}

/** The bribe that is being offered or answered. */
export function bribeOf(table: TableStore): Bribe | null {
  if (table.still) return null;
  const asked = table.now?.view.asked;
  if (asked?.name !== 'offer-bribe' && asked?.name !== 'answer-bribe') return null;
  const { by, target, deed, coins, ...rest } = asked.args;
  const names = new Set(table.components?.goods.map((good) => good.id));
  const goods = Object.entries(rest).filter(([name, count]) => names.has(name) && Number(count) > 0);
  return {
    seat: Number(by),
    target: Number(target),
    deed: String(deed),
    coins: Number(coins),
    goods: Object.fromEntries(goods.map(([name, count]) => [name, Number(count)])),
    made: asked.name === 'answer-bribe',
  };
}

export function bribeAsks(table: TableStore): string {
  const bribe = bribeOf(table);
  if (!bribe) return '';
  const deed = table.components?.deeds.find((one) => one.id === bribe.deed);
  if (!deed) return '';
  return bribe.made ? t('bribeAnswer', { who: table.name(bribe.target), deed }) : t('threatens', { who: table.name(bribe.seat), deed });
}

/** What the offer is worth in points. */
export function worthOf(table: TableStore, { coins, goods }: Bribe): number {
  const worth = (good: string) => table.components?.goods.find((one) => one.id === good)?.points ?? 0;
  return Object.entries(goods).reduce((sum, [good, count]) => sum + count * worth(good), coins);
}

const TAX = 2; // coins that the tax collector takes

/** The points that the target would lose at most; what they choose themselves, at least. */
export function threatOf(table: TableStore, bribe: Bribe): number {
  const players = table.now?.view.players ?? [];
  const [target, other] = [players[bribe.target], players[bribe.seat]];
  if (!target || !other) return 0;
  switch (bribe.deed) {
    case 'tax-collector':
      return Math.min(TAX, target.coins);
    case 'arsonist':
      return target.status;
    case 'fraud':
      return Math.max(0, Math.max(0, ...goodsWorth(table, target)) - Math.min(...goodsWorth(table, other)));
    case 'torturer':
      return leastThing(table, target);
    default: // merchants, followers, wheels and tracks bring no points
      return 0;
  }
}

function goodsWorth(table: TableStore, player: PlayerView): number[] {
  return (table.components?.goods ?? []).filter((good) => player.goods[good.id]).map((good) => good.points);
}

function leastThing(table: TableStore, player: PlayerView): number {
  if (player.unbuilt || player.gears || Object.values(player.bag).some(Boolean) || !table.components) return 0;
  const step = player.development ? (cost('development', player, table.components) ?? 0) : Infinity;
  const least = Math.min(step, player.stations.length ? player.status : Infinity, ...goodsWorth(table, player));
  return Number.isFinite(least) ? least : 0;
}
