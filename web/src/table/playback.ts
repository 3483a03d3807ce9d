// What happened since, as news to be shown one after the other.
// It reads what the server tells and knows no rules.
import type { LogLine, RoundLog, StoryChange } from '../api/types';
import { parts, type Thing } from './things';

export const PACES = { slow: 900, normal: 400, fast: 200, off: 0 } as const; // milliseconds for each piece of news
export type Pace = keyof typeof PACES;
export const LONGEST = 4000; // milliseconds in a row

export interface News {
  /** The first and the last version that it tells of. */
  from: number;
  version: number;
  round: number;
  /** Which line of its round it is. */
  at: number;
  /** Somebody acted; something struck that nobody did; a round begins. */
  kind: 'act' | 'event' | 'round';
  seat: number | null;
  cause: string;
  words: string;
  changes: StoryChange[];
}

const KINDS: Partial<Record<LogLine['kind'], News['kind']>> = { actions: 'act', events: 'event', end: 'event', round: 'round' };

/** What others, events and the census did after a version, in order; what one does oneself is known. */
export function newsIn(rounds: readonly RoundLog[], since: number, mine: readonly number[]): News[] {
  return rounds.flatMap(({ round, lines }) => lines.flatMap((line, at) => newsOf(line, at, round, since, mine) ?? []));
}

function newsOf(line: LogLine, at: number, round: number, since: number, mine: readonly number[]): News | null {
  const { version, seat, words } = line;
  const kind = KINDS[line.kind];
  const known = version <= since || (kind === 'act' && seat !== null && mine.includes(seat));
  if (!kind || known || !words || (kind === 'round' && round <= 1)) return null;
  // An action goes on for several versions; only what is new in it happens now.
  const results = line.results.filter((result) => result.version > since);
  const from = line.moves.find((move) => move.version > since)?.version ?? version;
  return { from, version, round, at, kind, seat, cause: results[0]?.cause ?? '', words, changes: results.flatMap((result) => result.changes) };
}

/** An action that goes on is one line of the log, however many moves it took. */
export function sameLine(one: News, other: News): boolean {
  return one.round === other.round && one.at === other.at;
}

export function both(one: News, other: News): News {
  return { ...other, from: one.from, changes: [...one.changes, ...other.changes] };
}

/** News in the order it is shown. After some seconds in a row the rest is left for a summary. */
export class Queue {
  #waiting: News[] = [];
  #untold: News[] = [];
  #spent = 0;

  get waiting(): readonly News[] {
    return this.#waiting;
  }

  add(news: readonly News[]): void {
    for (const item of news) {
      const last = this.#waiting.at(-1);
      if (last && sameLine(last, item)) this.#waiting.splice(-1, 1, both(last, item));
      else this.#waiting.push(item);
    }
  }

  /** What is shown for the next `ms`; null when there is nothing, and the row is over. */
  next(ms: number): News | null {
    if (this.#spent + ms > LONGEST || ms <= 0) this.skip();
    const item = this.#waiting.shift() ?? null;
    this.#spent = item ? this.#spent + ms : 0;
    return item;
  }

  skip(): void {
    this.#untold.push(...this.#waiting);
    this.#waiting = [];
  }

  /** Spectators are not kept behind the table: a new round leaves the rest to the log. */
  overtaken(round: number): void {
    this.#waiting = this.#waiting.filter((item) => item.round >= round);
  }

  /** What was never shown, once. */
  take(): News[] {
    const untold = this.#untold;
    this.#untold = [];
    return untold.filter((item, n) => !untold.slice(n + 1).some((later) => sameLine(item, later)));
  }
}

const MARKED = new Set(['connection', 'deed', 'town']);

/** The things on the table that a piece of news is about. */
export function marks(news: News): Set<Thing> {
  const found = new Set<Thing>();
  if (news.kind === 'event') found.add('event');
  for (const { seat, what, where } of news.changes) {
    const thing = parts(what);
    if (thing.domain === 'track' || thing.domain === 'development') found.add(what);
    if (MARKED.has(parts(where).domain)) found.add(where);
    if (thing.domain === 'tile') found.add('offer');
    if (seat !== null) found.add(`seat:${seat}`);
  }
  return found;
}
