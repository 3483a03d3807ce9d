// A table and what is done at it: coming and going, touching things, looking back.
import type { ChatLine, Components, Hint, Option, Reason, Result, State, TableInfo } from '../api/types';
import { lit, send, touch } from './options';
import { prefs, type Language } from '../ui/prefs.svelte';
import { clicked } from '../ui/clicked';
import { hide as hideTip } from '../ui/tip';
import { get, GONE, post, postSafely, Refusal, TableSocket, type Message } from '../api/server';
import { changedInBoxes } from '../boxes';
import { changed } from './changes';
import { doubt } from './doubts';
import { callTurn } from './turn';
import { shared } from './shared';
import { isSource, parts, type Thing } from './things';
import { t } from '../i18n/texts';
import { flights } from './flights';
import { marks, type News } from './playback';
import { NO_SIGNS, Seen } from './seen.svelte';

const FLASH = 280; // milliseconds

/** Somebody else, or chance, has done something since. */
function othersMoved(before: State, now: State): boolean {
  return (now.log?.lines ?? []).some((line) => line.version > before.version && line.seat !== now.seat);
}

/** The same is asked of the same seat: what is held can stay in the hand, what was answered holds. */
function asksTheSame(before: State, now: State): boolean {
  const asked = ({ seat, question, options, view }: State) => [seat, question, ...options.map((option) => option.move), ...view.proposed].join('\n');
  return asked(before) === asked(now);
}

export class TableStore extends Seen {
  #socket: TableSocket | null = null;
  #toastTimer: ReturnType<typeof setTimeout> | undefined;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #carried = false; // the hand has moved the piece, so it need not fly
  #sent: Promise<void> = Promise.resolve(); // until the last move or undo is answered

  // --- coming and going

  async open(): Promise<void> {
    try {
      [this.info, this.components] = await Promise.all([
        get<TableInfo>(this.path),
        get<Components>(`${this.path}/components`, { lang: prefs.language }),
      ]);
    } catch (error) {
      this.trouble(error, true);
      return;
    }
    this.seat = this.mine[0] ?? null;
    const log = this.info.status === 'lobby' ? null : this.#readLog(); // with it comes what was missed
    this.#socket = new TableSocket(
      () => this.#address(),
      (message) => void Promise.resolve(log).then(() => this.#heard(message)),
      (yes) => {
        this.connected = yes;
        this.signs = NO_SIGNS; // those that are left come again
      },
    );
  }

  close(): void {
    this.#socket?.close();
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
      this.again(); // the server's lines of the chat are in the language, too
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
    else if (message.type === 'signs') this.signs = message.signs;
    else if (message.type === 'error' && message.code === 'not-found') this.missing = true;
  }

  #talk(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.id ?? 0;
    this.chat = [...this.chat, ...lines.filter((line) => line.id > known)];
  }

  #take(fresh: State): void {
    const before = this.now;
    if (before && before.seat === fresh.seat && fresh.version < before.version) return;
    const state = shared(before, fresh);
    if (state === before) return void (state.table && this.#inform(state.table)); // an answer and the socket say the same
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
    const kept = !before ? [] : this.showing ? this.states : [before];
    this.states = [...kept.filter((one) => one.version < state.version), state];
  }

  /** The player's own pieces move at once. */
  #flyMine(state: State): void {
    const mine = state.happenings.filter((one) => one.seat === state.seat && state.seat !== null);
    if (!this.#carried) for (const { changes, cause } of mine) this.air.fly(flights(changes, cause, state.seat));
    this.#carried = false;
  }

  /** What others did is shown beside the table, as soon as the log is complete. */
  #tell(): void {
    if (this.now && !this.history.reading) this.playback.add(this.history.rounds, this.now.version, this.mine);
  }

  protected tellNews(news: News | null): void {
    this.#mark(news ? marks(news) : new Set());
    if (news) this.air.fly(flights(news.changes, news.cause, this.seat));
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

  /** Connect again: some of what is on its way is no longer wanted. */
  again(): void {
    this.chat = [];
    this.#socket?.again();
  }

  sit(seat: number | null): void {
    this.seat = seat;
    this.curtain = null;
    this.history.leave();
    this.drop();
    this.#socket?.again();
    void this.#readLog();
  }

  /** Whoever sat down has a seat now, and whoever resigned watches. */
  #inform(info: TableInfo): void {
    this.info = shared(this.info, info);
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
    const carried = this.holding;
    this.held = outcome.held;
    if (outcome.play) void this.#playBoth(outcome.play, then, carried);
  }

  /** Not where what is held can go, and no other thing to be held either. */
  #isWrong(thing: Thing): boolean {
    return this.holding && !this.held.includes(thing) && !this.lit.has(thing) && !isSource(thing);
  }

  /** What was carried somewhere is not lost because the last answer is still on its way. */
  async #playBoth(option: Option, then: Thing, carried: boolean): Promise<void> {
    if (carried && this.busy) await this.#sent;
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

  /** The move by which something of this planning came to several things, if it can be taken back. */
  laidAt(...things: Thing[]): string | undefined {
    return this.past || this.curtain !== null ? undefined : this.now?.undo?.placed[[...things].sort().join(' ')];
  }

  async takeBack(move: string): Promise<void> {
    if (!this.busy) await this.#change('undo', { move });
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
    const advised = this.hint?.move === option.move; // nobody is warned against following a hint
    if (!sure && !advised && doubt(this, option)) {
      this.asking = option;
      return;
    }
    this.drop();
    await this.#change('moves', { move: option.move });
  }

  async undo(ask = false): Promise<void> {
    await this.#change('undo', { ask });
  }

  async #change(what: string, more: object): Promise<void> {
    this.#sent = this.#send(what, more);
    await this.#sent;
  }

  async #send(what: string, more: object): Promise<void> {
    if (!this.now) return;
    this.busy = true;
    this.toast = ''; // it spoke of what was asked before
    this.#since = performance.now();
    try {
      this.#take(await this.#wish(what, more, this.now));
    } catch (error) {
      this.trouble(error);
      if (error instanceof Refusal && error.code === 'stale') this.#socket?.again();
    } finally {
      this.busy = false;
      performance.measure(`orleans-${what}`, { start: this.#since });
    }
  }

  /** Others may act in the same moment; as long as the same is asked, the answer holds. */
  async #wish(what: string, more: object, asked: State): Promise<State> {
    const wish = { seat: this.seat, version: asked.version, details: true, ...more };
    try {
      return await postSafely<State>(`${this.path}/${what}`, wish);
    } catch (error) {
      if (what !== 'moves' || !(error instanceof Refusal) || error.code !== 'stale') throw error;
      const now = await get<State>(`${this.path}/state`, { seat: this.seat, details: true, lang: prefs.language });
      if (now.version <= asked.version || !asksTheSame(asked, now)) throw error;
      this.#take(now);
      return this.#wish(what, more, now);
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

  /** A hint takes the place of the question until the player acts or asks again. */
  async askHint(): Promise<void> {
    if (this.hint) return void (this.hint = null);
    if (this.hinting) return;
    this.toast = '';
    this.hinting = true;
    try {
      const hint = await post<Hint>(`${this.path}/hint`, { seat: this.seat });
      const option = this.options.find((one) => one.move === hint.move);
      if (option) this.hint = { ...hint, ...option }; // it is still asked
    } catch (error) {
      this.trouble(error);
      clearTimeout(this.#toastTimer); // it stands where the hint would, until one acts
    } finally {
      this.hinting = false;
    }
  }

  // --- looking back

  /** Some versions back or on from what is shown. */
  browse(by: number): void {
    const now = this.now?.version ?? 0;
    const at = (this.history.going ?? this.past?.version ?? now) + by;
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
