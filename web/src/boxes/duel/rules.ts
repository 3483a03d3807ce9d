// The Duel on one page, in our own words.
import { ONLY_FOR_POINTS } from '../base/rules';
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-end', 'rule-setup', 'rule-house', 'rule-events', 'rule-otherwise'] as const;

export const page: RulesPage = {
  needs: 'duel',
  without: ONLY_FOR_POINTS.filter((line) => line !== 'rule-goods' && line !== 'rule-start'), // the worth of goods may decide
  title: () => t('duel'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
