// The introduction is read once: whoever has closed it plays undisturbed.
import { SvelteSet } from 'svelte/reactivity';
import type { TableStore } from '../table/table.svelte';
import { BOXES } from './index';

const closed = new SvelteSet<string>(); // tables

/** What the scenario's box tells a player now, the goal first. */
export function introOf(table: TableStore): readonly string[] {
  const view = table.now?.view;
  const scenario = table.info?.setup.scenario;
  if (!view || table.past || table.seat === null || closed.has(table.id)) return [];
  return BOXES.map((box) => box.intro).find((intro) => intro?.scenario === scenario)?.lines(view) ?? [];
}

export function closeIntro(table: TableStore): void {
  closed.add(table.id);
}
