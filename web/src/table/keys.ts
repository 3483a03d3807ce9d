// Made from the .ftl files by `npx vitest run -u`. Do not edit.
export interface Keys {
  'chapter-round': null;
  'round-1': null;
  'round-2': null;
  'round-3': null;
  'round-4': null;
  'round-5': null;
  'round-6': null;
  'chapter-hiring': null;
  'hiring-1': null;
  'hiring-2': null;
  'hiring-3': null;
  'chapter-travel': null;
  'travel-1': null;
  'travel-2': null;
  'chapter-stations': null;
  'stations-1': null;
  'stations-2': null;
  'chapter-deeds': null;
  'deeds-1': null;
  'deeds-2': null;
  'chapter-wheels': null;
  'wheels-1': null;
  'wheels-2': null;
  'chapter-tiles': null;
  'tiles-1': null;
  'tiles-2': null;
  'chapter-events': null;
  'events-1': null;
  'events-2': null;
  'events-3': null;
  'chapter-scoring': null;
  'scoring-1': null;
  'scoring-2': null;
}
