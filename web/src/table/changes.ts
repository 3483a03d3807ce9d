// What differs between two tables, by the names that things carry on the page. It compares what
// the server shows and knows no rules.
import type { PlayerView, TableView } from '../api/types';
import type { Thing } from './things';

type Counts = Record<string, unknown>;
type Changes = (one: TableView, other: TableView) => Thing[];

/** What changes while a player only draws and plans. */
const PLANNED = new Set(['bag', 'market', 'spaces', 'ready', 'draws', 'recalls', 'stage', 'passed', 'bound_gears']);

function differing(one: Counts, other: Counts): string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]));
}

function ofPlayer(seat: number, one: PlayerView, other: PlayerView): string[] {
  const found: string[] = [];
  for (const track of differing(one.tracks, other.tracks)) found.push(`track:${track}`);
  if (one.development !== other.development) found.push('development');
  if (one.town !== other.town) found.push(`town:${other.town}`);
  for (const town of other.stations) if (!one.stations.includes(town)) found.push(`town:${town}`);
  for (const town of one.stations) if (!other.stations.includes(town)) found.push(`town:${town}`);
  const kept = differing({ ...one }, { ...other }).some((key) => !PLANNED.has(key));
  if (found.length || kept) found.push(`seat:${seat}`);
  return found;
}

function goals(view: TableView): Counts {
  return Object.fromEntries(view.goals.map((goal) => [goal.id, goal]));
}

/** The things on the table that have changed; `more` finds those of the boxes. */
export function changed(one: TableView, other: TableView, more: Changes = () => []): Set<Thing> {
  const found = new Set<Thing>(more(one, other));
  for (const id of differing(one.lying, other.lying)) found.add(`connection:${id}`);
  for (const id of differing(one.deeds, other.deeds)) found.add(`deed:${id}`);
  for (const id of differing(goals(one), goals(other))) found.add(`goal:${id}`);
  if (one.event !== other.event) found.add('event');
  if (one.offer.join() !== other.offer.join()) found.add('offer');
  other.players.forEach((player, seat) => {
    const before = one.players[seat];
    if (before) for (const thing of ofPlayer(seat, before, player)) found.add(thing);
  });
  return found;
}
