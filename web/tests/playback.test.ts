import { describe, expect, it, vi } from 'vitest';
import type { TableStore } from '../src/table/table.svelte';
import type { Happening, LogLine, RoundLog, State, StoryChange } from '../src/api/types';
import { flights } from '../src/table/flights';
import { momentOf, shownMoment } from '../src/table/moment';
import { LONGEST, marks, PACES, newsIn, Queue, type News } from '../src/table/playback';
import { Playback } from '../src/table/playback.svelte';
import { summary } from '../src/table/summary';
import { toldLog, toldState } from '../src/table/telling';
import { newLines } from '../src/areas/log/log';

const change = (seat: number | null, what: string, where: string, amount: number): StoryChange => ({ seat, what, where, amount });
const result = (version: number, cause: string, seat: number | null, ...changes: StoryChange[]): Happening => ({ version, round: 3, cause, seat, changes, words: '', manner: '' });
const line = (version: number, kind: LogLine['kind'], seat: number | null, words: string, ...results: Happening[]): LogLine => ({ version, seat, kind, words, moves: [], results, place: '', event: '' });

const TRAVEL = [change(1, 'merchant', 'town:orleans', -1), change(1, 'merchant', 'town:blois', 1), change(1, 'good:wine', '', 1), change(null, 'good:wine', 'connection:blois-orleans', -1)];
const INCOME = result(10, 'event:income-a', null, change(0, 'coins', '', 3), change(1, 'coins', '', 1));
const CENSUS = result(10, 'census', null, change(1, 'coins', '', 1));
const HIRED = result(7, 'place:castle', 0, change(0, 'kind:knight', 'bag', 1), change(0, 'kind:own-farmer', 'space:castle.0', -1), change(0, 'kind:own-farmer', 'bag', 1), change(0, 'track:knights', '', 1), change(null, 'kind:knight', 'supply', -1));
const ROUNDS: RoundLog[] = [
  {
    round: 3,
    lines: [
      line(5, 'round', null, 'Round 3 of 18: Income'),
      line(6, 'plans', 1, 'Bert places a boatman in the Ship'),
      { ...line(7, 'actions', 0, 'You use the Castle: +1 knight', HIRED), place: 'castle' },
      { ...line(9, 'actions', 1, 'Bert uses the Ship to Blois: +1 wine', result(8, 'place:ship', 1, ...TRAVEL.slice(0, 2)), result(9, 'place:ship', 1, ...TRAVEL.slice(2))), place: 'ship' },
      line(10, 'events', null, 'Census: Bert +1 coin', CENSUS),
      line(10, 'events', null, 'Income: you +3 coins, Bert +1 coin', INCOME),
    ],
  },
  { round: 4, lines: [line(10, 'round', null, 'Round 4 of 18: Plague')] },
];
const told = (all: News[]) => all.map((one) => [one.kind, one.seat, one.words]);
const news = (version: number, changes: StoryChange[] = []): News => ({ from: version, version, round: 1, at: version, kind: 'act', seat: 1, cause: '', words: 'moves', changes });

describe('what is shown', () => {
  it('is what others and events did, in order, and no plans', () => {
    expect(told(newsIn(ROUNDS, 5, [0]))).toEqual([
      ['act', 1, 'Bert uses the Ship to Blois: +1 wine'],
      ['event', null, 'Census: Bert +1 coin'],
      ['event', null, 'Income: you +3 coins, Bert +1 coin'],
      ['round', null, 'Round 4 of 18: Plague'],
    ]);
  });

  it('begins after the version that was told, and for a watcher has everybody', () => {
    expect(newsIn(ROUNDS, 10, [0])).toEqual([]);
    expect(newsIn(ROUNDS, 9, [0]).map((one) => one.kind)).toEqual(['event', 'event', 'round']);
    expect(told(newsIn(ROUNDS, 5, []))[0]).toEqual(['act', 0, 'You use the Castle: +1 knight']);
  });

  it('has only what is new in an action that goes on', () => {
    expect(newsIn(ROUNDS, 7, [0])[0]?.changes).toEqual(TRAVEL);
    expect(newsIn(ROUNDS, 8, [0])[0]?.changes).toEqual(TRAVEL.slice(2));
  });

  it('marks what a piece of news is about', () => {
    expect([...marks(news(1, TRAVEL))].sort()).toEqual(['connection:blois-orleans', 'seat:1', 'town:blois', 'town:orleans']);
    expect(marks({ ...news(1), kind: 'event' })).toContain('event');
  });
});

describe('the moment that is shown', () => {
  const now = { round: 4, phase: 'followers', event: 'plague-a' };
  const begun = [{ round: 3, lines: [{ ...line(5, 'round', null, 'Round 3'), event: 'income-a' }] }];
  const moment = (one: Partial<News>) => momentOf({ ...news(9), ...one }, begun, now);

  it('is that of the news, with the event of its round', () => {
    expect(moment({ round: 3 })).toEqual({ round: 3, phase: 'actions', event: 'income-a' });
    expect(moment({ round: 0 }).phase).toBe('preparation');
    expect(moment({ round: 3, kind: 'event', cause: 'event:income-a' }).phase).toBe('event');
    expect(moment({ round: 4, kind: 'event', cause: 'census' })).toEqual({ round: 4, phase: 'census', event: 'plague-a' });
  });

  it('has no census where the scenario has none', () => {
    expect(momentOf({ ...news(9), kind: 'round' }, begun, now, false).phase).toBe('event');
    expect(moment({ kind: 'round' }).phase).toBe('census');
  });
});

/** What the log says. */
const said = (playback: Playback) => playback.log(ROUNDS).flatMap((one) => one.lines.map((each) => each.words));

describe('one state at a time', () => {
  const player = (coins: number, wine: number) => ({ coins, goods: { wine }, points: coins + 3 * wine, tracks: {}, bag: {}, market: {}, spaces: {}, town: 'orleans' });
  const states = [
    { version: 7, view: { start: 0, players: [player(2, 0), player(2, 0)] } },
    { version: 8, view: { start: 0, players: [player(2, 0), player(2, 0)] } },
    { version: 10, view: { start: 1, players: [player(5, 0), player(4, 1)] } },
  ] as unknown as State[];
  const worth = () => 3;

  it('has no line in the log that waits to be shown', () => {
    vi.useFakeTimers();
    const playback = new Playback(() => undefined);
    playback.begin(ROUNDS, 7, null);
    expect(said(playback).at(-1)).toBe('You use the Castle: +1 knight');
    playback.add(ROUNDS, 9, [0]); // and the rest comes while that is shown
    playback.add(ROUNDS, 10, [0]);
    const told = [];
    for (; playback.now; vi.advanceTimersToNextTimer()) told.push([playback.now.words, said(playback).at(-1)]);
    expect(told.map(([line]) => line)).toEqual(newsIn(ROUNDS, 7, [0]).map((one) => one.words));
    for (const [line, last] of told) expect(last).toBe(line);
    vi.useRealTimers();
  });

  it('keeps a line that goes on while more of it is on its way', () => {
    const [round] = ROUNDS as [RoundLog];
    const goesOn = { ...line(9, 'actions', 1, 'Bert uses the Ship to Blois'), moves: [8, 9].map((version) => ({ number: version, version, seat: 1, move: '' })) };
    const log = [{ ...round, lines: [...round.lines.slice(0, 3), goesOn] }];
    const last = (version: number) => toldLog(log, version, null, undefined)[0]?.lines.at(-1)?.words;
    expect([last(7), last(8)]).toEqual(['You use the Castle: +1 knight', 'Bert uses the Ship to Blois']);
    const [now, next] = [newsIn(log, 7, [0])[0] ?? null, newsIn(log, 8, [0])[0]];
    expect([now?.from, next?.from]).toEqual([8, 9]);
    expect(toldLog(log, 9, now, next)[0]?.lines.at(-1)?.words).toBe('Bert uses the Ship to Blois');
    expect(toldLog(log, 9, null, next)[0]?.lines.at(-1)?.words).toBe('You use the Castle: +1 knight');
  });

  it('has the whole log when nothing is shown', () => {
    const playback = new Playback(() => undefined);
    playback.begin(ROUNDS, 7, null);
    playback.add(ROUNDS, 10, [0]);
    playback.skip();
    expect(said(playback).at(-1)).toBe('Round 4 of 18: Plague');
    playback.stop();
  });

  it('is the table before what waits, from its first move on', () => {
    const next = { ...news(9), from: 8 };
    expect(toldState(states, news(7), [next], worth)?.version).toBe(7);
    expect(toldState(states, next, [], worth)?.version).toBe(10);
  });

  it('does without an event that came with the last action', () => {
    const event = { ...news(10, INCOME.changes), kind: 'event' as const };
    const begins = { ...news(10), kind: 'round' as const };
    const seen = toldState(states, news(10), [event, begins], worth)?.view;
    expect([seen?.start, seen?.players]).toEqual([0, [player(2, 0), player(3, 1)]]);
    expect(toldState(states, begins, [], worth)?.view).toBe(states[2]?.view);
  });

  it('is in the round before, with its event and those to come, until the next one begins', () => {
    const rounds = states.map((one, n) => ({ ...one, view: { ...one.view, round: n < 2 ? 3 : 4, event: n < 2 ? 'plague-a' : 'harvest-b', fixed_events: n < 2 ? ['harvest-b', 'taxes-b'] : ['taxes-b'] } }));
    const seen = toldState(rounds, news(10), [{ ...news(10), kind: 'round' }], worth)?.view;
    expect([seen?.round, seen?.event, seen?.fixed_events]).toEqual([3, 'plague-a', ['harvest-b', 'taxes-b']]);
  });

  it('does without what an event did to followers, tracks and merchants', () => {
    const did = (what: string, where: string, amount: number) => ({ seat: 0, what, where, amount });
    const changes = [did('kind:knight', 'bag', -1), did('track:farmers', '', -1), did('merchant', 'town:tours', -1), did('merchant', 'town:orleans', 1), did('gear', 'space:ship.0', -1)];
    const event = { ...news(10, changes), kind: 'event' as const };
    const seen = toldState(states, news(10), [event], worth)?.view.players[0];
    expect([seen?.bag, seen?.tracks, seen?.town, seen?.spaces]).toEqual([{ knight: 1 }, { farmers: 1 }, 'tours', { 'ship.0': 'gear' }]);
  });

  it('is said aloud when it comes, and when it goes on', () => {
    const [first, more] = [line(5, 'actions', 1, 'Bert uses the Ship'), line(6, 'events', null, 'Income')];
    expect(newLines([first], [first, more])).toEqual([more]);
    expect(newLines([first], [{ ...first, version: 6 }]).length).toBe(1);
    expect(newLines([first, more], [first, more])).toEqual([]);
  });
});

describe('whoever only watches', () => {
  it('is not kept behind a new round, and reads of one round at a time', () => {
    const playback = new Playback(() => undefined);
    playback.begin(ROUNDS.slice(0, 1), 5, null);
    playback.add(ROUNDS, 9, []);
    expect(playback.now?.words).toBe('You use the Castle: +1 knight');
    playback.recall(ROUNDS, 9, []);
    playback.add(ROUNDS, 10, []);
    expect(playback.now?.words).toBe('Round 4 of 18: Plague');
    expect(playback.card).toBeNull();
    const view = { round: 4, phase: 'followers', event: 'plague-a' };
    const watched = { shown: { view }, past: null, givenUp: null, playback, history: { rounds: ROUNDS }, components: null };
    expect(shownMoment(watched as unknown as TableStore)).toEqual({ ...view, phase: 'census' });
    playback.stop();
  });

  it('may see nothing but what came of it', () => {
    const playback = new Playback(() => undefined);
    playback.begin(ROUNDS, 5, null);
    playback.add(ROUNDS, 9, []);
    playback.hurry();
    expect([playback.now, said(playback).at(-1)]).toEqual([null, 'Bert uses the Ship to Blois: +1 wine']);
    playback.add(ROUNDS, 10, []);
    expect([playback.active, said(playback).at(-1)]).toEqual([false, 'Round 4 of 18: Plague']);
  });
});

describe('a card', () => {
  it('is said anew to whoever sits down before the screen', () => {
    const playback = new Playback(() => undefined);
    playback.begin(ROUNDS, 10, null);
    playback.recall(ROUNDS.slice(0, 1), 10, [0]);
    const forBert = ROUNDS.slice(0, 1).map((one) => ({ ...one, lines: one.lines.map((said) => ({ ...said, words: said.words.replace('Bert', 'you') })) }));
    playback.renew(forBert, [0]);
    expect(playback.card?.news.map((one) => one.words)).toEqual(['you uses the Ship to Blois: +1 wine', 'Census: you +1 coin', 'Income: you +3 coins, you +1 coin']);
  });
});

describe('the queue', () => {
  const filled = (count: number) => {
    const queue = new Queue();
    queue.add(Array.from({ length: count }, (_, n) => news(n + 1)));
    return queue;
  };

  it.each(['slow', 'normal', 'fast'] as const)('shows %s news one piece after the other, never longer than the limit', (pace) => {
    const queue = filled(30);
    const shown = [];
    for (let one = queue.next(PACES[pace]); one; one = queue.next(PACES[pace])) shown.push(one.version);
    expect(shown.length).toBe(Math.floor(LONGEST / PACES[pace]));
    expect(shown).toEqual(shown.map((_, n) => n + 1));
    expect(queue.take().map((one) => one.version)[0]).toBe(shown.length + 1);
    expect(queue.take()).toEqual([]);
  });

  it('counts anew when it has come to its end', () => {
    const queue = filled(4);
    for (let n = 0; n < 4; n++) expect(queue.next(900)).not.toBeNull();
    expect(queue.next(900)).toBeNull();
    queue.add([news(5)]);
    expect(queue.next(900)?.version).toBe(5);
  });

  it('tells an action that goes on once, with all that came of it', () => {
    const queue = new Queue();
    const [wine, wool] = [change(1, 'good:wine', '', 1), change(1, 'good:wool', '', 1)];
    queue.add([news(1), { ...news(2, [wine]), at: 7, words: 'Bert uses the Ship' }]);
    queue.add([{ ...news(3, [wool]), at: 7, words: 'Bert uses the Ship: +1 wine, +1 wool' }, news(4)]);
    expect(queue.waiting.map((one) => one.words)).toEqual(['moves', 'Bert uses the Ship: +1 wine, +1 wool', 'moves']);
    expect(queue.waiting[1]).toMatchObject({ from: 2, version: 3, changes: [wine, wool] });
    queue.next(900);
    queue.next(900);
    queue.add([{ ...news(5), at: 4 }]);
    queue.skip();
    expect(queue.take().map((one) => one.version)).toEqual([5]);
  });

  it('shows nothing when it is off, and nothing more when it is skipped', () => {
    expect(filled(3).next(PACES.off)).toBeNull();
    const queue = filled(3);
    queue.next(900);
    queue.skip();
    expect(queue.next(900)).toBeNull();
    expect(queue.take().length).toBe(2);
  });
});

describe('the summary of a round', () => {
  it('says what each did, in order, and what that brought; who only went home does not count', () => {
    expect(summary(ROUNDS[0] as RoundLog).rows).toEqual([
      { seat: 0, acts: [{ cause: 'place:castle', things: [], shares: [{ seat: 0, gains: { 'kind:knight': 1, 'track:knights': 1 }, torture: {} }] }] },
      { seat: 1, acts: [{ cause: 'place:ship', things: ['town:blois'], shares: [{ seat: 1, gains: { 'good:wine': 1 }, torture: {} }] }] },
    ]);
  });

  it('says once what nobody did: the event, and with what the next round began', () => {
    const share = (seat: number, coins: number) => ({ seat, gains: { coins }, torture: {} });
    const next = { round: 4, lines: [line(11, 'events', null, 'Census: you +2 coins', result(11, 'census', null, change(0, 'coins', '', 2)))] };
    const { strikes, after } = summary(ROUNDS[0] as RoundLog, next);
    expect(strikes).toEqual([{ cause: 'event:income-a', shares: [share(0, 3), share(1, 1)] }]);
    expect(after).toEqual([{ cause: 'census', shares: [share(0, 2)] }]);
  });

  it('says who was drawn and put back', () => {
    const plague = line(6, 'events', null, 'Plague', result(6, 'event:plague-a', null, change(1, 'kind:own-farmer', 'bag', 0)));
    expect(summary({ round: 2, lines: [plague] }).strikes[0]?.shares).toEqual([{ seat: 1, gains: { 'kind:own-farmer': 0 }, torture: {} }]);
  });

  it('keeps deeds and bribes with the place that sent somebody there, also if another paid', () => {
    const sent = { ...line(3, 'actions', 0, 'You send', result(3, 'deed:hangman', 0, change(0, 'kind:knight', 'space:town-hall.0', -1), change(0, 'coins', '', 2))), place: 'town-hall' };
    const paid = line(4, 'actions', 1, 'Bert offers', result(4, 'bribe:hangman', 0, change(1, 'coins', '', -1), change(0, 'coins', '', 1)));
    expect(summary({ round: 2, lines: [sent, paid] }).rows).toEqual([
      {
        seat: 0,
        acts: [
          {
            cause: 'place:town-hall',
            things: ['deed:hangman'],
            shares: [
              { seat: 0, gains: { 'kind:knight': -1, coins: 3 }, torture: {} },
              { seat: 1, gains: { coins: -1 }, torture: {} },
            ],
          },
        ],
      },
    ]);
  });

  it('tells torture apart from what was paid', () => {
    const given = { ...result(6, 'event:taxes-a', null, change(0, 'station', 'unbuilt', -1), change(0, 'tile:library', '', -1)), manner: 'torture' };
    const taxes = line(6, 'events', null, 'Taxes', result(6, 'event:taxes-a', null, change(0, 'coins', '', -2)), given);
    expect(summary({ round: 2, lines: [taxes] }).strikes).toEqual([
      { cause: 'event:taxes-a', shares: [{ seat: 0, gains: { coins: -2 }, torture: { stations: -1, 'tile:library': -1 } }] },
    ]);
  });

  it('names an event that gave and took nothing, and only such a one', () => {
    const begun = (event: string) => ({ ...line(5, 'round', null, 'Round 3'), event });
    expect(summary({ round: 3, lines: [begun('pilgrimage-a')] }).quiet).toBe('pilgrimage-a');
    expect(summary({ round: 3, lines: [begun('income-a'), line(10, 'events', null, 'Income', INCOME)] }).quiet).toBe('');
    expect(summary({ round: 3, lines: [begun('pilgrimage-a'), line(10, 'events', null, 'Census', CENSUS)] }).quiet).toBe('pilgrimage-a');
  });
});

describe('pieces fly', () => {
  const ways = (changes: StoryChange[], cause: string, me: number | null = 0) => flights(changes, cause, me).map(({ piece, count, from, to }) => [piece, count, from[0], to[0]]);

  it('from where one of them has gone to where one more is', () => {
    expect(ways(TRAVEL, 'place:ship')).toEqual([['good:wine', 1, 'connection:blois-orleans', 'seat:1']]);
    expect(ways([change(0, 'kind:monk', 'market', -1), change(0, 'kind:monk', 'space:castle.0', 1)], 'plan')).toEqual([['kind:monk', 1, 'kind:monk', 'space:castle.0']]);
  });

  it('from and to what gives and takes', () => {
    expect(ways(INCOME.changes, INCOME.cause)).toEqual([['coins', 3, 'event', 'coins'], ['coins', 1, 'event', 'seat:1']]);
    expect(ways([change(1, 'coins', '', -9)], 'event:taxes-a')).toEqual([['coins', 3, 'seat:1', 'event']]);
  });

  it('not from one’s card to one’s card', () => {
    expect(ways([change(1, 'kind:monk', 'market', -1), change(1, 'kind:monk', 'bag', 1)], '')).toEqual([]);
  });
});
