// The pieces that are flying now. They are drawn above the table and touch nothing on it.
import { tick } from 'svelte';
import type { Flight } from './flights';
import type { Thing } from './things';

export const FLIGHT = 320; // milliseconds
const APART = 40; // between two pieces

export interface Flying {
  id: number;
  piece: Thing;
  owner: number | null;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function seen(things: readonly Thing[]): Element | null {
  for (const thing of things) {
    const name = CSS.escape(thing);
    const found = [...document.querySelectorAll(`[data-at="${name}"], [data-thing="${name}"]`)];
    const here = found.find((one) => one.getBoundingClientRect().width > 0);
    if (here) return here;
  }
  return null;
}

export class Air {
  pieces = $state.raw<Flying[]>([]);
  #next = 0;

  /** Begins where the pieces are now; call it before the table changes. */
  fly(flights: readonly Flight[]): void {
    if (calm() || document.hidden || !flights.length) return;
    const begun = flights.flatMap((flight) => {
      const from = seen(flight.from)?.getBoundingClientRect();
      return from ? [{ flight, from }] : [];
    });
    if (begun.length) void tick().then(() => this.#launch(begun));
  }

  #launch(begun: readonly { flight: Flight; from: DOMRect }[]): void {
    const flying: Flying[] = [];
    for (const { flight, from } of begun) {
      const target = seen(flight.to);
      if (!target) continue;
      const to = target.getBoundingClientRect();
      for (let n = 0; n < flight.count; n++) {
        flying.push({ id: this.#next++, piece: flight.piece, owner: flight.owner, from, to, delay: flying.length * APART });
      }
      // It is hidden at its goal until it has arrived.
      if (flight.to[0]?.startsWith('space:')) target.querySelector('svg')?.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
    }
    this.pieces = [...this.pieces, ...flying];
  }

  land(id: number): void {
    this.pieces = this.pieces.filter((piece) => piece.id !== id);
  }

  clear(): void {
    this.pieces = [];
  }
}
