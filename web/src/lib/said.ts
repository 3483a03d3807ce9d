// What the server says, with what only the pages know: names of players, and when.
import type { EventInfo } from './api';
import type { TableStore } from './table.svelte';
import { t } from './texts';

const WHEN = { now: 'whenNow', planning: 'whenPlanning', round: 'whenRound', event: 'whenEvent', never: null } as const;

/** When an event strikes; nothing if it never does. */
export function whenText(event: EventInfo | undefined): string {
  const key = event ? WHEN[event.when] : null;
  return key ? t(key) : '';
}

/** A player is called by his name, not by his number. */
export function said(table: TableStore, line: { move: string; words: string }): string {
  const [, verb, seat] = /^(target|ask) (\d)$/.exec(line.move) ?? [];
  if (seat === undefined) return line.words;
  return t(verb === 'ask' ? 'choosePlayer' : 'strikePlayer', table.name(Number(seat)));
}
