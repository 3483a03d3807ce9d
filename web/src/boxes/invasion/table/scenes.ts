// The events of Invasion, 72 by 72: drawn for it, or one of the common pictures.
import { coins, EVENING, FIELD, FIGURE, FLAME, GEAR, HELM, MEADOW, NIGHT, SHEAF, type Scene } from '../../../ui/art/events';
import { at, disc, door, gable, path, rect, side, spire, tower, turned, wall, type Shape } from '../../../ui/art/shapes';

const RIVER = [...rect('sky', 0, 0, 72, 72), ...path('water', 'M-2 44Q20 38 40 43T76 40V76H-2Z')];
const BARREL = [...path('oak', 'M-10-22H10C14-15 14-7 10 0H-10C-14-7-14-15-10-22Z'), ...path('line', 'M-12-16H12M-12-6H12')];
const CAMP = [...path('wall', 'M-13 0L0-18 13 0Z'), ...path('ink', 'M-3 0L0-9 3 0Z')];
const BANNER = [...path('rod', 'M0 0V-30'), ...path('wax', 'M0-30C6-33 11-27 19-30L15-24 19-18C11-15 6-21 0-18Z')];
const WOOL = path('wool', 'M-13 0C-20-4-18-13-11-14-9-21 3-22 6-16 14-18 19-10 15-5 17-2 14 1 10 0Z');
const STEPS = path('wall2', 'M-16 0V-6h8v-6h8v-6h8V0Z');
const MONK = FIGURE.map((one) => (one.of === 'cloak' ? { ...one, of: 'oak2' } : one));

/** What an arrow says: somebody or something leaves or comes. */
function arrow(x: number, y: number, degrees: number): Shape[] {
  return at(x, y, turned(degrees, path('wax', 'M-10-3H2V-9L13 0 2 9V3H-10Z')));
}

export const scenes: Readonly<Record<string, Scene | readonly Shape[]>> = {
  // a hall with its gate barred
  assembly: [...EVENING, ...at(36, 64, [...side(-28, 56, 26, 14, 'slate', 4), ...spire(-6, 12, 38, 16), ...door(0, 12, 17)]), ...path('oak', 'M24 50h24v5H24Z'), ...disc('wax', 36, 52, 4)],
  // a tower torn down for its wheels
  demolition: [...EVENING, ...path('wall', 'M10 66V34l6 5 5-9 6 8 5-4v32Z'), ...path('wall2', 'M24 66V40l3-2 5-4v32Z'), ...at(52, 52, GEAR, 0.8), ...path('rod', 'M60 18L38 36'), ...path('slate', 'M54 10l12 12-6 4-11-11Z')],
  // a chest for all, and wine
  donation: [...MEADOW, ...path('oak', 'M10 44C10 34 42 34 42 44V62H10Z'), ...path('line', 'M10 46H42M26 46v6'), ...coins([18, 34], [32, 32], [26, 24]), ...at(56, 64, BARREL), ...disc('wine', 56, 53, 5)],
  'team-drought': 'drought',
  // a house breaks where the earth opens
  earthquake: [...EVENING, ...at(20, 52, turned(-9, gable(-13, 26, 20, 13))), ...at(54, 52, turned(11, gable(-12, 24, 18, 12, 'slate'))), ...path('ink', 'M34 74L38 64 33 58 39 50 36 46 43 50 40 58 45 64 42 74Z'), ...path('line', 'M10 66l8-3M54 64l9 4')],
  // somebody leaves by night through the gate
  escape: [...NIGHT, ...at(54, 62, [...wall(-18, 40, 22, false, 8), ...tower(-14, 18, 32, 'cren'), ...door(-5, 9, 15)]), ...at(22, 68, FIGURE, 0.85), ...arrow(13, 22, 180)],
  // sheaves for coins
  'good-trade': [...FIELD, ...at(18, 52, SHEAF, 0.7), ...at(36, 54, SHEAF, 0.7), ...at(54, 52, SHEAF, 0.7), ...coins([14, 18], [30, 14])],
  // a full sail on the river
  'good-winds': [...RIVER, ...path('rod', 'M34 52V10'), ...path('wall', 'M34 13C52 16 56 30 50 42 46 38 40 37 34 38Z'), ...path('stripe', 'M35 24C44 24 50 26 53 29L52 34C48 31 42 30 35 30Z'), ...path('oak', 'M14 50H58C56 60 50 63 44 63H26C20 63 16 58 14 50Z'), ...path('wave', 'M4 68q6-4 12 0t12 0 12 0 12 0 12 0M4 16q8-5 16 0M2 26q8-5 16 0')],
  // a scaffold around a new tower
  progress: [...FIELD, ...at(32, 64, tower(-11, 22, 38, 'cren')), ...path('rod', 'M16 64V18M50 64V18M14 30H52M14 46H52M16 46L50 30'), ...path('oak', 'M46 14h14v4H46Z'), ...path('rod', 'M58 18V32'), ...rect('wall', 54, 32, 9, 7)],
  // more helmets before the wall
  reinforcement: [...EVENING, ...at(36, 48, wall(-40, 80, 24, false, 9)), ...at(18, 56, HELM, 0.55), ...at(54, 56, HELM, 0.55), ...at(36, 52, HELM, 0.8), ...path('wax', 'M55 10h6v5h5v6h-5v5h-6v-5h-5v-6h5Z')],
  // two go up the steps together
  'team-support': [...MEADOW, ...at(38, 68, STEPS, 1.7), ...at(20, 58, FIGURE, 0.7), ...at(44, 44, FIGURE, 0.7)],
  'team-training': 'training',
  // a purse is paid at the gate of the city
  'team-trip': [...MEADOW, ...at(46, 60, [...wall(-30, 60, 15), ...tower(-24, 13, 30), ...spire(6, 12, 32, 18)]), ...at(16, 68, FIGURE, 0.85), ...coins([34, 64], [46, 66])],
  // fleeces and a roll of cloth
  'wool-market': [...MEADOW, ...path('oak', 'M6 46H66V52H6ZM10 52h4v18h-4ZM58 52h4v18h-4Z'), ...at(24, 46, WOOL), ...path('brocade', 'M42 30h18v16H42Z'), ...path('line', 'M46 30v16M51 30v16M56 30v16'), ...path('wax', 'M4 12H68L64 22H8Z'), ...path('wall', 'M16 12H28L27 22H17ZM44 12H56L55 22H45Z'), ...coins([36, 64])],
  'team-arson': 'arson',
  'raging-plague': 'plague',
  rats: 'rats',
  robbery: 'robbers',
  // a monk on the way to the dome
  'rome-calling': [...EVENING, ...path('wall', 'M32 60V46C32 30 66 30 66 46V60Z'), ...path('line', 'M49 34V22M45 26h8M32 48H66M41 60V50M49 60V50M57 60V50'), ...path('ground', 'M-2 60Q36 55 76 60V76H-2Z'), ...at(18, 68, MONK, 0.9), ...path('rod', 'M31 68V34')],
  // a stake at night
  'witch-hunt': [...NIGHT, ...path('rod', 'M36 62V14'), ...at(36, 56, FIGURE, 0.75), ...path('oak2', 'M14 62L34 54 58 62 54 68H18Z'), ...at(22, 62, FLAME, 0.7), ...at(50, 62, FLAME, 0.7), ...at(36, 66, FLAME, 0.5)],
  // camps and banners before the walls
  'the-invasion': [...EVENING, ...at(36, 40, [...wall(-30, 60, 13, true, 6), ...tower(-34, 13, 24, 'cren'), ...tower(21, 13, 24, 'cren')]), ...at(14, 66, CAMP), ...at(58, 66, CAMP), ...at(36, 70, CAMP), ...at(26, 60, BANNER), ...at(46, 58, BANNER), ...at(4, 64, FLAME, 0.35)],
};
