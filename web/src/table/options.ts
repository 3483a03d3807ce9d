// What lights up and what a click does. The client knows no rules: it only compares the
// things a person has touched with the things that the server's options touch.
import type { Option } from '../api/types';

/** Where a move comes from; everything else is where it goes to. */
const SOURCES = new Set(['kind', 'market', 'gears', 'bag', 'coins', 'supply', 'offer', 'way', 'good', 'own-good', 'sent']);

export type Thing = string; // kind:name, as in Option.touches, or a bare word

export function domain(thing: Thing): string {
  return thing.split(':', 1)[0] ?? '';
}

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
  const targets = only.touches.filter((one) => !SOURCES.has(domain(one)));
  const aimed = targets.length === 0 || targets.some((one) => now.includes(one));
  return aimed ? { held: [], play: only } : { held: now, play: null };
}

/** A double click: the only place a thing can go to, if there is just one. */
export function send(options: readonly Option[], thing: Thing): Option | null {
  const left = narrowed(options, [thing]);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Options that no thing on the table stands for; they become buttons. */
const BUTTONS = /^(pass|ready|done|leave|protect|suffer|draw|pay|bake|ask|reward|to |take|target|accept|refuse|fulfil)/;

export function buttons(options: readonly Option[]): Option[] {
  return options.filter((option) => BUTTONS.test(option.move));
}

/** The follower to be placed who stands nowhere yet; empty if there is a choice of followers. */
export function arriving(options: readonly Option[]): string {
  const kinds = new Set(options.flatMap((option) => /^place (\S+)/.exec(option.move)?.[1] ?? []));
  return kinds.size === 1 ? ([...kinds][0] ?? '') : '';
}

/** Options that differ in a number of coins only; one chooses the number, not from a list. */
const NUMBERED = /^bribe \d+$/;

export function numbered(options: readonly Option[]): Option[] {
  return options.filter((option) => NUMBERED.test(option.move));
}

/** The button a person most likely wants: never one that ends while something can still be done. */
export function likely(options: readonly Option[], filled: boolean): Option | null {
  if (options.length === 1) return options[0] ?? null;
  if (filled) return options.find((option) => option.move === 'ready') ?? null;
  const draws = options.filter((option) => option.move.startsWith('draw '));
  return draws.at(-1) ?? null;
}

const CLOSING = /^(pass|ready|done|leave)$/;

/** As they are listed: what ends a turn comes last, so that 1 never ends one by mistake. */
export function listed(options: readonly Option[]): Option[] {
  const closes = (option: Option) => CLOSING.test(option.move);
  return [...options.filter((one) => !closes(one)), ...options.filter(closes)];
}

/** Ends a turn or a phase: asked again if something is still ready. */
export function ends(option: Option): boolean {
  return option.move === 'pass' || option.move === 'ready';
}
