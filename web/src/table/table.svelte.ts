// A table as this browser sees it: what the server sent, what is held, what is asked.
import type {
  ChatLine,
  Components,
  Debt,
  Hint,
  Option,
  PlaceInfo,
  PlayerView,
  Reason,
  Result,
  State,
  TableInfo,
} from '../api/types';
import { areas, choosing, listed, lit, narrowed, send, touch } from './options';
import { isOwn, typeOf } from '../ui/look';
import { prefs, type Language } from '../ui/prefs.svelte';
import { recall, remember } from '../ui/store';
import { clicked } from '../ui/clicked';
import { hide as hideTip } from '../ui/tip';
import { get, GONE, post, postSafely, Refusal, Wire, type Message } from '../api/server';
import { changedInBoxes } from '../boxes';
import { changed } from './changes';
import { doubt } from './doubts';
import { callTurn } from './turn';
import { isSource, parts, type Thing } from './things';
import { oneOf, t } from '../i18n/texts';
import { Air } from './air.svelte';
import { flights } from './flights';
import { History } from './history.svelte';
import { marks, type Step } from './playback';
import { Playback } from './playback.svelte';

const FLASH = 280; // milliseconds
const NOTHING: ReadonlySet<Thing> = new Set();

/** Somebody else, or chance, has done something since. */
function othersMoved(before: State, now: State): boolean {
  return (now.log?.lines ?? []).some((line) => line.version > before.version && line.seat !== now.seat);
}

/** The same is asked of the same seat: what is held can stay in the hand. */
function asksTheSame(before: State, now: State): boolean {
  const moves = (state: State) => state.options.map((option) => option.move).join();
  return before.seat === now.seat && before.question === now.question && moves(before) === moves(now);
}

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  components = $state.raw<Components | null>(null);
  now = $state.raw<State | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  heard = $state(0); // the last line of the chat that was on the screen
  result = $state.raw<Result | null>(null);
  seat = $state<number | null>(null);
  resigned = $state(false);
  curtain = $state<number | null>(null);
  held = $state<Thing[]>([]);
  asking = $state<Option | null>(null); // a move that wants a second yes
  toast = $state('');
  /** Where somebody has just clicked, who is told there what cannot be. */
  near = $state.raw<{ x: number; y: number } | null>(null);
  hint = $state<Hint | null>(null);
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
  readonly playback = new Playback((step) => this.#tellStep(step));

  readonly path: string;
  readonly history: History;
  #wire: Wire | null = null;
  #toastTimer: ReturnType<typeof setTimeout> | undefined;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #states = $state.raw<readonly State[]>([]); // since the one before what is being shown
  #carried = false; // the hand has moved the piece, so it need not fly

  constructor(readonly id: string) {
    this.path = `/api/tables/${id}`;
    this.history = new History(this.path);
    this.heard = Number(recall(`heard.${id}`) ?? 0);
  }

  // --- what is on the table

  past = $derived.by<State | null>(() => this.history.past);
  /** What others did is still being shown; when it is over something is asked. */
  showing = $derived.by(() => this.playback.now !== null || (this.history.reading && !this.playback.off));
  /** One state at a time: nothing on the table is ahead of what is being shown. */
  shown = $derived.by<State | null>(() => {
    const told = this.showing ? this.playback.state(this.#states, (good) => this.components?.goods.find((one) => one.id === good)?.points ?? 0) : null;
    return this.past ?? told ?? this.now;
  });
  /** What others touch, while there is nothing to decide. */
  touched = $derived.by<ReadonlySet<Thing>>(() => (this.showing ? this.flash : NOTHING));
  /** By the rules, or because whoever played alone gave up. */
  over = $derived(this.now !== null && (this.now.view.over || this.info?.status === 'over'));
  /** The round in which the only player ended the game. */
  givenUp = $derived.by<number | null>(() => (this.over && !this.now?.view.over ? (this.info?.seats[0]?.resigned ?? null) : null));
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

  hear(): void {
    this.heard = this.chat.at(-1)?.id ?? this.heard;
    remember(`heard.${this.id}`, String(this.heard));
  }

  // --- coming and going

  async open(): Promise<void> {
    try {
      this.info = await get<TableInfo>(this.path);
      this.seat = this.mine[0] ?? null;
      this.components = await get<Components>(`${this.path}/components`, { lang: prefs.language });
      if (this.info.status !== 'lobby') await this.#readLog();
    } catch (error) {
      this.trouble(error, true);
      return;
    }
    this.#wire = new Wire(
      () => this.#address(),
      (message) => this.#heard(message),
      (yes) => (this.connected = yes),
    );
  }

  close(): void {
    this.#wire?.close();
    this.playback.stop();
  }

  /** Everything in another language; what it returns puts that on the table, all at once. */
  async translated(lang: Language): Promise<() => void> {
    const began = this.info !== null && this.info.status !== 'lobby';
    const [components, now, past] = await Promise.all([
      get<Components>(`${this.path}/components`, { lang }),
      began ? get<State>(`${this.path}/state`, { seat: this.seat, details: true, lang }) : null,
      began ? this.history.translated(this.seat, lang) : null,
    ]);
    return () => {
      this.components = components;
      this.hint = null;
      past?.();
      if (now) this.#take(now);
      this.playback.renew(this.history.rounds, this.mine);
      this.#wire?.again();
    };
  }

  #address(): string {
    const query = new URLSearchParams({ details: 'true', lang: prefs.language });
    if (this.seat !== null) query.set('seat', String(this.seat));
    return `${this.path}/live?${query.toString()}`;
  }

  #heard(message: Message): void {
    if (message.type === 'state') this.#take(message.state);
    else if (message.type === 'table') this.#inform(message.table);
    else if (message.type === 'chat') this.#talk(message.lines);
    else if (message.type === 'error' && message.code === 'not-found') this.missing = true;
  }

  #talk(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.id ?? 0;
    this.chat = [...this.chat, ...lines.filter((line) => line.id > known)];
  }

  #take(state: State): void {
    const before = this.now;
    if (before && before.seat === state.seat && state.version < before.version) return;
    const first = this.info?.status === 'lobby';
    const turned = state.seat !== null && state.actors.includes(state.seat);
    const goesOn = before !== null && before.seat === state.seat;
    if (!before || (before.version !== state.version && !asksTheSame(before, state)) || !goesOn) this.drop();
    if (goesOn && this.playback.off && othersMoved(before, state)) this.#mark(changed(before.view, state.view, changedInBoxes), FLASH);
    if (goesOn && state.version > before.version) this.#flyMine(state);
    this.#keep(state, goesOn ? before : null);
    this.now = state;
    if (state.table) this.#inform(state.table);
    if (state.log) this.history.add(state.log);
    // A state brings the log of its round only; how the last one ended is in the whole log.
    if (first || (before && before.view.round !== state.view.round)) void this.#readLog();
    if (before) this.#tell();
    else this.playback.begin(this.history.rounds, state.version, this.hotSeat ? null : state.seat);
    if (turned && (!before || !before.actors.includes(state.seat ?? -1))) callTurn(t('yourTurn'));
    this.#nextSeat(state);
  }

  /** What is being shown happened between states that came one by one. */
  #keep(state: State, before: State | null): void {
    const kept = !before ? [] : this.showing ? this.#states : [before];
    this.#states = [...kept.filter((one) => one.version < state.version), state];
  }

  /** One's own pieces go where they go at once. */
  #flyMine(state: State): void {
    const mine = state.happenings.filter((one) => one.seat === state.seat && state.seat !== null);
    if (!this.#carried) for (const { changes, cause } of mine) this.air.fly(flights(changes, cause, state.seat));
    this.#carried = false;
  }

  /** What others did is shown beside the table, as soon as the log is complete. */
  #tell(): void {
    if (this.now && !this.history.reading) this.playback.add(this.history.rounds, this.now.version, this.mine);
  }

  #tellStep(step: Step | null): void {
    this.#mark(step ? marks(step) : new Set());
    if (step) this.air.fly(flights(step.changes, step.cause, this.seat));
    else if (this.now) this.#nextSeat(this.now);
  }

  /** Marks what others changed; it waits for nobody. */
  #mark(things: ReadonlySet<Thing>, ms = 0): void {
    this.flash = things;
    clearTimeout(this.#flashTimer);
    if (ms) this.#flashTimer = setTimeout(() => (this.flash = new Set()), ms);
  }

  drop(): void {
    hideTip(); // what it said may be over
    this.held = [];
    this.asking = null;
    this.hint = null;
  }

  /**
   * Around one screen: when all has been shown, whoever is to decide sits before it, behind a
   * curtain while plans are secret.
   */
  #nextSeat(state: State): void {
    if (!this.hotSeat || this.showing || this.curtain !== null || state.actors.includes(this.seat ?? -1)) return;
    const next = state.actors.find((seat) => this.mine.includes(seat));
    if (next === undefined) return;
    const secret = ['planning', 'followers'].includes(state.view.phase);
    if (secret && this.info?.setup.planning === 'sealed') this.curtain = next;
    else this.sit(next);
  }

  sit(seat: number | null): void {
    this.seat = seat;
    this.curtain = null;
    this.history.leave();
    this.drop();
    this.#wire?.again();
    void this.#readLog();
  }

  /** Whoever sat down has a seat now, and whoever resigned watches. */
  #inform(info: TableInfo): void {
    this.info = info;
    if (this.over) this.drop(); // nothing is asked any more
    if (this.over && !this.result) void this.readResult();
    const lost = this.seat !== null && !this.mine.includes(this.seat);
    if (lost) this.resigned = !this.mine.length;
    if (!lost && (this.seat !== null || !this.mine.length)) return;
    this.sit(this.mine[0] ?? null);
  }

  async #readLog(): Promise<void> {
    await this.history.read(this.seat);
    this.history.reading = false;
    this.playback.renew(this.history.rounds, this.mine);
    if (!this.now) return;
    this.#tell();
    this.#nextSeat(this.now);
  }

  // --- touching things

  /**
   * What is dark is explained, if `why` names the things that a move would touch. `then` is
   * touched as well, if it can be when that is played.
   */
  touch(thing: Thing, why: Thing[] = [], then: Thing = ''): void {
    if (this.asking) this.asking = null;
    if (!this.held.includes(thing) && !lit(this.options, []).has(thing)) {
      if (why.length) void this.whyNot(why);
      return;
    }
    if (why.length && this.#isWrong(thing)) return void this.whyNot(why);
    const outcome = touch(this.options, this.held, thing);
    this.held = outcome.held;
    if (outcome.play) void this.#playBoth(outcome.play, then);
  }

  /** Not where what is held can go, and no other thing to be held either. */
  #isWrong(thing: Thing): boolean {
    return this.holding && !this.held.includes(thing) && !this.lit.has(thing) && !isSource(thing);
  }

  async #playBoth(option: Option, then: Thing): Promise<void> {
    await this.play(option);
    if (then && this.lit.has(then)) this.touch(then);
  }

  /** What was placed in this planning; earlier rounds stay where they are. */
  liftable(space: Thing): boolean {
    return !this.past && this.curtain === null && parts(space).name in (this.now?.undo?.placed ?? {});
  }

  /** Pick up something placed in this planning: it goes back to the market and is held. */
  async pickUp(space: Thing, carried = false): Promise<void> {
    this.lifting = this.#pickUp(space, carried);
    await this.lifting;
    this.lifting = null;
  }

  async #pickUp(space: Thing, carried: boolean): Promise<void> {
    const { name } = parts(space);
    const [move, piece] = [this.now?.undo?.placed[name], this.me?.spaces[name]];
    if (!move || !piece || this.busy || !this.liftable(space)) return;
    const wheel = piece === 'gear';
    const what = wheel ? 'gear' : `kind:${piece}`;
    const change = { seat: this.seat, what, where: wheel ? 'spare' : 'market', amount: 1 };
    if (!carried) this.air.fly(flights([change, { ...change, where: space, amount: -1 }], '', this.seat));
    await this.#change('undo', { move });
    const thing = wheel ? 'gears' : what;
    if (!this.liftable(space) && lit(this.options, []).has(thing)) this.held = [thing];
  }

  /** The hand carries something from one space or the market to another. */
  carry(space: Thing): void {
    if (!this.lit.has(space)) return;
    this.#carried = true;
    this.touch(space);
  }

  sendOff(thing: Thing): void {
    const option = send(this.options, thing);
    if (option) void this.play(option);
  }

  async whyNot(things: Thing[]): Promise<void> {
    if (this.seat === null || !this.now || this.past) return;
    try {
      const query = { seat: this.seat, thing: things.join(' '), lang: prefs.language };
      const { reason } = await get<Reason>(`${this.path}/why`, query);
      if (reason) this.tell(reason, clicked());
    } catch (error) {
      this.trouble(error);
    }
  }

  tell(text: string, near: { x: number; y: number } | null = null): void {
    this.toast = text;
    this.near = near;
    if (near) hideTip();
    clearTimeout(this.#toastTimer);
    this.#toastTimer = setTimeout(() => (this.toast = ''), 6000);
  }

  async play(option: Option, sure = false): Promise<void> {
    if (!this.now || this.seat === null || this.busy || this.past) return;
    if (!sure && doubt(this, option)) {
      this.asking = option;
      return;
    }
    this.drop();
    this.toast = ''; // it spoke of what was asked before
    await this.#change('moves', { move: option.move });
  }

  async undo(ask = false): Promise<void> {
    await this.#change('undo', { ask });
  }

  async #change(what: string, more: object): Promise<void> {
    if (!this.now) return;
    this.busy = true;
    this.#since = performance.now();
    try {
      const wish = { seat: this.seat, version: this.now.version, details: true, ...more };
      const state = await postSafely<State>(`${this.path}/${what}`, wish);
      this.#take(state);
    } catch (error) {
      this.trouble(error);
      if (error instanceof Refusal && error.code === 'stale') this.#wire?.again();
    } finally {
      this.busy = false;
      performance.measure(`orleans-${what}`, { start: this.#since });
    }
  }

  async answerUndo(agree: boolean): Promise<void> {
    const asked = this.info?.asked;
    if (!asked || this.seat === null) return;
    try {
      const wish = { seat: this.seat, version: asked.version, agree };
      this.info = await post<TableInfo>(`${this.path}/undo/answer`, wish);
    } catch (error) {
      this.trouble(error);
    }
  }

  /** What a bot would do stands where the question stood, until one acts or asks again. */
  async askHint(): Promise<void> {
    if (this.hint) return void (this.hint = null);
    try {
      const hint = await post<Hint>(`${this.path}/hint`, { seat: this.seat });
      const option = this.options.find((one) => one.move === hint.move);
      if (option) this.hint = { ...hint, ...option }; // it is still asked
    } catch (error) {
      this.trouble(error);
    }
  }

  // --- looking back

  /** Some steps back or on from what is shown. */
  step(by: number): void {
    const now = this.now?.version ?? 0;
    const at = (this.past?.version ?? now) + by;
    void this.lookAt(Math.max(0, Math.min(now, at)));
  }

  async lookAt(version: number): Promise<void> {
    if (!this.now || version >= this.now.version) return this.history.leave();
    this.drop();
    try {
      await this.history.lookAt(version, this.seat);
    } catch (error) {
      this.trouble(error);
    }
  }

  async readResult(): Promise<void> {
    try {
      this.result = await get<Result>(`${this.path}/result`, { lang: prefs.language });
    } catch (error) {
      this.trouble(error);
    }
  }

  // --- the table itself

  async act<T = TableInfo>(what: string, body?: object): Promise<T | null> {
    try {
      const answer = await post<T>(`${this.path}/${what}`, body);
      if (answer && typeof answer === 'object' && 'seats' in answer) {
        this.#inform(answer as unknown as TableInfo);
      }
      return answer;
    } catch (error) {
      this.trouble(error);
      return null;
    }
  }

  trouble(error: unknown, opening = false): void {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'not-found') this.missing = true;
    else if (error.code === GONE) this.connected = opening ? false : this.connected;
    if (error.code === 'stale') this.tell(t('stale'));
    else if (error.code === GONE) this.tell(t('lost'));
    else if (error.code !== 'not-found') this.tell(error.reason);
  }
}
