// Made from the .ftl files by `npx vitest run -u`. Do not edit.
export interface Keys {
  invasion: null;
  note: null;
  city: null;
  noteEasy: null;
  noteHard: null;
  noteChosen: null;
}
