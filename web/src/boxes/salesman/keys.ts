// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../../i18n/speaker';

export interface Keys {
  salesman: null;
  note: null;
  introGoal: { rounds: Value };
  introDeliver: null;
  introMeals: null;
  'rule-goal': null;
  'rule-goal.says': null;
  'rule-delivering': null;
  'rule-delivering.says': null;
  'rule-meals': null;
  'rule-meals.says': null;
  'rule-steps': null;
  'rule-steps.says': null;
  'rule-townhall': null;
  'rule-townhall.says': null;
  'rule-otherwise': null;
  'rule-otherwise.says': null;
}
