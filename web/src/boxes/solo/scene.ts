// Tours in the evening.
import { EVENING, barge, river } from '../../ui/art/scenes';
import { at, gable, path, side, spire, type Shape } from '../../ui/art/shapes';

export const TOURS_SCENE: readonly Shape[] = [
  ...EVENING,
  ...path('grass', 'M0 100C60 88 120 98 170 94S280 90 320 98V140H0Z'),
  ...at(190, 112, [...side(-78, 40, 20, 12), ...side(-40, 34, 22, 13, 'slate'), ...gable(-8, 40, 44, 22, 'slate'), ...spire(-18, 18, 62, 34), ...spire(32, 18, 62, 34), ...side(54, 36, 22, 13), ...gable(92, 24, 22, 14)]),
  ...river(108),
  ...barge(74, 150, 1.15),
];
