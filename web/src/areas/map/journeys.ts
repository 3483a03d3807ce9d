// The ways that a merchant may take now.
import type { Option } from '../../api/types';
import { namesOf } from '../../table/things';
import type { Way } from './geometry';

/** Connections from the merchant's town that an option goes along: it touches the town, and the kind of way. */
export function travelled(options: readonly Option[], from: string, all: readonly Way[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { touches, area } of options) {
    const kinds = namesOf(touches, 'way');
    if (area !== 'map' || !kinds.length) continue;
    for (const town of namesOf(touches, 'town')) {
      for (const { info } of all) {
        const joins = (info.a === from && info.b === town) || (info.b === from && info.a === town);
        if (joins && kinds.includes(info.by)) found.add(info.id);
      }
    }
  }
  return found;
}
