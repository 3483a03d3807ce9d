// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../../i18n/speaker';

export interface Keys {
  point: null;
  pointHelp: null;
  aim: null;
  aimSpace: null;
  points: { who: Value; what: Value };
  on: { what: Value; who: Value };
  propose: null;
  proposeHelp: null;
  to: null;
  follower: null;
  space: null;
  nothing: null;
  send: null;
  proposals: null;
  proposes: { who: Value; what: Value };
  youPropose: { who: Value; what: Value };
  take: null;
  dismiss: null;
  withdraw: null;
}
