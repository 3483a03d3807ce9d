// The scenarios for one player: pictures of their events.
import type { Box } from '../box';

export const solo: Box = {
  id: 'solo',
  scenes: {
    'food-tithe': 'harvest',
    drought: 'drought',
    highwaymen: 'robbers',
    pirates: 'pirates',
    riots: 'riots',
    'axle-fracture': 'axle',
  },
};
