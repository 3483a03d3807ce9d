// Pieces on their way: from where they were to where they are now, found by what changed.
import type { StoryChange } from '../api/types';
import { parts, type Thing } from './things';

export interface Flight {
  /** "coins", "good:wool", "kind:knight" … */
  piece: Thing;
  owner: number | null;
  count: number;
  /** Where it begins and ends: the first of these that is on the screen. */
  from: Thing[];
  to: Thing[];
}

const FLYING = new Set(['coins', 'good', 'kind', 'gear', 'citizens', 'station']);
const OPEN = new Set(['connection', 'deed', 'town']); // where everybody sees it
const MOST = 3; // pieces of a kind that fly at once

/** A player's holdings, by their names on the board. */
const STASH: Record<string, Thing> = { coins: 'coins', gear: 'gears', citizens: 'citizens', station: 'unbuilt' };

/** Where on the screen something of a change lies, as seen by a seat. */
function spots({ seat, what, where }: StoryChange, me: number | null): Thing[] {
  const { domain, name } = parts(where);
  if (OPEN.has(domain)) return [where];
  if (domain === 'at') return [`town:${name}`, `citizen:${name}`];
  if (seat === null) return where === 'supply' ? [`supply:${parts(what).name}`] : [];
  const card = `seat:${seat}`;
  if (seat !== me) return [card];
  if (where === 'market') return [what, 'market'];
  return where && where !== 'spare' && where !== 'unbuilt' ? [where] : [STASH[what] ?? `own-${what}`, card];
}

function same(one: readonly Thing[], other: readonly Thing[]): boolean {
  return one.join() === other.join();
}

/**
 * What flies where. A piece comes from where one of its kind is missing, else from what gives it;
 * it goes to where there is one more, else to what takes it.
 */
export function flights(changes: readonly StoryChange[], cause: Thing, me: number | null): Flight[] {
  const pieces = changes.filter(({ what }) => FLYING.has(parts(what).domain));
  const gone = pieces.filter(({ amount }) => amount < 0).map((change) => ({ change, left: -change.amount }));
  const giver = parts(cause).domain === 'event' ? ['event'] : [cause];
  const found: Flight[] = [];
  const add = (change: StoryChange, count: number, from: Thing[], to: Thing[]) => {
    if (from.length && to.length && !same(from, to)) {
      found.push({ piece: change.what, owner: change.seat, count: Math.min(count, MOST), from, to });
    }
  };
  for (const change of pieces.filter(({ amount }) => amount > 0)) {
    let wanted = change.amount;
    for (const one of gone) {
      const count = one.change.what === change.what ? Math.min(one.left, wanted) : 0;
      if (!count) continue;
      one.left -= count;
      wanted -= count;
      add(change, count, spots(one.change, me), spots(change, me));
    }
    if (wanted) add(change, wanted, giver, spots(change, me));
  }
  for (const { change, left } of gone) if (left) add(change, left, spots(change, me), giver);
  return found;
}
