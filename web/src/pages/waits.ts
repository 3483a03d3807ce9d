// How long the others wait for somebody who is absent.
import { prefs } from '../ui/prefs.svelte';
import { t } from './texts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** "3 days", "1 hour"; without a limit "never". */
export function waitWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one) ?? UNITS[2];
  if (!seconds) return t('absenceNever');
  return new Intl.NumberFormat(prefs.language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(seconds / size));
}
