// The pictures of events that several boxes show, 72 by 72, and what pictures of events are made of.
import { at, disc, path, rect, side, spire, tower, wall, type Shape } from './shapes';
import { PICTURES } from './places';

export const FIELD = [...rect('sky', 0, 0, 72, 72), ...disc('gold', 52, 20, 11), ...path('ground', 'M-2 46Q20 38 40 44T76 40V76H-2Z')];
export const MEADOW = [...rect('sky', 0, 0, 72, 72), ...path('grass', 'M-2 48Q20 40 40 46T76 42V76H-2Z')];
export const EVENING = [...rect('dusk', 0, 0, 72, 72), ...path('ground', 'M-2 52Q20 46 40 50T76 47V76H-2Z')];
export const NIGHT = [...rect('night', 0, 0, 72, 72), ...disc('wall', 54, 17, 8), ...path('grass', 'M-2 54Q20 48 40 52T76 50V76H-2Z')];
const COIN = [...disc('bronze', 0, 1.5, 9), ...disc('gold', 0, 0, 9), ...path('line', 'M-4 3v-6l2.500 2L0-4l1.500 3L4-3v6Z')];

export function coins(...at2: readonly (readonly [number, number])[]): Shape[] {
  return at2.flatMap(([x, y]) => at(x, y, COIN));
}

export const SHEAF = [
  ...path('sheaf', 'M0-30C5-27 7-23 6-20 10-22 14-21 16-18 17-12 12-6 6-2L14 16C5 20-5 20-14 16L-6-2C-12-6-17-12-16-18-14-21-10-22-6-20-7-23-5-27 0-30Z'),
  ...path('wax', 'M-9-3C-3 0 3 0 9-3V3C3 6-3 6-9 3Z'),
  ...path('line', 'M0-22V-4M-8-14L-2-4M8-14L2-4M0 6V15M-6 15L-3 6M6 15L3 6'),
];
export const FIGURE = [...path('cloak', 'M-14 0C-15-20-9-34-5-38H5c4 4 10 18 9 38Z'), ...disc('skin', 0, -42, 6.5), ...path('oak2', 'M-8-42C-9-53 9-53 8-42 5-46-5-46-8-42Z')];
export const SCROLL = [...path('wall', 'M-16-22H16V18H-16Z'), ...path('wall2', 'M-19-26H19v6H-19ZM-19 16H19v6H-19Z'), ...path('line', 'M-10-12H10M-10-5H10M-10 2H6')];

export function closed(shapes: readonly Shape[]): Shape[] {
  return [...shapes, ...path('wax', 'M12 56L56 12l5 5L17 61Z')];
}

export const HELM = path('slate', 'M0-24c12 0 19 6 20 17l1 18-12 10H-9L-21 11l1-18C-19-18-12-24 0-24ZM-15-6v5l12 2v15h6V1l12-2v-5l-12 2h-6Z');
export const BOOK = [...path('wall', 'M-22-10C-14-16-6-15 0-10 6-15 14-16 22-10V16C14 10 6 11 0 16-6 11-14 10-22 16Z'), ...path('line', 'M0-10v26M-17-5c5-2 9-2 12 0M-17 2c5-2 9-2 12 0M17-5c-5-2-9-2-12 0M17 2c-5-2-9-2-12 0')];
export const GEAR = [...path('gold', 'M-4-20H4L6-14l6-3 5 5-3 6 6 2V4l-6 2 3 6-5 5-6-3-2 6H-4l-2-6-6 3-5-5 3-6-6-2v-8l6-2-3-6 5-5 6 3Z'), ...disc('oak2', 0, 0, 6)];


export const DOCTOR = [
  ...path('ink', 'M-18 0C-20-22-12-38-7-42H7C13-38 21-22 20 0Z'),
  ...path('wall', 'M-8-44C-8-54 8-54 9-46 17-42 23-36 26-31 18-34 10-36 5-36-3-35-8-38-8-44Z'),
  ...disc('ink', 2, -46, 2.6),
  ...path('ink', 'M-18-50H20l-5-5H8v-9H-8v9h-6Z'),
];
const RAT = [...path('line', 'M-14-2C-22-2-20-10-28-8'), ...path('slate2', 'M-15 0C-16-9-7-13 2-11 4-15 9-14 9-10L19-3C17 0 12 1 6 0Z'), ...disc('wall', 10, -6, 1.5)];
export const FLAME = [...path('wax', 'M0 0C-18-8-12-24-3-36c1 8 6 8 5-4 12 10 18 30-2 40Z'), ...path('gold', 'M0 0C-8-6-6-14 0-22c5 8 8 16 0 22Z')];

export const SCENES = {
  harvest: [...FIELD, ...at(26, 48, SHEAF), ...path('rod', 'M58 66L44 30'), ...path('wall', 'M44 30C52 22 64 24 70 32 62 28 52 28 46 33Z')],
  drought: [...FIELD, ...disc('gold', 40, 22, 14), ...path('line', 'M8 60l8-6 6 5 9-7 8 6 10-5 8 6M20 70l6-8'), ...at(20, 56, path('rod', 'M0 0V-14M0-8l-5-5M0-10l5-4'))],
  income: [...MEADOW, ...coins([22, 54], [38, 58], [52, 52], [30, 42], [45, 40], [37, 28])],
  taxes: [...EVENING, ...at(24, 62, FIGURE), ...at(52, 40, SCROLL), ...coins([40, 62], [58, 64])],
  trade: [...MEADOW, ...at(18, 62, side(-14, 30, 15, 11)), ...at(50, 62, side(-12, 30, 15, 11, 'slate')), ...coins([20, 28], [38, 20], [56, 28])],
  pilgrimage: [...EVENING, ...at(52, 54, spire(-8, 14, 24, 18)), ...at(22, 66, FIGURE), ...path('rod', 'M40 66V26M35 32h10')],
  plague: [...NIGHT, ...at(36, 68, DOCTOR)],
  silence: [...NIGHT, ...at(30, 60, [...tower(-16, 14, 26), ...side(-2, 26, 14, 10, 'slate')]), ...path('gold', 'M14 12l1.500 4 4 .3-3 2.600 1 4-3.500-2.200-3.500 2.200 1-4-3-2.600 4-.3Z')],
  pardon: [...MEADOW, ...at(36, 38, SCROLL), ...disc('wax', 46, 58, 8), ...path('line', 'M42 58l3 3 6-6')],
  training: [...MEADOW, ...at(40, 42, BOOK), ...path('wax', 'M14 64V30l-6 6-4-4 13-13 13 13-4 4-6-6v34Z')],
  journey: [...MEADOW, ...at(-12, 12, PICTURES.wagon)],
  wheels: [...EVENING, ...at(30, 34, GEAR), ...at(52, 56, GEAR.map((one) => ({ ...one, at: 'scale(.6)' })))],
  wedding: [...MEADOW, ...at(24, 64, FIGURE), ...at(48, 64, FIGURE.map((one) => (one.of === 'cloak' ? { ...one, of: 'wall' } : one))), ...path('wax', 'M36 26c-8-8-1-14 0-7 1-7 8-1 0 7Z')],
  orleans: [...MEADOW, ...at(36, 62, [...wall(-30, 60, 12), ...tower(-34, 12, 26), ...tower(22, 12, 26), ...spire(-6, 12, 26, 20)])],
  famine: [...EVENING, ...at(24, 66, FIGURE), ...path('oak', 'M40 54h26c-2 8-6 10-13 10s-11-2-13-10Z'), ...path('ink', 'M43 54h20v2H43Z')],
  tithe: [...EVENING, ...at(26, 56, spire(-8, 14, 22, 16)), ...coins([50, 60], [56, 46], [44, 48])],
  robbers: [...NIGHT, ...path('grass', 'M0 72C16 46 20 50 34 60S56 46 74 54V76H0Z'), ...at(38, 60, FIGURE), ...path('slate', 'M56 58L66 34l3 2-9 24Z')],
  riots: [...EVENING, ...at(30, 40, HELM), ...path('wax', 'M54 64V36c-8-8 0-14 0-22 10 10 8 16 4 22v28Z')],
  dawn: [...FIELD, ...disc('gold', 40, 30, 18), ...path('ground', 'M-2 46Q20 38 40 44T76 40V76H-2Z'), ...at(36, 64, [...wall(-30, 60, 12), ...tower(-34, 12, 22), ...tower(22, 12, 22), ...spire(-6, 12, 22, 18)])],
  rats: [...NIGHT, ...path('oak', 'M38 46h26v22H38Z'), ...path('line', 'M38 53h26M38 61h26'), ...at(24, 66, RAT), ...at(46, 46, RAT, 0.7), ...at(58, 70, RAT, 0.55)],
  cross: [...EVENING, ...path('line', 'M36 6V2M14 30H6M58 30h8M18 12l-5-5M54 12l5-5M18 48l-5 5M54 48l5 5'), ...path('gold', 'M32 12h8v13h11v8H40v30h-8V33H21v-8h11Z')],
  arson: [...NIGHT, ...at(36, 66, side(-22, 44, 24, 16)), ...at(26, 44, FLAME, 0.8), ...at(48, 50, FLAME)],
} satisfies Record<string, Shape[]>;

export type Scene = keyof typeof SCENES;
