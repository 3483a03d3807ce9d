// The quay by day, and a doorway by night.
import { BALES, NIGHT, SUNNY, barge, hooded, river } from '../../ui/art/scenes';
import { at, disc, gable, path, poly, side, spire, type Shape } from '../../ui/art/shapes';

export const TRADE_SCENE: readonly Shape[] = [
  ...SUNNY,
  ...path('grass', 'M0 92C70 74 140 92 200 82S290 78 320 86V168H0Z'),
  ...at(70, 122, [...side(-50, 46, 26, 16), ...gable(0, 30, 34, 20, 'slate'), ...spire(34, 14, 44, 28)]),
  ...river(120),
  ...path('oak', 'M-2 118H180V130H-2Z'),
  ...path('oak2', 'M20 130h6v26h-6ZM90 130h6v26h-6ZM150 130h6v26h-6Z'),
  ...at(40, 118, BALES),
  ...at(122, 118, BALES, 0.9),
  ...at(84, 116, [...disc('oak', 0, -9, 10), ...disc('oak2', 0, -9, 6)]),
  ...barge(240, 146, 1.25),
];

export const INTRIGUE_SCENE: readonly Shape[] = [
  ...NIGHT,
  ...path('slate', 'M-2 170V40C40 20 70 20 104 40V170ZM216 170V40C250 20 284 20 322 40V170Z'),
  ...path('gold', 'M104 170V90a56 56 0 0 1 112 0v80Z'),
  ...at(160, 124, [...side(-34, 30, 14, 9), ...spire(2, 10, 24, 20), ...side(14, 22, 12, 8, 'slate')]),
  ...path('ground', 'M104 124H216V170H104Z'),
  ...hooded(134, 166, 1.5, 'leaf2'),
  ...hooded(188, 166, 1.5, 'wine'),
  ...disc('bronze', 161, 126, 8),
  ...path('rod', 'M52 40v22'),
  ...poly('gold', [[44, 62], [60, 62], [64, 82], [40, 82]]),
];
