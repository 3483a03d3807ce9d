// Goals and how a game ended, as the server tells them.
import type { OutcomeView } from '../../api/types';
import { panels } from '../../boxes';
import { t } from '../../i18n/texts';
import type { TableStore } from '../../table/table.svelte';

/** More pieces than these become a number and a bar. */
export const PIECES = 6;

/** There is something to reach, or the events to come are known in their order. */
export function hasGoals(table: TableStore): boolean {
  const view = table.shown?.view;
  if (!view) return false;
  return view.goals.length > 0 || view.fixed_events.length > 0 || panels(table, (panel) => panel.area === 'goals').length > 0;
}

/** How the game ended, unless points decided it. */
export function outcomeOf(table: TableStore): OutcomeView | null {
  const outcome = table.now?.view.outcome ?? null;
  return outcome?.kind === 'points' ? null : outcome;
}

/** Points decide the game, as far as is known. */
export function byPoints(table: TableStore): boolean {
  const view = table.shown?.view;
  return view?.outcome ? view.outcome.kind === 'points' : view?.goals.length === 0;
}

/** What the sheet of the table is about: the points, the goals, or how it ended. */
export function sheetTitle(table: TableStore): string {
  if (byPoints(table)) return t('score');
  return t(table.over ? 'outcome' : 'goals');
}

export function outcomeTitle(table: TableStore, outcome: OutcomeView): string {
  if (outcome.kind === 'drawn') return t('drawn');
  if (table.components?.together && table.mine.length) return t(outcome.seats.length ? 'teamWon' : 'teamLost');
  if (outcome.seats.length === 0) return t(table.mine.length ? 'youLost' : 'allLost');
  const mine = outcome.seats.some((seat) => table.mine.includes(seat));
  if (outcome.seats.length === 1 && mine && !table.hotSeat) return t('youWon');
  const winners = { n: outcome.seats.length, who: outcome.seats.map((seat) => table.name(seat)).join(', ') };
  return t(isLost(table, outcome) ? 'youLostTo' : 'wonBy', winners);
}

/** Nobody has won, or others have. */
export function isLost(table: TableStore, { kind, seats }: OutcomeView): boolean {
  return kind === 'lost' || (kind === 'won' && table.mine.length > 0 && !seats.some((seat) => table.mine.includes(seat)));
}
