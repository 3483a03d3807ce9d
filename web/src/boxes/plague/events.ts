// The events of The Plague, 72 by 72: drawn for it, or common pictures.
import { closed, coins, DOCTOR, EVENING, NIGHT, SCROLL, type Scene } from '../../ui/art/events';
import { at, path, tower, wall, type Shape } from '../../ui/art/shapes';

const STONE = [...path('wall', 'M-15 0V-24a15 15 0 0 1 30 0V0Z'), ...path('wall2', 'M6 0v-37a15 15 0 0 1 9 13V0Z'), ...path('line', 'M-2-32v16M-8-27H4')];
const TAPER = [...path('wall', 'M-3 0v-20h6V0Z'), ...path('gold', 'M0-20c-5-5-1-9 0-13 1 4 5 8 0 13Z')];

export const scenes: Readonly<Record<string, Scene | readonly Shape[]>> = {
  outbreak: 'plague',
  'victory-over-plague': 'dawn',
  'taking-to-the-road': 'pilgrimage',
  consolation: 'pardon',
  exorcism: 'cross',
  'closing-day': closed([...EVENING, ...at(36, 38, SCROLL)]),
  'rat-infestation': 'rats',
  curfew: [...NIGHT, ...at(36, 64, [...wall(-40, 80, 14, false), ...tower(-13, 26, 36, 'cren')]), ...path('oak2', 'M29 64V48a7 7 0 0 1 14 0v16Z'), ...path('wax', 'M22 50h28v5H22Z')],
  'grave-goods': [...EVENING, ...path('grass', 'M-2 58Q36 50 76 58V76H-2Z'), ...at(30, 62, STONE), ...coins([54, 62], [62, 54])],
  arson: 'arson',
  'development-tax': 'taxes',
  'fast-travel': 'journey',
  wake: [...NIGHT, ...path('wool', 'M16 50c0-8 8-10 14-6h24c4 0 6 4 6 8v2H16Z'), ...path('oak', 'M10 54h54l-4 8H14Z'), ...path('oak2', 'M18 62h5v10h-5ZM50 62h5v10h-5Z'), ...at(12, 54, TAPER), ...at(62, 54, TAPER)],
  quarantine: closed([...EVENING, ...at(36, 68, DOCTOR)]),
};
