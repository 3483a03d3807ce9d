import { describe, expect, it } from 'vitest';
import type { DeedInfo } from '../src/api/types';
import { boards, ofBoard, slots } from '../src/areas/deeds/deeds';

const none = { coins: 0, development: 0, citizens: 0 };
const deed = (id: string, board: string, spaces: [string, string?][], gears = 0): DeedInfo => ({
  id, name: id, gender: '', forms: {}, board, effect: '', each: none, done: none, or_development: 0, gears,
  after: '', spaces: spaces.map(([want, good = '']) => ({ want, good })),
});

describe('the spaces of a deed', () => {
  it('hold followers of their type first, then anybody', () => {
    const mixed = deed('mixed', 'base', [['any'], ['farmer'], ['monk']]);
    const seen = slots(mixed, { sent: { mixed: { farmer: 2 } }, deed_goods: {} });
    expect(seen.map((slot) => slot.stands)).toEqual(['farmer', 'farmer', '']);
  });

  it('hold the follower who took the good, and the goods that still lie there', () => {
    const feast = deed('feast', 'trade', [['farmer', 'grain'], ['farmer', 'cheese'], ['monk', 'wine']]);
    const seen = slots(feast, {
      sent: { feast: { farmer: 1 } },
      deed_goods: { feast: [['farmer', 'grain'], ['monk', 'wine']] },
    });
    expect(seen.map((slot) => slot.stands)).toEqual(['', 'farmer', '']);
    expect(seen.map((slot) => slot.good)).toEqual(['grain', '', 'wine']);
  });

  it('hold a wheel as long as nobody stands there', () => {
    const seen = slots(deed('sea', 'trade', [['boatman'], ['boatman']], 1), { sent: { sea: { boatman: 1 } }, deed_goods: {} });
    expect(seen.map((slot) => slot.gear)).toEqual([false, true]);
  });
});

it('each board has its deeds', () => {
  const all = [deed('alchemy', 'trade', []), deed('spy', 'intrigue', []), deed('coinage', 'trade', [])];
  expect(boards(all)).toEqual(['trade', 'intrigue']);
  expect(ofBoard(all, 'intrigue', ['deed:spy'])).toBe(true);
  expect(ofBoard(all, 'trade', ['deed:spy', 'space:castle.0'])).toBe(false);
  expect(ofBoard(all, 'trade', ['deed-good:coinage:wine'])).toBe(true);
});
