import type { TableStore } from '../../table/table.svelte';
import { t } from './texts';

/** A character threatens `target`, who offers a bribe; `made`: `seat` must answer. */
export interface Bribe {
  seat: number;
  target: number;
  deed: string;
  coins: number;
  goods: Record<string, number>;
  made: boolean;
  /** The points that the target would lose without a bribe. */
  cost: number;
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
    cost: asked.at_stake ?? 0,
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
