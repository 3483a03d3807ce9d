import { describe, expect, it } from 'vitest';
import type { LogLine, TableView } from '../src/api/types';
import { newOrders } from '../src/boxes/trade_intrigue/orders';
import { changed } from '../src/table/changes';
import { byRound, lineAt, shownLines, type Filter } from '../src/areas/log/log';
import { likely } from '../src/table/options';
import { button, numbered, option, place } from './option';
import { spread } from '../src/areas/end/end';

const line = (version: number, seat: number | null, kind: LogLine['kind'], words: string): LogLine => ({ version, seat, kind, words, moves: [], results: [], place: '', event: '' });

describe('the log', () => {
  const harvest = line(4, null, 'events', 'Harvest: Ann -5 coins');
  harvest.results = [{ version: 4, round: 1, cause: 'event:harvest-a', seat: null, words: '', manner: '', changes: [{ seat: 0, what: 'coins', where: '', amount: -5 }] }];
  const rounds = [
    { round: 0, lines: [line(0, null, 'silent', ''), line(0, null, 'events', 'A new order')] },
    {
      round: 1,
      lines: [line(1, null, 'round', 'Round 1 of 18: Harvest A'), line(2, 0, 'draws', 'Ann draws 4 followers'), line(3, 1, 'actions', 'Bob passes'), line(3, null, 'silent', ''), harvest],
    },
  ];
  const words = (filter: Filter, seat: number | null) => shownLines(rounds, filter, seat).map((one) => one.words);

  it('leaves out what says nothing, and what a filter does not want', () => {
    expect(words('all', 0)).toHaveLength(4);
    expect(words('actions', 0)).toEqual(['Round 1 of 18: Harvest A', 'Bob passes']);
    expect(words('events', 0)).toEqual(['Round 1 of 18: Harvest A', 'Harvest: Ann -5 coins']);
  });

  it('knows what concerns a player: own lines, and what one gains or loses', () => {
    expect(words('mine', 0)).toEqual(['Round 1 of 18: Harvest A', 'Ann draws 4 followers', 'Harvest: Ann -5 coins']);
    expect(words('mine', 1)).toEqual(['Round 1 of 18: Harvest A', 'Bob passes']);
  });

  it('tells of the preparation what players chose', () => {
    const chosen = { round: 0, lines: [line(0, 1, 'actions', 'Bob chooses the Winery')] };
    expect(shownLines([chosen, ...rounds], 'all', 0)[0]?.words).toBe('Bob chooses the Winery');
  });

  it('follows the replay', () => {
    const lines = shownLines(rounds, 'all', 0);
    const groups = byRound(lines);
    expect(groups.flatMap((group) => group.lines)).toEqual(lines);
    expect(groups.slice(1).every((group) => group.lines[0]?.kind === 'round' && lines[group.from] === group.lines[0])).toBe(true);
    expect(lineAt(lines, 3)).toBe(2);
    expect(lineAt(lines, 0)).toBe(-1);
    const plan = { ...line(9, 1, 'plans', 'Bob places'), moves: [{ number: 3, version: 3, seat: 1, move: 'place own-farmer castle.0' }] };
    expect(lineAt([...lines, plan], 3)).toBe(4); // a plan that is not finished
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

describe('the shapes at the ends of lines', () => {
  it('stay apart, in their order, and on the sheet', () => {
    expect(spread([50, 100], 20, 188)).toEqual([50, 100]);
    expect(spread([100, 95, 100], 20, 188)).toEqual([115, 95, 135]);
    expect(spread([188, 180], 20, 188)).toEqual([188, 168]);
  });
});
