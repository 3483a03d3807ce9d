import { describe, expect, it } from 'vitest';
import type { CardInfo, ConnectionInfo, TableView } from '../src/api/types';
import { changed, needsOf, wayTo } from '../src/boxes/prosperity/structures';

function way(a: string, b: string, by: ConnectionInfo['by'] = 'road'): ConnectionInfo {
  return { id: `${a}_${b}_${by}`, a, b, by, spaces: 1 };
}

describe('the way of the Carpenter', () => {
  const ways = [way('a', 'b'), way('c', 'b', 'water'), way('a', 'd'), way('d', 'e'), way('e', 'c')];

  it('is the shortest, and knows by what each leg goes', () => {
    expect(wayTo(ways, 'a', 'c').map(({ by, to }) => `${by} ${to}`)).toEqual(['road b', 'water c']);
    expect(wayTo(ways, 'c', 'a').map(({ to }) => to)).toEqual(['b', 'a']);
  });

  it('is none where he is', () => expect(wayTo(ways, 'a', 'a')).toEqual([]));
});

it('a structure lacks what is not there yet, coins in one sum', () => {
  const card = { followers: { farmer: 2 }, coins: 3, goods: { wine: 1 } } as unknown as CardInfo;
  const site = { card: '', connection: '', followers: { farmer: 1 }, coins: 2, goods: {} };
  expect(needsOf(card, site).map(({ from, laid, need }) => `${from} ${laid}/${need}`)).toEqual(['sent:farmer 1/1', 'sent:farmer 0/1', 'coins 2/3', 'own-good:wine 0/1']);
  expect(needsOf(card).every(({ laid }) => laid === 0)).toBe(true);
});

it('what changed on the map is marked', () => {
  const view = (carpenter: string, face_down: object) => ({ fields: { carpenter, face_down } }) as unknown as TableView;
  expect(changed(view('a', { x: ['good'], y: ['good'] }), view('a', { y: ['0'] }))).toEqual(['connection:x', 'connection:y']);
  expect(changed(view('a', {}), view('b', {}))).toEqual(['town:b']);
});
