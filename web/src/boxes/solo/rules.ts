// The scenarios for one player on one page, in our own words.
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-journey', 'rule-events', 'rule-otherwise'] as const;

export const tours: RulesPage = {
  needs: 'tours',
  title: () => t('rules'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
