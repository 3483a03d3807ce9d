// Texts in three languages, said in that of the reader. Every box has its own.
import { prefs } from '../ui/prefs.svelte';

export type Text = readonly [string, string, string]; // English, German, French

const COLUMN = { en: 0, de: 1, fr: 2 } as const;

/** Every text of the pages that were loaded, for checks. */
export const ALL_TEXTS: Record<string, Text>[] = [];

/** A function that says these texts, with values for {0}, {1} … */
export function speaker<Key extends string>(texts: Readonly<Record<Key, Text>>) {
  ALL_TEXTS.push(texts);
  return (key: Key, ...values: (string | number)[]): string => {
    const text: string = texts[key][COLUMN[prefs.language]];
    return values.reduce<string>((said, value, n) => said.replace(`{${n}}`, String(value)), text);
  };
}
