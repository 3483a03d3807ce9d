// Citizens before the town hall.
import { SUNNY, hooded } from '../../ui/art/scenes';
import { at, door, gable, path, side, spire, type Shape } from '../../ui/art/shapes';

export const DIGNITARY_SCENE: readonly Shape[] = [
  ...SUNNY,
  ...path('grass', 'M0 104C60 92 120 100 180 94S280 90 320 98V170H0Z'),
  ...at(170, 122, [...side(-120, 46, 26, 14), ...gable(-64, 40, 40, 22), ...side(-24, 88, 44, 26, 'slate', 3), ...spire(10, 20, 70, 34), ...door(16, 14, 22), ...gable(72, 40, 40, 22), ...side(112, 40, 24, 14)]),
  ...path('ground', 'M0 130C80 122 240 122 320 130V170H0Z'),
  ...hooded(60, 164, 0.95, 'wine'),
  ...hooded(96, 160, 0.9, 'leaf2'),
  ...hooded(226, 160, 0.9, 'slate'),
  ...hooded(262, 164, 0.95, 'bronze'),
  ...hooded(160, 166, 1.15, 'gold'),
];
