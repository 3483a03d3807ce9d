// What the server says, with what only the pages know: the names of players.
import type { EventInfo } from '../api/types';
import { t } from '../i18n/texts';
import type { TableStore } from './table.svelte';
import { parts } from './things';

const WHEN = { now: 'whenNow', planning: 'whenPlanning', round: 'whenRound', event: 'whenEvent', never: null } as const;

/** When an event strikes; nothing if it never does. */
export function whenText(event: EventInfo | undefined): string {
  const key = event ? WHEN[event.when] : null;
  return key ? t(key) : '';
}

/** The name of an hour glass tile with its letter or number, where several are called the same. */
export function markedName({ name, mark }: EventInfo): string {
  return [name, mark].filter(Boolean).join(' ');
}

/** The server writes {1} where the name of the player at seat 1 belongs. */
export function said(table: TableStore, words: string): string {
  return words.replace(/\{(\d)\}/g, (_, seat) => table.name(Number(seat)));
}

/** Without what stands in brackets: short enough for a button. */
export function plain(words: string): string {
  return words.replace(/\s*\([^)]*\)/g, '');
}

/** The name of what happened, also if it is a phase of the round: the census. */
export function causeTitle(table: TableStore, cause: string): string {
  return causeName(table, cause) || (table.components?.terms[`phase.${cause}`] ?? '');
}

/** The name of what makes the server ask, or of what brought something: a deed, a place, an event. */
export function causeName(table: TableStore, cause: string): string {
  const { domain, name } = parts(cause);
  if (domain === 'deed') return table.deedName(name);
  if (domain === 'place') return table.placeOf(name)?.name ?? '';
  if (domain === 'event') return table.nameOf(table.components?.hourglass, name);
  return table.components?.cards.find((card) => card.deck === domain && card.id === name)?.name ?? '';
}
