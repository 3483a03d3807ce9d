// Capital Vierzon on one page, in our own words.
import { ONLY_FOR_POINTS } from '../base/rules';
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-paying', 'rule-steps', 'rule-events', 'rule-otherwise'] as const;

export const page: RulesPage = {
  needs: 'vierzon',
  without: ONLY_FOR_POINTS.filter((line) => line !== 'rule-goods'), // goods are delivered by their worth
  title: () => t('vierzon'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
