// A tooltip for everything: by mouse, by keyboard focus, and spoken by screen readers.
import type { Action } from 'svelte/action';

const HOLD = 450; // milliseconds
let box: HTMLElement | null = null;
let shownAt: Element | null = null;

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
  const at = node.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const left = Math.max(4, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - 4));
  const above = at.top - size.height - 8;
  box.style.left = `${left}px`;
  box.style.top = `${above > 4 ? above : Math.min(at.bottom + 8, innerHeight - size.height - 4)}px`;
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
  node.addEventListener('pointerenter', (event) => {
    if (!isTap(event)) enter();
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
      if (next !== said && shownAt === node) hide(); // it is no longer true
      said = next;
      describe();
    },
    destroy() {
      letGo();
      if (shownAt === node) hide();
    },
  };
};
