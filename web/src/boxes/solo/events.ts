// Events of The Trip to Tours, 72 by 72: drawn for it, or common pictures.
import { MEADOW, NIGHT, type Scene } from '../../ui/art/events';
import { PICTURES } from '../../ui/art/places';
import { at, disc, path, type Shape } from '../../ui/art/shapes';

export const scenes: Readonly<Record<string, Scene | readonly Shape[]>> = {
  'food-tithe': 'harvest',
  drought: 'drought',
  highwaymen: 'robbers',
  pirates: [...NIGHT, ...at(-16, 12, PICTURES.ship)],
  riots: 'riots',
  'axle-fracture': [...MEADOW, ...at(36, 50, [...disc('wheel', 0, -8, 20), ...path('rod', 'M-20-8H20M0-28V12M-14-22L14 6'), ...path('wax', 'M6-26l-5 9 7 2-6 10 16-13-7-2 6-8Z')])],
};
