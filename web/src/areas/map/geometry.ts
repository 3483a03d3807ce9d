// Where everything is on the map, from the towns' true coordinates.
import type { Components, ConnectionInfo, TownInfo } from '../../api/types';
import { ROUTES, SPOTS, type Place } from './routes';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const WIDTH = 1020;
/** Goods lie on the map as tokens of this width. */
export const GOOD = 48;
const SIDE = 62;
const TOP = 69;
const BOTTOM = 96; // names of two lines stand below the southernmost towns

export interface Projected {
  at: Map<string, Point>;
  height: number;
  point: (place: Place) => Point;
}

/** A plain projection that keeps angles near the middle of the map. */
export function project(towns: readonly TownInfo[]): Projected {
  const lats = towns.map((town) => town.lat);
  const lons = towns.map((town) => town.lon);
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const left = Math.min(...lons);
  const top = Math.max(...lats);
  const scale = (WIDTH - 2 * SIDE) / ((Math.max(...lons) - left) * squeeze);
  const point = ([lon, lat]: Place): Point => ({
    x: SIDE + (lon - left) * squeeze * scale,
    y: TOP + (top - lat) * scale,
  });
  const at = new Map(towns.map((town) => [town.id, point([town.lon, town.lat])]));
  return { at, height: TOP + BOTTOM + (top - Math.min(...lats)) * scale, point };
}

export interface Way {
  info: ConnectionInfo;
  path: string;
  /** Where goods lie, one for each space. */
  goods: Point[];
  /** Points along it, close together. */
  trail: Point[];
}

/** Each connection runs from town to town and meets no other one on its way. */
export function ways(components: Components, { at, point }: Projected): Way[] {
  return components.connections.map((info, n) => {
    const a = at.get(info.a) ?? { x: 0, y: 0 };
    const b = at.get(info.b) ?? { x: 0, y: 0 };
    const bends = ROUTES[info.id]?.map(point) ?? [sideways(a, b, info.by === 'water' ? 0.16 : -0.05)];
    const swing = info.by === 'water' ? 4.2 : 2.4;
    const trail = meander(smooth([a, ...bends, b]), swing, info.by === 'water' ? 74 : 80, n * 1.7);
    const spots = SPOTS[info.id] ?? (info.spaces > 1 ? [0.36, 0.64] : [0.5]);
    return { info, path: drawn(trail), goods: spots.slice(0, info.spaces).map((t) => along(trail, t)), trail };
  });
}

/** A point beside the middle of a line, as far away as this part of its length. */
function sideways(a: Point, b: Point, bend: number): Point {
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
}

/** A curve through all points (Catmull-Rom). */
export function smooth(points: readonly Point[], steps = 14): Point[] {
  const found: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i] as Point;
    const p2 = points[i + 1] as Point;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const mix = (a: number, b: number, c: number, d: number, t: number) =>
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      found.push({ x: mix(p0.x, p1.x, p2.x, p3.x, t), y: mix(p0.y, p1.y, p2.y, p3.y, t) });
    }
  }
  const end = points.at(-1);
  return end ? [...found, end] : found;
}

export function distance(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2); // the map asks so often that Math.hypot shows
}

/** How far each point is from the start, along the line. */
export function lengths(line: readonly Point[]): number[] {
  let sum = 0;
  return line.map((point, i) => (sum += i ? distance(point, line[i - 1] as Point) : 0));
}

/** The unit vector to the side of the line at each of its points. */
export function normals(line: readonly Point[]): Point[] {
  return line.map((_, i) => {
    const a = line[Math.max(0, i - 1)] as Point;
    const b = line[Math.min(line.length - 1, i + 1)] as Point;
    const far = distance(a, b) || 1;
    return { x: -(b.y - a.y) / far, y: (b.x - a.x) / far };
  });
}

/** Swings a little to both sides, not at its ends. */
function meander(line: readonly Point[], swing: number, wave: number, start: number): Point[] {
  const far = lengths(line);
  const all = far.at(-1) ?? 0;
  const side = normals(line);
  return line.map((point, i) => {
    const d = far[i] as number;
    const fade = Math.min(1, Math.max(0, (Math.min(d, all - d) - 20) / 40));
    const off = swing * fade * (Math.sin((d / wave) * 6.283 + start) + 0.5 * Math.sin((d / wave) * 10.1 + start * 2.3));
    return { x: point.x + (side[i] as Point).x * off, y: point.y + (side[i] as Point).y * off };
  });
}

/** The point at this part of the line's length. */
export function along(line: readonly Point[], part: number): Point {
  const far = lengths(line);
  const wanted = part * (far.at(-1) ?? 0);
  const next = far.findIndex((d) => d >= wanted);
  const b = line[Math.max(0, next)] ?? { x: 0, y: 0 };
  const a = line[next - 1];
  if (!a) return b;
  const before = far[next - 1] as number;
  const t = (wanted - before) / ((far[next] as number) - before || 1);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function drawn(line: readonly Point[], close = false): string {
  return line.length ? `M${line.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}${close ? 'Z' : ''}` : '';
}

export function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function around(point: Point, half: number): Box {
  return { left: point.x - half, right: point.x + half, top: point.y - half, bottom: point.y + half };
}
