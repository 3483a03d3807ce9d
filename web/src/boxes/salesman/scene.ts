// A salesman with his pack on the road, a town ahead.
import { BALES, SUNNY, hooded } from '../../ui/art/scenes';
import { at, gable, path, rect, side, spire, tree, type Shape } from '../../ui/art/shapes';

const PACK = [...path('oakl', 'M-9-2C-11-14-8-22 0-22S11-14 9-2Z'), ...path('line', 'M-9-10H9M0-22V-2'), ...path('wax', 'M-7-22H7v-6H-7Z')];
const SIGNPOST = [...rect('oak2', -2, -48, 4, 48), ...path('oakl', 'M2-46H30l7 5-7 5H2ZM-2-32H-26l-7 5 7 5H-2Z'), ...path('line', 'M7-41H27M-8-27H-22')];

export const SALESMAN_SCENE: readonly Shape[] = [
  ...SUNNY,
  ...path('grass', 'M0 96C50 82 110 96 170 88S270 78 320 90V170H0Z'),
  ...at(236, 102, [...side(-56, 30, 18, 11), ...gable(-24, 28, 30, 16), ...spire(8, 15, 48, 26), ...side(26, 30, 17, 11, 'slate')]),
  ...path('ground', 'M96 170C116 146 196 136 216 122S236 106 232 102l8 1C246 110 244 122 232 130S196 150 190 170Z'),
  ...tree(30, 128, 17),
  ...tree(296, 138, 15),
  ...at(262, 150, SIGNPOST),
  ...at(122, 132, PACK, 1.5),
  ...hooded(144, 160, 1.25, 'cloak'),
  ...path('rod', 'M170 160V88'),
  ...at(78, 162, BALES),
];
