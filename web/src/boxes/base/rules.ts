// The base game on one page, in our own words.
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-hourglass', 'rule-census', 'rule-followers', 'rule-planning', 'rule-actions', 'rule-event', 'rule-start', 'rule-hiring', 'rule-travel', 'rule-guildhall', 'rule-scriptorium', 'rule-townhall', 'rule-gears', 'rule-goods'] as const;

export const rules: RulesPage = {
  title: () => t('rules'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
