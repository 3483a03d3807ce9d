// How much of the map is seen: the browser scrolls it, buttons and two fingers zoom it.
import { WIDTH, type Box, type Point } from './geometry';

/** Below this scale (pixels for each unit) names and goods are too small. */
const READABLE = 0.47;
const NEAR = 0.6;
const MOST = 2.4;
const STEP = 1.5;

export class Viewport {
  wide = $state(0); // of the frame, in pixels
  high = $state(0);
  left = $state(0); // where it has been scrolled to
  top = $state(0);
  height = $state(WIDTH); // of the map, in its units
  #chosen = $state<number | null>(null);

  fit = $derived(Math.min(this.wide / WIDTH, this.high / this.height));
  /** The whole map if that can be read, otherwise a part of it. */
  usual = $derived(this.fit < READABLE ? Math.max(this.fit, NEAR) : this.fit);
  scale = $derived(Math.max(this.fit, this.#chosen ?? this.usual));
  partial = $derived(this.scale > this.fit * 1.001);
  most = $derived(Math.max(MOST, this.fit * 2));
  /** Of the whole drawing, in pixels: it fills the frame and goes on beyond it. */
  drawnWide = $derived(Math.max(this.wide, WIDTH * this.scale));
  drawnHigh = $derived(Math.max(this.high, this.height * this.scale));

  /** Keeps what lies under a point of the frame (its middle if none is given) in its place. */
  zoom(frame: HTMLElement, factor: number, at: Point = { x: this.wide / 2, y: this.high / 2 }): void {
    const before = this.#unit({ x: frame.scrollLeft + at.x, y: frame.scrollTop + at.y });
    this.#chosen = Math.max(this.fit, Math.min(this.most, this.scale * factor));
    const now = this.#pixel(before);
    requestAnimationFrame(() => frame.scrollTo(now.x - at.x, now.y - at.y));
  }

  nearer(frame: HTMLElement): void {
    this.zoom(frame, STEP);
  }

  farther(frame: HTMLElement): void {
    this.zoom(frame, 1 / STEP);
  }

  whole(): void {
    this.#chosen = this.fit;
  }

  /** Scrolls so that a point of the map is in the middle. */
  centre(frame: HTMLElement, point: Point, calm = false): void {
    const { x, y } = this.#pixel(point);
    frame.scrollTo({ left: x - this.wide / 2, top: y - this.high / 2, behavior: calm ? 'smooth' : 'auto' });
  }

  /** The part of the map that is seen. */
  get seen(): Box {
    const a = this.#unit({ x: this.left, y: this.top });
    const b = this.#unit({ x: this.left + this.wide, y: this.top + this.high });
    return { left: a.x, top: a.y, right: b.x, bottom: b.y };
  }

  /** How far the map's corner lies inside the drawing. */
  get #corner(): Point {
    return { x: (this.drawnWide - WIDTH * this.scale) / 2, y: (this.drawnHigh - this.height * this.scale) / 2 };
  }

  #unit({ x, y }: Point): Point {
    const corner = this.#corner;
    return { x: (x - corner.x) / (this.scale || 1), y: (y - corner.y) / (this.scale || 1) };
  }

  #pixel({ x, y }: Point): Point {
    const corner = this.#corner;
    return { x: corner.x + x * this.scale, y: corner.y + y * this.scale };
  }
}

/** Two fingers zoom, the mouse with Ctrl does, and a dragging mouse scrolls as a finger does. */
export function gestures(frame: HTMLElement, viewport: Viewport): { destroy: () => void } {
  let apart = 0;
  let grabbed: { x: number; y: number; left: number; top: number } | null = null;
  let dragged = false;

  const within = (x: number, y: number): Point => {
    const box = frame.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  };
  const touched = (event: TouchEvent) => {
    const [one, two] = event.touches;
    if (!one || !two) return;
    event.preventDefault();
    const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    const middle = within((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
    if (apart && event.type === 'touchmove') viewport.zoom(frame, now / apart, middle);
    apart = now;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    viewport.zoom(frame, event.deltaY < 0 ? 1.2 : 1 / 1.2, within(event.clientX, event.clientY));
  };
  const down = (event: PointerEvent) => {
    dragged = false;
    if (event.pointerType !== 'mouse' || event.button !== 0 || !viewport.partial) return;
    grabbed = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  };
  const move = (event: PointerEvent) => {
    if (!grabbed) return;
    const [dx, dy] = [event.clientX - grabbed.x, event.clientY - grabbed.y];
    if (Math.hypot(dx, dy) > 5) dragged = true;
    if (dragged) frame.scrollTo(grabbed.left - dx, grabbed.top - dy);
  };
  const up = () => (grabbed = null);
  /** A click that ended a drag does nothing. */
  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };

  const active = { passive: false };
  frame.addEventListener('touchstart', touched, active);
  frame.addEventListener('touchmove', touched, active);
  frame.addEventListener('wheel', wheel, active);
  frame.addEventListener('pointerdown', down);
  frame.addEventListener('click', click, true);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  return {
    destroy: () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
    },
  };
}
