// What a box adds to the table. The pages know boxes by this only; they are listed in index.ts.
import type { Component } from 'svelte';
import type { Land } from '../areas/map/land';
import type { EventInfo, Option, PlaceInfo, PlayerView, TableView } from '../api/types';
import type { TableStore } from '../table/table.svelte';
import type { Thing } from '../table/things';
import type { Scene } from '../ui/art/events';
import type { Picture } from '../ui/art/places';
import type { Shape } from '../ui/art/shapes';

/**
 * A part of the table. Areas with a place of their own: `cards` (under the map), `goals` (with
 * the goals), `line` (beside the question), `tools` (beside Undo), `due` (above it, beside payments) and `board:…` (with
 * the deeds of a board). With `tab` it has a tab beside the tracks, which
 * wants attention while options of its area can be chosen.
 */
export interface Panel {
  area: string;
  title: () => string;
  tab?: boolean;
  shown: (table: TableStore) => boolean;
  view: Component<{ table: TableStore }>;
}

export interface PlaceNote {
  text: string;
  mark: Component;
}

/** What is printed on a place: its picture (by name, or drawn for it), and what it takes and gives, as signs (see Printed.svelte). */
export interface Printed {
  picture: Picture | readonly Shape[];
  costs?: string;
  gives: string;
}

/** A piece of its own, in colours of the pages. */
export interface Piece {
  /** What is on its disc, drawn in a box from 0 to 40. */
  emblem: readonly string[];
  face: string;
  edge: string;
  sign: string;
}

/** What an event brings everybody besides its effect. */
export interface Brought {
  text: string;
  gains: Readonly<Record<string, number>>;
}

/** Something to play, as a card in the lobby. */
export interface Story {
  id: string;
  title: () => string;
  note: () => string;
  /** 320 by 168. */
  picture: readonly Shape[];
  setup: { scenario: string; modules: string[] };
  rounds: number;
  /** About how long it takes with each player, in minutes. */
  minutes: number;
  /** From 1, for beginners, to 3. */
  difficulty: 1 | 2 | 3;
  /** The games won by a level of bots, as measured, where goals decide between several players. */
  wins?: (won: number, games: number) => string;
}

/** What a line of the rules is about, and what it says. */
export interface RuleLine {
  id?: string;
  about: () => string;
  says: () => string;
}

/** A part of the one-page rules; with `needs` only for this module or scenario, where other lines may not hold. */
export interface RulesPage {
  needs?: string;
  without?: readonly string[];
  title: () => string;
  lines: readonly RuleLine[];
}

export interface Box {
  id: string;
  rules?: readonly RulesPage[];
  /** What its scenario is about and what comes first, while that is new: nothing later. That of a module is told until it was read once. */
  intro?: { scenario?: string; module?: string; lines: (view: TableView) => readonly string[] };
  /** What can be played with it. */
  stories?: readonly Story[];
  /** How its places are drawn. */
  places?: Readonly<Record<string, Printed>>;
  /** What places give in its scenario, where that is not what is printed on them. */
  covers?: { scenario: string; gives: Readonly<Record<string, string>> };
  /** How its pieces are drawn. */
  pieces?: Readonly<Record<string, Piece>>;
  /** How its events are drawn: by name, or drawn for it. */
  scenes?: Readonly<Record<string, Scene | readonly Shape[]>>;
  panels?: readonly Panel[];
  /** The titles of its boards of deeds. */
  boards?: Readonly<Record<string, () => string>>;
  /** Its modules in one sentence each, for the form of a new table. */
  modules?: Readonly<Record<string, () => string>>;
  /** Its own words for what the player is asked now; empty if something else asks. */
  asks?: (table: TableStore) => string;
  /** Why a move may be a mistake; empty if it is not. */
  doubts?: (table: TableStore, option: Option) => string;
  /** Whether a deed of its boards is in play just now. */
  deedInPlay?: (table: TableStore, deed: string) => boolean;
  /** Questions where neither answer is more likely. */
  even?: readonly string[];
  /** What a player has of this box, on the board and among the players; draws nothing if that is nothing. */
  holdings?: Component<{ table: TableStore; player: PlayerView }>;
  /** What it lays beside a player's places, as cards like theirs, and how many these are. */
  onBoard?: { count: (player: PlayerView) => number; view: Component<{ table: TableStore; player: PlayerView; seat: number }> };
  /** What lies and stands on the map; `size` is by how much it grows where the map is small. */
  onMap?: Component<{ table: TableStore; land: Land; size: number }>;
  /** What of it is in a town, in words. */
  inTown?: (table: TableStore, town: string) => string[];
  /** Why a place is not as usual. */
  placeNote?: (player: PlayerView, place: PlaceInfo) => PlaceNote | null;
  /** The pieces that lie on a place without spaces. */
  lying?: (player: PlayerView, place: PlaceInfo) => string[];
  brings?: (event: EventInfo) => Brought | null;
  /** Causes that follow from a deed: what they bring is told with it. */
  follow?: readonly string[];
  /** The things of this box that have changed. */
  changed?: (one: TableView, other: TableView) => Thing[];
  /** The rest of the box, fetched when its scenario or module is played: the first page stays small. */
  rest?: { needs: readonly string[]; load: () => Promise<Rest> };
}

export type Rest = Omit<Box, 'id' | 'stories' | 'rest'>;

/** Until the first plan is made, where the game begins with round 1. */
export function isFirstPlan({ round, phase }: TableView): boolean {
  return round === 1 && ['followers', 'planning'].includes(phase);
}
