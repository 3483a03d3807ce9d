// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Inflected, Value } from '../../i18n/speaker';

export interface Keys {
  storyTrade: null;
  storyTradeNote: null;
  storyIntrigue: null;
  storyIntrigueNote: null;
  noteOrders: null;
  noteEvents: null;
  noteTrade: null;
  noteIntrigue: null;
  orders: null;
  bribe: null;
  trade: null;
  intrigue: null;
  fulfilled: null;
  locked: null;
  threatens: { who: Value; deed: Inflected };
  bribeAnswer: { who: Value; deed: Inflected };
  offers: { who: Value; whom: Value };
  threat: null;
  offerWorth: null;
  nothingYet: null;
  'rules-orders': null;
  'rule-orders': null;
  'rule-orders.says': null;
  'rules-events': null;
  'rule-events': null;
  'rule-events.says': null;
  'rules-trade': null;
  'rule-trade': null;
  'rule-trade.says': null;
  'rules-intrigue': null;
  'rule-characters': null;
  'rule-characters.says': null;
  'rule-bribes': null;
  'rule-bribes.says': null;
}
