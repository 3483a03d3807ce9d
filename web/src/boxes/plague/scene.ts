// A street by night: crosses on the doors, the doctor with a lantern, and a bier.
import { NIGHT, hooded } from '../../ui/art/scenes';
import { at, disc, door, gable, path, poly, side, spire, type Shape } from '../../ui/art/shapes';

const CROSS = path('wax', 'M-1.500-12h3v3h3v3h-3v6h-3v-6h-3v-3h3Z');
const DOCTOR = [
  ...path('ink', 'M-19 0C-21-24-13-42-8-46H8C14-42 22-24 21 0Z'),
  ...path('wall', 'M-8-48C-8-59 9-59 10-50 19-46 25-39 28-33 19-37 11-39 5-39-3-38-8-41-8-48Z'),
  ...disc('ink', 2, -50, 2.6),
  ...path('ink', 'M-19-55H21l-6-5H9v-10H-9v10h-6Z'),
];
const BIER = [...path('wool', 'M-34-14C-32-24-22-26-16-20-4-22 16-22 34-14Z'), ...path('oak', 'M-44-14H44v5H-44Z')];

export const PLAGUE_SCENE: readonly Shape[] = [
  ...NIGHT,
  ...path('slate2', 'M-2 84C60 62 120 78 180 66S280 60 322 70V170H-2Z'),
  ...at(44, 134, [...gable(-46, 44, 48, 26), ...door(-24, 13, 22), ...gable(2, 40, 42, 24, 'slate'), ...door(22, 12, 20)]),
  ...at(20, 128, CROSS),
  ...at(66, 128, CROSS),
  ...at(150, 130, [...side(-50, 44, 30, 20, 'thatch'), ...spire(6, 22, 46, 36)]),
  ...path('ground', 'M-2 132C80 124 200 136 322 126V170H-2Z'),
  ...hooded(206, 156, 0.9, 'slate'),
  ...hooded(296, 156, 0.9, 'slate'),
  ...at(251, 146, BIER),
  ...at(112, 162, DOCTOR, 1.25),
  ...path('rod', 'M138 110l18 2v10'),
  ...poly('gold', [[150, 122], [162, 122], [165, 138], [147, 138]]),
];
