// What lights up and what a click does. The client knows no rules: it compares the things a
// person has touched with the things that the server's options touch, and reads how and where
// an option is offered from its role and its area (orleans/kernel/verbs.py).
import type { Option } from '../api/types';
import { isSource, namesOf, type Thing } from './things';

/** The options that touch everything that is held. */
export function narrowed(options: readonly Option[], held: readonly Thing[]): Option[] {
  return options.filter((option) => held.every((thing) => option.touches.includes(thing)));
}

/** The things that can be touched next. */
export function lit(options: readonly Option[], held: readonly Thing[]): Set<Thing> {
  const found = new Set<Thing>();
  for (const option of narrowed(options, held)) {
    for (const thing of option.touches) if (!held.includes(thing)) found.add(thing);
  }
  return found;
}

/** The areas of the table where something can be done. */
export function areas(options: readonly Option[]): Set<string> {
  return new Set(options.map((option) => option.area));
}

export interface Touch {
  held: Thing[];
  play: Option | null;
}

/**
 * What touching a thing does: it is held, or it completes a move, which is played.
 * A thing that fits nothing that is held begins anew; a held one is put back.
 */
export function touch(options: readonly Option[], held: readonly Thing[], thing: Thing): Touch {
  if (held.includes(thing)) return { held: held.filter((one) => one !== thing), play: null };
  let now = [...held, thing];
  let left = narrowed(options, now);
  if (left.length === 0) {
    now = [thing];
    left = narrowed(options, now);
  }
  const only = left.length === 1 ? left[0] : undefined;
  if (!only) return { held: left.length ? now : [], play: null };
  const targets = only.touches.filter((one) => !isSource(one));
  const aimed = targets.length === 0 || targets.some((one) => now.includes(one));
  return aimed ? { held: [], play: only } : { held: now, play: null };
}

/** What a move puts somewhere: a kind of follower, or a gear wheel; empty if it puts nothing. */
export function pieceOf(option: Option): string {
  const [kind] = ['kind', 'sent'].flatMap((domain) => namesOf(option.touches, domain));
  return kind ?? (option.touches.includes('gears') ? 'gear' : '');
}

/** The pieces that can go where was touched first, each with its move. */
export function choosing(options: readonly Option[], held: readonly Thing[]): Option[] {
  if (!held.length || held.some(isSource)) return [];
  const left = narrowed(options, held);
  return left.every(pieceOf) ? left : [];
}

/** A double click: the only place a thing can go to, if there is just one. */
export function send(options: readonly Option[], thing: Thing): Option | null {
  const left = narrowed(options, [thing]);
  return left.length === 1 ? (left[0] ?? null) : null;
}

const CLOSING = new Set(['finish', 'pass', 'decline']);
const BUTTONS = new Set([...CLOSING, 'answer', 'draw']);

/** Options that no thing on the table stands for; they become buttons. */
export function buttons(options: readonly Option[]): Option[] {
  return options.filter((option) => BUTTONS.has(option.role));
}

export function withRole(options: readonly Option[], role: string): Option[] {
  return options.filter((option) => option.role === role);
}

/** The followers to be placed who stand nowhere yet. */
export function arriving(options: readonly Option[]): string[] {
  return namesOf(options.flatMap((option) => option.touches), 'arriving');
}

/** The button a person most likely wants: never one that ends while something can still be done. */
export function likely(options: readonly Option[], filled: boolean): Option | null {
  if (options.length === 1) return options[0] ?? null;
  const answers = withRole(options, 'answer');
  if (answers.length === 1 && options.every((one) => one.role === 'answer' || one.role === 'decline')) return answers[0] ?? null;
  const wanted = filled ? withRole(options, 'finish')[0] : withRole(options, 'draw').at(-1);
  return wanted ?? null;
}

/** Ends a turn, a phase or a question. */
export function closes(option: Option): boolean {
  return CLOSING.has(option.role);
}

/**
 * As they are listed: what ends a turn comes last, so that 1 never ends one by mistake. Moves
 * with the same words do the same, on one of several equal spaces; the first stands for them.
 */
export function listed(options: readonly Option[]): Option[] {
  const words = options.map((one) => one.words);
  const once = options.filter((one, n) => words.indexOf(one.words) === n);
  return [...once.filter((one) => !closes(one)), ...once.filter(closes)];
}
