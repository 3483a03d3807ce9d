// The scenarios for one player on one page, in our own words.
import { ONLY_FOR_POINTS } from '../base/rules';
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-journey', 'rule-events', 'rule-otherwise'] as const;

export const tours: RulesPage = {
  needs: 'tours',
  without: ONLY_FOR_POINTS,
  title: () => t('rules'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
