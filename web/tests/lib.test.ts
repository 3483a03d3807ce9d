import { describe, expect, it } from 'vitest';
import type { State } from '../src/api/types';
import { clockText } from '../src/ui/time';

describe('clocks', () => {
  it.each([
    [7_000, '0:07'],
    [750_000, '12:30'],
    [3_909_000, '1:05:09'],
    [-5, '0:00'],
    [93_600_000, '1 d 2 h'],
  ])('%i ms is %s', (ms, text) => expect(clockText(ms)).toBe(text));
});

describe('what needs a browser', () => {
  it('teaches one lesson after the other and skips what is done', async () => {
    const { nextLesson } = await import('../src/table/tutorial');
    const { CHAPTERS } = await import('../src/table/lessons');
    const [round] = CHAPTERS;
    if (!round) throw new Error('there are no lessons');
    const spaces = { 'castle.0': 'own-farmer', 'castle.1': 'own-boatman', 'castle.2': 'own-trader' };
    const state = (more: object) =>
      ({ view: { round: 1, phase: 'planning', players: [{ spaces: {}, tracks: {} }], ...more } }) as unknown as State;
    expect(nextLesson(round, 1, state({}))).toBe(1);
    expect(nextLesson(round, 1, state({ players: [{ spaces, tracks: {} }] }))).toBe(3);
    expect(CHAPTERS.map((chapter) => chapter.id)).toEqual(['round', 'hiring', 'travel', 'stations', 'deeds', 'wheels', 'tiles', 'events', 'scoring']);
  });

  it('shows no goal of the base game beside the goal of a scenario', async () => {
    const { rulesFor } = await import('../src/boxes');
    const goals = (scenario: string) => rulesFor(scenario, []).map((page) => page.lines.filter((line) => line.about() === 'Goal').length);
    expect(goals('base')).toEqual([1]);
    expect(goals('dignitary')).toEqual([1, 0]);
    expect(goals('tours')).toEqual([1, 0]);
    expect(goals('vierzon').at(-1)).toBe(0);
    expect(goals('salesman')).toEqual([1, 0]);
    expect(goals('duel').at(-1)).toBe(0);
  });

  it('threatens nobody with torture where a scenario has none', async () => {
    const { rulesFor } = await import('../src/boxes');
    const tortures = (scenario: string) => rulesFor(scenario, []).at(-1)?.lines.filter((line) => line.says().includes('torture')).length;
    expect(['base', 'tours', 'salesman', 'duel'].map(tortures)).toEqual([1, 1, 0, 0]);
  });
});
