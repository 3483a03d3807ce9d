import { describe, expect, it } from 'vitest';
import type { LogLine, Option, TableView } from '../src/lib/api';
import { changed } from '../src/lib/changes';
import { summed } from '../src/lib/log';
import { likely } from '../src/lib/options';

const line = (version: number, seat: number | null, move: string, words: string): LogLine => ({ version, seat, move, words, results: [] });

describe('the log', () => {
  it('sums up what chance does in a row', () => {
    const lines = [
      line(1, 0, 'draw 3', 'Draw followers: 3'),
      line(2, null, 'come knight', 'Out of the bag: Knight'),
      line(3, null, 'come farmer', 'Out of the bag: Farmer'),
      line(4, null, 'come farmer', 'Out of the bag: Farmer'),
      line(5, null, 'lay wine', 'On the map: Wine'),
      line(6, 1, 'pass', 'Pass'),
    ];
    expect(summed(lines).map((one) => [one.version, one.words])).toEqual([
      [1, 'Draw followers: 3'],
      [4, 'Out of the bag: Knight, Farmer ×2'],
      [5, 'On the map: Wine'],
      [6, 'Pass'],
    ]);
  });
});

describe('what a move touched', () => {
  const player = {
    coins: 5, citizens: 0, gears: 0, points: 5, goods: {}, tiles: [], orders: [], locked: [], tracks: {}, development: 0, town: 'orleans', stations: [], stage: 'planning',
  };
  const view = { lying: { w: ['wine'] }, deeds: { wall: { farmer: 2 } }, event: 'a', offer: ['farm'], orders: ['one'], players: [player, player] };
  const as = (value: object) => ({ ...view, ...value }) as unknown as TableView;

  it('is nothing while somebody only plans', () => {
    expect(changed(as({}), as({ players: [player, { ...player, stage: 'ready' }] })).size).toBe(0);
  });

  it('is a town and a way for a journey, a track for hiring, a deed for sending', () => {
    const gone = { ...player, town: 'blois', goods: { wine: 1 } };
    expect([...changed(as({}), as({ lying: {}, players: [player, gone] }))].sort()).toEqual(['connection:w', 'seat:1', 'town:blois']);
    const hired = { ...player, tracks: { knights: 1 } };
    expect(changed(as({}), as({ players: [hired, player] }))).toEqual(new Set(['track:knights', 'seat:0']));
    expect(changed(as({}), as({ deeds: { wall: { farmer: 1 } } }))).toEqual(new Set(['deed:wall']));
  });

  it('is a new order, and the one who fulfilled the old one', () => {
    const richer = { ...player, orders: ['one'] };
    expect(changed(as({}), as({ orders: ['two'], players: [player, richer] }))).toEqual(new Set(['order:two', 'seat:1']));
  });
});

describe('the likely button', () => {
  const option = (move: string): Option => ({ move, words: move, touches: [] });

  it('draws all, ends only when something is filled or nothing else is left', () => {
    expect(likely(['draw 0', 'draw 4'].map(option), false)?.move).toBe('draw 4');
    expect(likely(['ready', 'place farmer castle.0'].map(option), false)).toBeNull();
    expect(likely(['ready', 'place farmer castle.0'].map(option), true)?.move).toBe('ready');
    expect(likely(['pass', 'use castle'].map(option), true)).toBeNull();
    expect(likely(['pass'].map(option), false)?.move).toBe('pass');
  });
});
