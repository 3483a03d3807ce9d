import { prefs } from '../ui/prefs.svelte';

/** "3 November 2026", as the reader writes it. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat(prefs.language, { dateStyle: 'long' }).format(at);
}
