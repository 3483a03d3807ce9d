// What was decided where the rulebooks leave room: docs/rulings.md, built into the pages. They are
// written in English, so nobody else is shown them.
import { prefs } from '../ui/prefs.svelte';
import text from '../../../docs/rulings.md?raw';

export interface Ruling {
  number: number;
  text: string;
}

export const RULINGS: readonly Ruling[] = [...text.matchAll(/^(\d+)\. (.+)$/gm)].map((found) => ({
  number: Number(found[1]),
  text: found[2] ?? '',
}));

/** The rulings that name a thing, by its id: flea-market, town-hall. */
export function rulingsFor(id: string): Ruling[] {
  if (prefs.language !== 'en') return [];
  const name = id.replace(/-/g, ' ');
  const word = new RegExp(`\\b${name}\\b`, 'i');
  return RULINGS.filter((ruling) => word.test(ruling.text));
}
