// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../../i18n/speaker';

export interface Keys {
  dignitary: null;
  note: null;
  introGoal: { need: Value; rounds: Value };
  introFirst: { left: number };
  introBoatmen: null;
  'rule-goal': null;
  'rule-goal.says': null;
  'rule-citizens': null;
  'rule-citizens.says': null;
  'rule-events': null;
  'rule-events.says': null;
  'rule-otherwise': null;
  'rule-otherwise.says': null;
}
