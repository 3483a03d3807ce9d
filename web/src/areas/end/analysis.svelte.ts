// The judge's opinion of a finished game; it comes when it is ready.
import type { Analysis } from '../../api/types';
import { get, pause } from '../../api/server';
import { prefs } from '../../ui/prefs.svelte';
import type { TableStore } from '../../table/table.svelte';

const AGAIN = 2500; // milliseconds between two questions
const PATIENCE = 240; // questions

/** Ask until it is there; `take` gets every answer. Returns how to stop. */
export function askFor(table: TableStore, take: (found: Analysis) => void): () => void {
  let stopped = false;
  const ask = async () => {
    for (let n = 0; n < PATIENCE && !stopped; n++) {
      try {
        const found = await get<Analysis>(`${table.path}/analysis`, { lang: prefs.language });
        if (stopped) return;
        take(found);
        if (found.status !== 'pending') return;
      } catch {
        // the server is busy or away: ask again
      }
      await pause(AGAIN);
    }
  };
  void ask();
  return () => {
    stopped = true;
  };
}
