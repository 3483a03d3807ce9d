// What lies on a table, as this browser sees it: what the server sent, what is held, what is asked.
import type { ChatLine, Components, Debt, Hint, Option, PlaceInfo, PlayerView, Result, Signs, State, TableInfo } from '../api/types';
import { oneOf, t } from '../i18n/texts';
import { isOwn, typeOf } from '../ui/look';
import { recall, remember } from '../ui/store';
import { Air } from './air.svelte';
import { History } from './history.svelte';
import { areas, choosing, listed, lit, narrowed } from './options';
import type { News } from './playback';
import { Playback } from './playback.svelte';
import { isSource, type Thing } from './things';

export const NO_SIGNS: Signs = { pointed: [], proposed: [] };
const NOTHING: ReadonlySet<Thing> = new Set();

export abstract class Seen {
  info = $state.raw<TableInfo | null>(null);
  components = $state.raw<Components | null>(null);
  now = $state.raw<State | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  signs = $state.raw(NO_SIGNS); // of a team
  heard = $state(0); // the last line of the chat that was on the screen
  result = $state.raw<Result | null>(null);
  seat = $state<number | null>(null);
  resigned = $state(false);
  curtain = $state<number | null>(null);
  held = $state<Thing[]>([]);
  asking = $state<Option | null>(null); // a move that needs confirmation
  toast = $state('');
  /** Where somebody has just clicked: refusals are shown there. */
  near = $state.raw<{ x: number; y: number } | null>(null);
  hint = $state<Hint | null>(null);
  hinting = $state(false); // a bot has been asked for one
  pointed = $state<Thing>(''); // what something elsewhere on the table speaks of
  lesson = $state.raw<readonly Thing[]>([]); // what the tutorial points at
  lessonTab = $state(''); // the board it wants in front
  frontTab = $state(''); // the area that a replay wants in front
  connected = $state(true);
  missing = $state(false);
  /** What the last moves of others touched, for a moment. */
  flash = $state.raw<ReadonlySet<Thing>>(new Set());
  busy = $state(false);
  /** Something is being picked up; it is held when this is over. */
  lifting = $state.raw<Promise<void> | null>(null);
  readonly air = new Air();
  readonly playback = new Playback((news) => this.tellNews(news));

  readonly path: string;
  readonly history: History;
  protected states = $state.raw<readonly State[]>([]); // since the one before what is being shown

  constructor(readonly id: string) {
    this.path = `/api/tables/${id}`;
    this.history = new History(this.path);
    this.heard = Number(recall(`heard.${id}`) ?? 0);
  }

  /** What is shown of the moves of others is told on the table, too. */
  protected abstract tellNews(news: News | null): void;

  // --- what is on the table

  past = $derived.by<State | null>(() => this.history.past);
  /** What others did is still being shown; when it is over something is asked. */
  showing = $derived.by(() => this.playback.now !== null || (this.history.reading && !this.playback.off));
  /** One state at a time: nothing on the table is ahead of what is being shown. */
  shown = $derived.by<State | null>(() => {
    const told = this.showing ? this.playback.state(this.states, (good) => this.components?.goods.find((one) => one.id === good)?.points ?? 0) : null;
    return this.past ?? told ?? this.now;
  });
  /** What others touch, while there is nothing to decide. */
  touched = $derived.by<ReadonlySet<Thing>>(() => (this.showing ? this.flash : NOTHING));
  /** By the rules, or because whoever played alone gave up. */
  over = $derived(this.now !== null && (this.now.view.over || this.info?.status === 'over'));
  /** The round in which the only player ended the game. */
  givenUp = $derived.by<number | null>(() => (this.over && !this.now?.view.over ? (this.info?.seats[0]?.resigned ?? this.info?.round ?? null) : null));
  /** Nothing can be answered now. */
  still = $derived(this.past !== null || this.curtain !== null || this.showing || this.over);
  options = $derived<Option[]>(this.still ? [] : (this.now?.options ?? []));
  debt = $derived<Debt | null>(this.still ? null : (this.now?.debt ?? null));
  lit = $derived(lit(this.options, this.held));
  /** A piece is in the hand; a space that was touched first is not, and another may be touched instead. */
  holding = $derived(this.held.some(isSource));
  reach = $derived(this.holding ? this.lit : lit(this.options, []));
  choosing = $derived(choosing(this.options, this.held));
  hinted = $derived<ReadonlySet<Thing>>(new Set([...(this.hint?.touches ?? []), ...this.lesson]));
  fitting = $derived(listed(narrowed(this.options, this.held)));
  /** The areas of the table that want attention. */
  areas = $derived(areas(this.fitting));
  mine = $derived(this.info?.mine ?? []);
  hotSeat = $derived(this.mine.length > 1);
  myTurn = $derived(!this.showing && this.now !== null && !this.over && this.seat !== null && this.now.actors.includes(this.seat));
  players = $derived<PlayerView[]>(this.shown?.view.players ?? []);
  me = $derived<PlayerView | null>(this.seat === null ? null : (this.shown?.view.players[this.seat] ?? null));
  /** The hour glass tiles that may come; in their order if it is known. */
  coming = $derived(this.shown?.view.fixed_events.length ? this.shown.view.fixed_events : (this.shown?.view.hourglass ?? []));
  /** More tiles are left in the hour glass than will come. */
  unsure = $derived(this.coming.length > this.toCome());
  alone = $derived(this.shown?.view.players.length === 1);
  places = $derived(new Map((this.components?.places ?? []).map((place) => [place.id, place])));

  toCome(): number {
    const view = this.shown?.view;
    return view ? view.rounds - view.round : 0;
  }

  name(seat: number): string {
    const seats = this.info?.seats ?? [];
    const name = seats[seat]?.name ?? `${seat}`;
    return seats.filter((one) => one.name === name).length > 1 ? `${name} ${seat + 1}` : name;
  }

  placeOf(id: string): PlaceInfo | undefined {
    return this.places.get(id);
  }

  nameOf(list: { id: string; name: string }[] | undefined, id: string): string {
    return list?.find((one) => one.id === id)?.name ?? id;
  }

  kindName(kind: string): string {
    const type = typeOf(kind);
    const name = this.components?.followers.find((one) => one.id === type)?.name ?? oneOf(type);
    return isOwn(kind) ? `${name}*` : name;
  }

  goodName(good: string): string {
    return this.nameOf(this.components?.goods, good);
  }

  townName(town: string): string {
    return this.nameOf(this.components?.towns, town);
  }

  deedName(deed: string): string {
    return this.nameOf(this.components?.deeds, deed);
  }

  wantName(want: string): string {
    if (want === 'any') return t('any');
    return want === 'neutral' ? t('neutral') : this.kindName(want);
  }

  /** Lines of others that were not on the screen yet. */
  unread = $derived(this.chat.filter((line) => line.id > this.heard && line.name && !(line.seat !== null && this.mine.includes(line.seat))).length);

  /** What the server tells everybody here, apart from lines about a seat. */
  notices = $derived(this.chat.filter((line) => !line.name && line.seat === null));

  hear(): void {
    this.heard = this.chat.at(-1)?.id ?? this.heard;
    remember(`heard.${this.id}`, String(this.heard));
  }
}
