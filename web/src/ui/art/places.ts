// A picture for every kind of place, 96 wide and 56 high, on the ground at 52.
import { at, disc, door, gable, path, poly, rect, side, spire, tower, tree, turned, wall, win, type Shape } from './shapes';

const GROUND = path('field', 'M0 56V50C30 44 66 46 96 49V56Z');
const HILL = path('hill', 'M12 56C30 42 62 38 94 56Z');
const WATER = [...path('water', 'M0 44C30 41 66 41 96 44V56H0Z'), ...path('wave', 'M4 50q6-4 12 0t12 0M64 52q6-4 12 0t12 0M40 54q5-3 10 0')];

function wheels(...xs: number[]): Shape[] {
  return xs.flatMap((x) => [
    ...disc('wheel', x, -2, 7),
    ...path('line', `M${x - 7}-2h14M${x}-9v14M${x - 5}-7l10 10M${x + 5}-7l-10 10`),
    ...disc('ink', x, -2, 1.6),
  ]);
}

function books(heights: readonly number[], shelf: number): Shape[] {
  const bindings = ['wax', 'slate', 'gold', 'wall'];
  return heights.flatMap((h, i) => rect(bindings[(i * 3 + shelf) % 4] ?? 'wall', -26 + i * 5.6, shelf - h, 4.6, h));
}

function barrel(x: number, y: number, r: number): Shape[] {
  return [...disc('oak', x, y, r), ...disc('oak2', x, y, r * 0.65)];
}

function stall(x: number, w: number): Shape[] {
  const q = w / 5;
  const awning = [0, 1, 2, 3, 4].flatMap((i) => path(i % 2 ? 'wall' : 'wax', `M${x + q * i}-24h${q}v7a${q / 2} ${q / 2} 0 0 1 ${-q} 0Z`));
  return [...rect('oak2', x + 1.5, -20, 2, 20), ...rect('oak2', x + w - 3.5, -20, 2, 20), ...rect('oak', x, -10, w, 5), ...awning];
}

export const PICTURES = {
  farm: [...GROUND, ...at(58, 52, [...side(-26, 34, 15, 15, 'thatch', 2), ...door(-4, 6, 9), ...path('sheaf', 'M14 0c-4-12 0-18 5-18s9 6 5 18Z'), ...path('line', 'M16-14l3 13 3-13M15-8h8'), ...tree(-36, 0, 7)])],
  village: [...GROUND, ...at(52, 52, [...gable(-30, 15, 14, 11), ...gable(-12, 13, 12, 9, 'slate'), ...spire(4, 9, 22, 18), ...side(14, 20, 12, 9), ...tree(40, 0, 6)])],
  university: [...GROUND, ...at(56, 52, [...side(-30, 54, 20, 10, 'slate', 5), ...tower(-6, 13, 30, 'cone', 12), ...door(0.5, 6, 9), ...rect('wall', -32, -3, 60, 3)])],
  castle: [...HILL, ...at(58, 46, [...wall(-26, 50, 11), ...tower(-32, 11, 22), ...tower(20, 11, 22), ...tower(-8, 14, 30, 'cren'), ...path('wax', 'M-1-34v-10h10l-3 3 3 3H-1')])],
  monastery: [...GROUND, ...at(54, 52, [...side(-30, 36, 15, 8, 'tile', 0), ...[0, 1, 2, 3].flatMap((i) => door(-25 + 9 * i, 6, 10)), ...spire(8, 11, 26, 16), ...gable(20, 15, 14, 9)])],
  ship: [
    ...WATER,
    ...at(56, 46, [
      ...path('oak', 'M-30-6H28C25 3 18 6 8 6H-14C-23 6-28 2-30-6Z'),
      ...rect('oak2', -2, -40, 2.6, 34),
      ...path('wall', 'M-22-36C-10-39 10-39 20-36 17-28 17-20 20-13 10-16-10-16-22-13-19-20-19-28-22-36Z'),
      ...path('stripe', 'M-7-38h4c-2 8-2 16 0 23h-4c-1.5-8-1.5-15 0-23ZM7-38l4 .3C9-30 9-22 11-15l-4-.3C5-23 5-30 7-38Z'),
    ]),
  ],
  wagon: [
    ...GROUND,
    ...at(54, 50, [...path('wall', 'M-24-10C-26-32 18-32 20-10Z'), ...path('line', 'M-13-25C-15-20-15-15-14-10M0-27v17M11-22c2 4 2 8 1 12'), ...path('oak', 'M-28-10H24l-3 6H-25Z'), ...path('rod', 'M24-7l14-3'), ...wheels(-15, 12)]),
  ],
  guildhall: [
    ...GROUND,
    ...at(54, 52, [
      ...path('wall', 'M-20 0V-22h4v-6h5v-6h5v-6h12v6h5v6h5v6h4V0Z'),
      ...path('wall2', 'M0 0v-40h6v6h5v6h5v6h4V0Z'),
      ...[-9, 0, 9].flatMap((x) => win(x, -20, 5, 8)),
      ...door(0, 8, 11),
      ...win(0, -31, 4, 6),
      ...gable(22, 13, 14, 9),
      ...gable(-35, 13, 14, 9, 'slate'),
    ]),
  ],
  scriptorium: at(54, 50, [
    ...path('oak', 'M-30 0L-24-16H24L30 0Z'),
    ...path('wall', 'M-18-13C-10-20-4-18 0-14 4-18 10-20 18-13L22-3C12-9 5-7 0-3-5-7-12-9-22-3Z'),
    ...path('line', 'M0-14v11M-15-10c5-3 9-3 12-1M-17-6c5-3 10-3 13-1M15-10c-5-3-9-3-12-1'),
    ...path('wall', 'M14-14C20-30 30-38 36-40 36-30 28-18 17-12Z'),
    ...path('line', 'M12-8L33-36'),
    ...path('ink', 'M-32-16h8v-8h-8Z'),
    ...path('gold', 'M-28-26c4-5 0-8 0-12-5 5-4 9 0 12Z'),
  ]),
  townhall: [
    ...GROUND,
    ...at(54, 52, [...side(-28, 56, 19, 11, 'slate', 6), ...tower(-7, 14, 31, 'cone', 13), ...disc('wall', 0, -25, 4), ...path('line', 'M0-25v-3M0-25h2'), ...[0, 1, 4, 5].flatMap((i) => door(-22 + 9 * i, 6, 9)), ...rect('wall', -32, -3, 64, 3)]),
  ],
  mill: [
    ...HILL,
    ...at(58, 47, [
      ...path('wall', 'M-10 0L-7-26H7L10 0Z'),
      ...path('wall2', 'M1-26h6L10 0H3Z'),
      ...poly('tile', [[-9, -25], [0, -36], [9, -25]]),
      ...door(0, 5, 8),
      ...[40, 130, 220, 310].flatMap((a) => at(0, -28, turned(a, path('wall', 'M-1.5-3L-4-23h7L1.5-3Z')))),
      ...disc('ink', 0, -28, 2),
    ]),
  ],
  cheese: [
    ...GROUND,
    ...at(54, 52, side(-32, 30, 14, 12, 'thatch', 2)),
    ...at(70, 51, [...path('cheese', 'M-14 0v-8h28v8a14 4 0 0 1-28 0Z'), ...path('cheese', 'M-14-8a14 4 0 0 0 28 0a14 4 0 0 0-28 0'), ...path('cheese', 'M-10-12v-7h22v7a11 3.5 0 0 1-22 0Z'), ...path('cheese', 'M-10-19a11 3.5 0 0 0 22 0a11 3.5 0 0 0-22 0')]),
  ],
  books: at(54, 52, [...rect('oak', -30, -40, 60, 40), ...books([13, 11, 14, 12, 13, 10, 14, 12, 11, 13], -22), ...books([12, 14, 11, 13, 14, 12, 10, 13, 14, 11], -4), ...rect('oak2', -30, -22, 60, 3), ...rect('oak2', -30, -4, 60, 4)]),
  cellar: [...GROUND, ...at(54, 52, [...side(-32, 30, 14, 11), ...barrel(12, -9, 9), ...barrel(28, -7, 7), ...barrel(21, -20, 7)])],
  vines: [
    ...path('hill', 'M2 56C24 34 66 30 96 46V56Z'),
    ...at(60, 44, [...gable(-8, 16, 12, 10)]),
    ...[18, 32, 74, 88].flatMap((x) => at(x, 54, [...path('rod', 'M0 0V-12'), ...disc('leaf', -2, -11, 4), ...disc('leaf2', 3, -8, 3), ...disc('wine', 0, -5, 2.4)])),
  ],
  sheep: [
    ...GROUND,
    ...at(30, 52, side(-24, 26, 13, 11, 'thatch', 1)),
    ...[[58, 50], [80, 52]].flatMap(([x = 0, y = 0]) =>
      at(x, y, [...path('rod', 'M-5 0v-5M4 0v-5'), ...path('wool', 'M-9-6c-2-5 3-8 6-6 2-4 9-3 9 1 5 0 6 6 1 8H-6c-3 0-4-2-3-3Z'), ...path('ink', 'M8-10c4-2 7 0 6 3-1 2-5 2-6 0Z')]),
    ),
  ],
  cloth: [
    ...at(52, 52, [...rect('oak', -34, -9, 68, 6), ...rect('oak2', -30, -3, 4, 3), ...rect('oak2', 26, -3, 4, 3)]),
    ...at(36, 43, [...path('brocade', 'M-14 0v-20a6 6 0 0 1 12 0V0Z'), ...disc('wall', -8, -20, 3.4)]),
    ...at(54, 43, [...path('wax', 'M-14 0v-26a6 6 0 0 1 12 0V0Z'), ...disc('wall', -8, -26, 3.4)]),
    ...at(72, 43, [...path('leaf', 'M-14 0v-17a6 6 0 0 1 12 0V0Z'), ...disc('wall', -8, -17, 3.4)]),
    ...path('rod', 'M72 40l14-12M72 29l14 12'),
  ],
  bath: [
    ...GROUND,
    ...at(54, 52, [...side(-34, 30, 17, 10, 'slate', 2), ...path('oak', 'M2-14H34L31 0H5Z'), ...path('water', 'M3-14a15.500 4 0 0 0 30 0a15.500 4 0 0 0-30 0Z'), ...path('steam', 'M11-22c-4-4 3-6 0-11M20-22c-4-4 3-6 0-12M28-22c-4-4 3-6 0-11')]),
  ],
  garden: [
    ...GROUND,
    ...[16, 36, 56, 76].flatMap((x, i) => at(x, 52, [...path('rod', 'M0 0V-14'), ...path('leaf', 'M0-4C-7-4-8-9-8-11-3-11 0-8 0-4ZM0-8C7-8 8-13 8-15 3-15 0-12 0-8Z'), ...disc(i % 2 ? 'brocade' : 'wax', 0, -17, 3.6), ...disc('gold', 0, -17, 1.3)])),
    ...path('oak', 'M4 54h88v-4H4Z'),
  ],
  flasks: at(54, 52, [
    ...rect('oak', -34, -6, 68, 6),
    ...path('glass', 'M-26-6c-6 0-6-6-3-11l4-7v-8h10v8l4 7c3 5 3 11-3 11Z'),
    ...path('wine', 'M-26-6c-6 0-6-5-3.500-9h21C-6-11-6-6-12-6Z'),
    ...path('glass', 'M6-6c-4 0-5-4-5-8a9 9 0 0 1 6-9v-9h8v9a9 9 0 0 1 6 9c0 4-1 8-5 8Z'),
    ...path('leaf', 'M6-6c-4 0-5-3-5-7h20c0 4-1 7-5 7Z'),
    ...path('gold', 'M30-8c-5-6 0-10 0-16 6 7 5 12 0 16Z'),
  ]),
  church: [...GROUND, ...at(54, 52, [...side(-12, 40, 20, 11, 'slate', 4), ...spire(-26, 14, 26, 18), ...gable(-14, 16, 16, 9, 'slate'), ...door(-6, 6, 9)])],
  statue: [
    ...GROUND,
    ...at(54, 52, [...rect('wall', -14, -12, 28, 12), ...rect('wall2', -17, -15, 34, 4), ...path('bronze', 'M-8-15C-9-27-5-34-3-35-5-42 5-43 4-35 8-33 9-26 8-15Z'), ...path('rod', 'M11-15V-42'), ...path('bronze', 'M8-29l5-2 1 3-5 3Z')]),
  ],
  tower: [...HILL, ...at(56, 46, [...tower(-10, 22, 32, 'cren'), ...door(1, 6, 9), ...side(14, 20, 11, 8), ...wall(-34, 24, 10, false)])],
  bridge: [...WATER, ...at(54, 46, [...tower(-34, 14, 28, 'cren'), ...tower(24, 14, 28, 'cren'), ...path('oak', 'M-20-6H24v4H-20Z'), ...path('line', 'M-20-22L24-6M24-22L-20-6')])],
  harbour: [...WATER, ...at(30, 45, [...side(-24, 26, 13, 9), ...gable(4, 14, 15, 9, 'slate')]), ...at(74, 46, [...path('rod', 'M-12 0V-30L8-22M-12-24l10-1M7-22v9'), ...rect('oak', 3, -13, 8, 7), ...path('oak', 'M-6 3C-4 9 16 9 20 3Z')])],
  market: [...GROUND, ...at(50, 52, [...stall(-40, 34), ...stall(4, 34)]), ...at(27, 41, [...disc('wax', -6, -3, 3), ...disc('cheese', 1, -3, 3), ...disc('leaf', 8, -3, 3)]), ...at(71, 41, [...rect('wine', -9, -7, 6, 7), ...disc('sheaf', 2, -3, 3), ...disc('wool', 9, -3, 3)])],
  store: [...GROUND, ...at(54, 52, [...gable(-32, 36, 20, 16), ...rect('ink', -20, -13, 12, 13), ...rect('oak', 8, -10, 11, 10), ...rect('oakl', 20, -9, 10, 9), ...rect('oakl', 13, -19, 10, 9), ...path('line', 'M8-10l11 10M19-10L8 0M13-19l10 9M23-19l-10 9')])],
  mansion: [...GROUND, ...at(54, 52, [...gable(-32, 20, 20, 12), ...gable(-10, 22, 24, 14, 'slate'), ...gable(14, 20, 20, 12), ...door(1, 7, 11), ...win(-22, -4, 4, 7), ...win(24, -4, 4, 7)])],
  stage: at(54, 52, [
    ...rect('oak', -36, -6, 72, 6),
    ...rect('ink', -30, -40, 60, 34),
    ...path('wax', 'M-34-42H-14C-16-30-20-18-32-8H-34ZM34-42H14C16-30 20-18 32-8H34Z'),
    ...path('gold', 'M-36-46H36v5H-36Z'),
    ...path('wall', 'M-8-20c0-8 7-9 7-1 0 5-2 8-4 8s-3-3-3-7ZM2-24c0-8 8-8 8 0 0 5-2 9-4 9s-4-4-4-9Z'),
  ]),
  dice: at(54, 52, [...rect('oak', -36, -8, 72, 8), ...rect('oak2', -30, 0, 6, 3), ...rect('oak2', 24, 0, 6, 3), ...rect('wall', -24, -26, 18, 18), ...[[-19, -21], [-11, -13], [-15, -17]].flatMap(([x = 0, y = 0]) => disc('ink', x, y, 2)), ...path('glass', 'M6-30h12c0 8-2 10-5 11v9h4v2H7v-2h4v-9c-3-1-5-3-5-11Z'), ...path('wine', 'M7-26h10c0 4-2 6-5 6s-5-2-5-6Z')]),
  forge: [...GROUND, ...at(54, 52, [...side(-34, 34, 18, 11, 'slate', 1), ...rect('wall2', -12, -40, 8, 14), ...path('steam', 'M-8-42c-4-3 2-5-1-10'), ...path('slate2', 'M8-14H34c-2 5-6 6-9 6v4h5v4H12v-4h5v-4c-4 0-8-2-9-6Z'), ...path('rod', 'M14-30L26-18'), ...path('slate', 'M8-33l8-5 4 6-8 5Z')])],
  quarry: [...path('hill', 'M2 56L18 24 40 18 58 32 70 56Z'), ...path('rockface', 'M20 26L40 20 46 34 30 40Z'), ...at(74, 52, [...rect('wall', -12, -10, 14, 10), ...rect('wall', 4, -10, 12, 10), ...rect('wall2', -5, -20, 14, 10)]), ...path('rod', 'M60 18l16 18M56 24c4-8 12-10 18-6')],
  stars: [
    ...HILL,
    ...at(54, 46, [...rect('wall', -14, -18, 28, 18), ...path('slate', 'M-16-18a16 15 0 0 1 32 0Z'), ...path('oak', 'M-2-22L20-40l5 6L4-17Z'), ...door(0, 6, 9)]),
    ...path('gold', 'M14 8l2 5 5 .4-4 3.400 1.200 5L14 19l-4.200 2.800 1.200-5-4-3.400 5-.4ZM38 4l1.400 3.400 3.600.2-2.800 2.400.9 3.500L38 11.500l-3.100 2 .9-3.500L33 7.600l3.600-.2Z'),
  ],
  well: [...GROUND, ...at(52, 52, [...path('wall', 'M-16-14H16V0H-16Z'), ...path('line', 'M-16-7H16M-6-14v7M7-14v7M-11-7v7M0-7v7M11-7v7'), ...rect('oak2', -14, -36, 3, 22), ...rect('oak2', 11, -36, 3, 22), ...path('tile', 'M-20-34L0-46 20-34Z'), ...path('line', 'M0-34v10'), ...path('oak', 'M-4-24h8l-1.500 8h-5Z'), ...tree(34, 0, 7)])],
  house: [...GROUND, ...at(54, 52, [...side(-26, 40, 18, 13), ...door(-6, 6, 10), ...tree(26, 0, 8)])],
  graves: [
    ...GROUND,
    ...at(78, 52, [...path('rod', 'M0 0V-30M0-18l-8-9M0-22l9-8M0-28l-3-8')]),
    ...[18, 40, 60].flatMap((x, i) => at(x, 52 - (i % 2) * 2, [...path('wall', 'M-8 0V-15a8 8 0 0 1 16 0V0Z'), ...path('wall2', 'M2 0v-22a8 8 0 0 1 6 7V0Z'), ...path('line', 'M0-18v9M-3.500-15h7')])),
  ],
  postern: at(54, 52, [
    ...rect('wall', -34, -40, 68, 40),
    ...rect('wall2', 14, -40, 20, 40),
    ...path('line', 'M-34-28h16M-28-16h10M8-30h16M20-14h14M-10-36h18'),
    ...path('oak2', 'M-14 0V-20a10 10 0 0 1 20 0V0Z'),
    ...path('night', 'M-14 0V-20a10 10 0 0 1 9-10V0Z'),
    ...path('rod', 'M16-30h7v5'),
    ...path('gold', 'M20-25h6l2 9h-10Z'),
  ]),
  spring: [
    ...GROUND,
    ...path('rockface', 'M14 54C16 34 30 24 42 30 52 16 74 22 82 54Z'),
    ...path('ink', 'M40 40a8 8 0 0 1 16 0Z'),
    ...path('water', 'M42 40h12C60 46 74 50 84 56H22C34 52 40 46 42 40Z'),
    ...path('wave', 'M46 45q4-2 6 0M40 52q5-3 10 0t10 0'),
    ...at(16, 54, [...path('rod', 'M0 0V-14'), ...path('leaf', 'M0-4C-7-4-8-9-8-11-3-11 0-8 0-4ZM0-8C7-8 8-13 8-15 3-15 0-12 0-8Z')]),
    ...path('steam', 'M44 28c-4-4 3-6 0-11M54 24c-4-4 3-6 0-12'),
  ],
  sickroom: at(54, 52, [
    ...rect('wall', -36, -40, 72, 40),
    ...win(20, -16, 12, 18),
    ...path('wax', 'M-26-36h5v4h4v5h-4v9h-5v-9h-4v-5h4Z'),
    ...rect('oak2', -34, -20, 4, 20),
    ...rect('oak2', 26, -13, 4, 13),
    ...rect('oak', -31, -9, 58, 5),
    ...path('wool', 'M-30-9c0-7 12-8 14-1h42v-4c-14-6-30-6-42 0'),
    ...path('skin', 'M-24-15a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z'),
  ]),
  workshop: [
    ...GROUND,
    ...at(54, 52, [
      ...side(-34, 40, 18, 13, 'thatch', 0),
      ...path('ink', 'M-26 0V-14H-4V0Z'),
      ...path('rod', 'M14 0L20-14M34 0L28-14'),
      ...path('oak', 'M8-18L42-14 42-10 8-14Z'),
      ...path('slate2', 'M18-24L38-30 40-26 20-19Z'),
      ...path('oakl', 'M-36-2H0V2H-36Z'),
      ...path('line', 'M-36 0H0'),
    ]),
  ],
} satisfies Record<string, Shape[]>;

export type Picture = keyof typeof PICTURES;
