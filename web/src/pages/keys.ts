// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../i18n/speaker';

export interface Keys {
  which: null;
  alone: null;
  players: { least: Value; most: Value };
  exactly: { n: Value };
  rounds: { n: number };
  minutes: { n: Value };
  minutesEach: { n: Value };
  difficulty1: null;
  difficulty2: null;
  difficulty3: null;
  opponents: null;
  howMany: null;
  scores: { points: number; winner: Value };
  measured: { n: number };
  measuredHow: null;
  trials: { n: Value };
  thinks: null;
  startPlaying: null;
  results: null;
  rank: { rank: number; all: Value };
  wonIt: null;
  lostIt: null;
  see: null;
  nameOf: { n: Value };
  chapter: null;
  follow: null;
  unread: { n: number };
  settings: null;
  hintsOn: null;
  hintsOff: null;
  openToAll: null;
  byInvitation: null;
  perTurn: { n: Value };
  perGame: { n: Value };
  noClock: null;
  rules: null;
}
