// Made from the .ftl files by `npx vitest run -u`. Do not edit.
import type { Value } from '../../i18n/speaker';

export interface Keys {
  invasion: null;
  note: null;
  wins: { won: number; games: Value };
  city: null;
  noteEasy: null;
  noteHard: null;
  noteChosen: null;
}
