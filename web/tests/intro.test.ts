import { describe, expect, it } from 'vitest';
import { boxes, fetchBoxes } from '../src/boxes';
import { closeIntro, introOf } from '../src/boxes/intro.svelte';
import type { TableStore } from '../src/table/table.svelte';

function table(scenario: string, view: object, id = scenario, modules: string[] = []): TableStore {
  const seen = { round: 0, rounds: 15, phase: 'preparation', asked: null, goals: [], ...view };
  return { id, past: null, seat: 0, info: { setup: { scenario, modules } }, now: { view: seen } } as unknown as TableStore;
}
const BEGINS = {
  dignitary: { asked: { name: 'spread', args: { left: 7 } } },
  duel: {},
  invasion: { round: 1, phase: 'planning' }, // before that characters are chosen
  prosperity: {},
  salesman: { round: 1, phase: 'planning' },
  tours: { round: 1, phase: 'followers' },
  vierzon: { round: 1, phase: 'planning' },
};

describe('what a scenario is about', async () => {
  await fetchBoxes('invasion', []);
  it.each(Object.entries(BEGINS))('is told when %s begins, and not later', (scenario, view) => {
    expect(introOf(table(scenario, view)).length).toBe(3);
    expect(introOf(table(scenario, { round: 2, phase: 'planning' }))).toEqual([]);
  });

  it('is told by every box that says so, and by no other', () => {
    expect(boxes().flatMap((box) => box.intro?.scenario ?? []).sort()).toEqual(Object.keys(BEGINS).sort());
    expect(introOf(table('base', {}))).toEqual([]);
  });

  it('is closed for one table', () => {
    closeIntro(table('duel', {}, 'here'));
    expect(introOf(table('duel', {}, 'here'))).toEqual([]);
    expect(introOf(table('duel', {}, 'there')).length).toBe(3);
  });

  it('is read once, where it is about a module', () => {
    const first = { round: 1, phase: 'planning' };
    const plague = (id: string) => table('base', first, id, ['plague']);
    expect(introOf(plague('one')).length).toBe(3);
    closeIntro(plague('one'));
    expect(introOf(plague('two'))).toEqual([]);
  });
});
