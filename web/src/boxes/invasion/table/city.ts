// The city and the team as the table has them: stores, citizens to be earned, dues, towers.
import type { DueInfo, GoalView, Option, PlayerView, TableView } from '../../../api/types';
import { t as base } from '../../../i18n/texts';
import type { TableStore } from '../../../table/table.svelte';
import type { Thing } from '../../../table/things';

const ESTATE_MANAGER = 'estate-manager';

function field<T>(holder: TableView | PlayerView | null | undefined, name: string, none: T): T {
  return (holder?.fields[name] as T | undefined) ?? none;
}

export function inPlay(table: TableStore): boolean {
  return table.info?.setup?.scenario === 'invasion';
}

function term(table: TableStore, name: string): string {
  return table.components?.terms[`term.${name}`] ?? '';
}

// --- stores and citizens

/** Whether a citizen waits, has been earned, or has left the game. */
export type Citizen = 'waits' | 'earned' | 'gone';

function citizenAt(table: TableStore, space: string): Citizen {
  const view = table.shown?.view;
  if (view?.citizens.includes(space)) return 'waits';
  return field<readonly string[]>(view, 'gone_citizens', []).includes(space) ? 'gone' : 'earned';
}

/** Something that is gathered: coins, wheels, a good. */
export interface Row {
  what: string;
  name: string;
  have: number;
  need: number;
}

type StoreId = 'city-treasury' | 'warehouse' | 'treasury' | 'clothing-store' | 'catapult';

export interface Store {
  id: StoreId;
  name: string;
  rows: Row[];
  /** The citizen for the team who comes with it, if one does. */
  citizen: Citizen | null;
}

function goodsIn(table: TableStore, store: string, prefix: string): Row[] {
  const stored = field<Record<string, number>>(table.shown?.view, store, {});
  return (table.components?.goods ?? []).flatMap(({ id, name }) => {
    const need = table.components?.numbers[`${prefix}-${id}`];
    return need ? [{ what: `good:${id}`, name, have: stored[id] ?? 0, need }] : [];
  });
}

function piece(table: TableStore, store: string, what: string, name: string): Row[] {
  const have = field(table.shown?.view, store.replace('-', '_'), 0);
  return [{ what, name, have, need: table.components?.numbers[store] ?? 0 }];
}

/** What is sent to the city besides followers: two stores of the objectives, and three achievements. */
export function storesOf(table: TableStore): Store[] {
  const store = (id: StoreId, rows: Row[], achievement: boolean) => ({ id, name: term(table, id), rows, citizen: achievement ? citizenAt(table, id) : null });
  return [
    store('city-treasury', piece(table, 'city-treasury', 'coins', base('coins')), false),
    store('warehouse', goodsIn(table, 'warehouse', 'warehouse'), false),
    store('treasury', piece(table, 'treasury', 'coins', base('coins')), true),
    store('clothing-store', goodsIn(table, 'clothing_store', 'clothing'), true),
    store('catapult', piece(table, 'catapult', 'gear', table.components?.gear ?? ''), true),
  ];
}

const PILES = { 'grain-pile': 'grain', 'cheese-pile': 'cheese', 'wine-pile': 'wine' } as const;

/** A citizen who comes when a pile of goods is empty, and how many are left in it. */
export interface Pile {
  good: string;
  left: number;
  citizen: Citizen;
}

export function pilesOf(table: TableStore): Pile[] {
  return Object.entries(PILES).map(([pile, good]) => {
    const left = table.shown?.view.goods[good] ?? 0;
    return { good, left, citizen: citizenAt(table, pile) };
  });
}

/** At how many tracks' ends somebody has arrived, and how many are needed. */
export function tracksOf(table: TableStore): { have: number; need: number; citizen: Citizen } {
  const tracks = table.components?.tracks ?? [];
  const reached = tracks.filter((track) => table.players.some((player) => (player.tracks[track.id] ?? 0) >= track.bonus.length - 1));
  return { have: reached.length, need: tracks.length, citizen: citizenAt(table, 'all-tracks') };
}

/** The events that stay in play. */
export function keptEvents(table: TableStore): { id: string; name: string; effect: string }[] {
  const kept = field<readonly string[]>(table.shown?.view, 'kept_events', []);
  return (table.components?.hourglass ?? []).filter(({ id }) => kept.includes(id));
}

// --- characters and dues

export function characterOf(table: TableStore, player: PlayerView): { name: string; effect: string } | undefined {
  const id = field(player, 'character', '');
  return table.components?.cards.find((card) => card.deck === 'character' && card.id === id);
}

/** What this round's event would take from a player if it came now, or `lost` if that cannot be paid. */
export function takenFrom(table: TableStore, seat: number): Record<string, number> {
  const all = (!table.past && table.now?.team[seat]) || {};
  return Object.fromEntries(Object.entries(all).filter(([thing, amount]) => thing === 'lost' || amount < 0));
}

/** The player who pays dues, or null. */
export function managerOf(table: TableStore): number | null {
  const seat = table.players.findIndex((player) => field<string>(player, 'character', '') === ESTATE_MANAGER);
  return seat < 0 ? null : seat;
}

export interface Due extends DueInfo {
  round: number;
}

/** This round's due and those to come. */
export function duesOf(table: TableStore): Due[] {
  const { round = 0, rounds = 0 } = table.shown?.view ?? {};
  return (table.components?.dues ?? []).map((due, n) => ({ ...due, round: n + 1 })).filter((due) => due.round >= Math.max(1, round) && due.round <= rounds);
}

export function dueName(table: TableStore, what: string): string {
  if (table.components?.goods.some(({ id }) => id === what)) return table.goodName(what);
  if (table.components?.followers.some(({ id }) => id === what)) return table.kindName(what);
  if (what === 'gear') return table.components?.gear ?? '';
  if (what === 'coins') return base('coins');
  return what === 'development' ? base('development') : (table.components?.terms[`source.${what}s`] ?? '');
}

/** The Estate Manager could pay this round's due, but not after the event, which comes first. */
export function dueIsTaken(table: TableStore, seat: number): boolean {
  const [due] = duesOf(table);
  const coins = takenFrom(table, seat).coins ?? 0;
  if (seat !== managerOf(table) || due?.round !== table.now?.view.round || due?.what !== 'coins') return false;
  return coins < 0 && (table.players[seat]?.coins ?? 0) + coins < due.number;
}

/** Those among whom one may choose, and what each of them asks for. */
export function charactersToChoose(table: TableStore): { option: Option; name: string; effect: string }[] {
  return table.options.flatMap((option) => {
    const card = table.components?.cards.find(({ deck, id }) => deck === 'character' && option.touches.includes(`character:${id}`));
    return card ? [{ option, name: card.name, effect: card.effect }] : [];
  });
}

// --- deeds and towns

const COUNCILMAN = 'councilman';

/** The Assembly Hall is the Councilman's, and the extra wall comes with its event. */
export function deedInPlay(table: TableStore, deed: string): boolean {
  if (deed === 'assembly-hall') return table.players.some((player) => field<string>(player, 'character', '') === COUNCILMAN);
  return deed !== 'reinforcement-wall' || keptEvents(table).length > 0;
}

/** A warning if the player ends while a payment that loses the game cannot be made; empty if all is well. */
export function whyLost(table: TableStore, option: Option): 'event' | 'dues' | '' {
  const ends = option.role === 'pass' || (option.role === 'finish' && !table.me?.ready.length);
  if (!inPlay(table) || !ends) return '';
  if ('lost' in (table.now?.strikes ?? {})) return 'event';
  const due = table.now?.view.goals.find(({ id, seat }) => id === ESTATE_MANAGER && seat === table.seat);
  const unpaid = due && (!due.met || dueIsTaken(table, due.seat ?? -1));
  return option.role === 'pass' && unpaid ? 'dues' : '';
}

const GUILDHALL = 'place:guildhall'; // one's own, or another player's
const PROGRESS = 'progress'; // the event at which stations are built

/** The objective of somebody else who needs a station in the town where one is about to build. */
export function needsTown(table: TableStore, option: Option): GoalView | undefined {
  const town = table.me?.town ?? '';
  const atEvent = table.now?.view.asked?.name === PROGRESS && option.touches.includes(`town:${town}`);
  const builds = atEvent || option.touches.includes(GUILDHALL);
  if (!inPlay(table) || !builds || table.players.some(({ stations }) => stations.includes(town))) return undefined;
  return table.shown?.view.goals.find(({ seat, met, towns }) => seat !== null && seat !== table.seat && !met && towns.includes(town));
}

// --- towers

export type Tower = 'missing' | 'neutral' | 'built';

/** By town at the edge of the map: what stands there. */
export function towersOf(table: TableStore): Map<string, { state: Tower; seat: number | null }> {
  return new Map(
    (table.components?.towns ?? []).flatMap(({ id, tower }) => {
      if (!tower) return [];
      const seat = table.players.findIndex((player) => player.stations.includes(id));
      const state: Tower = seat >= 0 ? 'built' : tower === 'neutral' ? 'neutral' : 'missing';
      return [[id, { state, seat: seat < 0 ? null : seat }] as const];
    }),
  );
}

export function towerIn(table: TableStore, town: string): Tower | null {
  return inPlay(table) ? (towersOf(table).get(town)?.state ?? null) : null;
}

// --- what the team owes and decides

export type TeamAsks = { kind: 'debt'; left: number; price: number; paid: number; done: number[] } | { kind: 'proposal'; by: number; agreed: number[] };

const VOTING = 2;

function seatsIn(mask: number): number[] {
  return [0, 1, 2, 3, 4].filter((seat) => (mask >> seat) & 1);
}

/** What a player can give for a debt besides coins, and how many of it. */
export function giftsOf(table: TableStore, player: PlayerView): { what: string; n: number }[] {
  const placed = (piece: string) => Object.values(player.spaces).filter((one) => one === piece).length;
  const monks = (player.bag.monk ?? 0) + (player.market.monk ?? 0) + placed('monk');
  const gifts: Record<string, { what: string; n: number }[]> = {
    'wheel-debt': [{ what: 'gear', n: player.gears + placed('gear') }],
    'tile-debt': [{ what: 'tile', n: player.tiles.length }],
    'book-debt': [
      { what: 'development', n: player.development },
      { what: 'monk', n: monks },
    ],
  };
  return gifts[table.shown?.view.asked?.name ?? ''] ?? [];
}

/** A debt of the team, or a decision on which somebody proposes something. */
export function teamAsks(table: TableStore): TeamAsks | null {
  const asked = table.shown?.view.asked;
  const { left, price, paid, stopped, by, said, stage } = (asked?.args ?? {}) as Record<string, number | undefined>;
  if (left !== undefined && stopped !== undefined) return { kind: 'debt', left, price: price ?? 0, paid: paid ?? 0, done: seatsIn(stopped) };
  if (stage === undefined || by === undefined || by < 0) return null;
  return { kind: 'proposal', by, agreed: stage === VOTING ? seatsIn(said ?? 0) : [] };
}

// --- what changed

const CHANGES = ['city_treasury', 'warehouse', 'treasury', 'clothing_store', 'catapult', 'kept_events'];

/** The stores that have changed. */
export function changed(one: TableView, other: TableView): Thing[] {
  return CHANGES.filter((name) => JSON.stringify(one.fields[name]) !== JSON.stringify(other.fields[name])).map((name) => `store:${name.replace('_', '-')}`);
}
