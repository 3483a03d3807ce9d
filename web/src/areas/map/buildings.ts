// Silhouettes of the towns, from a few primitives. The ground is y = 0, up is negative; light
// comes from the upper left. A part is its material and its outline.

export interface Part {
  made: string;
  path: string;
  /** How far above the ground it stands. */
  up?: number;
}

const f = (value: number) => String(Math.round(value * 10) / 10);
const shape = (points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
const block = (x: number, y: number, w: number, h: number) => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;
const arch = (x: number, y: number, w: number, h: number) =>
  `M${f(x - w / 2)} ${f(y)}v${f(-h + w / 2)}a${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(w)} 0v${f(h - w / 2)}Z`;

const part = (made: string, path: string): Part => ({ made, path });
const pane = (x: number, y: number, w: number, h: number) => part('window', arch(x, y, w, h));
const door = (x: number, w: number, h: number) => part('door', arch(x, 0, w, h));

/** A house that shows its gable. */
function gable(x: number, w: number, h: number, rise: number, roof = 'clay', lit = true): Part[] {
  const m = x + w / 2;
  const o = w * 0.1;
  return [
    part('wall', shape([[x, 0], [x, -h], [m, -h - rise], [x + w, -h], [x + w, 0]])),
    part('shade', shape([[m, 0], [m, -h - rise], [x + w, -h], [x + w, 0]])),
    part(roof, shape([[x - o, -h + o], [m, -h - rise - 1.4], [x + w + o, -h + o], [x + w + o * 0.2, -h + o * 1.6], [m, -h - rise + 2.2], [x - o * 0.2, -h + o * 1.6]])),
    ...(lit ? [pane(m, -h * 0.55, w * 0.16, w * 0.28)] : []),
  ];
}

/** A house that shows its long side. */
function side(x: number, w: number, h: number, rise: number, roof = 'clay', panes = 2): Part[] {
  return [
    part('wall', block(x, -h, w, h)),
    part('shade', block(x, -h, w, h * 0.28)),
    part(roof, shape([[x - 1.5, -h], [x + w * 0.1, -h - rise], [x + w * 0.9, -h - rise], [x + w + 1.5, -h]])),
    part('window', Array.from({ length: panes }, (_, n) => arch(x + (w * (n + 0.5)) / panes, -h * 0.22, Math.min(2.2, w * 0.1), h * 0.4)).join('')),
  ];
}

/** A round tower under a cone. */
function tower(x: number, w: number, h: number, rise = w * 1.3): Part[] {
  return [
    ...shaft(x, w, h),
    part('slate', shape([[x - w * 0.14, -h], [x + w / 2, -h - rise], [x + w * 1.14, -h]])),
    part('slate2', shape([[x + w / 2, -h - rise], [x + w * 1.14, -h], [x + w * 0.62, -h]])),
  ];
}

function shaft(x: number, w: number, h: number): Part[] {
  return [part('wall', block(x, -h, w, h)), part('shade', block(x + w * 0.6, -h, w * 0.4, h)), pane(x + w * 0.42, -h * 0.55, w * 0.2, w * 0.5)];
}

/** A tower with battlements. */
function keep(x: number, w: number, h: number): Part[] {
  return [...shaft(x, w, h), part('wall', battlements(x - w * 0.1, w * 1.2, -h + w * 0.24, w * 0.26, 5))];
}

function battlements(x: number, w: number, bottom: number, deep: number, count: number): string {
  const q = w / count;
  const teeth = Array.from({ length: count }, (_, n): [number, number][] => {
    const y = bottom - deep * (n % 2 ? 1 : 1.9);
    return [[x + q * n, y], [x + q * (n + 1), y]];
  });
  return shape([[x, bottom], ...teeth.flat(), [x + w, bottom]]);
}

function spire(x: number, w: number, h: number, rise: number): Part[] {
  const m = x + w / 2;
  return [...tower(x, w, h, rise), part('line', `M${f(m)} ${f(-h - rise)}v-4.4M${f(m - 1.6)} ${f(-h - rise - 2.8)}h3.2`)];
}

const hill = (path: string): Part => ({ made: 'hill', path });

/** Stands on a hill. */
function up(by: number, ...parts: Part[][]): Part[] {
  return parts.flat().map((part) => ({ ...part, up: by }));
}

function rampart(x: number, w: number, h: number): Part[] {
  const count = Math.max(3, Math.floor(w / 3.2) | 1);
  const q = w / count;
  const teeth = Array.from({ length: count }, (_, n): [number, number][] => {
    const y = n % 2 ? -h : -h - q * 0.8;
    return [[x + q * n, y], [x + q * (n + 1), y]];
  });
  return [part('wall', shape([[x, 0], ...teeth.flat(), [x + w, 0]])), part('shade', block(x, -h * 0.36, w, h * 0.36))];
}

/** Each town has a motif of its own; one that is not listed is a village. */
const TOWNS: Record<string, () => Part[]> = {
  orleans: () => [
    ...side(-26, 14, 15, 8), ...side(12, 14, 15, 8), ...gable(-14, 12, 17, 9, 'slate'), ...gable(20, 9, 13, 8),
    ...spire(-6, 7, 28, 20), ...spire(3, 7, 28, 20), ...gable(-7, 18, 22, 9, 'slate', false), part('window', 'M-.6-20a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0'),
    ...tower(-42, 10, 20), ...tower(33, 10, 20), ...rampart(-33, 67, 11), ...keep(-13, 8, 15), ...keep(6, 8, 15), door(0.5, 6, 9),
  ],
  chartres: () => [...side(-24, 14, 9, 6), ...side(-3, 25, 15, 9, 'slate', 3), ...spire(-12, 8, 20, 24), ...spire(-3, 8, 20, 18), ...side(14, 12, 8, 6)],
  bourges: () => [
    ...side(-25, 12, 8, 6), ...side(-6, 28, 19, 8, 'slate', 4), part('line', 'M10 0L20-14M16 0L25-12'),
    ...tower(-14, 8, 25, 10), ...keep(-5, 8, 22), ...side(17, 11, 8, 6),
  ],
  tours: () => [...side(-27, 13, 9, 6), ...gable(-9, 18, 17, 9, 'slate'), ...spire(-14, 8, 22, 12), ...spire(6, 8, 22, 12), ...side(15, 13, 9, 6, 'slate')],
  'le-mans': () => [...rampart(-28, 56, 8), ...side(-16, 26, 18, 8, 'slate', 4), ...spire(8, 9, 22, 10), ...gable(-25, 10, 12, 7), ...gable(18, 9, 11, 7)],
  nevers: () => [...side(-24, 13, 9, 6), ...keep(-9, 10, 27), ...side(0, 20, 14, 8, 'clay', 3), ...gable(18, 10, 10, 7, 'slate')],
  chinon: () => [
    hill('M-34 0C-24-10-10-13 4-13S28-8 34 0Z'),
    ...up(10, rampart(-24, 48, 8), tower(-27, 8, 14), keep(-6, 9, 20), tower(18, 8, 14), side(3, 14, 11, 6, 'slate')),
    ...side(-16, 11, 6, 5), ...side(2, 12, 6, 5),
  ],
  loches: () => [hill('M-30 0C-20-8-8-9 4-9S26-6 30 0Z'), ...up(6, keep(-13, 15, 28), side(3, 16, 12, 7, 'slate')), ...side(-25, 12, 7, 5), ...side(12, 12, 7, 5)],
  blois: () => [...side(-28, 12, 9, 6), ...side(-14, 30, 15, 9, 'slate', 4), ...tower(-3, 9, 22, 10), ...gable(14, 11, 13, 8, 'slate'), ...side(-10, 9, 6, 4)],
  chateaudun: () => [hill('M-28 0L-22-12H22L28 0Z'), ...up(9, side(-14, 30, 13, 8, 'slate', 4), tower(-22, 11, 18, 10))],
  montrichard: () => [hill('M-26 0C-16-10 12-10 26 0Z'), ...up(7, keep(-7, 14, 22)), ...gable(-22, 11, 8, 6), ...gable(10, 11, 8, 6, 'slate')],
  sancerre: () => [hill('M-32 0C-18-4-12-22 0-22S18-4 32 0Z'), ...up(17, keep(1, 8, 14), gable(-11, 11, 8, 6)), part('vine', 'M-20-3l6-4M-13-3l6-5M10-4l6 3M5-8l9 6')],
  vendome: () => [...side(-26, 12, 8, 6), ...spire(-12, 9, 22, 16), ...side(-3, 24, 13, 8, 'slate', 3), ...side(16, 10, 7, 5)],
  etampes: () => [
    ...side(-24, 13, 8, 6), part('wall', 'M-8 0v-26h4v-3h4v3h4v-3h4v3h4V0Z'), part('shade', 'M4 0v-26h2v-3h2v3h4V0Z'),
    pane(-1, -14, 2.4, 5), ...gable(13, 12, 9, 7),
  ],
  montargis: () => [...gable(-26, 12, 13, 8), ...gable(-13, 11, 15, 8, 'slate'), ...spire(-1, 7, 18, 10), ...gable(7, 12, 13, 8), ...side(18, 10, 8, 5, 'slate')],
  briare: () => [
    ...side(-27, 14, 9, 6), ...gable(-11, 11, 12, 7, 'slate'), part('beam', 'M10 0V-26L24-18M10-20L18-21.5M23-18.4v9'),
    part('oak', 'M20.6-9h5v4h-5Z'), part('oak', 'M2 0C4 5 22 5 25 0Z'), part('wall', 'M8-1V-11L16-3Z'),
  ],
  vierzon: () => [
    ...side(-26, 13, 9, 6, 'slate'), ...gable(-11, 13, 13, 8), part('wall', 'M4-22h7V0H4Z'), part('shade', 'M8-22h3V0H8Z'),
    part('smoke', 'M7.5-24c-4-3 2-5-1-9'), ...side(11, 15, 11, 7),
  ],
  chatellerault: () => [...gable(-26, 11, 11, 7, 'slate'), ...side(-14, 15, 9, 6), ...tower(3, 8, 17), ...tower(17, 8, 17), part('wall', 'M5 0C5-9 23-9 23 0h-4c0-5-10-5-10 0Z')],
  'le-blanc': () => [...gable(-24, 12, 11, 8), ...side(-11, 16, 9, 6, 'slate'), ...spire(4, 7, 17, 12), ...gable(13, 11, 9, 7)],
  chateauroux: () => [
    ...side(-27, 15, 9, 6, 'slate'), ...gable(-11, 12, 12, 8), part('wall', 'M10 0L12-20H20L22 0Z'), part('shade', 'M17-20h3L22 0h-4Z'),
    part('clay', 'M11-19L16-27L21-19Z'), part('beam', 'M16-22L27-31M16-22L5-13M16-22L25-11M16-22L7-33'),
  ],
  argenton: () => [...gable(-25, 11, 12, 7), ...gable(-13, 11, 14, 8, 'slate'), ...gable(-1, 11, 11, 7), ...tower(11, 8, 17), ...side(18, 10, 7, 5, 'slate')],
  'la-chatre': () => [...side(-24, 14, 9, 6), ...keep(-8, 12, 22), ...gable(6, 11, 10, 7), part('leaf', 'M22 0v-3a5 5 0 1 1 .1 0Z')],
  'saint-amand': () => [
    hill('M-30 0C-22-10-14-16-4-16S22-8 30 0Z'), ...up(13, keep(-12, 8, 14), rampart(-5, 12, 7)),
    ...gable(4, 11, 9, 7), ...gable(-24, 10, 7, 6, 'slate'), ...side(15, 10, 6, 5),
  ],
};

export function silhouette(town: string): Part[] {
  return TOWNS[town]?.() ?? [...side(-24, 14, 9, 6), ...gable(-8, 12, 12, 8, 'slate'), ...side(6, 16, 9, 6)];
}
