// A town that is being walled, with a crane and stones.
import { EVENING } from '../../ui/art/scenes';
import { at, gable, path, rect, side, spire, tower, wall, type Shape } from '../../ui/art/shapes';

const CRANE = [...rect('oak2', -2, -78, 4, 78), ...path('rod', 'M0-76L52-90M0-56L30-84'), ...path('line', 'M50-89v38'), ...rect('wall2', 42, -52, 16, 11)];

export const VIERZON_SCENE: readonly Shape[] = [
  ...EVENING,
  ...path('grass', 'M0 106C60 94 120 102 180 96S280 92 320 100V170H0Z'),
  ...at(168, 118, [...side(-96, 42, 24, 14), ...gable(-44, 40, 44, 24), ...spire(4, 22, 76, 36), ...side(34, 44, 26, 16, 'slate', 2), ...gable(82, 36, 32, 18)]),
  ...at(168, 148, [...wall(-120, 190, 26), ...tower(-128, 24, 46), ...tower(-12, 26, 52)]),
  ...at(258, 150, CRANE),
  ...path('ground', 'M0 148C80 142 240 142 320 148V170H0Z'),
];
