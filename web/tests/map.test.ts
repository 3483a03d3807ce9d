import { describe, expect, it } from 'vitest';
import type { Components } from '../src/api/types';
import { distance, around, GOOD, meets, project, ways, WIDTH, type Point } from '../src/areas/map/geometry';
import { boxOf, covered, labels, obstacles } from '../src/areas/map/labels';
import { journey, travelled } from '../src/areas/map/journeys';
import { groundsAt } from '../src/areas/map/standing';
import { flows } from '../src/areas/map/rivers';
import { componentsIn } from './facts';

const components = componentsIn('en');
const projected = project(components.towns);
const all = ways(components, projected);

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

describe('a map that is not ours', () => {
  const towns = [
    { id: 'north', name: 'North', lat: 49, lon: 1.9 },
    { id: 'west', name: 'West', lat: 48, lon: 1.3 },
    { id: 'east', name: 'East', lat: 47, lon: 3.2 },
  ].map((town) => ({ ...town, tower: '' as const }));
  const connections = [
    { id: 'w', a: 'north', b: 'west', by: 'water', spaces: 2 },
    { id: 'r', a: 'north', b: 'west', by: 'road', spaces: 1 },
  ];
  const other = { towns, connections } as unknown as Components;
  const there = project(towns);

  it('has north above and east on the right, and everything inside', () => {
    const [north, west, east] = towns.map((town) => there.at.get(town.id)!);
    expect(north!.y).toBeLessThan(west!.y);
    expect(east!.x).toBeGreaterThan(north!.x);
    for (const { x, y } of there.at.values()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeLessThan(there.height);
    }
  });

  it('draws two ways between the same towns apart, with a place for each good', () => {
    const [water, road] = ways(other, there);
    expect(distance(water!.trail[14]!, road!.trail[14]!)).toBeGreaterThan(30);
    expect(water!.goods).toHaveLength(2);
    expect(road!.goods).toHaveLength(1);
  });

  it('has a river for its water', () => {
    expect(flows(ways(other, there))).toHaveLength(1);
  });
});

describe('the ways', () => {
  it('are all there', () => {
    expect(components.towns).toHaveLength(23);
    expect(all).toHaveLength(43);
    expect(all.flatMap((way) => way.goods)).toHaveLength(52);
  });

  it('meet in towns only, and keep apart elsewhere', () => {
    const close: string[] = [];
    for (const [n, one] of all.entries()) {
      for (const other of all.slice(n + 1)) {
        const ends = [one.info.a, one.info.b, other.info.a, other.info.b].flatMap((town) => projected.at.get(town) ?? []);
        const free = (p: Point) => ends.every((end) => distance(end, p) > 52);
        for (let i = 1; i < one.trail.length; i++)
          for (let j = 1; j < other.trail.length; j++) {
            const [a, b, c, d] = [one.trail[i - 1]!, one.trail[i]!, other.trail[j - 1]!, other.trail[j]!];
            if (free(a) && (cross(a, b, c, d) || distance(a, c) < 26)) close.push(`${one.info.id} ${other.info.id}`);
          }
      }
    }
    expect([...new Set(close)]).toEqual([]);
  });

  it('keep away from towns they do not lead to', () => {
    const found = all.flatMap((way) =>
      [...projected.at]
        .filter(([town]) => town !== way.info.a && town !== way.info.b)
        .filter(([town, at]) => way.trail.some((p) => groundsAt(town, at).some((box) => meets(around(p, 5), box))))
        .map(([town]) => `${way.info.id} ${town}`),
    );
    expect(found).toEqual([]);
  });

  it('are rivers where they are waterways, and nowhere else', () => {
    const water = all.filter((way) => way.info.by === 'water').flatMap((way) => way.trail);
    const rivers = flows(all).flatMap((flow) => flow.line);
    expect(rivers).toHaveLength(water.length);
    expect(new Set(rivers)).toEqual(new Set(water));
  });
});

describe('a journey', () => {
  const stops = ['blois', 'orleans'].map((town) => ({ town, at: { x: projected.at.get(town)!.x + 10, y: projected.at.get(town)!.y + 18 } }));

  it.each([[0, 1], [1, 0]])('follows the river from where one stood to where one stands', (from, to) => {
    const line = journey(stops[from]!, stops[to]!, all);
    expect(distance(line[0]!, stops[from]!.at)).toBeLessThan(1);
    expect(distance(line.at(-1)!, stops[to]!.at)).toBeLessThan(1);
    const river = all.find((way) => way.info.id === 'orleans_blois_water')!;
    expect(line.every((point) => river.trail.some((one) => distance(one, point) < 22))).toBe(true);
  });

  it('is none where no way leads', () => {
    expect(journey(stops[0]!, { town: 'nevers', at: { x: 0, y: 0 } }, all)).toEqual([]);
  });

  it('may go where an option leads', () => {
    const go = { move: '', words: '', touches: ['town:vierzon', 'way:road'], role: '', area: 'map', number: null };
    expect([...travelled([go], 'orleans', all)]).toEqual(['orleans_vierzon_road']);
    expect([...travelled([{ ...go, touches: ['town:vierzon'] }], 'orleans', all)]).toEqual([]);
  });
});

describe.each([1, 1.1])('goods and names at size %d', (size) => {
  it('have room for every good', () => {
    const tokens = all.flatMap((way) => way.goods.map((spot) => ({ what: way.info.id, box: around(spot, (GOOD / 2) * size - 2) })));
    const found: string[] = [];
    tokens.forEach(({ what, box }, n) => {
      for (const other of tokens.slice(n + 1)) if (meets(box, other.box)) found.push(`${what} ${other.what}`);
      for (const [town, at] of projected.at) if (groundsAt(town, at).some((ground) => meets(box, ground))) found.push(`${what} ${town}`);
      for (const way of all) if (way.info.id !== what && way.trail.some((p) => meets(box, around(p, 4)))) found.push(`${what} on ${way.info.id}`);
    });
    expect(found).toEqual([]);
  });

  it.each(['en', 'de', 'fr'])('cover nothing in %s', (language) => {
    const named = componentsIn(language);
    const things = obstacles(projected, all, size);
    const placed = [...labels(named.towns, projected, all, size)];
    expect(placed).toHaveLength(23);
    const found = placed.flatMap(([town, label], n) => [
      ...covered(label, things, projected.height).map((what) => `${town} ${what}`),
      ...placed.slice(n + 1).filter(([, other]) => meets(boxOf(label), boxOf(other))).map(([other]) => `${town} ${other}`),
    ]);
    expect([...new Set(found)]).toEqual([]);
  });
});
