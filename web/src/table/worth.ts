// What things are worth in points, as it is printed: coins, goods, and stations and citizens
// times the development status.
import type { Components, DevelopmentInfo, PlayerView, Result } from '../api/types';
import { parts, type Thing } from './things';

export interface Score {
  coins: number;
  goods: number;
  /** Stations and citizens, times status. */
  standing: number;
  /** What boxes and tiles add. */
  rest: number;
}

export function score(player: PlayerView, goods: Components['goods']): Score {
  const worth = goods.reduce((sum, good) => sum + good.points * (player.goods[good.id] ?? 0), 0);
  const standing = (player.stations.length + player.citizens) * player.status;
  return { coins: player.coins, goods: worth, standing, rest: player.points - player.coins - worth - standing };
}

/** The next star: how many steps away, and what it would bring as things stand; null behind the last. */
export function nextStar(player: PlayerView, { status }: DevelopmentInfo): { steps: number; points: number } | null {
  const at = status.findIndex((stars, step) => step > player.development && stars > player.status);
  if (at < 0) return null;
  const more = (status[at] ?? 0) - player.status;
  return { steps: at - player.development, points: more * (player.stations.length + player.citizens) };
}

/** How far a seat is from the others: behind the first of them (negative), or before the second. */
export function gap(values: readonly number[], seat: number): { by: number; to: number[] } {
  const mine = values[seat] ?? 0;
  const best = Math.max(...values.filter((_, n) => n !== seat));
  return { by: mine - best, to: values.flatMap((value, n) => (n !== seat && value === best ? [n] : [])) };
}

/** The points that go with a thing one gives; null if that is not printed on it. */
export function cost(thing: Thing, player: PlayerView, components: Components): number | null {
  const { domain, name } = parts(thing);
  const { status } = components.development;
  switch (domain) {
    case 'own-good':
      return components.goods.find((good) => good.id === name)?.points ?? null;
    case 'coins':
      return 1;
    case 'town':
      return player.status;
    case 'development': {
      const fewer = (status[player.development] ?? 0) - (status[player.development - 1] ?? 0);
      return fewer * (player.stations.length + player.citizens);
    }
    case 'unbuilt':
    case 'bag':
    case 'gears':
    case 'space':
      return 0;
    default:
      return null;
  }
}

/** What is always counted, and what else anybody has points for. */
export function sourcesOf({ names, scores }: Pick<Result, 'names' | 'scores'>, goods: Components['goods']): string[] {
  const usual = ['coins', 'stations', 'citizens', ...goods.map((good) => good.id)];
  return Object.keys(names).filter((source) => usual.includes(source) || scores.some((score) => score.sources[source]));
}
