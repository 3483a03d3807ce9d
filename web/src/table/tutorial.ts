// How far somebody has come with the lessons; each chapter is stored on its own, with its table.
import { get, post, Refusal } from '../api/server';
import type { NewTable, Option, State, TableInfo } from '../api/types';
import { recall, remember } from '../ui/store';
import { CHAPTERS, type Chapter, type Lesson } from './lessons';
import { lit } from './options';
import { domain, isSource, type Thing } from './things';

const AT = 'tutorial.step'; // the chapter, or that everything is done; browsers know it by this name
const TABLE = 'tutorial.table'; // where it is played
const DONE = 'done';

export function isDone(): boolean {
  return recall(AT) === DONE;
}

export function lessonAt(chapter: Chapter): number {
  const at = Number(recall(`tutorial.${chapter.id}`) ?? 0);
  return Number.isInteger(at) && at >= 0 ? at : 0;
}

export function isRead(chapter: Chapter): boolean {
  return lessonAt(chapter) >= chapter.lessons.length;
}

export function keep(chapter: Chapter | null, lesson = 0): void {
  remember(AT, chapter?.id ?? DONE);
  if (chapter) remember(`tutorial.${chapter.id}`, String(lesson));
}

/** All over again. */
export function forget(): void {
  remember(AT, CHAPTERS[0]?.id ?? '');
  for (const chapter of CHAPTERS) {
    remember(`tutorial.${chapter.id}`, '0');
    remember(`${TABLE}.${chapter.id}`, '');
  }
}

// --- where it is played

/** Somebody has begun with the lessons in this browser. */
export function hasBegun(): boolean {
  return Boolean(recall(TABLE));
}

/** The chapter that was open last. */
export function lastChapter(): Chapter {
  return (CHAPTERS.find((chapter) => chapter.id === recall(AT)) ?? CHAPTERS[0]) as Chapter;
}

/** The chapter that is played at a table; -1 for none. */
export function chapterHere(table: string): number {
  return CHAPTERS.findIndex((chapter) => recall(`${TABLE}.${chapter.id}`) === table);
}

/** The table of a chapter: the one where it was left, or a new one. */
export async function chapterTable(chapter: Chapter, again = false): Promise<string> {
  const known = again ? '' : (recall(`${TABLE}.${chapter.id}`) ?? '');
  const id = (await isThere(known)) ? known : (await post<TableInfo>('/api/tables', wish(chapter))).id;
  remember(`${TABLE}.${chapter.id}`, id);
  remember(TABLE, id);
  return id;
}

async function isThere(table: string): Promise<boolean> {
  if (!table) return false;
  try {
    return Boolean(await get<TableInfo>(`/api/tables/${table}`));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return false;
    throw error;
  }
}

function wish({ position }: Chapter): NewTable {
  const begins: NewTable = position ? { position } : { setup: { players: 2 } };
  return { ...begins, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'easy' }], options: { hints: true }, seed: 'tutorial 3', start: true };
}

/** The first lesson from here on whose aim has not been reached. */
export function nextLesson(chapter: Chapter, at: number, state: State): number {
  let next = at;
  while (chapter.lessons[next]?.until?.(state)) next++;
  return next;
}

const PLAYED = new Set(['kind', 'gears', 'space', 'place', 'supply']);

/**
 * What a lesson points at just now. Where something is to be done, one thing comes after the other:
 * what is picked up, then where it fits, and nothing that is done.
 */
export function shownNow({ shows = [], until }: Lesson, options: readonly Option[], held: readonly Thing[]): Thing[] {
  if (!until) return [...shows];
  const hand = held.filter(isSource);
  const next = lit(options, hand);
  return shows.filter((one) => !PLAYED.has(domain(one)) || (next.has(one) && (hand.length > 0 || domain(one) !== 'space')));
}
