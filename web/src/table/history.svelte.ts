// What has happened at a table: its log, and the earlier table that is looked at.
import { get } from '../api/server';
import type { Log, RoundLog, State } from '../api/types';
import { prefs } from '../ui/prefs.svelte';

const LATE = 3000; // milliseconds after which nobody waits for the log any longer

export class History {
  rounds = $state.raw<RoundLog[]>([]);
  past = $state.raw<State | null>(null);
  /** The version that is on its way; answers may overtake each other, and only the last wish counts. */
  going: number | null = null;
  /** The whole log is on its way, with how the last round ended; who asked for it says when it is told. */
  reading = $state(false);

  constructor(readonly path: string) {}

  async read(seat: number | null): Promise<void> {
    this.reading = true;
    const late = setTimeout(() => (this.reading = false), LATE);
    try {
      const log = await get<Log>(`${this.path}/log`, { seat, lang: prefs.language });
      const last = this.rounds.at(-1);
      this.rounds = log.rounds;
      if (last && (last.lines.at(-1)?.version ?? 0) > log.version) this.add(last); // it came meanwhile
    } catch {
      // it comes with the next state
    } finally {
      clearTimeout(late);
    }
  }

  /** The log, and what is looked at, in another language. */
  async translated(seat: number | null, lang: string): Promise<() => void> {
    const version = this.past?.version;
    const [log, past] = await Promise.all([
      get<Log>(`${this.path}/log`, { seat, lang }),
      version === undefined ? null : get<State>(`${this.path}/state`, { seat, version, lang }),
    ]);
    return () => {
      this.rounds = log.rounds;
      if (this.past?.version === version) this.past = past;
    };
  }

  /** The round that is being played, as far as it is. */
  add(log: RoundLog): void {
    this.rounds = [...this.rounds.filter((one) => one.round < log.round), log];
  }

  async lookAt(version: number, seat: number | null): Promise<void> {
    this.going = version;
    try {
      const past = await get<State>(`${this.path}/state`, { seat, version, lang: prefs.language });
      if (this.going === version) this.past = past;
    } finally {
      if (this.going === version) this.going = null;
    }
  }

  /** Forget what is on its way. */
  stay(): void {
    this.going = null;
  }

  leave(): void {
    this.stay();
    this.past = null;
  }

  /** Whose move led to the earlier table that is shown; null if it was chance, or none is shown. */
  mover = $derived.by<number | null>(() => {
    const at = this.past?.version;
    const moves = this.rounds.flatMap((round) => round.lines).flatMap((line) => line.moves);
    return moves.find((move) => move.version === at && move.seat !== null)?.seat ?? null;
  });
}
