// The map from the towns' true coordinates.
import type { Components, ConnectionInfo, TownInfo } from '../../api/types';

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 1000;
const MARGIN = 70;

/** A plain projection that keeps angles near the middle of the map. */
export function project(towns: readonly TownInfo[]): { at: Map<string, Point>; height: number } {
  const lats = towns.map((town) => town.lat);
  const lons = towns.map((town) => town.lon);
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const left = Math.min(...lons);
  const top = Math.max(...lats);
  const scale = (WIDTH - 2 * MARGIN) / ((Math.max(...lons) - left) * squeeze);
  const at = new Map<string, Point>();
  for (const town of towns) {
    at.set(town.id, {
      x: MARGIN + (town.lon - left) * squeeze * scale,
      y: MARGIN + (top - town.lat) * scale,
    });
  }
  return { at, height: 2 * MARGIN + (top - Math.min(...lats)) * scale };
}

export interface Way {
  info: ConnectionInfo;
  path: string;
  /** Where goods lie, one for each space. */
  goods: Point[];
  /** Points along it. */
  trail: Point[];
}

/** Two ways between the same towns bend apart; rivers swing, roads run nearly straight. */
export function ways(components: Components, at: Map<string, Point>): Way[] {
  const twins = new Map<string, number>();
  for (const way of components.connections) {
    const key = [way.a, way.b].sort().join();
    twins.set(key, (twins.get(key) ?? 0) + 1);
  }
  return components.connections.map((info, n) => {
    const a = at.get(info.a) ?? { x: 0, y: 0 };
    const b = at.get(info.b) ?? { x: 0, y: 0 };
    const shared = (twins.get([info.a, info.b].sort().join()) ?? 0) > 1;
    const side = info.by === 'water' ? 1 : -1;
    const swing = info.by === 'water' ? 0.13 : 0.02;
    const bend = (shared ? 0.2 : swing) * side * (n % 2 && !shared ? -1 : 1);
    const c = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
    const path = `M${round(a.x)} ${round(a.y)}Q${round(c.x)} ${round(c.y)} ${round(b.x)} ${round(b.y)}`;
    const spots = info.spaces === 2 ? [0.4, 0.6] : [0.5];
    const trail = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => along(a, c, b, t));
    return { info, path, goods: spots.map((t) => along(a, c, b, t)), trail };
  });
}

function along(a: Point, c: Point, b: Point, t: number): Point {
  const mix = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
  return { x: mix(a.x, c.x, b.x), y: mix(a.y, c.y, b.y) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end';
}

const LETTER = 10.6; // the width of a letter of a town's name, in a wide face
const BESIDE = 6;
const SIDES: readonly Label[] = [
  { x: 0, y: 33, anchor: 'middle' },
  { x: 0, y: -21, anchor: 'middle' },
  { x: 22, y: BESIDE, anchor: 'start' },
  { x: -22, y: BESIDE, anchor: 'end' },
  { x: 15, y: 29, anchor: 'start' },
  { x: -15, y: 29, anchor: 'end' },
  { x: 15, y: -15, anchor: 'start' },
  { x: -15, y: -15, anchor: 'end' },
];

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf(at: Point, label: Label, name: string, size: number): Box {
  const width = name.length * LETTER * size;
  const x = at.x + label.x;
  const left = label.anchor === 'start' ? x : label.anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: at.y + label.y - 15 * size, bottom: at.y + label.y + 5 * size };
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function around(point: Point, size: number): Box {
  return { left: point.x - size, right: point.x + size, top: point.y - size, bottom: point.y + size };
}

/** Where each town's name covers the least: no good, no town, no other name, few ways. */
export function labels(
  towns: readonly TownInfo[],
  at: Map<string, Point>,
  all: readonly Way[],
  size = 1,
): Map<string, Label> {
  const sides = SIDES.map((side) => ({ ...side, x: side.x * ((size + 1) / 2), y: side.y * ((size + 1) / 2) }));
  const goods = all.flatMap((way) => way.goods.map((spot) => around(spot, 13 * size)));
  const dots = [...at.values()].map((spot) => around(spot, 15));
  const lines = all.flatMap((way) => way.trail.map((spot) => around(spot, way.info.by === 'water' ? 7 : 2)));
  const found = new Map<string, Label>();
  const taken: Box[] = [];
  // Long names need the room most; merchants stand side by side and would cover what is beside.
  for (const town of [...towns].sort((a, b) => b.name.length - a.name.length)) {
    const here = at.get(town.id) ?? { x: 0, y: 0 };
    const costs = sides.map((side, n) => {
      const box = boxOf(here, side, town.name, size);
      const count = (boxes: Box[]) => boxes.filter((one) => meets(box, one)).length;
      const out = box.left < 4 || box.right > WIDTH - 4 ? 200 : 0;
      return out + 100 * count(taken) + 40 * count(goods) + 40 * count(dots) + 3 * count(lines) + (side.y === BESIDE * ((size + 1) / 2) ? 4 : 0) + n * 0.5;
    });
    const best = sides[costs.indexOf(Math.min(...costs))] ?? sides[0];
    if (!best) continue;
    found.set(town.id, best);
    taken.push(boxOf(here, best, town.name, size));
  }
  return found;
}
