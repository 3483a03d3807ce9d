import type { TableStore } from '../table/table.svelte';
import type { Screen } from '../table/screen.svelte';

/** What every arrangement of the table gets. */
export interface LayoutProps {
  table: TableStore;
  screen: Screen;
  /** Whose board is shown. */
  seat: number;
  /** Whose board somebody wants to see instead of one's own. */
  watched: number | null;
  /** A lesson takes a part of the height. */
  lesson: boolean;
  onwatch: (seat: number | null) => void;
}
