import { describe, expect, it } from 'vitest';
import { chanceOf, percent } from '../src/areas/board/odds';

describe('the bag', () => {
  it.each([
    [1, 4, 2, 0.5],
    [2, 4, 1, 0.5],
    [1, 10, 10, 1],
    [1, 3, 9, 1],
    [0, 5, 3, 0],
    [3, 10, 0, 0],
  ])('%i of %i, %i drawn', (marked, all, drawn, chance) => expect(chanceOf(marked, all, drawn)).toBeCloseTo(chance));

  it('says it in hundredths', () => expect(percent(chanceOf(2, 10, 3))).toBe('53 %'));
});
