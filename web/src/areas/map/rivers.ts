// Rivers as shapes that widen downstream, one for each river of the land.
import { distance, drawn, lengths, normals, round, type Point, type Way } from './geometry';
import { RIVERS, type River } from './routes';

export interface Flow {
  river: River;
  line: Point[];
  /** Half the width of the water at each point of the line. */
  half: number[];
}

/** The rivers of these ways; water that belongs to none of ours is a river of its own. */
export function flows(all: readonly Way[]): Flow[] {
  const lines = new Map(all.filter((way) => way.info.by === 'water').map((way) => [way.info.id, way.trail]));
  const named = new Set(RIVERS.flatMap((river) => river.course.map(plain)));
  const more = [...lines.keys()].filter((id) => !named.has(id)).map((id) => ({ course: [id], from: 10, to: 14 }));
  return [...RIVERS, ...more].flatMap((river) => {
    const line = river.course.flatMap((part) => {
      const trail = lines.get(plain(part)) ?? [];
      return part.startsWith('-') ? [...trail].reverse() : trail;
    });
    return line.length ? [{ river, line, half: halves(line, river) }] : [];
  });
}

function plain(part: string): string {
  return part.replace(/^-/, '');
}

function halves(line: readonly Point[], { from, to }: River): number[] {
  const far = lengths(line);
  const all = far.at(-1) || 1;
  return far.map((d) => ((from + (to - from) * (d / all) ** 0.9) / 2) * (1 + 0.14 * Math.sin(d / 31) + 0.08 * Math.sin(d / 13)));
}

/** Half the greatest width of the river that a connection belongs to, with its banks. */
export function halfWidth(connection: string): number {
  const river = RIVERS.find((one) => one.course.some((part) => plain(part) === connection));
  return (river?.to ?? 14) / 2 + 2;
}

function moved(line: readonly Point[], by: (n: number) => number): Point[] {
  const side = normals(line);
  return line.map((point, n) => ({ x: point.x + (side[n] as Point).x * by(n), y: point.y + (side[n] as Point).y * by(n) }));
}

/** The outline of the water. */
export function shape({ line, half }: Flow): string {
  const left = moved(line, (n) => half[n] ?? 0);
  const right = moved(line, (n) => -(half[n] ?? 0));
  return drawn([...left, ...right.reverse()], true);
}

/** Short strokes that show how the water runs. */
export function ripples({ line, half }: Flow): string {
  let path = '';
  for (let n = 5; n + 4 < line.length; n += 8) {
    const off = (((n * 37) % 5) - 2) * 0.22;
    path += drawn(moved(line, (i) => (half[i] ?? 0) * off).slice(n, n + 4));
  }
  return path;
}

/** Sandbars, where no good and no town lies. */
export function sandbars({ line, half }: Flow, busy: readonly Point[]): string {
  const far = lengths(line);
  const side = normals(line);
  let path = '';
  let last = -30;
  line.forEach((point, n) => {
    const w = half[n] ?? 0;
    const d = far[n] ?? 0;
    if (w < 6.5 || d - last < 64 || busy.some((one) => distance(one, point) < 48)) return;
    last = d;
    const { x: nx, y: ny } = side[n] as Point;
    const bend = n % 2 ? 1 : -1;
    const at = (t: number, u: number) => ({ x: point.x + ny * t + nx * u, y: point.y - nx * t + ny * u });
    const middle = w * 0.4 * bend;
    const [a, b, c, e] = [at(-w * 1.2, middle), at(0, middle - w * 0.3), at(w * 1.2, middle), at(0, middle + w * 0.3)] as const;
    path += `M${pair(a)}Q${pair(b)} ${pair(c)}Q${pair(e)} ${pair(a)}Z`;
  });
  return path;
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
