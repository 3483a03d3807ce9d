// A tooltip for everything: by mouse, by keyboard focus, and spoken by screen readers.
import type { Placement } from '@floating-ui/dom';
import type { Action } from 'svelte/action';
import { standBeside } from './beside';

const HOLD = 450; // milliseconds
const GAP = 8; // pixels to what is told about
let box: HTMLElement | null = null;
let shownAt: Element | null = null;
let clickedAt: { x: number; y: number } | null = null;

function show(node: Element, text: string): void {
  if (!box) {
    box = document.createElement('div');
    box.className = 'tip';
    box.setAttribute('aria-hidden', 'true');
    document.body.append(box);
  }
  shownAt = node;
  box.textContent = text;
  box.hidden = false;
  place(node, box).catch(hide);
}

/** Above or below; what stands close to others (`data-tips`) tells beside or above all of them, so that they can be read meanwhile. */
function place(node: Element, tip: HTMLElement): Promise<void> {
  const group = node.closest('[data-tips]');
  if (!group) return standBeside(tip, node, ['top', 'bottom'], GAP);
  const { left, top } = node.getBoundingClientRect();
  const panel = group.closest('[data-panel]') ?? group;
  const beyond: Partial<Record<Placement, number>> = { left: left - panel.getBoundingClientRect().left, top: top - group.getBoundingClientRect().top };
  return standBeside(tip, node, ['left', 'top', 'bottom'], ({ placement }) => GAP + (beyond[placement] ?? 0));
}

/** Whether the pointer rests since a click: what comes to lie under it was not pointed at. */
function rests(event: MouseEvent): boolean {
  if (!clickedAt) return false; // browsers round where a click was, but not where a pointer is
  return Math.abs(event.clientX - clickedAt.x) < 1 && Math.abs(event.clientY - clickedAt.y) < 1;
}

function noteClick(event: MouseEvent): void {
  clickedAt = { x: event.clientX, y: event.clientY };
}

function noteMove(event: MouseEvent): void {
  if (!rests(event)) clickedAt = null;
}

export function hide(): void {
  shownAt = null;
  if (box) box.hidden = true;
}

export function isTap(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

export const tip: Action<Element, string> = (node, text) => {
  let said = text;
  const enter = () => {
    if (said) show(node, said);
  };
  const describe = () => node.setAttribute('aria-description', said);
  describe();
  // A finger cannot point: a tap shows what takes more than a name to say, until the next tap.
  const tap = (event: Event) => {
    hide();
    if (!isTap(event) || !said.includes('\n')) return;
    show(node, said);
    setTimeout(() => document.addEventListener('pointerdown', hide, { once: true }));
  };
  // Where a tap does something else, holding the finger shows it, and the tap that ends it does nothing.
  let holding: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  const letGo = () => clearTimeout(holding);
  node.addEventListener('pointerdown', (event) => {
    shown = false;
    if (!isTap(event)) return;
    letGo();
    holding = setTimeout(() => {
      shown = true;
      enter();
    }, HOLD);
  });
  for (const kind of ['pointerup', 'pointercancel']) node.addEventListener(kind, letGo);
  node.addEventListener('click', (event) => {
    if (!shown) return tap(event);
    event.stopPropagation();
    setTimeout(() => document.addEventListener('pointerdown', hide, { once: true }));
  });
  addEventListener('click', noteClick, true); // the same function is added only once
  addEventListener('pointermove', noteMove, true);
  node.addEventListener('pointerenter', (event) => {
    if (!isTap(event) && !rests(event as PointerEvent)) enter();
  });
  node.addEventListener('focus', () => {
    if (node.matches(':focus-visible')) enter();
  });
  node.addEventListener('pointerleave', () => {
    if (!shown) hide();
  });
  node.addEventListener('blur', hide);
  return {
    update(next: string) {
      if (next === said) return;
      if (shownAt === node) hide(); // it is no longer true
      said = next;
      describe();
    },
    destroy() {
      letGo();
      if (shownAt === node) hide();
    },
  };
};
