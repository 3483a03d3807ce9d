// A new state is mostly the same as the one before. Equal parts stay the same objects, so that
// only what has changed is computed and drawn again.

type Bag = Record<string, unknown>;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null;
}

/** The new value with every equal part taken from the old one; the old one itself, if nothing differs. */
export function shared<T>(before: unknown, now: T): T {
  if (!isBag(before) || !isBag(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const part = shared(before[key], now[key]);
    (now as Bag)[key] = part;
    if (part !== before[key] || !(key in before)) same = false;
  }
  return same ? (before as T) : now;
}
