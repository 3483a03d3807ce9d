// The city walls at evening: towers with banners, and campfires beyond the river.
import { EVENING, river } from '../../ui/art/scenes';
import { at, path, side, spire, tower, wall, type Shape } from '../../ui/art/shapes';

const BANNER = [...path('rod', 'M0 0V-24'), ...path('wax', 'M0-24C8-27 14-20 24-23L19-16 24-9C14-6 8-13 0-10Z')];
const CAMP = [...path('wall', 'M-16 0L0-20 16 0Z'), ...path('ink', 'M-4 0L0-12 4 0Z'), ...path('gold', 'M22 0C14-5 18-11 22-16 27-10 30-5 22 0Z')];

export const INVASION_SCENE: readonly Shape[] = [
  ...EVENING,
  ...path('hill', 'M-2 92C40 70 90 84 130 78S250 62 322 84V170H-2Z'),
  ...at(26, 94, CAMP, 0.7),
  ...at(84, 88, CAMP, 0.6),
  ...at(296, 90, CAMP, 0.7),
  ...at(176, 118, [...side(-70, 40, 22, 16), ...spire(-14, 18, 52, 34), ...side(14, 46, 24, 16, 'slate', 3)]),
  ...at(176, 136, [...wall(-96, 192, 26, true, 9), ...tower(-112, 26, 46, 'cren'), ...tower(-24, 16, 34, 'cone'), ...tower(9, 16, 34, 'cone'), ...tower(86, 26, 46, 'cren')]),
  ...at(77, 86, BANNER),
  ...at(275, 86, BANNER),
  ...river(138),
];
