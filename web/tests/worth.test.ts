import { describe, expect, it } from 'vitest';
import type { Components, PlayerView, Result } from '../src/api/types';
import { cost, gap, nextStar, score, sourcesOf } from '../src/table/worth';

const components = {
  goods: [{ id: 'wool', name: 'Wool', points: 4, food: false }, { id: 'grain', name: 'Grain', points: 1, food: true }],
  development: { name: '', last: 5, citizens: [], coins: [], status: [1, 1, 2, 2, 3, 3] },
} as unknown as Components;
const player = (more: Partial<PlayerView>) => ({ coins: 7, goods: { wool: 2, grain: 1 }, stations: ['a', 'b'], citizens: 1, status: 2, development: 2, points: 22, ...more }) as PlayerView;

describe('a score', () => {
  it('has parts that add up', () => {
    expect(score(player({}), components.goods)).toEqual({ coins: 7, goods: 9, standing: 6, rest: 0 });
    expect(score(player({ points: 25 }), components.goods).rest).toBe(3);
  });

  it('knows what the next star brings, and when there is none', () => {
    expect(nextStar(player({}), components.development)).toEqual({ steps: 2, points: 3 });
    expect(nextStar(player({ development: 4, status: 3 }), components.development)).toBeNull();
  });
});

describe('the gap', () => {
  it('is to the best of the others', () => {
    expect(gap([3, 5, 5], 0)).toEqual({ by: -2, to: [1, 2] });
    expect(gap([3, 5, 1], 1)).toEqual({ by: 2, to: [0] });
    expect(gap([3, 3], 0).by).toBe(0);
  });
});

describe('what one gives', () => {
  const worth = (thing: string, more: Partial<PlayerView> = {}) => cost(thing, player(more), components);

  it('costs what is printed', () => {
    expect([worth('own-good:wool'), worth('town:blois'), worth('bag'), worth('gears'), worth('unbuilt')]).toEqual([4, 2, 0, 0, 0]);
  });

  it('costs a star where a step back loses it', () => {
    expect(worth('development')).toBe(3);
    expect(worth('development', { development: 3 })).toBe(0);
  });

  it('is not guessed', () => {
    expect(worth('place:hospital')).toBeNull();
  });
});

it('a score sheet has a row for a tile only if somebody has points for it', () => {
  const names = { coins: 'Coins', wool: 'Wool', port: 'Port', depot: 'Depot' };
  const scores = [{ sources: { coins: 0, port: 0 } }, { sources: { coins: 0, depot: 5 } }] as unknown as Result['scores'];
  expect(sourcesOf({ names, scores }, [{ id: 'wool' }] as Components['goods'])).toEqual(['coins', 'wool', 'depot']);
});
