// The lessons, in short chapters. A lesson with `until` waits for the table, the others wait for a click.
// A chapter with a position is played at a table of its own that begins there.
import type { State } from '../api/types';
import type { Keys } from './keys';
import { POSITIONS } from './positions';

export interface Lesson {
  text: keyof Keys;
  until?: (state: State) => boolean;
  /** What it talks about, to be marked. */
  shows?: readonly string[];
  /** The board that must lie in front. */
  tab?: string;
}

export interface Chapter {
  id: string;
  title: keyof Keys;
  lessons: readonly Lesson[];
  position?: string;
}

/** How many of these there are in all. */
function total(counts: Readonly<Record<string, number>> | undefined): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
}

function stands(state: State, space: string): boolean {
  return Boolean(state.view.players[0]?.spaces[space]);
}

const ROUND: readonly Lesson[] = [
  {
    text: 'round-1',
  },
  {
    text: 'round-2',
    until: (state) => stands(state, 'castle.0'),
    shows: ['kind:own-farmer', 'space:castle.0'],
  },
  {
    text: 'round-3',
    until: (state) => stands(state, 'castle.1') && stands(state, 'castle.2'),
    shows: ['kind:own-boatman', 'kind:own-trader', 'space:castle.1', 'space:castle.2'],
  },
  {
    text: 'round-4',
    until: (state) => state.view.phase === 'actions' || state.view.round > 1,
    shows: ['role:finish'],
  },
  {
    text: 'round-5',
    until: (state) => (state.view.players[0]?.tracks.knights ?? 0) > 0 || state.view.round > 1,
    shows: ['place:castle'],
  },
  {
    text: 'round-6',
  },
];

const HIRING: readonly Lesson[] = [
  {
    text: 'hiring-1',
    shows: ['place:farm-house', 'place:village', 'place:university', 'place:castle', 'place:monastery'],
  },
  {
    text: 'hiring-do',
    until: ({ view }) => total(view.players[0]?.tracks) > 0,
    shows: ['place:village'],
  },
  {
    text: 'hiring-2',
    shows: ['track:farmers', 'track:boatmen', 'track:craftsmen', 'track:traders', 'track:knights', 'track:scholars'],
    tab: 'tracks',
  },
  {
    text: 'hiring-3',
    shows: ['place:monastery'],
  },
];

const TRAVEL: readonly Lesson[] = [
  {
    text: 'travel-1',
    shows: ['place:ship', 'place:wagon', 'town:orleans'],
  },
  {
    text: 'travel-do',
    until: ({ view }) => view.players[0]?.town !== 'orleans',
    shows: ['place:ship', 'place:wagon'],
  },
  {
    text: 'travel-2',
  },
];

const STATIONS: readonly Lesson[] = [
  {
    text: 'stations-1',
    shows: ['place:guildhall', 'town:orleans'],
  },
  {
    text: 'stations-do',
    until: ({ view }) => (view.players[0]?.stations.length ?? 0) > 0,
    shows: ['place:guildhall', 'town:blois'],
  },
  {
    text: 'stations-2',
    shows: ['seat:0'],
  },
];

const DEEDS: readonly Lesson[] = [
  {
    text: 'deeds-1',
    shows: ['place:town-hall'],
    tab: 'base',
  },
  {
    text: 'deeds-do',
    until: ({ view }) => Object.values(view.sent).some((sent) => total(sent) > 0),
    shows: ['place:town-hall'],
    tab: 'base',
  },
  {
    text: 'deeds-2',
    tab: 'base',
  },
];

const WHEELS: readonly Lesson[] = [
  {
    text: 'wheels-1',
    shows: ['place:village', 'track:craftsmen'],
    tab: 'tracks',
  },
  {
    text: 'wheels-do',
    until: ({ view }) => Object.values(view.players[0]?.spaces ?? {}).includes('gear'),
    shows: ['gears'],
  },
  {
    text: 'wheels-2',
    shows: ['place:town-hall'],
  },
];

const TILES: readonly Lesson[] = [
  {
    text: 'tiles-1',
    shows: ['place:village', 'track:traders'],
    tab: 'tiles',
  },
  {
    text: 'tiles-do',
    until: ({ view }) => (view.players[0]?.tiles.length ?? 0) > 0,
    shows: ['place:village', 'supply:trader'],
    tab: 'tiles',
  },
  {
    text: 'tiles-2',
    tab: 'tiles',
  },
];

const EVENTS: readonly Lesson[] = [
  {
    text: 'events-1',
  },
  {
    text: 'events-do',
    until: ({ view }) => view.round > 4,
  },
  {
    text: 'events-2',
    shows: ['track:farmers'],
    tab: 'tracks',
  },
  {
    text: 'events-3',
    shows: ['seat:0'],
  },
];

const SCORING: readonly Lesson[] = [
  {
    text: 'scoring-1',
    shows: ['seat:0'],
  },
  {
    text: 'scoring-do',
    until: ({ view }) => (view.players[0]?.stations.length ?? 0) > 2,
    shows: ['place:guildhall', 'seat:0'],
  },
  {
    text: 'scoring-2',
  },
];

export const CHAPTERS: readonly Chapter[] = [
  { id: 'round', title: 'chapter-round', lessons: ROUND },
  { id: 'hiring', title: 'chapter-hiring', lessons: HIRING, position: POSITIONS.hiring },
  { id: 'travel', title: 'chapter-travel', lessons: TRAVEL, position: POSITIONS.travel },
  { id: 'stations', title: 'chapter-stations', lessons: STATIONS, position: POSITIONS.stations },
  { id: 'deeds', title: 'chapter-deeds', lessons: DEEDS, position: POSITIONS.deeds },
  { id: 'wheels', title: 'chapter-wheels', lessons: WHEELS, position: POSITIONS.wheels },
  { id: 'tiles', title: 'chapter-tiles', lessons: TILES, position: POSITIONS.tiles },
  { id: 'events', title: 'chapter-events', lessons: EVENTS, position: POSITIONS.events },
  { id: 'scoring', title: 'chapter-scoring', lessons: SCORING, position: POSITIONS.scoring },
];
