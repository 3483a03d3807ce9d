// A house in its scaffold above the river, and the carpenter with his beam.
import { SUNNY, barge, river } from '../../ui/art/scenes';
import { at, disc, gable, path, rect, side, spire, tree, type Shape } from '../../ui/art/shapes';

const SCAFFOLD = [...path('rod', 'M-48 0V-74M-16 0V-80M18 0V-74M50 0V-66'), ...rect('oak', -54, -30, 108, 4), ...rect('oak', -54, -58, 108, 4), ...path('rod', 'M-48-4L-16-28M18-32L50-56')];
const TIMBER = [...rect('oakl', -30, -8, 60, 8), ...rect('oak', -26, -16, 54, 8), ...path('line', 'M-30-4H30M-26-12H28')];
const CARPENTER = [
  ...path('wool', 'M-14 0C-15-20-10-36-6-40H6C11-36 16-20 15 0Z'),
  ...path('oak', 'M-8 0C-9-14-7-24-6-29H7C8-24 10-14 9 0Z'),
  ...disc('skin', 0, -46, 8),
  ...path('slate', 'M-10-48C-10-59 10-59 10-48L13-46H-11Z'),
  ...path('oakl', 'M-40-44L42-60 44-52-38-36Z'),
  ...path('line', 'M-38-40L42-56'),
];

export const PROSPERITY_SCENE: readonly Shape[] = [
  ...SUNNY,
  ...path('grass', 'M0 96C60 82 130 96 190 88S280 80 320 90V170H0Z'),
  ...at(276, 116, [...side(-34, 36, 20, 14), ...spire(6, 13, 36, 26)]),
  ...river(140),
  ...path('ground', 'M0 128C60 120 150 122 214 134 226 140 214 150 190 154 120 166 50 162 0 166Z'),
  ...at(94, 134, [...side(-40, 52, 40, 24, 'tile', 3), ...gable(8, 34, 52, 24, 'slate')]),
  ...at(94, 136, SCAFFOLD),
  ...tree(18, 128, 13),
  ...at(44, 158, TIMBER),
  ...at(170, 158, CARPENTER),
  ...barge(270, 154, 0.95),
];
