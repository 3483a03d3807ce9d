// What grows in the land between the ways: drawn once, always the same, never over anything.
import { around, drawn, GOOD, round, type Box, type Point, type Projected, type Way, WIDTH } from './geometry';
import { boxOf, type Label } from './labels';
import type { Place } from './routes';
import { groundsAt } from './standing';

export interface Field {
  x: number;
  y: number;
  turn: number;
  crop: string;
  outline: string;
  furrows: string;
}

export interface Scenery {
  tints: { kind: string; at: Point; rx: number; ry: number }[];
  fields: Field[];
  hills: { face: string; line: string; hatch: string };
  trees: { trunk: string; leaf: string; shade: string };
  vines: string;
  tufts: string;
  rose: Point | null;
}

const BLEED = 260; // how far the land goes on beyond the map
const CELL = 52;
const APART = 11; // from tree to tree

/** Numbers that look random and are the same every time (mulberry32). */
function dice(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

/** The occupied spots: circles, found by the cell they lie in. */
class Room {
  #cells = new Map<number, { at: Point; r: number }[]>();
  #widest = 0;

  take(at: Point, r: number): void {
    this.#widest = Math.max(this.#widest, r);
    const key = this.#key(at.x, at.y);
    const here = this.#cells.get(key);
    if (here) here.push({ at, r });
    else this.#cells.set(key, [{ at, r }]);
  }

  takeBox({ left, right, top, bottom }: Box): void {
    for (let x = left + 6; x < right + 6; x += 12) for (let y = top + 6; y < bottom + 6; y += 12) this.take({ x, y }, 8);
  }

  free(at: Point, r: number): boolean {
    const reach = Math.ceil((this.#widest + r) / CELL);
    for (let i = -reach; i <= reach; i++) {
      for (let j = -reach; j <= reach; j++) {
        const near = this.#cells.get(this.#key(at.x + i * CELL, at.y + j * CELL));
        if (near?.some((one) => (one.at.x - at.x) ** 2 + (one.at.y - at.y) ** 2 < (one.r + r) ** 2)) return false;
      }
    }
    return true;
  }

  #key(x: number, y: number): number {
    return Math.floor(x / CELL) * 1000 + Math.floor(y / CELL);
  }
}

const FORESTS: readonly [number, number, number, number, number][] = [
  [2.3, 48.13, 0.3, 0.09, 70], [1.78, 47.6, 0.2, 0.14, 80], [0.72, 47.66, 0.24, 0.14, 64], [2.52, 47.42, 0.2, 0.12, 46], [1.98, 46.88, 0.12, 0.06, 18],
  [0.06, 46.6, 0.2, 0.12, 30], [3.1, 48.42, 0.22, 0.14, 44], [0.3, 48.42, 0.2, 0.12, 36], [3.32, 47.75, 0.16, 0.2, 34], [1.5, 47.16, 0.14, 0.06, 20],
  [0.35, 46.5, 0.2, 0.08, 26], [2.85, 46.6, 0.24, 0.06, 28], [-0.1, 47.6, 0.2, 0.24, 40], [1.1, 48.6, 0.2, 0.08, 24], [2.7, 48.62, 0.3, 0.08, 26],
  [3.4, 47.1, 0.14, 0.2, 28], [1.12, 46.88, 0.14, 0.08, 22], [2.2, 46.45, 0.24, 0.06, 24], [1.0, 48.14, 0.16, 0.05, 16], [1.5, 46.3, 0.5, 0.1, 30],
  [0.5, 47.5, 0.1, 0.06, 10], [2.36, 47.58, 0.14, 0.08, 22], [2.75, 46.9, 0.1, 0.05, 10], [-0.2, 48.1, 0.2, 0.2, 30], [3.45, 46.7, 0.2, 0.2, 30],
];
const FIELDS: readonly [number, number, number][] = [
  [1.8, 48.36, -12], [1.93, 48.2, 8], [1.16, 48.27, 14], [0.72, 48.33, -10], [2.5, 48.33, 20], [1.33, 47.92, -20], [0.62, 47.93, 12], [1.36, 47.03, -14],
  [1.7, 47.08, 10], [2.95, 48.1, -8], [1.46, 47.76, 16], [2.72, 46.62, -16], [2.16, 46.78, 12], [0.8, 47.12, -14], [2.3, 47.4, 16], [2.3, 46.95, -10],
  [2.75, 47.32, 10], [3.05, 46.75, -8], [2.46, 47.88, 12], [1.56, 48.42, 6], [0.9, 48.5, -6], [0.5, 46.62, 10], [1.6, 48.12, -16], [3.1, 47.9, 10],
];
const VINES: readonly Place[] = [[0.52, 47.48], [0.95, 47.58], [0.5, 47.18], [3.0, 47.3], [2.64, 47.2], [1.6, 47.4], [1.24, 47.46]];
const TINTS: readonly [string, Place, number, number][] = [
  ['forest', [2.25, 48.06], 140, 80], ['forest', [1.75, 47.55], 125, 105], ['forest', [0.68, 47.7], 120, 120], ['forest', [2.55, 47.4], 100, 85],
  ['forest', [2.1, 46.78], 110, 75], ['corn', [1.72, 48.28], 210, 110], ['corn', [0.85, 48.18], 150, 75], ['vine', [0.62, 47.05], 120, 80],
  ['vine', [2.98, 47.75], 90, 150], ['corn', [1.35, 46.98], 150, 75], ['forest', [0.1, 46.75], 90, 120], ['corn', [2.7, 46.75], 110, 60],
];

function isHilly(lon: number, lat: number): boolean {
  return lat < 46.75 || lat > 48.5 || lon < 0.1 || lon > 3 || (lon > 2.45 && lat > 47 && lat < 47.6) || (lon > 0.4 && lon < 1.2 && lat > 48.05) || (lon > 2.2 && lat < 46.95);
}

/** Everything the land is kept free for. */
function kept(projected: Projected, all: readonly Way[], names: Iterable<Label>): Room {
  const room = new Room();
  for (const [town, at] of projected.at) for (const box of groundsAt(town, at)) room.takeBox(box);
  for (const way of all) {
    const wide = way.info.by === 'water' ? 19 : 11;
    for (const point of way.trail) room.take(point, wide);
    for (const spot of way.goods) room.takeBox(around(spot, GOOD / 2));
  }
  for (const label of names) room.takeBox(boxOf(label));
  return room;
}

export function scenery(projected: Projected, all: readonly Way[], names: Iterable<Label>): Scenery {
  const room = kept(projected, all, names);
  const roll = dice(5);
  const { point } = projected;
  const rose = near({ x: 64, y: projected.height - 58 }, 20, 38, room, roll);
  if (rose) room.take(rose, 42);
  const fields = FIELDS.flatMap((field, n) => sown(field, n, point, room, roll));
  const vines = VINES.map((place) => planted(point(place), room, roll)).join('');
  return {
    tints: TINTS.map(([kind, place, rx, ry]) => ({ kind, at: point(place), rx: rx * 1.2, ry: ry * 1.2 })),
    rose,
    fields,
    vines,
    hills: hills(point, room, roll),
    trees: trees(point, room, roll),
    tufts: tufts(projected.height, room, roll),
  };
}

type Roll = ReturnType<typeof dice>;

/** The next free spot around one, if there is any. */
function near(at: Point, reach: number, r: number, room: Room, roll: Roll): Point | null {
  for (let n = 0; n < 60; n++) {
    const spot = n ? { x: at.x + roll(-reach, reach), y: at.y + roll(-reach, reach) } : at;
    if (room.free(spot, r)) return spot;
  }
  return null;
}

function sown([lon, lat, turn]: readonly [number, number, number], n: number, point: (place: Place) => Point, room: Room, roll: Roll): Field[] {
  const at = near(point([lon, lat]), 46, 27, room, roll);
  if (!at) return [];
  room.take(at, 32);
  const w = 46 + ((n * 7) % 16);
  const h = 26 + ((n * 5) % 10);
  const rows = Array.from({ length: Math.floor(h / 5.2) }, (_, row) => `M${-w / 2 + 2} ${round(-h / 2 + row * 5.2 + 3)}q${w / 4}-3 ${w / 2} 0t${w / 2 - 4} 0`);
  const outline = `M${-w / 2} ${-h / 2}q${w / 4}-3 ${w / 2} 0t${w / 2} 0v${h}q${-w / 4} 3 ${-w / 2} 0t${-w / 2} 0Z`;
  return [{ ...at, turn, crop: ['wheat', 'meadow', 'stubble'][n % 3] ?? 'wheat', outline, furrows: rows.join('') }];
}

function planted(start: Point, room: Room, roll: Roll): string {
  const at = near(start, 50, 24, room, roll);
  if (!at) return '';
  room.take(at, 28);
  let path = '';
  for (let i = -2; i <= 2; i++) {
    for (let j = -1; j <= 1; j++) {
      const x = round(at.x + i * 9 + j * 3);
      const y = round(at.y + j * 10);
      path += `M${x} ${y}v6M${x - 2.6} ${y + 1}a2.8 2.8 0 1 1 5.2 0a2.8 2.8 0 1 1-5.2 0`;
    }
  }
  return path;
}

function hills(point: (place: Place) => Point, room: Room, roll: Roll): Scenery['hills'] {
  const found = { face: '', line: '', hatch: '' };
  for (let n = 0, made = 0; n < 1400 && made < 80; n++) {
    const [lon, lat, s] = [roll(-0.6, 4), roll(46, 49), roll(11, 19)];
    const { x, y } = point([lon, lat]);
    const middle = { x, y: y - s * 0.4 };
    if (!isHilly(lon, lat) || !room.free(middle, s * 1.1)) continue;
    room.take(middle, s * 1.5);
    made++;
    const line = `M${round(x - s)} ${round(y)}Q${round(x - s * 0.45)} ${round(y - s * 1.15)} ${round(x)} ${round(y - s * 0.95)}T${round(x + s)} ${round(y)}`;
    found.line += line;
    found.face += `${line}Z`;
    for (let j = 0; j < 5; j++) {
      const u = 0.12 + j * 0.17;
      found.hatch += `M${round(x + s * u)} ${round(y - s * 0.95 * (1 - u) ** 0.8 + 1)}l${round(-s * 0.12)} ${round(s * (0.5 - 0.07 * j))}`;
    }
  }
  return found;
}

function trees(point: (place: Place) => Point, room: Room, roll: Roll): Scenery['trees'] {
  const stems: Point[] = [];
  const planted = new Room();
  for (const [lon, lat, rx, ry, count] of FORESTS) {
    for (let n = 0, left = count; n < count * 6 && left > 0; n++) {
      const [angle, far] = [roll(0, 6.283), Math.sqrt(roll(0, 1))];
      const { x, y } = point([lon + rx * far * Math.cos(angle), lat + ry * far * Math.sin(angle)]);
      if (!planted.free({ x, y }, APART / 2) || !room.free({ x, y: y - 8 }, 9)) continue;
      const stem = { x: Math.round(x), y: Math.round(y) };
      stems.push(stem);
      planted.take(stem, APART / 2);
      left--;
    }
  }
  const found = { trunk: '', leaf: '', shade: '' };
  for (const { x, y } of stems.sort((a, b) => a.y - b.y)) {
    const s = 6.5 + ((x * 7 + y * 3) % 5) / 2;
    found.trunk += `M${x} ${y}v-5`;
    found.leaf += `M${x - s} ${round(y - s - 3)}a${s} ${round(s * 1.12)} 0 1 1 ${2 * s} 0a${s} ${round(s * 0.86)} 0 1 1 ${-2 * s} 0Z`;
    found.shade += `M${round(x + s * 0.1)} ${round(y - s * 2.05 - 3)}a${s} ${round(s * 1.05)} 0 0 1 ${round(-s * 0.1)} ${round(s * 1.9)}a${round(s * 1.7)} ${round(s * 1.7)} 0 0 0 ${round(s * 0.1)} ${round(-s * 1.9)}Z`;
    room.take({ x, y: y - 6 }, 12);
  }
  return found;
}

function tufts(height: number, room: Room, roll: Roll): string {
  let path = '';
  for (let n = 0; n < 1500; n++) {
    const at = { x: roll(-BLEED, WIDTH + BLEED), y: roll(-BLEED, height + BLEED) };
    if (!room.free(at, 8)) continue;
    room.take(at, 26);
    path += `M${Math.round(at.x) - 4} ${Math.round(at.y) - 4}l2.5 4l1.5-6l1.5 6l2.5-4`;
  }
  return path;
}

/** One path of all roads. */
export function tracks(all: readonly Way[]): string {
  return all.filter((way) => way.info.by === 'road').map((way) => drawn(way.trail)).join('');
}
