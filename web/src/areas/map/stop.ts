// Whatever can be chosen on the map is one stop of the Tab key; arrow keys lead from one to the next.
import type { Action } from 'svelte/action';
import type { Point } from './geometry';

const CHOICES = '.bright[tabindex]';
export const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next point in a direction, or -1: what lies straight ahead comes before what is near but aside. */
export function nextPoint(from: Point, to: Point, points: readonly Point[]): number {
  const costs = points.map(({ x, y }) => {
    const ahead = (x - from.x) * to.x + (y - from.y) * to.y;
    const aside = Math.abs((x - from.x) * to.y) + Math.abs((y - from.y) * to.x);
    return ahead > 0 && aside < 2 * ahead ? ahead + 1.5 * aside : Infinity;
  });
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}

/** Where it stands, whatever is written beside it. */
function place(one: SVGGraphicsElement): Point {
  const { e: x, f: y } = one.getScreenCTM() ?? new DOMMatrix();
  return { x, y };
}

export const oneStop: Action<SVGSVGElement> = (map) => {
  let stop: SVGGraphicsElement | undefined;
  const choices = () => [...map.querySelectorAll<SVGGraphicsElement>(CHOICES)];

  function settle(): void {
    const all = choices();
    if (!stop || !all.includes(stop)) stop = all[0];
    for (const one of all) one.setAttribute('tabindex', one === stop ? '0' : '-1');
  }
  function focused({ target }: FocusEvent): void {
    const one = (target as Element).closest<SVGGraphicsElement>(CHOICES);
    if (one) stop = one;
    settle();
  }
  function pressed(event: KeyboardEvent): void {
    const to = ARROWS[event.key];
    const here = (event.target as Element).closest<SVGGraphicsElement>(CHOICES);
    if (!to || !here) return;
    const all = choices();
    all[nextPoint(place(here), to, all.map(place))]?.focus();
    event.preventDefault();
    event.stopPropagation(); // elsewhere they lead through the past
  }

  const changes = new MutationObserver(settle);
  changes.observe(map, { subtree: true, childList: true, attributeFilter: ['class'] });
  map.addEventListener('focusin', focused);
  map.addEventListener('keydown', pressed);
  settle();
  return { destroy: () => changes.disconnect() };
};
