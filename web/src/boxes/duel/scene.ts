// Two merchants on either side of a road, each with a town behind them.
import { SUNNY, hooded } from '../../ui/art/scenes';
import { at, gable, path, rect, side, spire, tower, type Shape } from '../../ui/art/shapes';

const BARREL = [...rect('oak', -9, -20, 18, 20), ...path('line', 'M-9-14H9M-9-6H9')];
const CLOTH = [...rect('wine', -16, -9, 32, 9), ...rect('gold', -14, -17, 28, 8), ...path('line', 'M-6-17V-9M6-17V-9')];

export const DUEL_SCENE: readonly Shape[] = [
  ...SUNNY,
  ...path('grass', 'M0 104C50 92 110 102 160 98S270 92 320 102V170H0Z'),
  ...at(58, 120, [...side(-46, 34, 22, 12), ...spire(-6, 18, 58, 30), ...gable(18, 30, 32, 18)]),
  ...at(262, 120, [...gable(-52, 30, 32, 18), ...tower(-16, 22, 56), ...side(12, 38, 24, 14, 'slate', 2)]),
  ...path('ground', 'M128 170C140 140 150 116 156 100H166C172 116 182 140 194 170Z'),
  ...hooded(116, 164, 1.35, 'slate'),
  ...hooded(206, 164, 1.35, 'wine'),
  ...at(78, 166, BARREL),
  ...at(248, 166, CLOTH),
];
