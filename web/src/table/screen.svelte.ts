// How much room there is, in classes: each has a layout of its own.
//   phone    below 600, or too low for the others, as a phone that lies: one area at a time
//   upright  below 900: map above, everything else below
//   tablet   below 1200: map on the left, everything else on the right
//   desk     three columns; `stacked` if board and common boards fit one above the other
//   broad    a desk where tracks and deeds stand side by side
import { Front } from '../layouts/front.svelte';
import type { PhoneTab } from '../layouts/phone';

export type Room = 'phone' | 'upright' | 'tablet' | 'desk';

const QUERIES = {
  phone: '(max-width: 599px), (max-height: 499px), (max-width: 899px) and (max-height: 759px)',
  upright: '(max-width: 899px)',
  tablet: '(max-width: 1199px)',
  stacked: '(min-width: 1400px) and (min-height: 820px)',
  broad: '(min-width: 1600px) and (min-height: 820px)',
} as const;

export class Screen {
  room = $state<Room>('desk');
  stacked = $state(false);
  broad = $state(false);
  /** The tab in front beside the board, and on a phone: another layout goes on with it. */
  readonly boards = new Front<string>('');
  readonly areas = new Front<PhoneTab>('board');

  /** Follow the window until the returned function is called. */
  watch(): () => void {
    const lists = Object.values(QUERIES).map((query) => matchMedia(query));
    const look = () => {
      const [phone, upright, tablet, stacked, broad] = lists.map((list) => list.matches);
      this.room = phone ? 'phone' : upright ? 'upright' : tablet ? 'tablet' : 'desk';
      this.stacked = stacked ?? false;
      this.broad = broad ?? false;
    };
    look();
    for (const list of lists) list.addEventListener('change', look);
    return () => {
      for (const list of lists) list.removeEventListener('change', look);
    };
  }
}
