// What the wide pictures of stories are made of, 320 by 168.
import { at, disc, door, path, rect, side, tree, type Shape } from './shapes';

export const SUNNY = [...rect('sky', 0, 0, 320, 168), ...disc('gold', 250, 44, 24)];
export const EVENING = [...rect('dusk', 0, 0, 320, 168), ...disc('gold', 190, 72, 42)];
export const NIGHT = [...rect('night', 0, 0, 320, 168), ...disc('wall', 268, 34, 15)];

export function river(y: number): Shape[] {
  return [
    ...rect('water', -2, y, 324, 170 - y),
    ...path('wave', `M14 ${y + 10}h44M92 ${y + 16}h60M200 ${y + 9}h70M30 ${y + 24}h70M150 ${y + 28}h90M250 ${y + 22}h50M0 ${y + 36}h60M110 ${y + 42}h80`),
  ];
}

export function barge(x: number, y: number, scale: number): Shape[] {
  const shapes = [
    ...path('oak', 'M-30-6H28C25 3 18 6 8 6H-14C-23 6-28 2-30-6Z'),
    ...rect('oak2', -2, -42, 2.8, 36),
    ...path('wall', 'M-22-38C-10-41 10-41 20-38 17-29 17-21 20-13 10-16-10-16-22-13-19-21-19-29-22-38Z'),
    ...path('stripe', 'M-7-40h5c-2 8-2 17 0 25h-5c-1.5-8-1.5-17 0-25ZM6-40l5 .3C9-31 9-23 11-15l-5-.3C4-24 4-31 6-40Z'),
  ];
  return at(x, y, shapes, scale);
}

export function hooded(x: number, y: number, scale: number, of: string): Shape[] {
  const shapes = [...path(of, 'M-16 0C-17-22-11-38-6-44-8-56 8-56 7-44 12-38 17-22 17 0Z'), ...path('skin', 'M-4-44c0-5 7-5 8 0-1 4-6 5-8 0Z')];
  return at(x, y, shapes, scale);
}

export const BALES = [...rect('oakl', -12, -12, 24, 12), ...rect('oak', -8, -23, 18, 11), ...path('line', 'M0-12V0M1-23v11')];

/** For the tutorial. */
export const LEARN_SCENE: readonly Shape[] = [
  ...SUNNY,
  ...path('grass', 'M0 104C60 88 120 100 180 92S280 86 320 96V170H0Z'),
  ...at(96, 140, [...side(-60, 70, 34, 26, 'thatch', 3), ...door(-6, 11, 18)]),
  ...tree(34, 138, 16),
  ...tree(292, 134, 14),
  ...at(226, 146, [...path('wall', 'M-44-22C-28-34-12-32 0-22 12-32 28-34 44-22V26C28 16 12 18 0 28-12 18-28 16-44 26Z'), ...path('line', 'M0-22v50M-34-12c10-4 18-4 24 0M-34 0c10-4 18-4 24 0M34-12c-10-4-18-4-24 0M34 0c-10-4-18-4-24 0')]),
];
