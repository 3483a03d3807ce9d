// The meals of Travelling Salesman, 72 by 72: drawn for it, or common pictures.
import { EVENING, NIGHT, type Scene } from '../../ui/art/events';
import { at, disc, path, type Shape } from '../../ui/art/shapes';

const LOAF = [...path('oakl', 'M-13 0C-15-10-8-15 0-15S15-10 13 0Z'), ...path('line', 'M-6-12l2 5M0-14v6M6-12l-2 5')];
const JUG = [...path('slate', 'M-7 0C-12-10-8-17-5-20V-26H6V-20C9-17 12-10 8 0Z'), ...path('line', 'M7-22C15-22 15-10 9-9')];
const BOARD = [...path('oak', 'M-2 52H74V60H-2Z'), ...path('oak2', 'M6 60h6v14H6ZM60 60h6v14H60Z')];
const CHEESE = [...path('gold', 'M-12 0V-8L12-13V0Z'), ...disc('bronze', -4, -4, 2), ...disc('bronze', 5, -6, 2.4)];

export const scenes: Readonly<Record<string, Scene | readonly Shape[]>> = {
  feeding: [...EVENING, ...BOARD, ...at(24, 52, LOAF), ...at(50, 52, JUG)],
  'great-feast': [...NIGHT, ...BOARD, ...at(14, 52, JUG), ...at(34, 52, LOAF), ...at(34, 38, LOAF, 0.8), ...at(57, 52, CHEESE), ...path('rod', 'M62 39V24'), ...path('gold', 'M62 24c-5-5-1-9 0-13 1 4 5 8 0 13Z')],
};
