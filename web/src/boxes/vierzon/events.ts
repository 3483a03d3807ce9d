// The events of Capital Vierzon, 72 by 72: drawn for it, or common pictures.
import { EVENING, FIGURE, type Scene } from '../../ui/art/events';
import { at, door, path, rect, tower, type Shape } from '../../ui/art/shapes';

export const scenes: Readonly<Record<string, Scene | readonly Shape[]>> = {
  storm: [...rect('night', 0, 0, 72, 72), ...path('water', 'M-2 50Q16 38 34 48T76 44V76H-2Z'), ...path('slate2', 'M6 26C4 14 20 8 27 15 33 4 52 8 52 19 64 16 70 28 60 33H14C8 33 5 30 6 26Z'), ...path('gold', 'M36 32l-8 14h7l-5 13 15-18h-7l6-9Z'), ...path('wave', 'M10 40l-4 8M22 40l-4 8M54 40l-4 8M64 40l-4 8M8 62q6-4 12 0t12 0M42 66q6-4 12 0')],
  banishment: [...EVENING, ...at(50, 62, [...tower(-10, 18, 34), ...door(-4, 7, 12)]), ...at(22, 68, FIGURE), ...path('wax', 'M34 52H14v6L2 48l12-10v6h20Z')],
};
