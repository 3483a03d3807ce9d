// What lies over the map for a while, so that the board stays in sight beside it.
import type { Snippet } from 'svelte';

export class Over {
  shown = $state.raw<{ title: string; view: Snippet; fold: () => void } | null>(null);
}
