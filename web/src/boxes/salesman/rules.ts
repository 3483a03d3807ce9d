// Travelling Salesman on one page, in our own words.
import { ONLY_FOR_POINTS } from '../base/rules';
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-goal', 'rule-delivering', 'rule-meals', 'rule-steps', 'rule-townhall', 'rule-otherwise'] as const;

export const page: RulesPage = {
  needs: 'salesman',
  without: [...ONLY_FOR_POINTS, 'rule-event', 'rule-guildhall', 'rule-townhall'], // no torture, stations, citizens
  title: () => t('salesman'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
