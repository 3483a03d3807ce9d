// Colours, shapes and emblems: nothing is told apart by colour alone.
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
  return `var(--p${(seat % 5) + 1})`;
}

/** What a follower carries, drawn in a box from 0 to 40. */
export const EMBLEMS: Record<string, readonly string[]> = {
  farmer: ['M27.5 6.5C20 5.5 12.5 10.5 12.8 17.5c.1 2.6 1.3 4.6 3.1 6l2.3-2.3c-1.7-1.2-2.4-2.7-2.3-4.6.3-5 6.2-8.7 11.6-8.1Z', 'M18.6 20.6l2.6 2.6-5.7 5.7a1.85 1.85 0 0 1-2.6-2.6Z', 'M25.5 11.5c2.4 1 3.6 3 3.2 5.4-2.4-.6-3.7-2.5-3.2-5.4Zm-2.7 4.5c2.4 1 3.6 3 3.2 5.4-2.4-.6-3.7-2.5-3.2-5.4Z'],
  boatman: ['M8 21.5h24c-1.2 4-3.6 6.5-7 6.5H15c-3.4 0-5.8-2.5-7-6.5Z', 'M19 5h2v14.5h-2Z', 'M11.5 7.5c5-1.2 12-1.2 17 0-1 3.6-1 7 0 10.5-5-1.2-12-1.2-17 0 1-3.5 1-6.9 0-10.5Z'],
  craftsman: ['M11.5 11.3l4.3-4.3c3-.7 6.3.2 8.3 2.2l-2.6 2.6 9.3 11.1a2 2 0 0 1 0 2.7l-1.7 1.7a2 2 0 0 1-2.7 0L15.3 18l-1.5 1.5-3.8-3.8 2.3-2.3Z'],
  trader: ['M18.9 5.5h2.2v2.3l8.4 1.5v2L21.1 9.9v15.3h4.4v2.6h-11v-2.6h4.4V10.3l-8.4 1.4v-2l8.4-1.6Z', 'M10.8 11.3l4.3 8.3H6.5Zm18.4-.4l4.3 8.3h-8.6Z', 'M6 19.2h9.6c-.4 2.7-2.3 4-4.8 4s-4.4-1.3-4.8-4Zm18.4-.4H34c-.4 2.7-2.3 4-4.8 4s-4.4-1.3-4.8-4Z'],
  knight: ['M20 5c5.8 0 9.5 2.6 9.8 8.5l.4 9.5-5.7 5h-9l-5.7-5 .4-9.5C10.5 7.6 14.2 5 20 5Zm-7.3 9.2v2.6l6 1.1v7.5h2.6v-7.5l6-1.1v-2.6l-6 1h-2.6Z'],
  scholar: ['M19 9.8c-3-2.6-7.2-3.2-12-2.7v17.6c4.7-.5 9 .1 12 2.8Zm2 0c3-2.6 7.2-3.2 12-2.7v17.6c-4.7-.5-9 .1-12 2.8Z'],
  monk: ['M20 4.5c6 0 9.5 4.5 9.8 11 .1 3-.6 5.6-2 7.6 2.6 1 4.4 2.6 5.2 4.9H7c.8-2.3 2.6-3.9 5.2-4.9-1.4-2-2.1-4.6-2-7.6.3-6.5 3.8-11 9.8-11Zm0 5.2c-3.2 0-5 2.6-5 6.2s2 7.3 5 7.3 5-3.7 5-7.3-1.8-6.2-5-6.2Z'],
};

const OWN = 'own-';

/** A follower of the player's own colour. */
export function isOwn(kind: string): boolean {
  return kind.startsWith(OWN);
}

export function typeOf(kind: string): string {
  return isOwn(kind) ? kind.slice(OWN.length) : kind;
}

/** Nine teeth, in a box from 0 to 40. */
export const GEAR_PATH =
  'M17 6.1L17.5 1.6L22.5 1.6L23 6.1L26.7 7.5L30 4.3L33.7 7.5L31.2 11.3L33.2 14.7L37.7 14.4L38.6 19.2L34.2 20.5L33.5 24.4L37.2 27.1L34.7 31.3L30.6 29.5L27.5 32L28.6 36.5L24 38.2L22 34.1L18 34.1L16 38.2L11.4 36.5L12.5 32L9.4 29.5L5.3 31.3L2.8 27.1L6.5 24.4L5.8 20.5L1.4 19.2L2.3 14.4L6.8 14.7L8.8 11.3L6.3 7.5L10 4.3L13.3 7.5Z';
