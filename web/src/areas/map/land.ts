// Everything about the map that does not change during a game. It is computed once.
import type { Components } from '../../api/types';
import { project, ways, type Projected, type Way } from './geometry';
import { labels, type Label } from './labels';
import { scenery, type Scenery } from './scenery';

/** Names and goods grow by this where the map is small. */
export const DENSE = 1.1;

export interface Land {
  projected: Projected;
  lines: Way[];
  /** The names as they usually are, and where the map is small. */
  names: { usual: Map<string, Label>; dense: Map<string, Label> };
  scene: Scenery;
}

const known = new WeakMap<Components, Land>();

export function isKnown(components: Components): boolean {
  return known.has(components);
}

export function landOf(components: Components): Land {
  const found = known.get(components) ?? surveyed(components);
  known.set(components, found);
  return found;
}

function surveyed(components: Components): Land {
  const projected = project(components.towns);
  const lines = ways(components, projected);
  const names = { usual: labels(components.towns, projected, lines), dense: labels(components.towns, projected, lines, DENSE) };
  // Trees make room for the names of both sizes, so that the land never changes.
  const scene = scenery(projected, lines, [...names.usual.values(), ...names.dense.values()]);
  return { projected, lines, names, scene };
}
