// Drawings are lists of shapes: a path, and the material it is made of. Buildings stand on y = 0.
export interface Shape {
  /** The material; its colours are in Drawing.svelte. */
  of: string;
  d: string;
  at?: string;
}

export type Point = readonly [number, number];

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function path(of: string, d: string): Shape[] {
  return [{ of, d }];
}

export function poly(of: string, points: readonly Point[]): Shape[] {
  return path(of, `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`);
}

export function rect(of: string, x: number, y: number, w: number, h: number): Shape[] {
  return path(of, `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`);
}

export function disc(of: string, x: number, y: number, r: number): Shape[] {
  return path(of, `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`);
}

/** Moves what was drawn; a second move goes around the first. */
export function at(x: number, y: number, shapes: readonly Shape[], scale = 1): Shape[] {
  const move = `translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}`;
  return shapes.map((shape) => ({ ...shape, at: shape.at ? `${move} ${shape.at}` : move }));
}

export function turned(degrees: number, shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape) => ({ ...shape, at: `rotate(${degrees})${shape.at ? ` ${shape.at}` : ''}` }));
}

export function win(x: number, y: number, w = 2, h = 3.4): Shape[] {
  return path('window', `M${n(x - w / 2)} ${n(y)}v${n(-h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}Z`);
}

export function door(x: number, w = 4, h = 6): Shape[] {
  return path('ink', `M${n(x - w / 2)} 0v${n(-h + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V0Z`);
}

/** A house seen from its gable. */
export function gable(x: number, w: number, h: number, roofHeight: number, roof = 'tile', window = true): Shape[] {
  const m = x + w / 2;
  const o = w * 0.1;
  const top = -h - roofHeight;
  return [
    ...poly('wall', [[x, 0], [x, -h], [m, top], [x + w, -h], [x + w, 0]]),
    ...poly('wall2', [[m, 0], [m, top], [x + w, -h], [x + w, 0]]),
    ...poly(roof, [[x - o, -h + o], [m, top - 1.4], [x + w + o, -h + o], [x + w + o * 0.2, -h + o * 1.6], [m, top + 2.2], [x - o * 0.2, -h + o * 1.6]]),
    ...(window ? win(m, -h * 0.55, w * 0.16, w * 0.28) : []),
  ];
}

/** A house seen from its long side. */
export function side(x: number, w: number, h: number, roofHeight: number, roof = 'tile', windows = 2): Shape[] {
  const shapes = [
    ...rect('wall', x, -h, w, h),
    ...rect('wall2', x, -h, w, h * 0.28),
    ...poly(roof, [[x - 1.5, -h], [x + w * 0.1, -h - roofHeight], [x + w * 0.9, -h - roofHeight], [x + w + 1.5, -h]]),
  ];
  for (let i = 0; i < windows; i++) shapes.push(...win(x + (w * (i + 0.5)) / windows, -h * 0.22, Math.min(2.2, w * 0.1), h * 0.4));
  return shapes;
}

export function tower(x: number, w: number, h: number, cap: 'cone' | 'cren' = 'cone', capHeight = w * 1.3, roof = 'slate'): Shape[] {
  const shaft = [
    ...rect('wall', x, -h, w, h),
    ...rect('wall2', x + w * 0.6, -h, w * 0.4, h),
    ...win(x + w * 0.42, -h * 0.55, w * 0.2, w * 0.5),
  ];
  if (cap === 'cone') {
    const tip: Point = [x + w / 2, -h - capHeight];
    return [...shaft, ...poly(roof, [[x - w * 0.14, -h], tip, [x + w * 1.14, -h]]), ...poly(`${roof}2`, [tip, [x + w * 1.14, -h], [x + w * 0.62, -h]])];
  }
  const q = (w * 1.2) / 5;
  const from = x - w * 0.1;
  return [...shaft, ...poly('wall', [[from, -h + q], ...teeth(from, q, 5, -h - q * 1.1, -h - q * 0.1), [from + q * 5, -h + q]])];
}

function teeth(x: number, q: number, count: number, high: number, low: number): Point[] {
  return Array.from({ length: count }, (_, i) => (i % 2 ? low : high)).flatMap((y, i): Point[] => [[x + q * i, y], [x + q * (i + 1), y]]);
}

export function spire(x: number, w: number, h: number, spireHeight: number, roof = 'slate'): Shape[] {
  const m = x + w / 2;
  const top = -h - spireHeight;
  return [...tower(x, w, h, 'cone', spireHeight, roof), ...path('line', `M${n(m)} ${n(top)}v-4.4M${n(m - 1.6)} ${n(top - 2.8)}h3.2`)];
}

export function wall(x: number, w: number, h: number, gate = true, tooth = 3.2): Shape[] {
  const count = Math.max(3, Math.floor(w / tooth) | 1);
  const q = w / count;
  return [
    ...poly('wall', [[x, 0], ...teeth(x, q, count, -h - q * 0.8, -h), [x + w, 0]]),
    ...rect('wall2', x, -h * 0.36, w, h * 0.36),
    ...(gate ? door(x + w / 2, h * 0.7, h * 0.85) : []),
  ];
}

export function tree(x: number, y: number, r: number): Shape[] {
  return [
    ...rect('ink', x - r * 0.12, y - r * 0.6, r * 0.24, r * 0.6),
    ...disc('leaf', x, y - r * 1.2, r),
    ...path('leaf2', `M${n(x)} ${n(y - r * 2.2)}a${n(r)} ${n(r)} 0 0 1 0 ${n(2 * r)}a${n(r * 1.6)} ${n(r * 1.6)} 0 0 0 0 ${n(-2 * r)}`),
  ];
}
