// What others do, shown one after the other beside the newest table. Whoever is to decide is asked
// when it is over, and may skip it.
import type { RoundLog } from '../api/types';
import { prefs } from '../ui/prefs.svelte';
import { behind, PACES, Queue, steps, untold, type Step } from './playback';
import { summary, type Summary } from './summary';

/** What is summed up: a round that is over, or what was not shown step by step. */
export interface Card {
  summary: Summary | null;
  /** The round that begins. */
  next: number;
  since: boolean;
  steps: Step[];
}

export class Playback {
  now = $state.raw<Step | null>(null);
  card = $state.raw<Card | null>(null);
  waiting = $state.raw<readonly Step[]>([]);
  behind = $derived(behind(this.waiting));
  untold = $derived(untold(this.waiting));
  #queue = new Queue();
  #told = 0;
  #ended: Summary | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: (step: Step | null) => void) {}

  /** The version up to which the log has been told, or waits for it. */
  get told(): number {
    return this.#told;
  }

  get active(): boolean {
    return this.now !== null || this.card !== null;
  }

  /** Begin to tell after this version. With a seat: what it missed since its last move. */
  begin(rounds: readonly RoundLog[], version: number, seat: number | null): void {
    this.stop();
    this.#told = version;
    const last = rounds.flatMap((round) => round.lines).findLast((line) => line.seat === seat && seat !== null);
    if (!last || prefs.pace === 'off') return;
    const missed = steps(rounds, last.version, [last.seat ?? -1]).filter((step) => step.kind !== 'round');
    if (missed.length) this.#lay({ summary: null, next: 0, since: true, steps: missed });
  }

  /** The log has grown. */
  add(rounds: readonly RoundLog[], mine: readonly number[]): void {
    const watching = !mine.length;
    const newest = rounds.at(-1)?.round ?? 0;
    const fresh = steps(rounds, this.#told, mine).filter((step) => !watching || step.round === newest);
    if (watching) this.#queue.overtaken(newest);
    this.#told = Math.max(this.#told, rounds.at(-1)?.lines.at(-1)?.version ?? 0);
    if (!fresh.length || prefs.pace === 'off') return;
    const begins = fresh.findLast((step) => step.kind === 'round');
    const next = begins ? rounds.findIndex((one) => one.round === begins.round) : -1;
    const over = rounds[next - 1];
    if (over) this.#ended = summary(over, rounds[next]);
    this.#queue.add(fresh);
    if (!this.now) this.#next();
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

  /** The log was read for somebody else, or in another language: so is the card that lies there. */
  renew(rounds: readonly RoundLog[], mine: readonly number[]): void {
    const card = this.card;
    if (!card) return;
    const at = rounds.findIndex((one) => one.round === card.next - 1);
    const over = rounds[at];
    const [first, last] = [card.steps[0]?.version ?? Infinity, card.steps.at(-1)?.version ?? 0];
    const told = steps(rounds, first - 1, mine).filter((step) => step.kind !== 'round' && step.version <= last);
    this.card = { ...card, summary: card.summary && over ? summary(over, rounds[at + 1]) : card.summary, steps: told };
  }

  /** When the row is over, what is worth a card comes on one. */
  #sum(): void {
    const untold = this.#queue.take().filter((step) => step.kind !== 'round');
    const ended = this.#ended;
    this.#ended = null;
    if (ended) this.#lay({ summary: ended, next: ended.round + 1, since: false, steps: [] });
    else if (untold.length) this.#lay({ summary: null, next: 0, since: false, steps: untold });
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
    const told = steps([round], 0, mine).filter((step) => step.kind !== 'round');
    this.#lay({ summary: next ? summary(round, next) : null, next: round.round + 1, since: false, steps: told });
  }

  /** At once to the end; then a card that lies there is put away. */
  skip(): void {
    if (this.now) {
      this.#queue.skip();
      this.#queue.take();
      this.#next();
    } else this.card = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = new Queue();
    this.#ended = null;
    this.now = this.card = null;
    this.waiting = [];
  }
}
