"""Plans for a round: which places to fill with the followers one has.

Each place is asked what it would bring if it were used now; then every set of places that the
market can fill is weighed. Moves are tried out on copies of the table where nobody else acts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final, NamedTuple

from orleans.bots.outlook import LATER, Outlook
from orleans.bots.replies import after_offer, counts_for_itself, others_reply
from orleans.boxes.base.acting import NEXT_TURN, TURN
from orleans.boxes.base.events import STRIKE
from orleans.boxes.base.hiring import draw_limit
from orleans.boxes.base.placing import all_waiting, fit_now, place_from_bag
from orleans.boxes.base.planning import PLAN
from orleans.boxes.base.travel import Travel
from orleans.boxes.base.verbs import DONE, PASS, PLACE, USE
from orleans.game import Game
from orleans.kernel.asking import question_of
from orleans.kernel.book import Book
from orleans.kernel.frames import RULES
from orleans.kernel.table import READY_TO_ACT, Player, Table
from orleans.kernel.verbs import MAX_SPACES, VERB
from orleans.pieces import (
    ANY,
    EMPTY,
    FARMER,
    MONK,
    NEUTRAL_KINDS,
    NO_FOLLOWERS,
    OWN_KINDS,
    OWN_OF,
    REPLACES,
    TYPE_OF,
)

DEPTH: Final = 3  # choices that belong to one action
WIDE: Final = 12  # with this many options or more only the better ones are followed
PIECES: Final = 8  # that belong to one action, where they are weighed one by one
MORE: Final = 0.05  # of a choice after which one can still do more
NOTHING: Final = -1000.0
SEED: Final = "trial"  # dice of trials: always the same ones, never those of the game
PLACED: Final = 0.2  # a follower on a space need not be drawn
LEAST: Final = 0.01  # what a use of any value is worth at least to a player who misjudges it
LAZY: Final = {PASS: 0.05, DONE: 0.05}  # a use that brings nothing is better left

# Whom to place first: own followers can be sent to no deed; a monk only if nobody else can.
# A piece that is no follower but replaces one comes back every round.
ORDER: Final[tuple[int, ...]] = (
    *OWN_KINDS,
    *[n for n in NEUTRAL_KINDS if n != MONK],
    *[n for n in NO_FOLLOWERS if REPLACES[n]],
    MONK,
)


Fit = tuple[tuple[int, ...], ...]  # by kind: the spaces where it may stand
Blur = Callable[[float], float]  # a value as a weaker player sees it


class Use(NamedTuple):
    """A place that could be filled and used in this round."""

    place: int
    spaces: tuple[int, ...]  # to be filled
    kinds: tuple[int, ...]  # who is expected to stand there
    fixed: bool = False  # it must be them
    gain: float = 0.0  # what the use brings, in points


class Plan(NamedTuple):
    value: float
    placed: tuple[tuple[int, int], ...]  # spaces and followers
    uses: tuple[int, ...]  # places
    market: list[int]  # who is left

    @property
    def moves(self) -> list[int]:
        return [PLACE + kind * MAX_SPACES + space for space, kind in self.placed]


# --- what moves bring


def ranked(t: Table, seat: int, outlook: Outlook, moves: Sequence[int]) -> list[tuple[float, int]]:
    """The moves with what the table is worth to the seat after them, best first."""
    outlook.look(t)
    game, question, judged = alone(t, seat), question_of(t), t.book.judged
    if question in judged.offers:
        values = [after_offer(game, seat, move, outlook.value) for move in moves]
    else:
        values = [value_after(game, seat, move, outlook, DEPTH) for move in moves]
    found = [(value + LAZY.get(move, 0.0), move) for value, move in zip(values, moves, strict=True)]
    if question in judged.last_turns:
        found = [with_uses(t, seat, outlook, one) for one in found]
    elif question in judged.placing:
        found = [(value + activates(t, seat, outlook, move), move) for value, move in found]
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


def with_uses(t: Table, seat: int, outlook: Outlook, one: tuple[float, int]) -> tuple[float, int]:
    """After the last turn what is ready waits for the next round, or is lost.

    Here it is asked what each place would bring; in trials a rough guess must do.
    """
    value, move = one
    if move == DONE:
        return value + ready_gains(t, seat, outlook), move
    game = alone(t, seat)
    game.play(seat, move)
    value += outlook.delay(t, seat)
    if outlook.rounds_left(t):
        value += (1.0 - LATER) * ready_gains(game.state, seat, outlook)
    return value, move


def ready_gains(t: Table, seat: int, outlook: Outlook) -> float:
    """What the activated places would bring, each on its own."""
    me, book = t.players[seat], t.book
    uses = [Use(p, (), ()) for p in me.layout.actions if book.activated(me.spaces, p)]
    return sum([max(0.0, use_gain(t, seat, outlook, use)) for use in uses])


def activates(t: Table, seat: int, outlook: Outlook, move: int) -> float:
    """What a new follower brings that can be used at once where it is placed."""
    if move & VERB != PLACE:
        return 0.0
    after = t.copy()
    place_from_bag(after, seat, move)
    return outlook.ready(after, seat) - outlook.ready(t, seat)


def alone(t: Table, seat: int) -> Game:
    """The same table where only what this seat has begun goes on."""
    table = t.copy()
    phases = [] if t.book.judged.none and len(t.players) > 1 else t.book.phases
    keep = len(table.stack)
    while keep:
        frame = table.stack[keep - 1]
        if frame[1] == RULES and (frame[0] in (NEXT_TURN, STRIKE) or frame in phases):
            break  # somebody else's business begins
        keep -= 1
    table.stack = table.stack[keep:]
    return Game(seed=SEED, start=table, trial=True)


def value_after(game: Game, seat: int, move: int, outlook: Outlook, depth: int) -> float:
    """The value after a move, with the best of the choices that belong to it."""
    trial = game.copy()
    trial.play(seat, move)
    if outlook.envy:
        others_reply(trial, seat, outlook.value)
    more = 0.0 if outlook.plain else side_effects(game.state, seat, outlook, move)
    if depth and goes_on(trial, seat):
        if outlook.by_goals and plans_now(game.state, trial.state):
            return more + with_plan(trial.state, seat, outlook)
        if outlook.hurried:
            return more + piece_by_piece(trial, seat, outlook)
        moves: Sequence[int] = trial.moves(seat)
        if len(moves) > WIDE:
            first = [(-value_after(trial, seat, m, outlook, 0), m) for m in moves]
            moves = [m for _, m in sorted(first)[: WIDE // 2]]
        return more + max([value_after(trial, seat, m, outlook, depth - 1) for m in moves])
    return more + outlook.value(trial.state, seat)


def goes_on(game: Game, seat: int) -> bool:
    """The seat is asked on, and its next choice belongs to the one before."""
    return game.actors == (seat,) and not counts_for_itself(game.state)


def piece_by_piece(game: Game, seat: int, outlook: Outlook) -> float:
    """The value if each choice that follows is the one that looks best at once."""
    more = 0.0
    for _ in range(PIECES):
        if not goes_on(game, seat):
            break
        found = [at_once(game, seat, move, outlook) for move in game.moves(seat)]
        _, side, after = max(found, key=itemgetter(0))
        more += side
        if goes_on(after, seat) and plans_now(game.state, after.state):
            return more + with_plan(after.state, seat, outlook)
        game = after
    return more + outlook.value(game.state, seat)


def at_once(
    game: Game, seat: int, move: int, outlook: Outlook, look: bool = True
) -> tuple[float, float, Game]:
    """How good a move looks, its side effects, and what it leads to.

    If it leads to another question, as hiring a trader does to the tile, the answer is looked at.
    """
    after = game.copy()
    after.play(seat, move)
    side = 0.0 if outlook.plain else side_effects(game.state, seat, outlook, move)
    if not goes_on(after, seat):
        value = outlook.value(after.state, seat)
    elif look and leads_elsewhere(game.state, after.state):
        answers = [at_once(after, seat, m, outlook, look=False) for m in after.moves(seat)]
        value = max([value for value, _, _ in answers])
    else:
        value = outlook.value(after.state, seat) + MORE
    return value + side, side, after


def leads_elsewhere(before: Table, after: Table) -> bool:
    return question_of(after) is not question_of(before) and not plans_now(before, after)


def plans_now(before: Table, after: Table) -> bool:
    """A move has led to the plan of the same round."""
    begins = before.stack[-1][0] != PLAN and after.stack[-1][0] == PLAN
    return begins and after.round == before.round


def with_plan(t: Table, seat: int, outlook: Outlook) -> float:
    """What the table is worth to a seat that plans next, without trying every way to place."""
    [plan] = plans(t, seat, outlook)
    return outlook.value(t, seat) + plan.value


def side_effects(t: Table, seat: int, outlook: Outlook, move: int) -> float:
    """What the value of the table after a move does not show: a turn lost, a draw saved."""
    if move != DONE and question_of(t) in outlook.judged.last_turns:
        return -outlook.delay(t, seat)
    return PLACED if move & VERB == PLACE else 0.0


# --- what places would bring


def wanted_uses(t: Table, seat: int, outlook: Outlook) -> list[Use]:
    """What each place would bring now if it were filled, the best first."""
    me, book = t.players[seat], t.book
    found = []
    for place in me.layout.actions:
        if book.components.places[place].use == "market":
            continue
        if book.actions[place].one_by_one:
            found += single_uses(t, seat, outlook, place)
        else:
            use = wanted_use(book, me, place)
            gain = use_gain(t, seat, outlook, use)
            if gain > 0:
                found.append(use._replace(gain=gain))
    if outlook.judged.together:
        found += uses_on_arrival(t, seat, outlook, found)
    found.sort(key=lambda use: (-use.gain, use.place))
    return found


def uses_on_arrival(t: Table, seat: int, outlook: Outlook, wanted: list[Use]) -> list[Use]:
    """Places that bring nothing here, but something in the town where the merchant goes first."""
    book, useful = t.book, {use.place for use in wanted}
    found: dict[int, Use] = {}
    for way in wanted:
        if not isinstance(book.actions[way.place], Travel):
            continue
        there = carried_out(use_table(t, seat, way), seat, outlook, 1)
        me = there.players[seat]
        if there.over or me.town == t.players[seat].town:
            continue
        for place in me.layout.actions:
            market = book.components.places[place].use == "market"
            if place in useful or market or book.actions[place].one_by_one:
                continue
            use = wanted_use(book, me, place)
            gain = use_gain(there, seat, outlook, use)
            if gain > 0 and (place not in found or gain > found[place].gain):
                found[place] = use._replace(gain=gain)
    return list(found.values())


def wanted_use(book: Book, me: Player, place: int) -> Use:
    """What a place lacks until it can be used."""
    first, last = book.first[place], book.last[place]
    free = [space for space in range(first, last) if me.spaces[space] == EMPTY]
    if not book.all_needed[place]:
        free = free[:1] if len(free) == last - first else []
    kinds = tuple([want if want < ANY else FARMER for want in [book.want[s] for s in free]])
    return Use(place, tuple(free), kinds)


def single_uses(t: Table, seat: int, outlook: Outlook, place: int) -> list[Use]:
    """The Town Hall and similar places: each kind that may act there, on each free space."""
    me, book = t.players[seat], t.book
    market, fit = all_waiting(t, me), fit_now(t, me)
    free = [s for s in range(book.first[place], book.last[place]) if me.spaces[s] == EMPTY]
    found = []
    for kind in book.actions[place].one_by_one:
        if market[kind] and free and free[0] in fit[kind]:
            use = Use(place, (free[0],), (kind,), fixed=True)
            gain = use_gain(t, seat, outlook, use)
            if gain > 0:
                found += [use._replace(gain=gain, spaces=(space,)) for space in free]
    return found


def use_gain(t: Table, seat: int, outlook: Outlook, use: Use) -> float:
    """What using the place brings, with the best of the choices that belong to it."""
    table = use_table(t, seat, use)
    before = outlook.value(table, seat)
    game = Game(seed=SEED, start=table, trial=True)
    if USE + use.place not in game.moves(seat):
        return NOTHING
    return value_after(game, seat, USE + use.place, outlook, DEPTH) - before


def use_table(t: Table, seat: int, use: Use) -> Table:
    """The table as if the place were filled and it were the seat's turn."""
    table = t.copy()
    me = table.players[seat]
    for space, kind in zip(use.spaces, use.kinds, strict=True):
        stands = kind
        if me.market[kind]:
            me.market[kind] -= 1
        elif OWN_OF[kind] >= 0 and me.market[OWN_OF[kind]] and t.book.want[space] <= ANY:
            stands = OWN_OF[kind]
            me.market[stands] -= 1
        me.spaces[space] = stands + 1
    table.stack = [(TURN, seat, ())]
    return table


# --- plans


def plans(
    t: Table, seat: int, outlook: Outlook, most: int = 1, blur: Blur | None = None
) -> list[Plan]:
    """The best ways to fill places with the followers in the market, best first."""
    me = t.players[seat]
    outlook.look(t)
    uses = wanted_uses(t, seat, outlook)
    hold = outlook.hold if outlook.rounds_left(t) else 0.0
    if blur is not None:
        uses = [misjudged(use, hold, blur) for use in uses]
        uses.sort(key=lambda use: (-use.gain, use.place))
    market = all_waiting(t, me)
    for kind in outlook.judged.keeps(t, seat):
        market[kind] -= market[kind] > 0
    filling = Filling(t, me, uses, hold)
    filling.fill(0, Plan(0.0, (), (), market))
    found = filling.found
    found.sort(key=lambda plan: (-plan.value, plan.uses))
    distinct: dict[tuple[int, ...], Plan] = {}
    for plan in found:
        distinct.setdefault(tuple(sorted(plan.uses)), plan)
        if len(distinct) == most:
            break
    return [with_rest(t, seat, plan, uses) for plan in distinct.values()]


def misjudged(use: Use, hold: float, blur: Blur) -> Use:
    """The use at a wrong value, but never so low that its followers had better wait."""
    return use._replace(gain=max(blur(use.gain), hold * len(use.spaces) + LEAST))


def tried_plans(t: Table, seat: int, outlook: Outlook, most: int) -> list[Plan]:
    """Plans with what they bring when they are carried out, one use after the other."""
    found = [
        plan._replace(value=tried(t, seat, outlook, plan)) for plan in plans(t, seat, outlook, most)
    ]
    found.sort(key=lambda plan: (-plan.value, plan.uses))
    return found


def tried(t: Table, seat: int, outlook: Outlook, plan: Plan) -> float:
    """What the table is worth to the seat at the end of its turns of this round."""
    table = t.copy()
    me = table.players[seat]
    for space, kind in plan.placed:
        if me.market[kind]:  # or they come from the tile that extends it
            me.market[kind] -= 1
        me.spaces[space] = kind + 1
    table = carried_out(table, seat, outlook, len(plan.uses) + 1)
    return outlook.value(table, seat) + outlook.hold * sum(table.players[seat].market)


def carried_out(table: Table, seat: int, outlook: Outlook, turns: int) -> Table:
    """The table after a number of turns of a seat in a row, or when it would pass."""
    for _ in range(turns):
        table.stack = [(TURN, seat, ())]
        game = Game(seed=SEED, start=table, trial=True)
        while game.actors == (seat,):
            move = ranked(game.state, seat, outlook, game.moves(seat))[0][1]
            if move == PASS:
                break
            game.play(seat, move)
        table = game.state
        if table.over:
            break
    return table


def after_the_others(t: Table, seat: int, outlook: Outlook) -> Table:
    """The table when those of a team who are ready have done what they plan.

    So nobody plans again what another is about to do.
    """
    outlook.look(t)
    table, stack = t.copy(), t.stack
    for other, player in enumerate(t.players):
        if other != seat and player.stage == READY_TO_ACT:
            turns = sum([t.book.activated(player.spaces, p) for p in player.layout.actions])
            after = carried_out(table.copy(), other, outlook, turns)
            if not after.over:
                table = after
    table.stack = stack[:]
    return table


class Filling:
    """Every set of uses for which the market has followers, as plans."""

    def __init__(self, t: Table, me: Player, uses: list[Use], hold: float) -> None:
        self.want, self.fit, self.uses, self.hold = t.book.want, fit_now(t, me), uses, hold
        self.found: list[Plan] = []

    def fill(self, at: int, plan: Plan) -> None:
        """The plan itself, and all plans that add some of the uses from one on."""
        self.found.append(plan)
        for n in range(at, len(self.uses)):
            use = self.uses[n]
            if use.fixed and use.spaces[0] in [space for space, _ in plan.placed]:
                continue
            taken = assign(self.want, self.fit, use, plan.market)
            if len(taken) < len(use.spaces):
                continue
            market = plan.market[:]
            for kind in taken:
                market[kind] -= 1
            placed = plan.placed + tuple(zip(use.spaces, taken, strict=True))
            value = plan.value + use.gain - self.hold * len(taken)
            self.fill(n + 1, Plan(value, placed, (*plan.uses, use.place), market))


def assign(want: list[int], fit: Fit, use: Use, market: list[int]) -> list[int]:
    """Followers for the spaces; fewer than spaces if some are missing."""
    if use.fixed:
        return list(use.kinds) if market[use.kinds[0]] else []
    left = market[:]
    taken: list[int] = []
    for space in use.spaces:
        kind = follower_for(want[space], fit, space, left)
        if kind < 0:
            break
        left[kind] -= 1
        taken.append(kind)
    return taken


def follower_for(want: int, fit: Fit, space: int, market: list[int]) -> int:
    """Who should stand there: the exact type, or one that may stand in; -1 if there is nobody."""
    found = -1
    for kind in ORDER:
        if market[kind] and space in fit[kind]:
            if want == TYPE_OF[kind]:
                return kind
            if found < 0:
                found = kind
    return found


def with_rest(t: Table, seat: int, plan: Plan, uses: list[Use]) -> Plan:
    """Followers left over wait on a place that needs them if the market would get too full."""
    me, book = t.players[seat], t.book
    fit = fit_now(t, me)
    market, placed = plan.market[:], plan.placed
    room = book.components.player.market - draw_limit(t, seat)
    for use in uses:
        if use.place in plan.uses or use.fixed:
            continue
        for space in use.spaces:
            if sum(market) <= room:
                return plan._replace(placed=placed)
            kind = follower_for(book.want[space], fit, space, market)
            if kind >= 0 and kind != MONK:
                market[kind] -= 1
                placed += ((space, kind),)
    return plan._replace(placed=placed)
