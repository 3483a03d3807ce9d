"""A game at one terminal: people type, bots answer, every move is saved at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from orleans.bots import Bot, make_bot, split_seats
from orleans.boxes.base.verbs import DONE, LEAVE, PASS, READY
from orleans.errors import BadRecord, OrleansError, RefusedMove
from orleans.facts import LANGUAGES
from orleans.game import Game
from orleans.kernel import record as records
from orleans.kernel.cards import Cards
from orleans.kernel.fields import FIELDS
from orleans.kernel.table import PLANNING
from orleans.kernel.view import all_see_the_same
from orleans.notation.lines import Line
from orleans.notation.words import Words
from orleans.terminal import store
from orleans.terminal.screen import Screen, is_ready

HUMAN = "human"
CLOSING = (PASS, READY, DONE, LEAVE)  # listed last, so that 1 never ends a turn by mistake


class Session:
    def __init__(
        self,
        console: Console,
        game: Game,
        seats: list[str],
        *,
        language: str = "en",
        path: Path | None = None,
        read: Callable[[str], str] = input,
    ) -> None:
        self.console, self.language = console, language
        self.path = path or store.autosave_path()
        self.read = read
        self._sit(game, seats)

    def _sit(self, game: Game, seats: list[str]) -> None:
        """Take up a game; nothing changes if a seat cannot be filled."""
        bots = {
            seat: make_bot(name, f"{game.seed}/{seat}")
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self.game, self.seats = game, seats
        game.listen()
        self.bots: dict[int, Bot] = bots
        self.screen = self._screen()
        told = len(game.history())
        self.told = dict.fromkeys(range(len(seats)), told)
        self.shown: tuple[object, ...] = ()
        self.at_screen: int | None = None
        self.fresh = True  # the options are to be listed
        self.warned = False

    def _screen(self) -> Screen:
        names = [f"{seat} {name}" for seat, name in enumerate(self.seats)]
        return Screen(self.console, Words(self.game.state.book, self.language, names), names)

    def run(self) -> bool:
        """Play to the end; false if the player stopped before."""
        self.save()
        self.screen.legend()
        while not self.game.over:
            people = [seat for seat in self.game.actors if seat not in self.bots]
            if not people:
                self._bot(self.game.actors[0])
            elif not self._person(people[0]):
                self.screen.say(f"{self.screen.words.term('saved')}: {self.path}")
                return False
        self.save()
        self._tell(-1 if self.at_screen is None else self.at_screen)
        self.screen.scores(self.game)
        return True

    def save(self) -> None:
        store.save(self.path, self.game.record(" ".join(self.seats)))

    def _bot(self, seat: int) -> None:
        game = self.game
        game.play(seat, self.bots[seat].choose(game.view(seat), game.moves(seat)))

    # --- a person's turn

    def _person(self, seat: int) -> bool:
        """Ask one person once; false to stop the game."""
        try:
            if not self._curtain(seat):
                return False
            self._tell(seat)
            moves = self._listed(seat)
            self._show(seat, moves)
            line = self.read(f"{self.screen.names[seat]} > ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        try:
            return self._do(seat, moves, line)
        except RefusedMove as error:
            self.screen.say(f"! {self.screen.words.reason(error.template)}", "bold red")
        except OrleansError as error:
            self.screen.say(f"! {error}", "bold red")
        return True

    def _listed(self, seat: int) -> list[int]:
        """The options in the order in which they are numbered."""
        moves = self.game.moves(seat)
        return [move for move in moves if move not in CLOSING] + [
            move for move in moves if move in CLOSING
        ]

    def _curtain(self, seat: int) -> bool:
        """Around one screen: hide one person's plan before the next one looks."""
        people = len(self.seats) - len(self.bots)
        secret = not all_see_the_same(self.game.state)
        if people > 1 and secret and self.at_screen not in (None, seat):
            if self.console.is_terminal:
                self.console.clear()
                self.console.file.write("\033[3J")  # what was scrolled away, too
                line = self.read(f"{self.screen.names[seat]}: {self.screen.words.term('enter')} ")
                if line.strip().lower() in ("quit", "q", "exit"):
                    return False
            self.shown = ()
        self.fresh |= self.at_screen != seat
        self.at_screen = seat
        return True

    def _do(self, seat: int, moves: list[int], line: str) -> bool:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("quit", "exit", "q"):
            return False
        if word.isdecimal():
            self._number(seat, moves, word)
        elif word == "undo":
            if rest:
                self.game.pick_up(seat, rest)
            else:
                self.game.undo(seat, tuple(self.bots))
            steps = len(self.game.history())
            self.told = {other: min(told, steps) for other, told in self.told.items()}
            self._moved()
        elif word == "why":
            words = self.screen.words
            self.screen.say(self.game.why_not(seat, rest, words) or words.term("possible"))
        elif word == "save":
            target = Path(rest or self.path)
            store.save(target, self.game.record(" ".join(self.seats)))
            self.screen.say(f"{self.screen.words.term('saved')}: {target}")
        elif word == "load":
            self._sit(*open_game(Path(rest)))
        elif word in ("lang", "language"):
            self._speak(rest.lower())
        elif word in ("options", "o"):
            self.fresh = True
        elif not self._look(seat, word, rest):
            self._play(seat, self.game.state.book.moves.parse(line))
        return True

    def _number(self, seat: int, moves: list[int], word: str) -> None:
        first = self.screen.first_number(moves)
        number = int(word) - first if len(word) < 4 else -1
        if 0 <= number < len(moves):
            self._play(seat, moves[number])
        else:
            last = first + len(moves) - 1
            self.screen.say(f"! {self.screen.words.term('number')}: {first}-{last}", "bold red")

    def _play(self, seat: int, move: int) -> None:
        if move == READY and not self.warned and self._nothing_ready(seat):
            self.warned = True
            self.screen.say(f"! {self.screen.words.term('nothing-ready')}", "bold yellow")
            return
        self.game.play(seat, move)
        self._moved()

    def _moved(self) -> None:
        self.warned = False
        self.fresh = True
        self.save()

    def _nothing_ready(self, seat: int) -> bool:
        """Followers wait in the market and no place is filled."""
        t = self.game.state
        me = t.players[seat]
        filled = any(is_ready(t, me, p) for p in me.layout.places if t.book.enough[p])
        return me.stage == PLANNING and any(me.market) and not filled

    def _speak(self, language: str) -> None:
        if language not in LANGUAGES:
            self.screen.say(f"! lang {'|'.join(LANGUAGES)}", "bold red")
            return
        self.language, self.shown, self.fresh = language, (), True
        self.screen = self._screen()

    def _look(self, seat: int, word: str, rest: str) -> bool:
        table = self.game.view(seat).table
        whose = int(rest) if rest in [str(n) for n in range(len(self.seats))] else seat
        looks: dict[str, Callable[[], object]] = {
            "help": self.screen.help,
            "?": self.screen.help,
            "map": lambda: self.screen.map(table, None if rest == "all" else whose),
            "board": lambda: self.screen.board(table, whose, effects=True),
            "tracks": lambda: self.screen.tracks(table),
            "deeds": lambda: self.screen.deeds(table),
            "cards": lambda: self.screen.cards(table),
            "offer": lambda: self.screen.offer(table),
            "goals": lambda: self.screen.goals(table, whose),
            "score": lambda: self.screen.scores(self.game),
            "log": lambda: self._log(seat),
            "players": lambda: self.screen.players(table),
            "": lambda: self.screen.players(table),
        }
        if word in looks:
            looks[word]()
        elif word in (field.name for field in FIELDS if isinstance(field, Cards)):
            self.screen.cards(table, word)
        else:
            return False
        return True

    # --- what is shown

    def _show(self, seat: int, moves: list[int]) -> None:
        """The table when a round begins for this seat; then only what is new."""
        t = self.game.view(seat).table
        if (t.round, seat) != self.shown:
            self.screen.heading(self.game.view(seat))
            self.screen.players(t)
            self.screen.map(t, seat)
            self.screen.cards(t)
            self.screen.goals(t, seat)
            self.screen.board(t, seat)
            self.shown = (t.round, seat)
            self.fresh = True
        elif self.fresh:
            self.screen.market(t, seat)
        if self.fresh:
            self.screen.options(t, seat, self.game.question(seat, self.screen.words), moves)
            self.fresh = False

    def _tell(self, seat: int) -> None:
        """What was done since this seat looked, and what came of it."""
        stop = min(self.game.sealed_moves(None), default=len(self.game.history()))
        since = self.told.get(seat, stop)
        for line, words in self._lines(seat):
            if since <= line.last < stop:
                self.screen.line(line, words)
        self.told[seat] = max(since, stop)

    def _log(self, seat: int) -> None:
        for line, words in self._lines(seat)[-40:]:
            self.screen.line(line, words)

    def _lines(self, seat: int) -> list[tuple[Line, str]]:
        reader = seat if seat >= 0 else None
        return self.screen.lines(self.game, reader, self.game.hidden_moves(reader))


def open_game(path: Path) -> tuple[Game, list[str]]:
    """A saved game and who sits where."""
    text = store.load(path)
    try:
        game = Game.replay(text, story=True)
        seats = split_seats(records.read(text).seats)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error
    if len(seats) != game.setup.players:
        seats = [HUMAN] * game.setup.players
    return game, seats
