// What floats stands beside what it tells about. The library comes with the first that is shown.
import type { OffsetOptions, Placement, ReferenceElement } from '@floating-ui/dom';

const EDGE = 4; // pixels to the edge of the window
let library: Promise<typeof import('@floating-ui/dom')> | null = null;

/** Kept: importing again takes a frame, in which what floats would stand where it stood before. */
function fetchLibrary(): NonNullable<typeof library> {
  library ??= import('@floating-ui/dom').catch((error: unknown) => {
    library = null; // the next time it may come
    throw error;
  });
  return library;
}

/** On the first of these sides where there is room; how far away may depend on the side. */
export async function standBeside(floating: HTMLElement, at: ReferenceElement, sides: Placement[], away: OffsetOptions): Promise<void> {
  const { computePosition, flip, offset, shift } = await fetchLibrary();
  const [placement, ...fallbackPlacements] = sides;
  const room = { padding: EDGE };
  const middleware = [offset(away), flip({ ...room, fallbackPlacements, crossAxis: false }), shift(room)];
  const { x, y } = await computePosition(at, floating, { strategy: 'fixed', placement, middleware });
  Object.assign(floating.style, { left: `${x}px`, top: `${y}px` });
}
