import type { Option } from '../src/api/types';

/** An option as the server sends it; the role is that of a thing to touch unless it is said. */
export const option = (move: string, touches: string[] = [], more: Partial<Option> = {}): Option => ({
  move, words: move, touches, role: 'touch', area: 'board', number: null, ...more,
});

export const place = (kind: string, space: string): Option =>
  option(`place ${kind} ${space}`, [`kind:${kind}`, `space:${space}`, 'market'], { role: 'place' });

export const button = (move: string, role = 'answer', ...touches: string[]): Option =>
  option(move, touches, { role, area: 'line' });

export const numbered = (move: string, role: string, number: number, ...touches: string[]): Option =>
  option(`${move} ${number}`, touches, { role, area: 'line', number });
