// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../../i18n/speaker';

export interface Keys {
  tours: null;
  toursNote: null;
  introGoal: { rounds: Value };
  introJourney: null;
  introEvents: null;
  rules: null;
  'rule-goal': null;
  'rule-goal.says': null;
  'rule-journey': null;
  'rule-journey.says': null;
  'rule-events': null;
  'rule-events.says': null;
  'rule-otherwise': null;
  'rule-otherwise.says': null;
}
