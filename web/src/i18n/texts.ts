// What the pages say in their own words, and nouns behind a number.
import { EMBLEMS } from '../ui/look';
import type { Keys } from './keys';
import { reader, speaker, type Value } from './speaker';

export const t = speaker<Keys>('i18n');

export type TextKey = keyof Keys;

/** "Bag: 7", "Sac : 7" */
export function label(what: string, value: Value): string {
  return t('label', { what, value });
}

/** The letter on a follower, in the language of the reader; empty if it is no follower. */
export function letterOf(type: string): string {
  return type in EMBLEMS ? t(`letter-${type}` as Extract<TextKey, `letter-${string}`>) : '';
}

/** The server's nouns: a follower, a good, or what is counted (`kind-farmer`, `count-coins`). */
const noun = reader('../../src/orleans/boxes');

function kindWord(kind: string, n: number): string {
  const said = noun(`kind-${kind}`, { n }) ?? '';
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** "Farmer" */
export function oneOf(kind: string): string {
  return kindWord(kind, 1);
}

/** "Farmers" */
export function manyOf(kind: string): string {
  return kindWord(kind, 2);
}

/** "+3 coins", "-1 knight"; nothing if the noun is not known. */
export function signed(key: string, amount: number): string {
  const n = Math.abs(amount);
  const said = noun(key, { n });
  return said ? `${amount > 0 ? '+' : '-'}${n} ${said}` : '';
}
