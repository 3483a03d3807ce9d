import { expect, it } from 'vitest';
import { shared } from '../src/table/shared';

const view = () => ({ round: 1, players: [{ name: 'Ann', goods: { wool: 1 } }, { name: 'Bert', goods: {} }], offer: ['a', 'b'] });

it('keeps what came twice', () => {
  const before = view();
  expect(shared(before, view())).toBe(before);
});

it('keeps what did not change beside what did', () => {
  const before = view();
  const fresh = { ...view(), round: 2 };
  fresh.players[0] = { name: 'Ann', goods: { wool: 2 } };
  const now = shared(before, fresh);
  expect(now).toEqual(fresh);
  expect(now).not.toBe(before);
  expect(now.players).not.toBe(before.players);
  expect(now.players[0]).not.toBe(before.players[0]);
  expect(now.players[1]).toBe(before.players[1]);
  expect(now.offer).toBe(before.offer);
});

it('sees what is gone, what is new, and what is nothing', () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared(['a', 'b'], ['a'])).toEqual(['a']);
  expect(shared(['a'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(shared({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(shared({ undo: null }, { undo: { words: '' } })).toEqual({ undo: { words: '' } });
  expect(shared({ undo: {} }, { undo: null })).toEqual({ undo: null });
  expect(shared([], {})).toEqual({});
  expect(shared(null, null)).toBeNull();
});
