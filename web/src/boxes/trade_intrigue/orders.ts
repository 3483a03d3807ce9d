import type { OrderInfo, TableView } from '../../api/types';
import type { TableStore } from '../../table/table.svelte';
import type { Thing } from '../../table/things';

export function ordersOf(table: TableStore, ids: readonly string[]): OrderInfo[] {
  return ids.flatMap((id) => table.components?.orders.find((order) => order.id === id) ?? []);
}

/** "Grain ×2, Wine" */
export function goodsText(table: TableStore, order: OrderInfo): string {
  return Object.entries(order.goods)
    .map(([good, count]) => `${table.goodName(good)}${count > 1 ? ` ×${count}` : ''}`)
    .join(', ');
}

/** "Blois: Grain ×2, Wine" */
export function orderText(table: TableStore, order: OrderInfo): string {
  return `${table.townName(order.town)}: ${goodsText(table, order)}`;
}

/** The orders that were not on display before. */
export function newOrders(one: TableView, other: TableView): Thing[] {
  return other.orders.filter((id) => !one.orders.includes(id)).map((id) => `order:${id}`);
}
