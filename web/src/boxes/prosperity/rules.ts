// Prosperity on one page, in our own words.
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-goods', 'rule-carpenter', 'rule-build', 'rule-man', 'rule-complete', 'rule-scriptorium', 'rule-events', 'rule-otherwise'] as const;

export const page: RulesPage = {
  needs: 'prosperity',
  without: ['rule-goal', 'rule-hourglass', 'rule-scriptorium'], // 16 rounds, known events, a second use
  title: () => t('prosperity'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
