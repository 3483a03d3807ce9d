// Where the mouse was pressed last; nowhere after a key, or where the whole page is near.
const NARROW = 600;
let at: { x: number; y: number } | null = null;

globalThis.addEventListener?.('pointerdown', (event) => (at = { x: event.clientX, y: event.clientY }), true);
globalThis.addEventListener?.('keydown', () => (at = null), true);

export function clicked(): { x: number; y: number } | null {
  return innerWidth < NARROW ? null : at;
}
