// Colours, shapes and letters: nothing is told apart by colour alone.
export const PLAYER_COLOURS = ['#0b6aa8', '#b5490a', '#0a7a5a', '#8a3d86', '#8a6a00'] as const;
export const PLAYER_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const;

const SHAPE_PATHS: Record<string, string> = {
  circle: 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z',
  square: 'M-8-8H8V8H-8Z',
  triangle: 'M0-10L9.5 8H-9.5Z',
  diamond: 'M0-10.5L10.5 0L0 10.5L-10.5 0Z',
  hexagon: 'M-5-9H5L10 0L5 9H-5L-10 0Z',
};

export function shapeOf(seat: number): string {
  return SHAPE_PATHS[PLAYER_SHAPES[seat] ?? 'circle'] ?? '';
}

export function colourOf(seat: number): string {
  return PLAYER_COLOURS[seat] ?? '#555';
}

export interface FollowerLook {
  letter: string;
  colour: string;
  /** An outline, drawn in a box from -10 to 10. */
  icon: string;
}

export const FOLLOWERS: Record<string, FollowerLook> = {
  farmer: { letter: 'F', colour: '#2f5f94', icon: 'M0 8V-7M0-3C-5-3-5-8-5-8S0-8 0-3M0-3C5-3 5-8 5-8S0-8 0-3M0 3C-5 3-5-2-5-2M0 3C5 3 5-2 5-2' },
  boatman: { letter: 'B', colour: '#0e6b7d', icon: 'M-7 8L3-3M3-3C2-8 8-9 8-9S9-3 3-3' },
  craftsman: { letter: 'C', colour: '#7d4e1f', icon: 'M-6 8L2-1M-3-6L5 2M-3-6L1-9L8-2L5 2' },
  trader: { letter: 'T', colour: '#6d3590', icon: 'M0-8V8M-4 8H4M-8-5H8M-8-5L-10 1H-6ZM8-5L6 1H10Z' },
  knight: { letter: 'K', colour: '#9c2b2b', icon: 'M-6 8V-2A6 6 0 0 1 6-2V8H2V1H-2V8ZM0-8V-10' },
  scholar: { letter: 'S', colour: '#4b5563', icon: 'M0-5C-3-8-8-7-8-7V6S-3 5 0 8C3 5 8 6 8 6V-7S3-8 0-5V8' },
  monk: { letter: 'M', colour: '#6b5a00', icon: 'M-6 8C-7-4-4-9 0-9S7-4 6 8ZM-3-2A3 3.5 0 1 0 3-2A3 3.5 0 1 0-3-2' },
};

const OWN = 'own-';

/** A follower of the player's own colour. */
export function isOwn(kind: string): boolean {
  return kind.startsWith(OWN);
}

export function typeOf(kind: string): string {
  return isOwn(kind) ? kind.slice(OWN.length) : kind;
}

export function followerLook(kind: string): FollowerLook {
  return FOLLOWERS[typeOf(kind)] ?? { letter: '?', colour: '#555', icon: '' };
}

export interface GoodLook {
  colour: string;
  path: string;
}

export const GOODS: Record<string, GoodLook> = {
  grain: { colour: '#8a6500', path: 'M0 9V-4M0-9C-3-6-3-3 0-1C3-3 3-6 0-9M-1 2C-6 1-6-4-6-4S-1-4-1 2M1 2C6 1 6-4 6-4S1-4 1 2' },
  cheese: { colour: '#9a5d00', path: 'M-9 4L6-6L9-1V7H-9ZM-9 4H9' },
  wine: { colour: '#7d1f3f', path: 'M-5-9H5C5-1 2 1 0 1S-5-1-5-9M0 1V8M-4 8H4' },
  wool: { colour: '#55606b', path: 'M-8 2A5 5 0 0 1-5-6A5 5 0 0 1 5-6A5 5 0 0 1 8 2A5 5 0 0 1 0 7A5 5 0 0 1-8 2' },
  brocade: { colour: '#5b2a8a', path: 'M-8-8H8V8H-8ZM0-8L8 0L0 8L-8 0Z' },
  bread: { colour: '#7a4a17', path: 'M-9 5C-9-5 9-5 9 5ZM-4-1L-2 2M1-2L3 1' },
};

export const GEAR_PATH =
  'M-2-10H2L3-7L6-8.5L8.5-6L7-3L10-2V2L7 3L8.5 6L6 8.5L3 7L2 10H-2L-3 7L-6 8.5L-8.5 6L-7 3L-10 2V-2L-7-3L-8.5-6L-6-8.5L-3-7ZM0-3.5A3.5 3.5 0 1 0 0 3.5A3.5 3.5 0 1 0 0-3.5Z';
