// The introduction is read once: whoever has closed it plays undisturbed.
import { SvelteSet } from 'svelte/reactivity';
import type { TableStore } from '../table/table.svelte';
import { recall, remember } from '../ui/store';
import type { Box } from './box';
import { boxes } from './index';

const closed = new SvelteSet<string>(); // tables

function introAt(table: TableStore): Box['intro'] {
  const { scenario = '', modules = [] } = table.info?.setup ?? {};
  return boxes().map((box) => box.intro).find((intro) => intro && (intro.scenario === scenario || modules.includes(intro.module ?? '')));
}

function keyOf(module: string): string {
  return `intro.${module}`;
}

/** What the box of the scenario or of a module tells a player now, the goal first. */
export function introOf(table: TableStore): readonly string[] {
  const view = table.now?.view;
  const intro = introAt(table);
  if (!view || table.past || table.over || table.seat === null || closed.has(table.id)) return [];
  return intro?.module && recall(keyOf(intro.module)) ? [] : (intro?.lines(view) ?? []);
}

export function closeIntro(table: TableStore): void {
  const module = introAt(table)?.module;
  if (module) remember(keyOf(module), 'read');
  closed.add(table.id);
}
