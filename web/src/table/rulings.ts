// What was decided where the rulebooks leave room: docs/rulings.md, built into the pages. They are
// written in English, so nobody else is shown them.
import text from '../../../docs/rulings.md?raw';

export interface Ruling {
  number: number;
  text: string;
}

export const RULINGS: readonly Ruling[] = [...text.matchAll(/^(\d+)\. (.+)$/gm)].map((found) => ({
  number: Number(found[1]),
  text: found[2] ?? '',
}));
