// The places of the Support board, 96 wide and 56 high, on the ground at 52.
import { at, disc, door, gable, path, rect, side, spire, tower, tree, win, type Shape } from '../../../ui/art/shapes';

const GROUND = path('field', 'M0 56V50C30 44 66 46 96 49V56Z');

function wheel(x: number): Shape[] {
  return [...disc('wheel', x, -7, 8), ...path('line', `M${x - 8}-7h16M${x}-15v16`), ...disc('ink', x, -7, 1.800)];
}

/** A cart with sacks, a barrel and a sheaf. */
export const VEHICLE = [
  ...GROUND,
  ...at(54, 52, [
    ...path('sheaf', 'M-22-16c-4-10 0-16 5-16s9 6 5 16Z'),
    ...path('wool', 'M-10-16C-13-26-7-31-2-31S9-26 6-16Z'),
    ...rect('wine', 9, -29, 12, 13),
    ...path('line', 'M9-26h12M9-19h12'),
    ...path('oak', 'M-28-18H27l-4 8H-24Z'),
    ...path('rod', 'M26-13L42-6'),
    ...wheel(-13),
    ...wheel(13),
  ]),
];

/** A house with the sign of its guild, and a chest before it. */
export const GUILD_HOUSE = [
  ...GROUND,
  ...at(54, 52, [
    ...gable(-30, 30, 24, 16, 'tile', false),
    ...[-22, -15, -8].flatMap((x) => win(x, -20, 4, 7)),
    ...door(-15, 8, 12),
    ...path('rod', 'M0-26H13M11-26v3'),
    ...disc('gold', 11, -18, 5),
    ...path('oak', 'M10-9C10-15 34-15 34-9V0H10Z'),
    ...path('line', 'M10-8H34M22-8v5'),
    ...disc('gold', 40, -3, 3),
    ...disc('gold', 5, -2, 2.600),
  ]),
];

/** An inn with a lantern and a bench. */
export const HOSTEL = [
  ...GROUND,
  ...at(52, 52, [
    ...side(-32, 46, 19, 15, 'thatch', 3),
    ...door(-9, 8, 11),
    ...rect('wall2', 4, -42, 6, 12),
    ...path('rod', 'M14-20H24M22-20v3'),
    ...path('gold', 'M18-17h8l-1.500 9h-5Z'),
    ...path('oak', 'M18-5H38v3H18ZM20-2h2v4h-2ZM34-2h2v4h-2Z'),
    ...tree(-40, 0, 6),
  ]),
];

/** A hall with towers, where the seal of another is kept. */
export const PALATINATE = [
  ...GROUND,
  ...at(54, 52, [
    ...side(-24, 44, 22, 12, 'slate', 5),
    ...tower(-36, 13, 34, 'cone'),
    ...spire(19, 12, 28, 16),
    ...door(-2, 10, 13),
    ...path('wax', 'M-30-52v-1M-29.500-50v-3h9l-3 3 3 3h-9Z'),
    ...disc('wax', -2, -28, 4),
  ]),
];
