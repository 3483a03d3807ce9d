// How much room something takes, told to what makes way for it, and to nothing else: every
// element of the page is styled anew when the page itself is told.
type Room = '--board-width' | '--board-height' | '--listed';

const taken = $state<Partial<Record<Room, number>>>({});

/** For an effect: this many pixels are taken until the effect ends. */
export function keep(name: Room, pixels: number): () => void {
  taken[name] = pixels;
  return () => delete taken[name];
}

/** As the style of what makes way. */
export function room(...names: Room[]): string {
  return names.map((name) => (taken[name] === undefined ? '' : `${name}: ${taken[name]}px;`)).join('');
}
