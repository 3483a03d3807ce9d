// A wide picture for every story that can be played, 320 by 168.
import { at, disc, door, gable, path, poly, rect, side, spire, tower, tree, wall, type Shape } from './shapes';

const SUNNY = [...rect('sky', 0, 0, 320, 168), ...disc('gold', 250, 44, 24)];
const EVENING = [...rect('dusk', 0, 0, 320, 168), ...disc('gold', 190, 72, 42)];
const NIGHT = [...rect('night', 0, 0, 320, 168), ...disc('wall', 268, 34, 15)];

function river(y: number): Shape[] {
  return [
    ...rect('water', -2, y, 324, 170 - y),
    ...path('wave', `M14 ${y + 10}h44M92 ${y + 16}h60M200 ${y + 9}h70M30 ${y + 24}h70M150 ${y + 28}h90M250 ${y + 22}h50M0 ${y + 36}h60M110 ${y + 42}h80`),
  ];
}

function bridge(x: number, y: number, arches: number, w: number, h: number): Shape[] {
  const arch = (n: number): Shape[] => path('wall', `M${x + n * w} ${y - h + 7}h${w}v${h - 7}h-5c0-${Math.round(h * 0.8)}-${w - 10}-${Math.round(h * 0.8)}-${w - 10} 0h-5Z`);
  return [...rect('wall', x, y - h, arches * w, 7), ...Array.from({ length: arches }, (_, n) => arch(n)).flat()];
}

function barge(x: number, y: number, scale: number): Shape[] {
  const shapes = [
    ...path('oak', 'M-30-6H28C25 3 18 6 8 6H-14C-23 6-28 2-30-6Z'),
    ...rect('oak2', -2, -42, 2.8, 36),
    ...path('wall', 'M-22-38C-10-41 10-41 20-38 17-29 17-21 20-13 10-16-10-16-22-13-19-21-19-29-22-38Z'),
    ...path('stripe', 'M-7-40h5c-2 8-2 17 0 25h-5c-1.5-8-1.5-17 0-25ZM6-40l5 .3C9-31 9-23 11-15l-5-.3C4-24 4-31 6-40Z'),
  ];
  return at(x, y, shapes, scale);
}

function hooded(x: number, y: number, scale: number, of: string): Shape[] {
  const shapes = [...path(of, 'M-16 0C-17-22-11-38-6-44-8-56 8-56 7-44 12-38 17-22 17 0Z'), ...path('skin', 'M-4-44c0-5 7-5 8 0-1 4-6 5-8 0Z')];
  return at(x, y, shapes, scale);
}

const CITY = at(150, 116, [
  ...side(-110, 44, 24, 14),
  ...side(-60, 36, 28, 16, 'slate'),
  ...gable(-24, 26, 34, 20),
  ...side(26, 48, 32, 18, 'slate', 4),
  ...spire(2, 15, 62, 34),
  ...spire(20, 15, 62, 34),
  ...gable(80, 26, 28, 18),
  ...side(104, 40, 22, 14),
  ...wall(-132, 264, 16, false, 7),
  ...tower(-140, 20, 36),
  ...tower(-54, 18, 30),
  ...tower(60, 18, 30),
  ...tower(126, 20, 36),
]);

const BALES = [...rect('oakl', -12, -12, 24, 12), ...rect('oak', -8, -23, 18, 11), ...path('line', 'M0-12V0M1-23v11')];

export const STORIES = {
  base: [...SUNNY, ...path('grass', 'M0 96C60 78 120 92 180 84S280 78 320 88V130H0Z'), ...CITY, ...river(112), ...bridge(-14, 140, 6, 34, 30), ...barge(258, 146, 0.95)],
  trade: [
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
  ],
  intrigue: [
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
  ],
  tours: [
    ...EVENING,
    ...path('grass', 'M0 100C60 88 120 98 170 94S280 90 320 98V140H0Z'),
    ...at(190, 112, [...side(-78, 40, 20, 12), ...side(-40, 34, 22, 13, 'slate'), ...gable(-8, 40, 44, 22, 'slate'), ...spire(-18, 18, 62, 34), ...spire(32, 18, 62, 34), ...side(54, 36, 22, 13), ...gable(92, 24, 22, 14)]),
    ...river(108),
    ...barge(74, 150, 1.15),
  ],
  dignitary: [
    ...SUNNY,
    ...path('grass', 'M0 104C60 92 120 100 180 94S280 90 320 98V170H0Z'),
    ...at(170, 122, [...side(-120, 46, 26, 14), ...gable(-64, 40, 40, 22), ...side(-24, 88, 44, 26, 'slate', 3), ...spire(10, 20, 70, 34), ...door(16, 14, 22), ...gable(72, 40, 40, 22), ...side(112, 40, 24, 14)]),
    ...path('ground', 'M0 130C80 122 240 122 320 130V170H0Z'),
    ...hooded(60, 164, 0.95, 'wine'),
    ...hooded(96, 160, 0.9, 'leaf2'),
    ...hooded(226, 160, 0.9, 'slate'),
    ...hooded(262, 164, 0.95, 'bronze'),
    ...hooded(160, 166, 1.15, 'gold'),
  ],
  learn: [
    ...SUNNY,
    ...path('grass', 'M0 104C60 88 120 100 180 92S280 86 320 96V170H0Z'),
    ...at(96, 140, [...side(-60, 70, 34, 26, 'thatch', 3), ...door(-6, 11, 18)]),
    ...tree(34, 138, 16),
    ...tree(292, 134, 14),
    ...at(226, 146, [...path('wall', 'M-44-22C-28-34-12-32 0-22 12-32 28-34 44-22V26C28 16 12 18 0 28-12 18-28 16-44 26Z'), ...path('line', 'M0-22v50M-34-12c10-4 18-4 24 0M-34 0c10-4 18-4 24 0M34-12c-10-4-18-4-24 0M34 0c-10-4-18-4-24 0')]),
  ],
} satisfies Record<string, readonly Shape[]>;

export type Story = keyof typeof STORIES;

/** The picture of a scenario with its modules. */
export function storyOf(scenario: string, modules: readonly string[] = []): Story {
  if (scenario in STORIES && scenario !== 'base') return scenario as Story;
  if (modules.includes('intrigue')) return 'intrigue';
  return modules.length ? 'trade' : 'base';
}
