// The introduction is read once: whoever has closed it places citizens undisturbed.
import { SvelteSet } from 'svelte/reactivity';
import type { TableStore } from '../../table/table.svelte';

const closed = new SvelteSet<string>(); // tables

export interface Intro {
  need: number;
  rounds: number;
  left: number;
}

/** What is told while citizens are placed. */
export function introOf(table: TableStore): Intro | null {
  const view = table.now?.view;
  if (table.past || table.info?.setup.scenario !== 'dignitary' || view?.asked?.name !== 'spread' || closed.has(table.id)) return null;
  return { need: view.goals[0]?.parts[0]?.need ?? 0, rounds: view.rounds, left: Number(view.asked.args['left']) };
}

export function closeIntro(table: TableStore): void {
  closed.add(table.id);
}
