// Structure cards and structures as the table has them, what they ask for and what they lack.
import type { CardInfo, ConnectionInfo, PlayerView, TableView } from '../../api/types';
import { label, t as base } from '../../i18n/texts';
import type { TableStore } from '../../table/table.svelte';
import type { Thing } from '../../table/things';
import { t } from './texts';

const DECK = 'structure';
export const GOOD = 'good'; // on a space of the map: one that lies face down

/** A structure that is not complete, with what lies there. */
export interface Site {
  card: string;
  connection: string;
  followers: Readonly<Record<string, number>>;
  coins: number;
  goods: Readonly<Record<string, number>>;
}

function field<T>(holder: TableView | PlayerView | null | undefined, name: string, none: T): T {
  return (holder?.fields[name] as T | undefined) ?? none;
}

export function inPlay(table: TableStore): boolean {
  return Boolean(table.components?.cards.some((card) => card.deck === DECK));
}

export function carpenterIn(view: TableView | null | undefined): string {
  return field(view, 'carpenter', '');
}

/** By connection with something on it: each of its spaces with a good, a seat's structure, or nothing. */
export function spotsOn(view: TableView | null | undefined): Readonly<Record<string, readonly string[]>> {
  return field(view, 'face_down', {});
}

/** One's own cards; those of others are "?". */
export function handOf(player: PlayerView | null): readonly string[] {
  return field(player, 'structure_card', []);
}

export function lookedAt(player: PlayerView | null): readonly string[] {
  return field(player, 'looked_at', []);
}

export function sitesOf(player: PlayerView): readonly Site[] {
  return field(player, 'structures', []);
}

export function completedBy(player: PlayerView): readonly string[] {
  return field(player, 'completed', []);
}

export function tilesDown(player: PlayerView): readonly string[] {
  return field(player, 'burned_tiles', []);
}

/** A card for each structure, one for all that are complete, and the tiles that are face down. */
export function onBoard(player: PlayerView): number {
  return sitesOf(player).length + Math.min(1, completedBy(player).length) + tilesDown(player).length;
}

export function cardOf(table: TableStore, id: string): CardInfo | undefined {
  return table.components?.cards.find((card) => card.deck === DECK && card.id === id);
}

export function cardsOf(table: TableStore, ids: readonly string[]): CardInfo[] {
  return ids.flatMap((id) => cardOf(table, id) ?? []);
}

export function thingOf(card: string): Thing {
  return `${DECK}:${card}`;
}

/** How many cards are in the pile; where each of the others is, is open. */
export function pileOf(table: TableStore): number {
  const all = table.components?.cards.filter((card) => card.deck === DECK).length ?? 0;
  const out = (one: PlayerView) => handOf(one).length + lookedAt(one).length + sitesOf(one).length + completedBy(one).length;
  return table.players.reduce((left, one) => left - out(one), all);
}

export function pointsOf(table: TableStore, player: PlayerView): number {
  return cardsOf(table, completedBy(player)).reduce((sum, card) => sum + card.points, 0);
}

/** Something that a card asks for: a follower or a good once for each, coins together. */
export interface Need {
  /** What would be laid there, as a move names it. */
  from: Thing;
  name: string;
  laid: number;
  need: number;
}

export function needsOf({ followers, goods, coins }: CardInfo, site?: Site): Need[] {
  const each = (wanted: CardInfo['goods'], laid: Site['goods'], domain: string) =>
    Object.entries(wanted).flatMap(([name, need]) => Array.from({ length: need }, (_, n) => ({ from: `${domain}:${name}`, name, laid: Number(n < (laid[name] ?? 0)), need: 1 })));
  return [
    ...each(followers, site?.followers ?? {}, 'sent'),
    ...(coins ? [{ from: 'coins', name: 'coins', laid: site?.coins ?? 0, need: coins }] : []),
    ...each(goods, site?.goods ?? {}, 'own-good'),
  ];
}

/** "Farmer ×2, Coins ×3" */
function listed(table: TableStore, needs: readonly Need[], count: (need: Need) => number): string {
  const sums = new Map<string, number>();
  for (const need of needs) if (count(need)) sums.set(need.from, (sums.get(need.from) ?? 0) + count(need));
  const said = (need: Need) => (need.from === 'coins' ? base('coins') : need.from.startsWith('sent') ? table.kindName(need.name) : table.goodName(need.name));
  return [...sums].map(([from, sum]) => `${said(needs.find((need) => need.from === from) as Need)}${sum > 1 ? ` ×${sum}` : ''}`).join(', ');
}

/** Its name, what lies there and what it lacks; `how` it comes there. */
export function siteText(table: TableStore, site: Site, how: boolean): string {
  const card = cardOf(table, site.card);
  if (!card) return '';
  const needs = needsOf(card, site);
  const laid = listed(table, needs, (need) => need.laid);
  const lacks = listed(table, needs, (need) => need.need - need.laid);
  return [
    label(card.name, t('gives', { n: card.points })),
    laid && label(t('laid'), laid),
    lacks ? label(t('lacks'), lacks) : t('full'),
    how && lacks && t('how'),
  ]
    .filter(Boolean)
    .join('\n');
}

// --- the way of the Carpenter

/** A part of the way, by road or water. */
export interface Leg {
  by: ConnectionInfo['by'];
  connection: string;
  to: string;
}

/** The shortest way between two towns. */
export function wayTo(connections: readonly ConnectionInfo[], from: string, to: string): Leg[] {
  const known = new Map<string, Leg[]>([[from, []]]);
  for (const [town, legs] of known) {
    if (town === to) return legs;
    for (const { id, a, b, by } of connections) {
      const next = a === town ? b : b === town ? a : '';
      if (next && !known.has(next)) known.set(next, [...legs, { by, connection: id, to: next }]);
    }
  }
  return [];
}

/** From where the Carpenter is to the town of a card. */
export function legsTo(table: TableStore, card: CardInfo): Leg[] {
  return wayTo(table.components?.connections ?? [], carpenterIn(table.shown?.view), card.town);
}

/** The card whose way is marked: one that is pointed at, else the one in hand. */
export function aimedAt(table: TableStore): CardInfo | undefined {
  const mine = cardsOf(table, [...handOf(table.me), ...lookedAt(table.me)]);
  return mine.find((card) => table.pointed === `town:${card.town}`) ?? mine[0];
}

/** Its name, what it asks for and gives, and the way to its town. */
export function cardText(table: TableStore, card: CardInfo): string {
  const legs = legsTo(table, card);
  const way = legs.map(({ by, to }) => t(by === 'road' ? 'byRoad' : 'byWater', { town: table.townName(to) }));
  const mine = handOf(table.me).includes(card.id);
  return [card.name, card.effect, t('gives', { n: card.points }), label(table.townName(card.town), t('steps', { n: legs.length })), way.join(', '), mine && t('whenHand')]
    .filter(Boolean)
    .join('\n');
}

// --- what changed

/** Where the Carpenter has come to, and the spaces of the map that have changed. */
export function changed(one: TableView, other: TableView): Thing[] {
  const [before, now] = [spotsOn(one), spotsOn(other)];
  const ways = new Set([...Object.keys(before), ...Object.keys(now)]);
  const spots = [...ways].filter((way) => before[way]?.join() !== now[way]?.join()).map((way) => `connection:${way}`);
  return carpenterIn(one) === carpenterIn(other) ? spots : [`town:${carpenterIn(other)}`, ...spots];
}
