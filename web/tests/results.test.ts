import { describe, expect, it } from 'vitest';
import { combined, renewed } from '../src/api/results';
import type { BestResult, SoloResult } from '../src/api/types';

function best(more: Partial<SoloResult>, tries = 1, wins = 0, difficulty = ''): BestResult {
  const result: SoloResult = { ending: 'lost', round: 14, by: 'goals', reached: 0, asked: 5, points: 0, ...more };
  return { scenario: 'alone', difficulty, tries, wins, best: result, table: `${result.ending} ${result.round}` };
}
const WON = best({ ending: 'won', round: 12, reached: 5 }, 3, 1);
const SOONER = best({ ending: 'won', round: 9, reached: 5 }, 1, 1);
const LOST = best({ reached: 3 }, 4);
const RESIGNED = best({ ending: 'resigned', round: 2, reached: 3 });

describe('results kept in this browser', () => {
  it('are those of everybody who played here, with the best of them', () => {
    const [all, ...others] = combined({ ann: [LOST], later: [WON], again: [SOONER, best({}, 1, 0, 'hard')] });
    expect(all).toMatchObject({ tries: 8, wins: 2, best: SOONER.best, table: SOONER.table });
    expect(others.map((one) => one.difficulty)).toEqual(['hard']);
    expect(combined({ ann: [RESIGNED], later: [LOST] })[0]?.best).toEqual(LOST.best);
  });

  it('stay when the server has forgotten them', () => {
    expect(renewed([WON], [])).toEqual([WON]);
    expect(renewed([WON], [SOONER])).toEqual([WON]); // fewer tries: it has begun anew
    expect(renewed([SOONER], [WON])).toEqual([WON]);
  });
});
