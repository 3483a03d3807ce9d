// Invasion on one page, in our own words.
import type { RulesPage } from '../../box';
import { t } from './texts';

const LINES = ['rule-aim', 'rule-characters', 'rule-support', 'rule-city', 'rule-towers', 'rule-citizens', 'rule-events', 'rule-together', 'rule-dues', 'rule-otherwise'] as const;

export const page: RulesPage = {
  needs: 'invasion',
  without: ['rule-goal', 'rule-census'], // no points
  title: () => t('title'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
