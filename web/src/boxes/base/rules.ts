// The base game on one page, in our own words.
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-hourglass', 'rule-census', 'rule-followers', 'rule-planning', 'rule-actions', 'rule-event', 'rule-start', 'rule-hiring', 'rule-travel', 'rule-guildhall', 'rule-scriptorium', 'rule-townhall', 'rule-gears', 'rule-goods'] as const;

/** What does not hold for one player who does not play for points. */
export const ONLY_FOR_POINTS: readonly string[] = ['rule-goal', 'rule-census', 'rule-start', 'rule-goods'] satisfies (typeof LINES)[number][];

export const rules: RulesPage = {
  title: () => t('rules'),
  lines: LINES.map((key) => ({ id: key, about: () => t(key), says: () => t(`${key}.says`) })),
};
