// What the server says, with what only the pages know: names of players, and when.
import type { EventInfo, LogLine } from '../api/types';
import type { TableStore } from './table.svelte';
import { t } from '../i18n/texts';

const WHEN = { now: 'whenNow', planning: 'whenPlanning', round: 'whenRound', event: 'whenEvent', never: null } as const;

/** When an event strikes; nothing if it never does. */
export function whenText(event: EventInfo | undefined): string {
  const key = event ? WHEN[event.when] : null;
  return key ? t(key) : '';
}

/** The last line of a player in the log, before a version. */
function lastOf(table: TableStore, seat: number | null, before = Infinity): LogLine | undefined {
  const own = (line: LogLine) => line.seat === seat && line.version < before;
  return table.rounds.findLast((round) => round.lines.some(own))?.lines.findLast(own);
}

/** The deed to which somebody was sent for what is asked now; empty if it is asked elsewhere. */
export function sentTo(table: TableStore): string {
  const own = (table.rounds.at(-1)?.lines ?? []).filter((line) => line.seat === table.seat);
  const sent = own.findLast((line) => line.move.startsWith('send '));
  return table.deedName(sent?.move.split(' ')[2] ?? '');
}

/** What an undo takes back, as the log says it. */
export function takenBack(table: TableStore, words: string): string {
  const last = lastOf(table, table.seat);
  return last?.words === words ? said(table, last) : words;
}

interface Line {
  move: string;
  words: string;
  seat?: number | null;
  version?: number;
}

/**
 * A player is called by his name, not by his number. Whoever leaves it after sending somebody to
 * a deed leaves no goods: he stays where he is, or harms nobody.
 */
export function said(table: TableStore, line: Line): string {
  if (line.move === 'leave') {
    const last = lastOf(table, line.seat ?? table.seat, line.version);
    return last?.move.startsWith('send ') ? t('decline') : line.words;
  }
  const [, verb, seat] = /^(target|ask) (\d)$/.exec(line.move) ?? [];
  if (seat === undefined) return line.words;
  return t(verb === 'ask' ? 'choosePlayer' : 'strikePlayer', table.name(Number(seat)));
}
