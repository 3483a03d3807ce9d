// What a box adds to the table. The pages know boxes by this only; they are listed in index.ts.
import type { Component } from 'svelte';
import type { EventInfo, PlaceInfo, PlayerView, TableView } from '../api/types';
import type { TableStore } from '../table/table.svelte';
import type { Thing } from '../table/things';
import type { Scene } from '../ui/art/events';
import type { Picture } from '../ui/art/places';
import type { Shape } from '../ui/art/shapes';

/**
 * A part of the table. Areas with a place of their own: `cards` (under the map), `goals` (with
 * the goals), `line` (beside the question) and `due` (above it, beside payments). With `tab` it has a tab beside the tracks, which
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

/** What is printed on a place: its picture, and what it takes and gives, as signs (see Printed.svelte). */
export interface Printed {
  picture: Picture;
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

/** What an event brings for everybody besides its effect. */
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
  /** How its pieces are drawn. */
  pieces?: Readonly<Record<string, Piece>>;
  /** How its events are drawn. */
  scenes?: Readonly<Record<string, Scene>>;
  panels?: readonly Panel[];
  /** The titles of its boards of deeds. */
  boards?: Readonly<Record<string, () => string>>;
  /** Its modules in one sentence each, for the form of a new table. */
  modules?: Readonly<Record<string, () => string>>;
  /** Its own words for what the player is asked now; empty if something else asks. */
  asks?: (table: TableStore) => string;
  /** Questions of which no answer is likelier than the other. */
  even?: readonly string[];
  /** What a player has of it, on the board and among the players; draws nothing if it is none. */
  holdings?: Component<{ table: TableStore; player: PlayerView }>;
  /** Why a place is not as usual. */
  placeNote?: (player: PlayerView, place: PlaceInfo) => PlaceNote | null;
  /** The pieces that lie on a place without spaces. */
  lying?: (player: PlayerView, place: PlaceInfo) => string[];
  brings?: (event: EventInfo) => Brought | null;
  /** The things of its own that are not as they were. */
  changed?: (one: TableView, other: TableView) => Thing[];
}

/** Until the first plan is made, where the game begins with round 1. */
export function isFirstPlan({ round, phase }: TableView): boolean {
  return round === 1 && ['followers', 'planning'].includes(phase);
}
