import { describe, expect, it } from 'vitest';
import type { OutcomeView } from '../src/api/types';
import { isLost, outcomeTitle, sheetTitle } from '../src/areas/goals/goals';
import type { TableStore } from '../src/table/table.svelte';

const NAMES = ['Anna', 'Bertrand'];
const SECOND: OutcomeView = { kind: 'won', seats: [1], reason: '', round: 2 };

function table(mine: number[], more: object = {}): TableStore {
  return { mine, hotSeat: mine.length > 1, over: true, name: (seat: number) => NAMES[seat] ?? '', ...more } as unknown as TableStore;
}

describe('how a game ended', () => {
  it.each([
    [[0], 'You lost, Bertrand wins', true],
    [[1], 'You won', false],
    [[0, 1], 'Winner: Bertrand', false],
    [[], 'Winner: Bertrand', false],
  ])('is told to those who sat at %j', (mine, title, lost) => {
    expect(outcomeTitle(table(mine), SECOND)).toBe(title);
    expect(isLost(table(mine), SECOND)).toBe(lost);
  });

  it('is what the sheet is about as soon as it has, also for whoever gave up', () => {
    const shown = { view: { goals: [{}], outcome: null } };
    expect(sheetTitle(table([0], { shown }))).toBe('Outcome');
    expect(sheetTitle(table([0], { shown, over: false }))).toBe('Goals');
  });
});
