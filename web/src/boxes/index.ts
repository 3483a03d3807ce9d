// The boxes, one line each, and what the pages ask them.
import { SvelteMap } from 'svelte/reactivity';
import type { EventInfo, Option, PlaceInfo, PlayerView, TableView } from '../api/types';
import type { TableStore } from '../table/table.svelte';
import type { Thing } from '../table/things';
import { SCENES } from '../ui/art/events';
import { PICTURES } from '../ui/art/places';
import type { Shape } from '../ui/art/shapes';
import { base } from './base';
import { bigbox } from './bigbox';
import type { Box, Brought, Panel, Piece, PlaceNote, Printed, RulesPage, Story } from './box';
import { dignitary } from './dignitary';
import { duel } from './duel';
import { invasion } from './invasion';
import { plague } from './plague';
import { prosperity } from './prosperity';
import { salesman } from './salesman';
import { solo } from './solo';
import { tradeIntrigue } from './trade_intrigue';
import { vierzon } from './vierzon';

export const BOXES: readonly Box[] = [base, bigbox, tradeIntrigue, plague, solo, dignitary, vierzon, salesman, duel, prosperity, invasion];

export const STORIES: readonly Story[] = BOXES.flatMap((box) => box.stories ?? []);

/** What was fetched, by box. */
const rests = new SvelteMap<string, Box>();

/** All boxes, with what was fetched of them. */
export function boxes(): readonly Box[] {
  return rests.size ? [...BOXES, ...rests.values()] : BOXES;
}

/** Fetches what a scenario with its modules needs; what fails now is fetched another time. */
export async function fetchBoxes(scenario: string, modules: readonly string[]): Promise<void> {
  const wanted = BOXES.filter(({ id, rest }) => rest && !rests.has(id) && rest.needs.some((name) => name === scenario || modules.includes(name)));
  const found = await Promise.allSettled(wanted.map(async ({ id, rest }) => ({ id, ...(await rest?.load()) })));
  for (const one of found) if (one.status === 'fulfilled') rests.set(one.value.id, { ...one.value, id: `${one.value.id}, more` });
}

/** What a scenario with its modules is called. */
export function storyNamed(scenario: string, modules: readonly string[]): string {
  const told = STORIES.filter((one) => one.setup.scenario === scenario);
  const same = told.find((one) => one.setup.modules.length === modules.length && one.setup.modules.every((name) => modules.includes(name)));
  return (same ?? told[0])?.title() ?? '';
}

/** The picture of the most similar story. */
export function storyPicture(scenario: string, modules: readonly string[]): readonly Shape[] {
  const shared = (one: Story) => one.setup.modules.filter((name) => modules.includes(name)).length;
  const told = STORIES.filter((one) => one.setup.scenario === scenario).sort((one, other) => shared(other) - shared(one));
  return told[0]?.picture ?? [];
}

/** What is said about a scenario first, then its modules and the base game. */
export function rulesFor(scenario: string, modules: readonly string[]): RulesPage[] {
  const pages = boxes().flatMap((box) => box.rules ?? []).filter((page) => !page.needs || page.needs === scenario || modules.includes(page.needs));
  const out = pages.flatMap((page) => page.without ?? []);
  const common = pages.filter((page) => !page.needs).map((page) => ({ ...page, lines: page.lines.filter((line) => !out.includes(line.id ?? '')) }));
  return [...pages.filter((page) => page.needs), ...common];
}

const UNKNOWN: Printed = { picture: 'house', gives: '' };

export function panels(table: TableStore, fits: (panel: Panel) => boolean): Panel[] {
  return boxes().flatMap((box) => box.panels ?? []).filter((panel) => fits(panel) && panel.shown(table));
}

export function boardTitle(board: string): string {
  return boxes().map((box) => box.boards?.[board]).find(Boolean)?.() ?? '';
}

export function moduleNote(module: string): string {
  return boxes().map((box) => box.modules?.[module]).find(Boolean)?.() ?? '';
}

export function boxAsks(table: TableStore): string {
  return boxes().map((box) => box.asks?.(table)).find(Boolean) ?? '';
}

export function boxDoubts(table: TableStore, option: Option): string {
  return boxes().map((box) => box.doubts?.(table, option)).find(Boolean) ?? '';
}

export function deedInPlay(table: TableStore, deed: string): boolean {
  return boxes().every((box) => box.deedInPlay?.(table, deed) ?? true);
}

/** Both answers may be right: neither is emphasised. */
export function isEven(question: string): boolean {
  return boxes().some((box) => box.even?.includes(question));
}

export function placeNote(player: PlayerView, place: PlaceInfo): PlaceNote | null {
  return boxes().map((box) => box.placeNote?.(player, place)).find(Boolean) ?? null;
}

export function changedInBoxes(one: TableView, other: TableView): Thing[] {
  return boxes().flatMap((box) => box.changed?.(one, other) ?? []);
}

/** What is printed on a place. */
export function printedOn(place: string): Printed {
  return boxes().map((box) => box.places?.[place]).find(Boolean) ?? UNKNOWN;
}

/** What a place gives at a table, as signs: as printed, or as the scenario covers it. */
export function givenBy(table: TableStore, place: string): string {
  const scenario = table.info?.setup.scenario;
  const covers = boxes().flatMap((box) => (box.covers?.scenario === scenario ? (box.covers?.gives[place] ?? []) : []));
  return covers[0] ?? printedOn(place).gives;
}

export function pictureOf(place: string): readonly Shape[] {
  const { picture } = printedOn(place);
  return typeof picture === 'string' ? PICTURES[picture] : picture;
}

export function inTown(table: TableStore, town: string): string[] {
  return boxes().flatMap((box) => box.inTown?.(table, town) ?? []);
}

/** How many cards boxes lay beside a player's places. */
export function cardsOnBoard(player: PlayerView): number {
  return boxes().reduce((sum, box) => sum + (box.onBoard?.count(player) ?? 0), 0);
}

/** Whether what such a cause brings is told with the deed before it. */
export function followsFromDeed(cause: string): boolean {
  return boxes().some((box) => box.follow?.includes(cause));
}

/** The picture of an event. */
export function sceneOf(event: string): readonly Shape[] {
  const scene = boxes().map((box) => box.scenes?.[event]).find(Boolean) ?? 'silence';
  return typeof scene === 'string' ? SCENES[scene] : scene;
}

/** How a piece that is no follower is drawn. */
export function discOf(kind: string): Piece | undefined {
  return boxes().map((box) => box.pieces?.[kind]).find(Boolean);
}

export function lyingOn(player: PlayerView, place: PlaceInfo): string[] {
  return boxes().flatMap((box) => box.lying?.(player, place) ?? []);
}

export function broughtBy(event: EventInfo): Brought | null {
  return boxes().map((box) => box.brings?.(event)).find(Boolean) ?? null;
}
