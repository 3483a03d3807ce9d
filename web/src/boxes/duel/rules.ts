// The Duel on one page, in our own words.
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-end', 'rule-setup', 'rule-house', 'rule-events', 'rule-otherwise'] as const;

export const page: RulesPage = {
  needs: 'duel',
  without: ['rule-goal', 'rule-census', 'rule-event'], // no points, no torture; the worth of goods may decide
  title: () => t('duel'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
