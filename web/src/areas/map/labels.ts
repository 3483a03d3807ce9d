// The towns' names, each where it covers nothing: no good, no town or what stands in it, no way,
// no other name.
import type { TownInfo } from '../../api/types';
import { around, GOOD, meets, type Box, type Point, type Projected, type Way, WIDTH } from './geometry';
import { CITY, ground, groundsAt } from './standing';
import { halfWidth } from './rivers';

export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end';
  /** One line, or two for a long name. */
  lines: readonly string[];
  font: number;
  /** Of its longest line. */
  width: number;
}

const FONT = 22.2;
const LINE = 0.95; // from one line to the next, in heights of the font
const LONG = 14; // letters that may stand in one line
const ROAD = 6;
const REACH = 270; // no name goes farther from its town
const SQUARE = 40;
const APART = 18; // between two names, so that each is read with its own town

function fontOf(town: string, size: number): number {
  return (town === CITY ? 28 : FONT) * size;
}

/** The width of a text in a wide bold face, in heights of the font. */
function breadth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[A-ZÉ]/.test(letter) ? 0.76 : /[iltr.' -]/.test(letter) ? 0.42 : 0.63), 0);
}

/** "Saint-Amand-Montrond" breaks at the hyphen that leaves the shortest lines. */
function lined(name: string): readonly string[] {
  if (name.length <= LONG) return [name];
  const breaks = [...name.matchAll(/[- ]/g)].map((found) => found.index + 1);
  const longest = (at: number) => Math.max(at, name.length - at);
  const best = breaks.sort((a, b) => longest(a) - longest(b))[0];
  return best ? [name.slice(0, best), name.slice(best)] : [name];
}

export function boxOf(label: Label): Box {
  const { width } = label;
  const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2;
  const deep = (label.lines.length - 1) * LINE * label.font;
  return { left, right: left + width, top: label.y - label.font * 0.76, bottom: label.y + deep + label.font * 0.24 };
}

function wider({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

export interface Obstacle {
  what: string;
  box: Box;
}

/** Everything a name may not cover, with every good on its space. */
export function obstacles({ at }: Pick<Projected, 'at'>, all: readonly Way[], size: number): Obstacle[] {
  return [
    ...[...at].flatMap(([town, point]) => groundsAt(town, point).map((box) => ({ what: `town:${town}`, box }))),
    ...all.flatMap((way) => [
      ...way.goods.map((spot) => ({ what: `good:${way.info.id}`, box: around(spot, (GOOD / 2) * size) })),
      ...way.trail.map((spot) => ({
        what: `connection:${way.info.id}`,
        box: around(spot, way.info.by === 'water' ? halfWidth(way.info.id) : ROAD),
      })),
    ]),
  ];
}

/** Every place a name may have around its town, the best first. */
function candidates(town: TownInfo, at: Point, size: number): Label[] {
  const font = fontOf(town.id, size);
  const lines = lined(town.name);
  const width = Math.max(...lines.map(breadth)) * font;
  const { walls, pieces } = ground(town.id);
  const deep = (lines.length - 1) * LINE * font;
  const found: (Label & { cost: number })[] = [];
  const add = (x: number, y: number, anchor: Label['anchor'], cost: number) =>
    found.push({ x: at.x + x, y: at.y + y, anchor, lines, font, width, cost });
  for (let gap = 3; gap <= 27; gap += 6) {
    for (let slip = -78; slip <= 78; slip += 6) {
      const cost = gap * 1.5 + Math.abs(slip) * 0.25;
      add(slip, pieces.bottom + gap + font * 0.76, 'middle', cost);
      add(slip, walls.top - gap - deep - font * 0.24, 'middle', cost + 8);
    }
    for (let slip = -44; slip <= 44; slip += 4) {
      const cost = gap * 1.5 + Math.abs(slip) * 0.3 + 4;
      add(pieces.right + gap, slip + font * 0.2, 'start', cost);
      add(pieces.left - gap, slip + font * 0.2, 'end', cost);
    }
  }
  return found.sort((a, b) => a.cost - b.cost);
}

/** What a name covers there. */
export function covered(label: Label, things: readonly Obstacle[], height: number): string[] {
  const box = boxOf(label);
  const over = things.filter((thing) => meets(box, thing.box)).map((thing) => thing.what);
  return isOutside(box, height) ? [...over, 'edge'] : over;
}

/** Obstacles by the squares they reach into: a name looks only at those around it. */
class Squares {
  #found = new Map<number, Box[]>();

  constructor(things: readonly Obstacle[]) {
    for (const { box } of things) {
      this.#some(box, (key) => {
        const here = this.#found.get(key);
        if (here) here.push(box);
        else this.#found.set(key, [box]);
        return false;
      });
    }
  }

  free(box: Box): boolean {
    return !this.#some(box, (key) => this.#found.get(key)?.some((other) => meets(box, other)));
  }

  #some({ left, right, top, bottom }: Box, holds: (key: number) => boolean | undefined): boolean {
    for (let i = Math.floor(left / SQUARE); i <= right / SQUARE; i++) {
      for (let j = Math.floor(top / SQUARE); j <= bottom / SQUARE; j++) if (holds(i * 1000 + j)) return true;
    }
    return false;
  }
}

function isOutside({ left, right, top, bottom }: Box, height: number): boolean {
  return left < 2 || right > WIDTH - 2 || top < 2 || bottom > height - 2;
}

export function labels(towns: readonly TownInfo[], projected: Projected, lines: readonly Way[], size = 1): Map<string, Label> {
  const things = obstacles(projected, lines, size);
  const room = new Squares(things);
  const isFree = (box: Box) => !isOutside(box, projected.height) && room.free(box);
  const choices = towns.map((town) => {
    const at = projected.at.get(town.id) ?? { x: 0, y: 0 };
    const all = candidates(town, at, size);
    const free = all.filter((label) => isFree(boxOf(label)));
    const near = things.filter((thing) => meets(thing.box, around(at, REACH)));
    const least = (label: Label) => covered(label, near, projected.height).length;
    return { town, free, best: free.length ? free : all.sort((a, b) => least(a) - least(b)) };
  });
  const found = new Map<string, Label>();
  const taken: Box[] = [];
  // Whoever has the least choice comes first.
  for (const { town, best } of choices.sort((a, b) => a.free.length - b.free.length)) {
    const apart = (room: number) => best.find((one) => !taken.some((box) => meets(box, wider(boxOf(one), room))));
    const label = apart(APART) ?? apart(0) ?? best[0];
    if (!label) continue;
    found.set(town.id, label);
    taken.push(boxOf(label));
  }
  return found;
}
