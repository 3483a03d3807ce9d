// The Dignitary on one page, in our own words.
import { ONLY_FOR_POINTS } from '../base/rules';
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-citizens', 'rule-events', 'rule-otherwise'] as const;

export const page: RulesPage = {
  needs: 'dignitary',
  without: ONLY_FOR_POINTS,
  title: () => t('dignitary'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
