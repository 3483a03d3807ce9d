// What others do, shown one after the other beside the newest table. Whoever is to decide is asked
// when it is over, and may skip it.
import type { RoundLog, State } from '../api/types';
import { prefs } from '../ui/prefs.svelte';
import { both, PACES, Queue, newsIn, sameLine, type News } from './playback';
import { summary, type Summary } from './summary';
import { toldLog, toldState, until } from './telling';

/** What is summed up: a round that is over, or what was not shown one after the other. */
export interface Card {
  summary: Summary | null;
  /** The round that begins. */
  next: number;
  since: boolean;
  news: News[];
}

export class Playback {
  now = $state.raw<News | null>(null);
  card = $state.raw<Card | null>(null);
  waiting = $state.raw<readonly News[]>([]);
  /** Nothing more is shown at this table, only the results. */
  hurried = $state(false);
  #told = $state(0);
  #queue = new Queue();
  #ended: Summary | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: (news: News | null) => void) {}

  /** The version up to which the log has been told, or waits for it. */
  get told(): number {
    return this.#told;
  }

  /** Nothing is shown one after the other. */
  get off(): boolean {
    return this.hurried || prefs.pace === 'off';
  }

  get active(): boolean {
    return this.now !== null || this.card !== null;
  }

  /** Begin to tell after this version. With a seat: what it missed since its last move. */
  begin(rounds: readonly RoundLog[], version: number, seat: number | null): void {
    this.stop();
    this.#told = version;
    const last = rounds.flatMap((round) => round.lines).findLast((line) => line.seat === seat && seat !== null);
    if (!last || this.off) return;
    const missed = newsIn(rounds, last.version, [last.seat ?? -1]).filter((item) => item.kind !== 'round');
    if (missed.length) this.#lay({ summary: null, next: 0, since: true, news: missed });
  }

  /** The log has grown, up to a version. */
  add(log: readonly RoundLog[], version: number, mine: readonly number[]): void {
    const rounds = until(log, version);
    const watching = !mine.length;
    const newest = rounds.at(-1)?.round ?? 0;
    const fresh = newsIn(rounds, this.#told, mine).filter((item) => !watching || item.round === newest);
    if (watching) this.#queue.overtaken(newest);
    if (watching && fresh.length) this.card = null;
    this.#told = Math.max(this.#told, version);
    if (!fresh.length || this.off) return;
    const begins = fresh.findLast((item) => item.kind === 'round');
    const next = begins ? rounds.findIndex((one) => one.round === begins.round) : -1;
    const over = rounds[next - 1];
    if (over) this.#ended = summary(over, rounds[next]);
    const [first] = fresh;
    const grows = first && this.now && !this.waiting.length && sameLine(this.now, first);
    this.#queue.add(grows ? fresh.slice(1) : fresh);
    if (grows && this.now) this.#stay(both(this.now, first));
    this.waiting = [...this.#queue.waiting];
    if (!this.now || (watching && this.now.round < newest)) this.#next();
  }

  /** The log as far as it has been told. */
  log(rounds: readonly RoundLog[]): readonly RoundLog[] {
    return toldLog(rounds, this.#told, this.now, this.waiting[0]);
  }

  /** The table as far as it has been told; while the log is on its way, as far as it was before. */
  state(states: readonly State[], worth: (good: string) => number): State | undefined {
    if (this.now) return toldState(states, this.now, this.waiting, worth);
    return states.findLast((one) => one.version <= this.#told) ?? states[0];
  }

  #next(): void {
    clearTimeout(this.#timer);
    const pace = PACES[prefs.pace];
    this.now = this.#queue.next(pace);
    this.waiting = [...this.#queue.waiting];
    this.show(this.now);
    if (this.now) this.#timer = setTimeout(() => this.#next(), pace);
    else this.#sum();
  }

  /** What is shown goes on: the same line, with more of what came of it. */
  #stay(news: News): void {
    clearTimeout(this.#timer);
    this.now = news;
    this.show(news);
    this.#timer = setTimeout(() => this.#next(), PACES[prefs.pace]);
  }

  /** The log was read for somebody else, or in another language: so is the card that lies there. */
  renew(rounds: readonly RoundLog[], mine: readonly number[]): void {
    const card = this.card;
    if (!card) return;
    const at = rounds.findIndex((one) => one.round === card.next - 1);
    const over = rounds[at];
    const [first, last] = [card.news[0]?.version ?? Infinity, card.news.at(-1)?.version ?? 0];
    const told = newsIn(rounds, first - 1, mine).filter((item) => item.kind !== 'round' && item.version <= last);
    this.card = { ...card, summary: card.summary && over ? summary(over, rounds[at + 1]) : card.summary, news: told };
  }

  /** When the row is over, a card sums up what is worth one. */
  #sum(): void {
    const untold = this.#queue.take().filter((item) => item.kind !== 'round');
    const ended = this.#ended;
    this.#ended = null;
    if (ended) this.#lay({ summary: ended, next: ended.round + 1, since: false, news: [] });
    else if (untold.length) this.#lay({ summary: null, next: 0, since: false, news: untold });
  }

  #lay(card: Card): void {
    this.card = card; // until it is put away
  }

  /** Once more: a round that is over in a few lines, or what happened so far in this one. */
  recall(rounds: readonly RoundLog[], version: number, mine: readonly number[]): void {
    const at = rounds.findLastIndex((one) => (one.lines[0]?.version ?? 0) <= version);
    const round = rounds[at];
    if (!round) return;
    const next = rounds[at + 1];
    const told = newsIn([round], 0, mine).filter((item) => item.kind !== 'round');
    this.#lay({ summary: next ? summary(round, next) : null, next: round.round + 1, since: false, news: told });
  }

  /** At once to the end; then a card that lies there is put away. */
  skip(): void {
    if (this.now) {
      this.#queue.skip();
      this.#queue.take();
      this.#next();
    } else this.card = null;
  }

  /** At once to the newest table, and so from now on. */
  hurry(): void {
    this.hurried = true;
    this.stop();
    this.show(null);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = new Queue();
    this.#ended = null;
    this.now = this.card = null;
    this.waiting = [];
  }
}
