import { describe, expect, it } from 'vitest';
import type { LogLine, TableView } from '../src/api/types';
import { newOrders } from '../src/boxes/trade_intrigue/orders';
import { changed } from '../src/table/changes';
import { summed } from '../src/areas/log/log';
import { likely } from '../src/table/options';
import { button, numbered, option, place } from './option';

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
    coins: 5, citizens: 0, gears: 0, points: 5, goods: {}, tiles: [], fields: { orders: [], locked: [] }, tracks: {}, development: 0, town: 'orleans', stations: [], stage: 'planning',
  };
  const view = { lying: { w: ['wine'] }, deeds: { wall: { farmer: 2 } }, event: 'a', offer: ['farm'], fields: { orders: ['one'] }, goals: [], players: [player, player] };
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

  it('is a goal that came nearer', () => {
    const goal = (have: number) => ({ id: 'task', name: 'Task', seat: 0, parts: [{ name: 'Wool', have, need: 3 }], met: false });
    expect(changed(as({ goals: [goal(1)] }), as({ goals: [goal(2)] }))).toEqual(new Set(['goal:task']));
  });

  it('is a new order, and the one who fulfilled the old one', () => {
    const richer = { ...player, fields: { orders: ['one'] } };
    const now = as({ fields: { orders: ['two'] }, players: [player, richer] });
    expect(changed(as({}), now, newOrders)).toEqual(new Set(['order:two', 'seat:1']));
  });
});

describe('the likely button', () => {
  const ready = button('ready', 'finish');
  const pass = button('pass', 'pass');

  it('draws all, ends only when something is filled or nothing else is left', () => {
    expect(likely([0, 4].map((n) => numbered('draw', 'draw', n)), false)?.number).toBe(4);
    expect(likely([ready, place('farmer', 'castle.0')], false)).toBeNull();
    expect(likely([ready, place('farmer', 'castle.0')], true)?.move).toBe('ready');
    expect(likely([pass, option('use castle', ['place:castle'], { role: 'use' })], true)).toBeNull();
    expect(likely([pass], false)?.move).toBe('pass');
  });
});
