// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../../i18n/speaker';

export interface Keys {
  prosperity: null;
  note: null;
  cards: null;
  hand: null;
  choose: null;
  pile: { n: number };
  gives: { n: number };
  steps: { n: number };
  byRoad: { town: Value };
  byWater: { town: Value };
  whenHand: null;
  faceDown: null;
  buildHere: null;
  isComplete: null;
  carpenter: null;
  myTown: { card: Value };
  building: null;
  complete: null;
  done: null;
  laid: null;
  lacks: null;
  how: null;
  tileDown: null;
  introGoal: { rounds: Value };
  introCard: null;
  introBuild: null;
  'rule-goal': null;
  'rule-goal.says': null;
  'rule-goods': null;
  'rule-goods.says': null;
  'rule-carpenter': null;
  'rule-carpenter.says': null;
  'rule-build': null;
  'rule-build.says': null;
  'rule-man': null;
  'rule-man.says': null;
  'rule-complete': null;
  'rule-complete.says': null;
  'rule-scriptorium': null;
  'rule-scriptorium.says': null;
  'rule-events': null;
  'rule-events.says': null;
  'rule-otherwise': null;
  'rule-otherwise.says': null;
}
