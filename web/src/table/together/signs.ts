// What players point at and propose: who may, what it is called, and where it lies on the screen.
import type { Option, Pointing, Proposal } from '../../api/types';
import type { TableStore } from '../table.svelte';
import { namesOf, ownerOf, parts, type Thing } from '../things';
import { t } from './texts';

/** A thing, and on whose board it lies. */
export interface Aim {
  thing: Thing;
  board: number | null;
}

export function canPoint(table: TableStore): boolean {
  return table.components?.together === true && table.seat !== null && !table.past && !table.over;
}

/** The seats to which something can be proposed: people who are planning. */
export function planners(table: TableStore): number[] {
  const { now, info, seat } = table;
  if (!canPoint(table) || now?.view.phase !== 'planning' || info?.setup.planning !== 'open') return [];
  return info.seats.filter((one) => one.kind === 'person' && one.seat !== seat && now.actors.includes(one.seat)).map((one) => one.seat);
}

/** The proposals that a player has made and received. */
export function ownProposals(table: TableStore): Proposal[] {
  return table.signs.proposed.filter((one) => table.seat !== null && [one.seat, one.to].includes(table.seat));
}

/** The option that a proposal means; none if one cannot choose it now. */
export function takes(table: TableStore, proposal: Proposal): Option | undefined {
  return proposal.to === table.seat ? table.options.find((one) => one.move === proposal.option.move) : undefined;
}

/** What is proposed: which follower, and for which space. */
export function pieceAndSpace(option: Option): { kind: string; space: string } {
  return { kind: namesOf(option.touches, 'kind')[0] ?? '', space: namesOf(option.touches, 'space')[0] ?? '' };
}

export function spaceName(table: TableStore, space: string): string {
  const [place = '', n = ''] = space.split('.');
  return `${table.placeOf(place)?.name ?? place} ${Number(n) + 1}`;
}

function nameOf(table: TableStore, thing: Thing, found: Element | undefined): string {
  const { domain, name } = parts(thing);
  if (domain === 'town') return table.townName(name);
  if (domain === 'space') return spaceName(table, name);
  if (domain === 'place') return table.placeOf(name)?.name ?? name;
  if (domain === 'deed') return table.deedName(name);
  if (domain === 'goal') return table.now?.view.goals.find((one) => one.id === name)?.name ?? name;
  if (domain === 'kind') return table.kindName(name);
  if (domain === 'seat') return table.name(Number(name));
  if (domain.endsWith('good')) return table.goodName(name);
  return found?.getAttribute('aria-label') ?? name;
}

/** "Nevers", "Ship 2 of Bert" */
export function aimName(table: TableStore, { thing, board }: Aim | Pointing): string {
  const what = nameOf(table, thing, elementOf({ thing, board }));
  return board === null ? what : t('on', { what, who: table.name(board) });
}

// --- on the screen

/** What was clicked, or has the focus. */
export function aimAt(target: EventTarget | null): Aim | null {
  const found = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-thing]') : null;
  const thing = found?.dataset.thing ?? '';
  if (!found || !thing) return null;
  const owner = ownerOf(thing);
  if (owner !== null) return { thing: `space:${parts(thing).rest}`, board: owner };
  const board = found.closest<HTMLElement>('[data-board]')?.dataset.board;
  return { thing, board: board === undefined ? null : Number(board) };
}

export function elementOf({ thing, board }: Aim): Element | undefined {
  const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"], [data-thing="seat-${CSS.escape(thing.replace(':', `:${board}:`))}"]`)];
  return all.find((one) => one.checkVisibility() && (aimAt(one)?.board ?? null) === board);
}

/** Where it is in the window; nowhere if it is out of sight. What lies on a board that is not shown is with its player. */
export function boxOf(aim: Aim): DOMRect | null {
  const found = elementOf(aim) ?? (aim.board === null ? undefined : elementOf({ thing: `seat:${aim.board}`, board: null }));
  const box = found?.getBoundingClientRect();
  if (!found || !box?.width) return null;
  const around = found.closest('svg') ?? found;
  const [hit] = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2).filter((one) => !one.closest('[data-signs]'));
  return hit && around.contains(hit) ? box : null; // nothing lies over it
}
