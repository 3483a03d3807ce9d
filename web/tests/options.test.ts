import { describe, expect, it } from 'vitest';
import type { Option } from '../src/api/types';
import { arriving, buttons, listed, lit, narrowed, numbered, send, touch } from '../src/table/options';

const option = (move: string, ...touches: string[]): Option => ({ move, words: move, touches });

const OPTIONS = [
  option('place farmer castle.0', 'kind:farmer', 'space:castle.0', 'market'),
  option('place farmer ship.0', 'kind:farmer', 'space:ship.0', 'market'),
  option('place monk ship.0', 'kind:monk', 'space:ship.0', 'market'),
  option('place trader castle.2', 'kind:trader', 'space:castle.2', 'market'),
  option('use wagon', 'place:wagon'),
  option('go blois by water', 'town:blois', 'way:water', 'connection:orleans_blois_water'),
  option('ready', 'market'),
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
  const moves = listed([option('ready', 'market'), ...OPTIONS]).map((one) => one.move);
  expect(moves.at(-1)).toBe('ready');
  expect(moves[0]).toBe('place farmer castle.0');
});

it('what nothing on the table stands for becomes a button', () => {
  expect(buttons(OPTIONS).map((one) => one.move)).toEqual(['ready']);
});

it('coins of a bribe are a number to choose, goods are things to click', () => {
  const offer = [option('done'), option('bribe wool', 'own-good:wool'), option('bribe 1', 'coins'), option('bribe 2', 'coins')];
  expect(numbered(offer).map((one) => one.move)).toEqual(['bribe 1', 'bribe 2']);
  expect(touch(offer, [], 'own-good:wool').play?.move).toBe('bribe wool');
  expect(touch(offer, [], 'coins')).toEqual({ held: ['coins'], play: null });
  expect(buttons([option('accept'), option('refuse'), option('target 1', 'seat:1')])).toHaveLength(3);
});

it('another player’s things and those in the bag go with one click', () => {
  const take = [option('seize castle.0', 'seat-space:1:castle.0'), option('seize ship.1', 'seat-space:1:ship.1')];
  expect(touch(take, [], 'seat-space:1:ship.1').play?.move).toBe('seize ship.1');
  const feed = [option('return farmer from bag', 'bag-kind:farmer'), option('return farmer from market', 'kind:farmer')];
  expect(touch(feed, [], 'bag-kind:farmer').play?.move).toBe('return farmer from bag');
  expect(touch(feed, [], 'kind:farmer').play?.move).toBe('return farmer from market');
});

describe('who is to be placed', () => {
  it('is known as soon as it can only be one', () => {
    expect(arriving([option('to bag'), option('place knight ship.2'), option('place knight wagon.2')])).toBe('knight');
    expect(arriving(OPTIONS)).toBe('');
    expect(arriving([option('pass')])).toBe('');
  });
});
