// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../../i18n/speaker';

export interface Keys {
  duel: null;
  note: null;
  wins: { won: number; games: Value };
  introGoal: { rounds: Value };
  introFirst: null;
  introEvents: null;
  'rule-goal': null;
  'rule-goal.says': null;
  'rule-end': null;
  'rule-end.says': null;
  'rule-setup': null;
  'rule-setup.says': null;
  'rule-house': null;
  'rule-house.says': null;
  'rule-events': null;
  'rule-events.says': null;
  'rule-otherwise': null;
  'rule-otherwise.says': null;
}
