// One's own results in games of one player. The server has them; this browser keeps a copy, by
// person: whoever loses the key is somebody new to the server, but not to this browser.
import { recall, remember } from '../ui/store';
import { get } from './server';
import type { BestResult, OwnResults, Person, SoloResult } from './types';

export type Kept = Record<string, BestResult[]>;

const KEY = 'results';

/** As the server orders results: won early, then much reached, then many points. */
export function isBetter(one: SoloResult, other: SoloResult): boolean {
  const order = ({ ending, by, round, reached, points }: SoloResult) => {
    const won = ending === 'won';
    return [won ? 0 : 1, won && by !== 'points' ? round : 0, -reached, -points, ending === 'resigned' ? 1 : 0];
  };
  const [mine, others] = [order(one), order(other)];
  const at = mine.findIndex((value, n) => value !== others[n]);
  return at >= 0 && (mine[at] ?? 0) < (others[at] ?? 0);
}

/** Merges two results: all tries, and the better of the two. */
export function together(one: BestResult, other: BestResult): BestResult {
  const better = isBetter(other.best, one.best) ? other : one;
  return { ...better, tries: one.tries + other.tries, wins: one.wins + other.wins };
}

function same(one: BestResult, other: BestResult): boolean {
  return one.scenario === other.scenario && one.difficulty === other.difficulty;
}

/** What all people at this browser have achieved, by scenario and step of difficulty. */
export function combined(kept: Kept): BestResult[] {
  const found: BestResult[] = [];
  for (const one of Object.values(kept).flat()) {
    const at = found.findIndex((other) => same(one, other));
    const before = found[at];
    if (before) found[at] = together(before, one);
    else found.push(one);
  }
  return found;
}

/** What the server says now, and what it has forgotten. */
export function renewed(before: readonly BestResult[], now: readonly BestResult[]): BestResult[] {
  const fuller = before.filter((one) => !now.some((other) => same(one, other) && other.tries >= one.tries));
  return [...fuller, ...now.filter((one) => !fuller.some((other) => same(one, other)))];
}

function kept(): Kept {
  try {
    return JSON.parse(recall(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** The results of whoever plays here; if the server is away, the stored copy. */
export async function ownResults(me: Person | null): Promise<BestResult[]> {
  const all = kept();
  if (me) {
    try {
      const now = await get<OwnResults>('/api/people/me/results');
      all[me.id] = renewed(all[me.id] ?? [], now.results);
      remember(KEY, JSON.stringify(all));
    } catch {
      // the copy must do
    }
  }
  return combined(all);
}
