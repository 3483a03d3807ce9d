"""The game: one central class that is played from outside through `actors`, `moves`, `play`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from secrets import token_hex

from orleans.boxes import OLD_RULES, RULES_VERSION, new_table
from orleans.boxes.base.outcomes import Outcome, Score, outcome, score_table
from orleans.boxes.base.planning import PLAN, is_plan
from orleans.boxes.base.verbs import READY
from orleans.errors import BadPosition, BadRecord, IllegalMove, plain
from orleans.kernel import record as records
from orleans.kernel.chance import Chance, clean
from orleans.kernel.frames import FINISHED, NATURE, NOTHING, SEATS, STEPS, Draw
from orleans.kernel.loop import NO_MOVE, Loop, Secrets
from orleans.kernel.setup import Setup
from orleans.kernel.story import Listener
from orleans.kernel.table import Table
from orleans.kernel.verbs import VERB, verb_of
from orleans.kernel.view import View, all_see_the_same, view_of
from orleans.notation import line_of, read_position, write_position
from orleans.notation.words import Words
from orleans.reading import SeatReading, TableReading
from orleans.undo import REVEALED, last_of, placed_by


def say(reason: str, words: Words | None) -> str:
    return words.reason(reason) if words else plain(reason)


def needed_version(rules: int) -> str:
    """Return what to say about a record of older rules that does not fit today's."""
    if rules not in OLD_RULES:
        return ""
    version = OLD_RULES[rules]
    return f"; the record was made with rules {rules} and needs version {version} of the program"


def seed_text(seed: str | None) -> str:
    """A seed that fits on a line; if none is given, one that nobody can guess."""
    return clean("" if seed is None else str(seed)) or token_hex(8)


class Game(Loop):
    """A game in play. What lies on the table is `state`; the rest is how it came about."""

    __slots__ = ("_base",)

    def __init__(
        self,
        setup: Setup | None = None,
        seed: str | None = None,
        *,
        ask_chance: bool = False,
        start: Table | Game | None = None,
        trial: bool = False,
        story: Listener | bool = False,
    ) -> None:
        """A new game; or one that begins with a table, which it takes over; or a copy of a game.

        `ask_chance` leaves every draw to the caller, who plays for `NATURE`. A `trial` does not
        keep the table it began with: it is quicker, but has no record and no undo. With `story`
        it tells its story from the first move on, see `listen`.
        """
        if isinstance(start, Game):
            self._teller = None
            self._become(start, Table(start.state.book, start.state))
            return
        table = new_table(setup or Setup()) if start is None else start
        super().__init__(table, seed_text(seed), ask_chance)
        # the table it began with; None for a new game
        self._base = None if start is None else start if trial else start.copy()
        if story is not False:
            self.listen(None if story is True else story)
        self._settle()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        game = self.copy()
        game.state = deepcopy(self.state, memo)
        return game

    def __reduce__(self) -> tuple[object, ...]:
        """For pickles, which only the same version reads; records are for keeping."""
        chance = (self.seed, self._counter)
        return restored, (self.state, self._base, chance, self.history(), self._secrets)

    def _become(self, other: Game, state: Table) -> None:
        self.state = state
        self._base = other._base
        self._chance = other._chance
        self._counter = other._counter
        self._history = other._history
        self._secrets = other._secrets
        self._options = other._options.copy()
        self._actors = other._actors
        if other._teller is not None:
            listener = self._teller.listener if self._teller is not None else None
            self._teller = other._teller.copy(state)
            self._teller.listener = listener

    @staticmethod
    def from_position(text: str, seed: str | None = None, *, ask_chance: bool = False) -> Game:
        """A game that begins in mid-game; docs/notation.md says how positions are written."""
        table = read_position(text)
        try:
            return Game(seed=seed, ask_chance=ask_chance, start=table)
        except (AssertionError, IndexError, NotImplementedError) as error:
            line = line_of(text, "stack")
            about = f"line {line}: " if line else ""
            raise BadPosition(f"{about}stack: what is pending does not fit the table") from error

    def __repr__(self) -> str:
        return f"<Game: {self.state!r}, actors {self._actors}>"

    # --- from outside

    @property
    def setup(self) -> Setup:
        return self.state.book.setup

    @property
    def seed(self) -> str:
        return self._chance.seed

    def play(self, seat: int, move: int | str, chance: tuple[str, ...] = ()) -> None:
        """Play a move, a number or its text. `chance` forces the draws that follow from it.

        All of it happens, or `IllegalMove` says why not and nothing has changed.
        """
        if not isinstance(move, int):  # in this order numbers cost least
            move = self.state.book.moves.parse(move)
        chosen: object = move  # compiled, the number as it is and not a new one
        before = self._options[seat] if seat >= 0 and seat in self._actors else self.moves(seat)
        if chosen not in before:
            raise IllegalMove(self._refusal(seat, move))
        t = self.state
        frame = t.stack[-1]
        if chance:
            self._play_forced(seat, move, chance)
        elif frame[1] != SEATS:
            self._take(seat, move)
            self._settle()
        else:  # while several seats decide, most moves change nothing for the others
            self._history = (self._history, seat, move)
            if self._teller is not None:
                self._teller.record(t, frame, seat, move)
            step = STEPS[frame[0]]
            options = step.go_on(t, frame, seat, move, before)
            if options:
                self._options[seat] = options
            else:
                self._leave(seat, step, finished=options is FINISHED)
            if self._teller is not None:
                self._teller.rest(t)

    def _play_forced(self, seat: int, move: int, chance: tuple[str, ...]) -> None:
        trial = self.copy()
        counter, trial._counter = trial._counter, -1
        trial._take(seat, move)
        trial._settle()
        for text in chance:
            outcome = trial.state.book.moves.parse(text)
            if outcome not in trial.moves(NATURE):
                raise IllegalMove(f"'{{}}' cannot be drawn now|{text}")
            trial._take(NATURE, outcome)
            trial._settle()
        if counter >= 0:
            trial._counter = counter + len(chance)
            trial._settle()
        heard = len(self._teller.told) if self._teller is not None else 0
        self._become(trial, trial.state)
        if self._teller is not None:
            self._teller.repeat(heard)

    def wait_for_chance(self) -> None:
        """From now on every draw is left to the caller, as with `ask_chance`."""
        self._counter = -1

    def why_not(self, seat: int, thing: str, words: Words | None = None) -> str:
        """Why a seat cannot make a move, or use a place, now; empty if it can.

        In the language of `words`, or in English without them.
        """
        name = "-".join(thing.lower().replace("'", "").split())
        if name in self.state.book.numbers:
            thing = f"use {name}"
        number = self.state.book.moves.parse(thing)
        return "" if number in self.moves(seat) else say(self._refusal(seat, number), words)

    def question(self, seat: int, words: Words | None = None) -> str:
        """What a seat is asked now, in words; empty if it does not decide."""
        return say(self.prompt(seat), words)

    def prompt(self, seat: int) -> str:
        """What a seat is asked now, as reasons are given before they are put into words."""
        if seat not in self._actors or seat == NATURE:
            return ""
        t = self.state if all_see_the_same(self.state) else self.view(seat).table
        frame = t.stack[-1]
        return STEPS[frame[0]].why_not(t, frame, seat, NO_MOVE)

    def view(self, seat: int | None = None) -> View:
        """What a seat is allowed to see; without a seat, what a spectator is."""
        if seat is not None and seat not in range(len(self.state.players)):
            raise IllegalMove(f"there is no seat {{}}|{seat}")
        return view_of(self.state, seat, self._actors)

    def table(self) -> TableReading:
        """The table by names, see docs/reading.md; without hiding anything."""
        return TableReading(self.state, self._actors)

    def seat(self, number: int) -> SeatReading:
        """What a seat has, by names: `game.seat(0).goods["wool"]`."""
        return SeatReading(self.state, number)

    def scores(self) -> list[Score]:
        """The points of each seat by source, with the winners marked."""
        return score_table(self.state)

    def outcome(self) -> Outcome:
        """Who has won or lost, and why; open until the game is over."""
        return outcome(self.state)

    def copy(self) -> Game:
        """An independent game that continues in the same way."""
        return Game(start=self)

    @property
    def sealed(self) -> bool:
        """Seats plan at the same time, mostly behind a screen: no move touches another seat."""
        stack = self.state.stack
        return bool(stack) and stack[-1][0] == PLAN and self.setup.planning != "order"

    def sealed_moves(self, seat: int | None) -> set[int]:
        """The indices in the history of planning moves that this seat may not know yet."""
        if not self.sealed or self.setup.planning == "open":
            return set()
        hidden = set()
        for at, (who, move) in reversed(list(enumerate(self.history()))):
            if who == NATURE and verb_of(move).begins_round:
                break
            if who not in (NATURE, seat) and is_plan(move):
                hidden.add(at)
        return hidden

    def hidden_moves(self, seat: int | None) -> set[int]:
        """The indices in the history of all moves that this seat does not know."""
        return self.sealed_moves(seat) | self.secret_moves(seat)

    def known_history(self, seat: int | None) -> list[tuple[int, int]]:
        """The recorded moves up to the first one that this seat does not know."""
        history = self.history()
        return history[: min(self.hidden_moves(seat), default=len(history))]

    # --- records

    def record(self, seats: str = "") -> str:
        """The game as text, enough to replay it. `seats` may say who sits where."""
        seed = self.seed if self._counter >= 0 else ""
        seats = clean(seats)
        position = write_position(self._base) if self._base else ""
        head = records.Record(self.setup, seed, self.setup.rules, position, seats)
        return records.write(head, self.history(), self.state.book.moves)

    def position(self) -> str:
        """The table as text, without how it came about."""
        return write_position(self.state)

    @staticmethod
    def replay(text: str, check_chance: bool = False, story: bool = False) -> Game:
        """The game of a record. `check_chance` also proves that its draws follow its seed.

        A record of older rules is replayed by today's as far as its moves still fit (ruling 108).
        """
        record = records.read(text)
        if record.rules != record.setup.rules and record.rules not in OLD_RULES:
            raise BadRecord(
                f"line 2: the record was made with rules {record.rules}, not {RULES_VERSION}"
            )
        if check_chance and not record.seed:
            raise BadRecord("line 2: the draws were entered by hand; there is no seed to check")
        needs = needed_version(record.rules)
        try:
            base = (
                read_position(record.position, rules=record.setup.rules)
                if record.position
                else None
            )
        except BadPosition as error:
            raise BadRecord(f"position: {error}{needs}") from error
        game = Game._start(record.setup, record.seed, base, story)
        for line, move in records.parsed(record, game.state.book.moves):
            if check_chance and line.who == NATURE and move != game._pick():
                reason = f"'{line.text}' is not what the seed draws"
                raise BadRecord(f"line {line.number}: {reason}{needs}")
            try:
                game._repeat(line.who, move)
            except IllegalMove as error:
                raise BadRecord(f"line {line.number}: '{line.text}': {error}{needs}") from error
        game._resume()
        return game

    @staticmethod
    def from_history(
        setup: Setup,
        seed: str,
        history: Sequence[tuple[int, int]],
        *,
        start: str = "",
        snapshot: tuple[int, str] = (0, ""),
        story: bool = False,
    ) -> Game:
        """The game of recorded moves, as `history` gives them; without a seed chance waits.

        `start` is the position it began with, if any. A snapshot (a number
        of moves and the position after them) saves playing these moves again, and the story
        begins there.
        """
        done, position = snapshot
        if has_secret_draws(history[:done]):
            done = 0  # only replaying it shows who knows such a draw
        tells = story and not done
        game = Game._start(
            setup, seed, read_position(start, rules=setup.rules) if start else None, tells
        )
        if done:
            game.state = read_position(position, rules=setup.rules)
            for who, move in history[:done]:
                game._history = (game._history, who, move)
            game._options = [NOTHING] * len(game.state.players)
            if story:
                game.listen()
            game._settle()
        game.follow(history[done:])
        return game

    def retold(self) -> Game:
        """An equal game that tells its story from the first move on."""
        game = Game._start(self.setup, self.seed, self._base, story=True)
        for who, move in self.history():
            game._repeat(who, move)
        if self._counter >= 0:
            game._resume()
        return game

    def follow(self, moves: Iterable[tuple[int, int]]) -> None:
        """Continue with recorded moves, including the outcomes of chance."""
        self._counter = -1
        for who, move in moves:
            self._repeat(who, move)
        self._resume()

    @staticmethod
    def _start(setup: Setup, seed: str, base: Table | None, story: bool = False) -> Game:
        """A game before its first recorded move, where chance waits for the record."""
        start = base.copy() if base else None
        game = Game(setup, ask_chance=True, start=start, story=story)
        game._chance = Chance(seed)
        return game

    def _repeat(self, who: int, move: int) -> None:
        """Repeat one recorded move. Chance waits, so the outcome is the recorded one."""
        self.play(who, move)

    def _resume(self) -> None:
        """Replay is over: with a seed chance decides again, where the record left off."""
        if self.seed:
            self._counter = sum(who == NATURE for who, _ in self.history())
            self._settle()

    # --- undo

    def undo(self, seat: int, also: tuple[int, ...] = ()) -> None:
        """Take back the seat's last move, unless somebody learned something new (ruling 34).

        Seats named in `also` agree that their moves since then are taken back with it.
        """
        game = self._undone(seat, also)
        self._become(game, game.state)

    def placed(self, seat: int) -> tuple[int, ...]:
        """The moves by which the seat placed something in this planning: all can be undone."""
        t = self.state
        if not t.stack or t.stack[-1][0] != PLAN:
            return ()
        return tuple(sorted(placed_by(seat, self.history(), self.sealed)))

    def pick_up(self, seat: int, move: int | str) -> None:
        """Take back something placed in this planning; what was placed later stays (ruling 34).

        Being ready is taken back with it.
        """
        if isinstance(move, str):
            move = self.state.book.moves.parse(move)
        if move not in self.placed(seat):
            raise IllegalMove("only what you have placed in this planning can be taken back")
        history = self.history()
        at = placed_by(seat, history, self.sealed)[move]
        ready = (seat, READY)
        later = [one for one in history[at + 1 :] if one != ready]
        try:
            game = self._with_history(history[:at] + later)
        except IllegalMove as error:
            raise IllegalMove("take back first what you placed after it") from error
        self._become(game, game.state)

    def take_back(self, seat: int) -> None:
        """Go back to before the seat's last move, whatever happened since (ruling 65).

        Everybody must agree to this: what was drawn will be drawn again.
        """
        history = self.history()
        mine = [at for at, (who, _) in enumerate(history) if who == seat]
        if not mine:
            raise IllegalMove("there is no move of yours to take back")
        game = self._from_start()
        game.follow(history[: mine[-1]])
        self._become(game, game.state)

    def why_not_undo(self, seat: int, also: tuple[int, ...] = ()) -> str:
        try:
            self._undone(seat, also)
        except IllegalMove as error:
            return str(error)
        return ""

    def _undone(self, seat: int, also: tuple[int, ...]) -> Game:
        """The game without the seat's last move."""
        history = self.history()
        at = last_of(seat, history, also, sealed=self.sealed, planning=self.setup.planning)
        later = history[at + 1 :] if self.sealed else []
        game = self._with_history(history[:at] + later)
        if game.sealed and not self.sealed and self.setup.planning == "sealed":
            raise IllegalMove(REVEALED)
        return game

    def _with_history(self, history: Sequence[tuple[int, int]]) -> Game:
        """The game that these moves would have led to instead of its own."""
        game = self._from_start()
        for who, move in history:
            game._repeat(who, move)
        if self._counter >= 0:
            game._resume()
        return game

    def _from_start(self) -> Game:
        """The game before its first move; its story begins where this one's begins."""
        game = Game._start(self.setup, self.seed, self._base, self._teller is not None)
        if game._teller is not None and self._teller is not None:
            game._teller.begin_at(self._teller.since)
        return game

    def undo_takes(self, seat: int, also: tuple[int, ...] = ()) -> int:
        """The move that `undo` would take back, found quickly; only `why_not_undo` is certain."""
        history = self.history()
        at = last_of(seat, history, also, sealed=self.sealed, planning=self.setup.planning)
        return history[at][1]


def restored(
    state: Table,
    base: Table | None,
    chance: tuple[str, int],
    history: list[tuple[int, int]],
    secrets: Secrets,
) -> Game:
    """What a pickled game becomes."""
    game = Game(start=state, ask_chance=True, trial=True)
    game._base = base
    seed, game._counter = chance
    game._chance = Chance(seed)
    game._secrets = secrets
    for who, move in history:
        game._history = (game._history, who, move)
    return game


def has_secret_draws(history: Sequence[tuple[int, int]]) -> bool:
    """Whether an outcome among these moves may be secret."""
    closed = secret_verbs()
    return bool(closed) and any(who == NATURE and move & VERB in closed for who, move in history)


def secret_verbs() -> set[int]:
    """The verbs of outcomes that not everybody knows."""
    draws = [step for step in STEPS if isinstance(step, Draw)]
    return {step.first & VERB for step in draws if not step.open_outcome}
