// The city on its river.
import { SUNNY, barge, river } from '../../ui/art/scenes';
import { at, gable, path, rect, side, spire, tower, wall, type Shape } from '../../ui/art/shapes';

function bridge(x: number, y: number, arches: number, w: number, h: number): Shape[] {
  const arch = (n: number): Shape[] => path('wall', `M${x + n * w} ${y - h + 7}h${w}v${h - 7}h-5c0-${Math.round(h * 0.8)}-${w - 10}-${Math.round(h * 0.8)}-${w - 10} 0h-5Z`);
  return [...rect('wall', x, y - h, arches * w, 7), ...Array.from({ length: arches }, (_, n) => arch(n)).flat()];
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

export const CITY_SCENE: readonly Shape[] = [...SUNNY, ...path('grass', 'M0 96C60 78 120 92 180 84S280 78 320 88V130H0Z'), ...CITY, ...river(112), ...bridge(-14, 140, 6, 34, 30), ...barge(258, 146, 0.95)];
