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

  constructor(readonly table: TableStore) {}

  last = $derived.by(() => this.table.now?.version ?? 0);
  at = $derived.by(() => this.table.past?.version ?? this.last);
  /** Where each round begins. */
  marks = $derived.by<RoundMark[]>(() =>
    this.table.history.rounds.filter((one) => one.round > 0 && one.lines.length).map((one) => ({ round: one.round, version: one.lines[0]?.version ?? 0 })),
  );

  toggle(): void {
    if (this.playing) this.playing = false;
    else void this.play();
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.at >= this.last) await this.table.lookAt(0);
    while (this.playing && this.at < this.last) {
      await pause(SPEEDS[this.speed]);
      if (this.playing) await this.table.lookAt(this.at + 1);
    }
    this.playing = false;
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
