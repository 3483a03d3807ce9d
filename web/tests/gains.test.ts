import { expect, it } from 'vitest';
import { signsLeft } from '../src/areas/board/gains';

it('a place shows nobody who cannot be hired there now', () => {
  const village = 'kind:boatman or kind:craftsman or kind:trader';
  expect(signsLeft(village, ['farmer', 'craftsman'], true)).toBe('kind:boatman or kind:trader');
  expect(signsLeft(village, ['boatman', 'craftsman'], true)).toBe('kind:trader');
  expect(signsLeft(village, [], true)).toBe(village);
});

it('where there are no goods none is shown', () => {
  expect(signsLeft('merchant road good', [], false)).toBe('merchant road');
  expect(signsLeft('good:grain or coins:2', [], false)).toBe('coins:2');
});
