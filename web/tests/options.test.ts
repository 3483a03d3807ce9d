import { describe, expect, it } from 'vitest';
import { areas, arriving, buttons, choosing, listed, lit, narrowed, pieceOf, send, touch, withRole } from '../src/table/options';
import { deedOf, ownerOf, parts } from '../src/table/things';
import { button, numbered, option, place } from './option';

const OPTIONS = [
  place('farmer', 'castle.0'),
  place('farmer', 'ship.0'),
  place('monk', 'ship.0'),
  place('trader', 'castle.2'),
  option('use wagon', ['place:wagon'], { role: 'use' }),
  option('go blois by water', ['town:blois', 'way:water', 'connection:orleans_blois_water'], { area: 'map' }),
  button('ready', 'finish', 'market'),
];

describe('what lights up', () => {
  it('is everything an option touches, as long as nothing is held', () => {
    expect(lit(OPTIONS, [])).toContain('space:castle.0');
    expect(lit(OPTIONS, [])).toContain('town:blois');
  });

  it('is what goes with the thing that is held', () => {
    expect([...lit(OPTIONS, ['kind:farmer'])].sort()).toEqual(['market', 'space:castle.0', 'space:ship.0']);
    expect(narrowed(OPTIONS, ['kind:farmer', 'space:ship.0'])).toHaveLength(1);
  });
});

describe('touching', () => {
  it('holds a follower and plays when the space is touched', () => {
    const held = touch(OPTIONS, [], 'kind:farmer');
    expect(held).toEqual({ held: ['kind:farmer'], play: null });
    expect(touch(OPTIONS, held.held, 'space:castle.0').play?.move).toBe('place farmer castle.0');
  });

  it('works the other way round too', () => {
    const held = touch(OPTIONS, [], 'space:ship.0');
    expect(held.play).toBeNull();
    expect(touch(OPTIONS, held.held, 'kind:monk').play?.move).toBe('place monk ship.0');
  });

  it('asks which piece goes where was touched first, and another space may be touched instead', () => {
    const options = [...OPTIONS, place('own-farmer', 'castle.0'), option('gear ship.0', ['space:ship.0', 'gears'])];
    expect(choosing(options, ['space:castle.0']).map(pieceOf)).toEqual(['farmer', 'own-farmer']);
    expect(choosing(options, ['space:ship.0']).map(pieceOf)).toEqual(['farmer', 'monk', 'gear']);
    expect(touch(options, ['space:castle.0'], 'space:ship.0')).toEqual({ held: ['space:ship.0'], play: null });
    expect(choosing(options, ['kind:farmer'])).toEqual([]);
    expect(choosing(options, [])).toEqual([]);
  });

  it('plays at once where a space fits one follower only', () => {
    expect(touch(OPTIONS, [], 'space:castle.2').play?.move).toBe('place trader castle.2');
  });

  it('never plays by picking up', () => {
    expect(touch(OPTIONS, [], 'kind:trader').play).toBeNull();
    expect(send(OPTIONS, 'kind:trader')?.move).toBe('place trader castle.2');
    expect(send(OPTIONS, 'kind:farmer')).toBeNull();
  });

  it('puts back what is touched again, and begins anew with what does not fit', () => {
    expect(touch(OPTIONS, ['kind:farmer'], 'kind:farmer').held).toEqual([]);
    expect(touch(OPTIONS, ['kind:farmer'], 'kind:monk').held).toEqual(['kind:monk']);
    expect(touch(OPTIONS, ['kind:farmer'], 'place:wagon').play?.move).toBe('use wagon');
    expect(touch(OPTIONS, ['kind:farmer'], 'place:nowhere')).toEqual({ held: [], play: null });
  });

  it('travels by the town or by the way', () => {
    expect(touch(OPTIONS, [], 'town:blois').play?.move).toBe('go blois by water');
    expect(touch(OPTIONS, [], 'connection:orleans_blois_water').play?.move).toBe('go blois by water');
  });
});

it('what ends a turn is listed last', () => {
  const moves = listed([button('ready', 'finish', 'market'), ...OPTIONS]).map((one) => one.move);
  expect(moves.at(-1)).toBe('ready');
  expect(moves[0]).toBe('place farmer castle.0');
});

it('equal moves are listed once', () => {
  const words = { words: 'Place a farmer in the Town Hall' };
  const equal = ['town-hall.0', 'town-hall.1'].map((space) => ({ ...place('farmer', space), ...words }));
  expect(listed([...equal, place('knight', 'ship.2')]).map((one) => one.touches[1])).toEqual(['space:town-hall.0', 'space:ship.2']);
});

it('what nothing on the table stands for becomes a button', () => {
  expect(buttons(OPTIONS).map((one) => one.move)).toEqual(['ready']);
});

it('an amount is a number to choose, goods are things to click', () => {
  const offer = [button('done', 'decline'), option('bribe wool', ['own-good:wool']), numbered('bribe', 'amount', 1, 'coins'), numbered('bribe', 'amount', 2, 'coins')];
  expect(withRole(offer, 'amount').map((one) => one.number)).toEqual([1, 2]);
  expect(touch(offer, [], 'own-good:wool').play?.move).toBe('bribe wool');
  expect(touch(offer, [], 'coins')).toEqual({ held: ['coins'], play: null });
  expect(buttons([button('accept'), button('refuse'), button('target 1', 'answer', 'seat:1')])).toHaveLength(3);
});

it('another player’s things and those in the bag go with one click', () => {
  const take = [option('seize castle.0', ['seat-space:1:castle.0']), option('seize ship.1', ['seat-space:1:ship.1'])];
  expect(touch(take, [], 'seat-space:1:ship.1').play?.move).toBe('seize ship.1');
  const feed = [option('return farmer from bag', ['bag-kind:farmer']), option('return farmer from market', ['kind:farmer'])];
  expect(touch(feed, [], 'bag-kind:farmer').play?.move).toBe('return farmer from bag');
  expect(touch(feed, [], 'kind:farmer').play?.move).toBe('return farmer from market');
});

describe('who is to be placed', () => {
  const come = (kind: string, space: string) => option(`place ${kind} ${space}`, [`arriving:${kind}`, `space:${space}`], { role: 'place' });

  it('stands nowhere yet', () => {
    expect(arriving([button('to bag'), come('knight', 'ship.2'), come('knight', 'wagon.2')])).toEqual(['knight']);
    expect(arriving([come('knight', 'ship.2'), come('monk', 'ship.1')])).toEqual(['knight', 'monk']);
    expect(arriving(OPTIONS)).toEqual([]);
  });

  it('goes to a space with one click', () => {
    const options = [come('knight', 'ship.2'), come('knight', 'wagon.2')];
    expect(touch(options, [], 'space:ship.2').play?.move).toBe('place knight ship.2');
    expect(touch(options, [], 'arriving:knight').play).toBeNull();
  });
});

it('areas call for attention while something can be done there', () => {
  expect(areas(narrowed(OPTIONS, []))).toEqual(new Set(['board', 'map', 'line']));
  expect(areas(narrowed(OPTIONS, ['kind:farmer']))).toEqual(new Set(['board']));
});

it('things are taken apart in one place', () => {
  expect(parts('seat-space:1:castle.0')).toEqual({ domain: 'seat-space', name: '1', rest: 'castle.0' });
  expect(parts('market')).toEqual({ domain: 'market', name: '', rest: '' });
  expect(ownerOf('seat-good:2:wool')).toBe(2);
  expect(ownerOf('space:castle.0')).toBeNull();
  expect(deedOf('deed-good:coinage:farmer.wine')).toBe('coinage');
  expect(deedOf('seat:1')).toBe('');
});
