// The cards of The Plague as the table has them, and what they lack.
import { MediaQuery } from 'svelte/reactivity';
import type { CardInfo, CardPart, PlayerView, TableView } from '../../api/types';
import { label, t as base } from '../../i18n/texts';
import type { TableStore } from '../../table/table.svelte';
import { namesOf, parts, type Thing } from '../../table/things';
import { t } from './texts';

/** Where the Plague cards stand on the board, always in sight. */
export const PHONE = new MediaQuery('max-width: 599px');

const DECK = 'indulgence';
const PILE = 'C'; // the back of those in the pile

/** Ids of a declared field: of the table or of a player. */
function ids(fields: Record<string, unknown> | undefined, name: string): string[] {
  return (fields?.[name] as string[] | undefined) ?? [];
}

export function inPlay(table: TableStore): boolean {
  return Boolean(table.components?.cards.some((card) => card.deck === DECK));
}

export function cardsOf(table: TableStore, wanted: readonly string[]): CardInfo[] {
  return wanted.flatMap((id) => table.components?.cards.find((card) => card.id === id) ?? []);
}

export function plagueCards(view: TableView | undefined): string[] {
  return ids(view?.fields, 'plague_cards');
}

export function displayed(view: TableView | undefined): string[] {
  return ids(view?.fields, 'display');
}

/** The cards in a hand; unknown ones are "?". */
export function handOf(player: PlayerView): string[] {
  return ids(player.fields, 'cards');
}

/** Cards of a hand that everybody saw being taken. */
export function knownOf(player: PlayerView): string[] {
  return ids(player.fields, 'known_cards');
}

export function fulfilledBy(player: PlayerView): string[] {
  return ids(player.fields, 'fulfilled');
}

/** The cards looked at, of which one may be kept. */
export function lookedAt(table: TableStore): string[] {
  const known = [...(table.me ? handOf(table.me) : []), ...displayed(table.shown?.view)];
  return namesOf(table.lit, DECK).filter((id) => !known.includes(id));
}

/** How many cards are left; everybody began with two that are not from the pile. */
export function pileOf(table: TableStore, view: TableView | undefined): number {
  const all = table.components?.cards.filter((card) => card.back === PILE).length ?? 0;
  const taken = (view?.players ?? []).reduce((sum, one) => sum + handOf(one).length + fulfilledBy(one).length - 2, 0);
  return all - taken - displayed(view).length;
}

export interface Corpses {
  bag: number;
  /** With the Cemetery. */
  market: number;
}

/** Null where there is no plague. */
export function corpsesOf(player: PlayerView): Corpses | null {
  if (!('cemetery' in player.fields)) return null;
  return { bag: player.bag.corpse ?? 0, market: (player.market.corpse ?? 0) + Number(player.fields.cemetery) };
}

/** What is counted for a card, with how much of it there is. */
export function partsOf(table: TableStore, card: CardInfo): CardPart[] {
  return table.shown?.view.cards.find((one) => one.id === card.id)?.parts ?? [];
}

export function isMissed(table: TableStore, card: CardInfo): boolean {
  return table.shown?.view.cards.find((one) => one.id === card.id)?.missed ?? false;
}

/** "Wine 1/3" */
function partText(table: TableStore, part: CardPart): string {
  const { domain, name } = parts(part.what);
  if (domain === 'town') return table.townName(name);
  const what = domain === 'good' ? table.goodName(name) : domain === 'coins' ? base('coins') : table.nameOf(table.components?.cards, name);
  return `${what} ${part.have}/${part.need}`;
}

export function isInHand(table: TableStore, card: CardInfo): boolean {
  return table.me !== null && handOf(table.me).includes(card.id);
}

/** When it can be taken or played; empty while that is being asked. */
function whenText(table: TableStore, card: CardInfo): string {
  if (table.lit.has(thingOf(card))) return '';
  return isInHand(table, card) ? t('whenHand') : displayed(table.shown?.view).includes(card.id) ? t('whenDisplay') : '';
}

/** What it asks for, what it still lacks, what it gives, and when. */
export function cardText(table: TableStore, card: CardInfo): string {
  const lacks = partsOf(table, card).filter((part) => part.have < part.need);
  const state = table.lit.has(thingOf(card)) ? '' : isMissed(table, card) ? t('missed') : lacks.length ? label(t('lacks'), lacks.map((part) => partText(table, part)).join(', ')) : '';
  return [card.name, card.effect, state, t('cardGives', { n: card.points }), whenText(table, card)].filter(Boolean).join('\n');
}

export function thingOf(card: CardInfo): Thing {
  return `${DECK}:${card.id}`;
}

/** The cards that were not on display before. */
export function newCards(one: TableView, other: TableView): Thing[] {
  const before = displayed(one);
  return displayed(other).filter((id) => !before.includes(id)).map((id) => `${DECK}:${id}`);
}
