import type { TableStore } from '../table/table.svelte';
import type { Screen } from '../table/screen.svelte';

/** What every arrangement of the table gets. */
export interface LayoutProps {
  table: TableStore;
  screen: Screen;
  /** Whose board is shown. */
  seat: number;
  /** The seat whose board somebody wants to see instead of their own. */
  watched: number | null;
  /** A lesson takes a part of the height. */
  lesson: boolean;
  onwatch: (seat: number | null) => void;
}
