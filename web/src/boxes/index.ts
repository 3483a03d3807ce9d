// The boxes, one line each, and what the pages ask them.
import type { EventInfo, PlaceInfo, PlayerView, TableView } from '../api/types';
import type { TableStore } from '../table/table.svelte';
import type { Thing } from '../table/things';
import type { Scene } from '../ui/art/events';
import type { Shape } from '../ui/art/shapes';
import { base } from './base';
import { bigbox } from './bigbox';
import type { Box, Brought, Panel, Piece, PlaceNote, Printed, RulesPage, Story } from './box';
import { dignitary } from './dignitary';
import { duel } from './duel';
import { plague } from './plague';
import { salesman } from './salesman';
import { solo } from './solo';
import { tradeIntrigue } from './trade_intrigue';
import { vierzon } from './vierzon';

export const BOXES: readonly Box[] = [base, bigbox, tradeIntrigue, plague, solo, dignitary, vierzon, salesman, duel];

export const STORIES: readonly Story[] = BOXES.flatMap((box) => box.stories ?? []);

/** What a scenario with its modules is called. */
export function storyNamed(scenario: string, modules: readonly string[]): string {
  const told = STORIES.filter((one) => one.setup.scenario === scenario);
  const same = told.find((one) => one.setup.modules.length === modules.length && one.setup.modules.every((name) => modules.includes(name)));
  return (same ?? told[0])?.title() ?? '';
}

/** The picture of the story that is most like it. */
export function storyPicture(scenario: string, modules: readonly string[]): readonly Shape[] {
  const shared = (one: Story) => one.setup.modules.filter((name) => modules.includes(name)).length;
  const told = STORIES.filter((one) => one.setup.scenario === scenario).sort((one, other) => shared(other) - shared(one));
  return told[0]?.picture ?? [];
}

/** What is said about a scenario first, then its modules and the base game. */
export function rulesFor(scenario: string, modules: readonly string[]): RulesPage[] {
  const pages = BOXES.flatMap((box) => box.rules ?? []).filter((page) => !page.needs || page.needs === scenario || modules.includes(page.needs));
  const out = pages.flatMap((page) => page.without ?? []);
  const common = pages.filter((page) => !page.needs).map((page) => ({ ...page, lines: page.lines.filter((line) => !out.includes(line.id ?? '')) }));
  return [...pages.filter((page) => page.needs), ...common];
}

const UNKNOWN: Printed = { picture: 'house', gives: '' };

export function panels(table: TableStore, fits: (panel: Panel) => boolean): Panel[] {
  return BOXES.flatMap((box) => box.panels ?? []).filter((panel) => fits(panel) && panel.shown(table));
}

export function boardTitle(board: string): string {
  return BOXES.map((box) => box.boards?.[board]).find(Boolean)?.() ?? '';
}

export function moduleNote(module: string): string {
  return BOXES.map((box) => box.modules?.[module]).find(Boolean)?.() ?? '';
}

export function boxAsks(table: TableStore): string {
  return BOXES.map((box) => box.asks?.(table)).find(Boolean) ?? '';
}

/** Both answers may be right: none is put before the other. */
export function isEven(question: string): boolean {
  return BOXES.some((box) => box.even?.includes(question));
}

export function placeNote(player: PlayerView, place: PlaceInfo): PlaceNote | null {
  return BOXES.map((box) => box.placeNote?.(player, place)).find(Boolean) ?? null;
}

export function changedInBoxes(one: TableView, other: TableView): Thing[] {
  return BOXES.flatMap((box) => box.changed?.(one, other) ?? []);
}

/** What is printed on a place. */
export function printedOn(place: string): Printed {
  return BOXES.map((box) => box.places?.[place]).find(Boolean) ?? UNKNOWN;
}

/** The picture of an event. */
export function sceneOf(event: string): Scene {
  return BOXES.map((box) => box.scenes?.[event]).find(Boolean) ?? 'silence';
}

/** How a piece is drawn that no follower is. */
export function discOf(kind: string): Piece | undefined {
  return BOXES.map((box) => box.pieces?.[kind]).find(Boolean);
}

export function lyingOn(player: PlayerView, place: PlaceInfo): string[] {
  return BOXES.flatMap((box) => box.lying?.(player, place) ?? []);
}

export function broughtBy(event: EventInfo): Brought | null {
  return BOXES.map((box) => box.brings?.(event)).find(Boolean) ?? null;
}
