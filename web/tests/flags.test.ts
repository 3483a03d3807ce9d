import { describe, expect, it } from 'vitest';
import type { GoalView } from '../src/api/types';
import { flags } from '../src/areas/goals/flags';

function goal(id: string, seat: number | null, towns: string[], more: Partial<GoalView> = {}): GoalView {
  return { id, name: id, seat, parts: [], met: false, effect: '', missed: false, towns, until: 0, ...more };
}

describe('towns that goals are about', () => {
  it('carry what is open there, and what was reached', () => {
    const found = flags([goal('wool', 0, ['bourges'], { met: true }), goal('grain', 0, ['bourges', 'tours']), goal('coins', 0, [])], 0);
    expect([...found]).toEqual([
      ['bourges', { open: ['grain'], met: ['wool'] }],
      ['tours', { open: ['grain'], met: [] }],
    ]);
  });

  it('are those of the player who looks, and of everybody for a spectator', () => {
    const race = [goal('wine', 0, ['chinon'], { met: true }), goal('wine', 1, ['chinon'])];
    expect(flags(race, 0).get('chinon')).toEqual({ open: [], met: ['wine'] });
    expect(flags(race, 1).get('chinon')).toEqual({ open: ['wine'], met: [] });
    expect(flags(race, null).get('chinon')).toEqual({ open: ['wine'], met: [] });
  });

  it('are not marked when it is too late', () => {
    expect(flags([goal('late', 0, ['tours'], { missed: true })], 0).size).toBe(0);
  });
});
