// The ways that a merchant may take now, and the one that was taken.
import type { ConnectionInfo, Option } from '../../api/types';
import { namesOf } from '../../table/things';
import { lengths, type Point, type Way } from './geometry';

/** Connections from the merchant's town that an option goes along: it touches the town, and the kind of way. */
export function travelled(options: readonly Option[], from: string, all: readonly Way[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { touches, area } of options) {
    const kinds = namesOf(touches, 'way');
    if (area !== 'map' || !kinds.length) continue;
    for (const town of namesOf(touches, 'town')) {
      for (const { info } of all) {
        if (joins(info, from, town) && kinds.includes(info.by)) found.add(info.id);
      }
    }
  }
  return found;
}

function joins({ a, b }: ConnectionInfo, from: string, to: string): boolean {
  return (a === from && b === to) || (b === from && a === to);
}

interface Stop {
  town: string;
  at: Point;
}

/** From where a merchant was to where it is now, along the way between; empty if there is none. */
export function journey(from: Stop, to: Stop, all: readonly Way[]): Point[] {
  const way = all.find(({ info }) => joins(info, from.town, to.town));
  const [first, last] = [way?.trail[0], way?.trail.at(-1)];
  if (!way || !first || !last) return [];
  const forth = way.info.a === from.town;
  const line = forth ? way.trail : [...way.trail].reverse();
  const [a, b] = forth ? [first, last] : [last, first];
  const far = lengths(line);
  const whole = far.at(-1) || 1;
  return line.map((point, n) => {
    const t = (far[n] ?? 0) / whole;
    return { x: point.x + (from.at.x - a.x) * (1 - t) + (to.at.x - b.x) * t, y: point.y + (from.at.y - a.y) * (1 - t) + (to.at.y - b.y) * t };
  });
}
