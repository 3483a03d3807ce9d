// Things on the table as the server names them: a domain and a name, like space:castle.0, or a
// bare word like market. They are taken apart here and nowhere else.
export type Thing = string;

export interface Parts {
  domain: string;
  name: string;
  /** What follows the name: the space on the board of a seat, the good that lies at a deed. */
  rest: string;
}

export function parts(thing: Thing): Parts {
  const [domain = '', name = '', rest = ''] = thing.split(':');
  return { domain, name, rest };
}

export function domain(thing: Thing): string {
  return parts(thing).domain;
}

/** The names of the things of a domain, each once. */
export function namesOf(things: Iterable<Thing>, wanted: string): string[] {
  const found = [...things].map(parts).filter((one) => one.domain === wanted);
  return [...new Set(found.map((one) => one.name))];
}

/** Where a move comes from; everything else is where it goes to. */
const SOURCES = new Set(['kind', 'arriving', 'market', 'gears', 'bag', 'coins', 'supply', 'offer', 'way', 'good', 'own-good', 'sent']);
const ON_OTHER_BOARDS = new Set(['seat-space', 'seat-good']);
const AT_DEEDS = new Set(['deed', 'deed-good']);

export function isSource(thing: Thing): boolean {
  return SOURCES.has(domain(thing));
}

/** The player on whose board a thing lies; null if it lies elsewhere or on one's own. */
export function ownerOf(thing: Thing): number | null {
  const { domain, name } = parts(thing);
  return ON_OTHER_BOARDS.has(domain) ? Number(name) : null;
}

/** The deed that a thing is, or lies at; empty if it is none. */
export function deedOf(thing: Thing): string {
  const { domain, name } = parts(thing);
  return AT_DEEDS.has(domain) ? name : '';
}
