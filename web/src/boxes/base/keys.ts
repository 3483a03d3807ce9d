// Made from the .ftl files by `npx vitest run -u`. Do not edit.
export interface Keys {
  title: null;
  note: null;
  rules: null;
  'rule-goal': null;
  'rule-goal.says': null;
  'rule-hourglass': null;
  'rule-hourglass.says': null;
  'rule-census': null;
  'rule-census.says': null;
  'rule-followers': null;
  'rule-followers.says': null;
  'rule-planning': null;
  'rule-planning.says': null;
  'rule-actions': null;
  'rule-actions.says': null;
  'rule-event': null;
  'rule-event.says': null;
  'rule-start': null;
  'rule-start.says': null;
  'rule-hiring': null;
  'rule-hiring.says': null;
  'rule-travel': null;
  'rule-travel.says': null;
  'rule-guildhall': null;
  'rule-guildhall.says': null;
  'rule-scriptorium': null;
  'rule-scriptorium.says': null;
  'rule-townhall': null;
  'rule-townhall.says': null;
  'rule-gears': null;
  'rule-gears.says': null;
  'rule-goods': null;
  'rule-goods.says': null;
}
