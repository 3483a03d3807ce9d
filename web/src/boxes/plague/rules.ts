// The Plague on one page, in our own words.
import type { RulesPage } from '../box';
import { t } from './texts';

const LINES = ['rule-corpses', 'rule-return', 'rule-doctor', 'rule-cards', 'rule-moment', 'rule-new', 'rule-plague', 'rule-points', 'rule-otherwise'] as const;

export const page: RulesPage = {
  needs: 'plague',
  title: () => t('plague'),
  lines: LINES.map((key) => ({ about: () => t(key), says: () => t(`${key}.says`) })),
};
