// A round in a few lines, from what the server tells: what each player did and got, and what struck.
import type { Happening, LogLine, RoundLog, StoryChange } from '../api/types';
import { followsFromDeed } from '../boxes';
import { parts, type Thing } from './things';

type Gains = Record<string, number>;
/** What something brought a player; `torture` is what was given up for coins that were missing. */
export interface Share {
  seat: number;
  gains: Gains;
  torture: Gains;
}
/** What a player did: with which place, what it touched, and what everybody got from it. */
export interface Act {
  cause: Thing;
  things: Thing[];
  shares: Share[];
}
export interface Row {
  seat: number;
  acts: Act[];
}
/** What nobody did: "Income", and what it gave to whom. */
export interface Strike {
  cause: string;
  shares: Share[];
}
export interface Summary {
  round: number;
  rows: Row[];
  strikes: Strike[];
  /** Its event, if that neither gave nor took anything. */
  quiet: string;
  /** What the next round began with: the census. */
  after: Strike[];
}

const NAMES: Record<string, string> = { gear: 'gears', station: 'stations' };
const SUMMED = new Set(['coins', 'good', 'kind', 'gear', 'development', 'citizens', 'station', 'tile', 'track']);

/** Something has come or gone. A trading station that is built only changes its place. */
function counts({ what, where }: StoryChange, tortured: boolean): boolean {
  return SUMMED.has(parts(what).domain) && (tortured || where !== 'unbuilt');
}

/** What a seat has more and less of; pieces that only went from one place to another cancel out, but one that was drawn and put back is told. */
function sum(changes: readonly StoryChange[], tortured: boolean): Gains {
  const found: Gains = {};
  const drawn = new Set(changes.filter((one) => !one.amount).map((one) => one.what));
  for (const change of changes.filter((one) => counts(one, tortured))) {
    const name = NAMES[change.what] ?? change.what;
    found[name] = (found[name] ?? 0) + change.amount;
  }
  return Object.fromEntries(Object.entries(found).filter(([name, amount]) => amount || drawn.has(name)));
}

/** What each seat got from some happenings. */
export function shares(results: readonly Happening[]): Share[] {
  const of = (seat: number, tortured: boolean) =>
    results.filter((one) => (one.manner === 'torture') === tortured).flatMap((one) => one.changes.filter((change) => change.seat === seat));
  const seats = new Set(results.flatMap((one) => one.changes.flatMap((change) => change.seat ?? [])));
  return [...seats]
    .sort((a, b) => a - b)
    .map((seat) => ({ seat, gains: sum(of(seat, false), false), torture: sum(of(seat, true), true) }))
    .filter((share) => Object.keys(share.gains).length + Object.keys(share.torture).length);
}

/** Where the merchant went, and which deeds were helped. */
function touched({ results }: LogLine): Thing[] {
  const towns = results.flatMap((one) => one.changes.filter((change) => change.what === 'merchant' && change.amount > 0).map((change) => change.where));
  const deeds = results.map((one) => one.cause).filter((cause) => parts(cause).domain === 'deed');
  return [...new Set([...towns.slice(-1), ...deeds])];
}

/** What deeds bring, and what follows from them, belongs to the place that sent followers there. */
function goesOn({ place, results }: LogLine): boolean {
  const { domain } = parts(results[0]?.cause ?? '');
  return !place && (domain === 'deed' || followsFromDeed(domain));
}

function rows(lines: readonly LogLine[]): Row[] {
  const found = new Map<number, LogLine[][]>();
  for (const line of lines) {
    const seat = line.results[0]?.seat ?? line.seat;
    if (line.kind !== 'actions' || seat === null || !(line.place || line.results.length)) continue;
    const acts = found.get(seat) ?? [];
    const last = acts.at(-1);
    if (last && goesOn(line)) last.push(line);
    else acts.push([line]);
    found.set(seat, acts);
  }
  return [...found].sort(([a], [b]) => a - b).map(([seat, acts]) => ({ seat, acts: acts.map(actOf) }));
}

function actOf(lines: readonly LogLine[]): Act {
  const [first] = lines;
  return {
    cause: first?.place ? `place:${first.place}` : (first?.results[0]?.cause ?? ''),
    things: [...new Set(lines.flatMap(touched))],
    shares: shares(lines.flatMap((line) => line.results)),
  };
}

const isCensus = ({ cause }: { cause: string }): boolean => cause === 'census';

function strikes(lines: readonly LogLine[]): Strike[] {
  const struck = lines.filter((line) => line.kind === 'events').flatMap((line) => line.results);
  return [...new Set(struck.map((one) => one.cause))]
    .map((cause) => ({ cause, shares: shares(struck.filter((one) => one.cause === cause)) }))
    .filter((strike) => strike.shares.length);
}

/** A round that is over, and the census of the next one, which comes with it. */
export function summary({ round, lines }: RoundLog, next?: RoundLog): Summary {
  const struck = strikes(lines).filter((one) => !isCensus(one));
  const event = lines.find((line) => line.kind === 'round')?.event ?? '';
  return { round, rows: rows(lines), strikes: struck, quiet: struck.length ? '' : event, after: strikes(next?.lines ?? []).filter(isCensus) };
}
