import type { CardInfo, PlayerView, TableView } from '../../api/types';
import { label } from '../../i18n/texts';
import type { TableStore } from '../../table/table.svelte';
import type { Thing } from '../../table/things';

/** Ids of a declared field: of the table or of a player. */
function ids(fields: Record<string, unknown>, name: string): string[] {
  return (fields[name] as string[] | undefined) ?? [];
}

/** All orders of the game; none where they are not played. */
export function deckOf(table: TableStore): CardInfo[] {
  return table.components?.cards.filter((card) => card.deck === 'order') ?? [];
}

export function ordersShown(view: TableView | null | undefined): string[] {
  return view ? ids(view.fields, 'orders') : [];
}

export function ordersDone(player: PlayerView): string[] {
  return ids(player.fields, 'orders');
}

export function lockedPlaces(player: PlayerView): string[] {
  return ids(player.fields, 'locked');
}

/** How many cards are neither on display nor with a player. */
export function pileOf(table: TableStore, view: TableView | null | undefined): number {
  const out = ordersShown(view).length + (view?.players ?? []).reduce((sum, one) => sum + ordersDone(one).length, 0);
  return deckOf(table).length - out;
}

export function ordersOf(table: TableStore, ids: readonly string[]): CardInfo[] {
  return ids.flatMap((id) => deckOf(table).find((order) => order.id === id) ?? []);
}

/** "Grain ×2, Wine" */
export function goodsText(table: TableStore, order: CardInfo): string {
  return Object.entries(order.goods)
    .map(([good, count]) => `${table.goodName(good)}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');
}

/** "Blois: Grain ×2, Wine" */
export function orderText(table: TableStore, order: CardInfo): string {
  return label(table.townName(order.town), goodsText(table, order));
}

/** The orders that were not on display before. */
export function newOrders(one: TableView, other: TableView): Thing[] {
  const before = ordersShown(one);
  return ordersShown(other).filter((id) => !before.includes(id)).map((id) => `order:${id}`);
}
