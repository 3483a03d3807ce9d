// Where pieces stand in a town: houses from the left, merchants from the right, before the walls.
import type { Box, Point } from './geometry';

/** The walled city: bigger than the other towns, and every player may build there. */
export const CITY = 'orleans';

const TALL: Record<string, number> = { chartres: 58, bourges: 44, vendome: 52, tours: 46, [CITY]: 66 };

/** The area a town takes up around its point on the map: the buildings, and everything that may stand there. */
export function ground(town: string): { walls: Box; pieces: Box } {
  const big = town === CITY;
  const wide = big ? 54 : 35;
  const stand = big ? 62 : 44;
  return {
    walls: { left: -wide, right: wide, top: -(TALL[town] ?? 42), bottom: big ? 22 : 17 },
    pieces: { left: -stand, right: stand, top: big ? -26 : -30, bottom: big ? 26 : 20 },
  };
}

export function groundsAt(town: string, at: Point): Box[] {
  const { walls, pieces } = ground(town);
  return [walls, pieces].map(({ left, right, top, bottom }) => ({
    left: at.x + left,
    right: at.x + right,
    top: at.y + top,
    bottom: at.y + bottom,
  }));
}

export interface Standing extends Point {
  /** Degrees: merchants who share a town lean apart. */
  lean: number;
}

/** Pieces in a row that begins or ends at the edge of the town; they close up when there are many. */
function row(count: number, town: string, wide: number, fromLeft: boolean, y: number): Standing[] {
  const { left, right } = ground(town).pieces;
  const room = right - left - wide;
  const step = count > 1 ? Math.min(wide * 0.62, room / (count - 1)) : 0;
  const edge = fromLeft ? left + wide / 2 : right - wide / 2 - step * (count - 1);
  return Array.from({ length: count }, (_, n) => ({
    x: edge + n * step,
    y,
    lean: count > 1 ? -7 + (14 * n) / (count - 1) : 0,
  }));
}

export function houses(count: number, town: string): Standing[] {
  return row(count, town, 30, true, town === CITY ? 19 : 15);
}

export function merchants(count: number, town: string): Standing[] {
  return row(count, town, 34, false, town === CITY ? 24 : 18);
}

/** The foot of a pole on the right behind the roofs, where neither names nor waiting citizens are. */
export function pennant(town: string): Point {
  return town === CITY ? { x: 26, y: -16 } : { x: 15, y: -16 };
}
