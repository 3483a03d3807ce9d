// How far somebody has come with the lessons; every chapter is kept for itself.
import type { State } from '../api/types';
import { recall, remember } from '../ui/store';
import { CHAPTERS, type Chapter } from './lessons';

const AT = 'tutorial.step'; // the chapter, or that all is done
const DONE = 'done';

export function isDone(): boolean {
  return recall(AT) === DONE;
}

export function chapterAt(): number {
  return Math.max(0, CHAPTERS.findIndex((chapter) => chapter.id === recall(AT)));
}

export function stepAt(chapter: Chapter): number {
  const step = Number(recall(`tutorial.${chapter.id}`) ?? 0);
  return Number.isInteger(step) && step >= 0 ? step : 0;
}

export function isRead(chapter: Chapter): boolean {
  return stepAt(chapter) >= chapter.steps.length;
}

export function keep(chapter: Chapter | null, step = 0): void {
  remember(AT, chapter?.id ?? DONE);
  if (chapter) remember(`tutorial.${chapter.id}`, String(step));
}

/** All over again. */
export function forget(): void {
  remember(AT, CHAPTERS[0]?.id ?? '');
  for (const chapter of CHAPTERS) remember(`tutorial.${chapter.id}`, '0');
}

/** The first step from here on whose aim has not been reached. */
export function nextStep(chapter: Chapter, at: number, state: State): number {
  let step = at;
  while (chapter.steps[step]?.until?.(state)) step++;
  return step;
}
