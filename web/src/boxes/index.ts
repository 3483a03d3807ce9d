// The boxes, one line each, and what the pages ask them.
import type { PlaceInfo, PlayerView, TableView } from '../api/types';
import type { TableStore } from '../table/table.svelte';
import type { Thing } from '../table/things';
import type { Box, Panel, PlaceNote } from './box';
import { tradeIntrigue } from './trade_intrigue';

export const BOXES: readonly Box[] = [tradeIntrigue];

export function panels(table: TableStore, fits: (panel: Panel) => boolean): Panel[] {
  return BOXES.flatMap((box) => box.panels ?? []).filter((panel) => fits(panel) && panel.shown(table));
}

export function boardTitle(board: string): string {
  return BOXES.map((box) => box.boards?.[board]).find(Boolean)?.() ?? '';
}

export function moduleNote(module: string): string {
  return BOXES.map((box) => box.modules?.[module]).find(Boolean)?.() ?? '';
}

export function boxAsks(table: TableStore): string {
  return BOXES.map((box) => box.asks?.(table)).find(Boolean) ?? '';
}

export function placeNote(player: PlayerView, place: PlaceInfo): PlaceNote | null {
  return BOXES.map((box) => box.placeNote?.(player, place)).find(Boolean) ?? null;
}

export function changedInBoxes(one: TableView, other: TableView): Thing[] {
  return BOXES.flatMap((box) => box.changed?.(one, other) ?? []);
}
