import { describe, expect, it } from 'vitest';
import './stub';
import type { Lesson } from '../src/table/lessons';
import { option, place } from './option';

const { shownNow } = await import('../src/table/tutorial');

const LESSON: Lesson = { text: 'round-3', until: () => false, shows: ['kind:trader', 'kind:monk', 'space:castle.1', 'space:castle.2', 'seat:0'] };
const OPTIONS = [place('trader', 'castle.2'), place('monk', 'castle.1'), place('monk', 'castle.2')];

describe('a lesson points', () => {
  it('at what can be taken up, and not yet at where it goes', () => {
    expect(shownNow(LESSON, OPTIONS, [])).toEqual(['kind:trader', 'kind:monk', 'seat:0']);
    expect(shownNow(LESSON, OPTIONS.slice(0, 1), [])).toEqual(['kind:trader', 'seat:0']);
  });

  it('at the spaces that take what is held, and no others', () => {
    expect(shownNow(LESSON, OPTIONS, ['kind:trader'])).toEqual(['space:castle.2', 'seat:0']);
    expect(shownNow(LESSON, OPTIONS, ['kind:monk'])).toEqual(['space:castle.1', 'space:castle.2', 'seat:0']);
  });

  it('at a place until it is used', () => {
    const lesson: Lesson = { ...LESSON, shows: ['place:village', 'supply:trader'] };
    expect(shownNow(lesson, [option('use village', ['place:village'])], [])).toEqual(['place:village']);
    expect(shownNow(lesson, [option('hire trader', ['supply:trader'])], [])).toEqual(['supply:trader']);
  });

  it('at all it speaks of where nothing is to be done', () => {
    expect(shownNow({ text: 'hiring-1', shows: ['place:village'] }, [], [])).toEqual(['place:village']);
  });
});
