// A game that plays itself again, from any place.
import { pause } from '../api/server';
import type { TableStore } from './table.svelte';

export const SPEEDS = { slow: 1600, normal: 900, fast: 350 } as const;
export type Speed = keyof typeof SPEEDS;

export interface RoundMark {
  round: number;
  version: number;
}

export class Replay {
  playing = $state(false);
  speed = $state<Speed>('normal');
  #run = 0; // so that an earlier run does not continue after a pause

  constructor(readonly table: TableStore) {}

  last = $derived.by(() => this.table.now?.version ?? 0);
  at = $derived.by(() => this.table.past?.version ?? this.last);
  /** Where each round begins. */
  marks = $derived.by<RoundMark[]>(() =>
    this.table.history.rounds.filter((one) => one.round > 0 && one.lines.length).map((one) => ({ round: one.round, version: one.lines[0]?.version ?? 0 })),
  );

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  /** It stays at the moment that is shown. */
  pause(): void {
    this.playing = false;
    this.table.history.stay();
  }

  async play(): Promise<void> {
    const run = ++this.#run;
    const goesOn = () => this.playing && run === this.#run;
    this.playing = true;
    if (this.at >= this.last) await this.table.lookAt(0);
    while (goesOn() && this.at < this.last) {
      await pause(SPEEDS[this.speed]);
      if (goesOn()) await this.table.lookAt(this.at + 1);
    }
    if (run === this.#run) this.playing = false;
  }

  async go(version: number): Promise<void> {
    this.playing = false;
    await this.table.lookAt(Math.max(0, version));
  }

  round(by: number): void {
    const starts = this.marks.map((mark) => mark.version);
    const next = by > 0 ? starts.find((version) => version > this.at) : starts.findLast((version) => version < this.at);
    void this.go(next ?? (by > 0 ? this.last : 0));
  }
}
