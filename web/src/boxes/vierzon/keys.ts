// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../../i18n/speaker';

export interface Keys {
  vierzon: null;
  note: null;
  introGoal: { rounds: Value };
  introCoins: null;
  introReach: null;
  'rule-goal': null;
  'rule-goal.says': null;
  'rule-paying': null;
  'rule-paying.says': null;
  'rule-steps': null;
  'rule-steps.says': null;
  'rule-events': null;
  'rule-events.says': null;
  'rule-otherwise': null;
  'rule-otherwise.says': null;
}
