"""A game at one terminal: people type, bots answer, every move is saved at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from orleans.bots import Bot, make_bot
from orleans.engine import record as records
from orleans.errors import BadRecord, OrleansError
from orleans.game import Game
from orleans.terminal import store
from orleans.terminal.screen import Screen
from orleans.words import Words

HUMAN = "human"
HELP = """\
number or move   play an option, by its number or its text (place own-farmer ship.0)
undo             take back your last move, unless something new was revealed since
why MOVE|PLACE   why a move or a place is not possible now
map board tracks deeds offer log score   show that part of the table
save FILE        write the game to a file; load FILE goes on from one
lang en|de|fr    change the language
quit             stop; the game is saved and 'orleans play --resume' goes on
"""


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
        self.console, self.game, self.language = console, game, language
        self.path = path or store.autosave_path()
        self.read = read
        self._sit(seats)

    def _sit(self, seats: list[str]) -> None:
        self.seats = seats
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, f"{self.game.seed}/{seat}")
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self.screen = self._screen()
        self.told = len(self.game.history())
        self.shown: tuple[object, ...] = ()
        self.at_screen: int | None = None

    def _screen(self) -> Screen:
        names = [f"{seat} {name}" for seat, name in enumerate(self.seats)]
        return Screen(self.console, Words(self.game.state.book, self.language), names)

    def run(self) -> bool:
        """Play to the end; false if the player stopped before."""
        self.save()
        while not self.game.over:
            people = [seat for seat in self.game.actors if seat not in self.bots]
            if not people:
                self._bot(self.game.actors[0])
            elif not self._person(people[0]):
                self.console.print("saved:", str(self.path))
                return False
        self.save()
        self._tell()
        self.screen.scores(self.game.scores())
        return True

    def save(self) -> None:
        store.save(self.path, self.game.record(" ".join(self.seats)))

    def _bot(self, seat: int) -> None:
        game = self.game
        game.play(seat, self.bots[seat].choose(game.view(seat), game.moves(seat)))

    # --- a person's turn

    def _person(self, seat: int) -> bool:
        """Ask one person once; false to stop the game."""
        self._curtain(seat)
        self._tell()
        self._show(seat)
        moves = self.game.moves(seat)
        self.screen.options(moves)
        try:
            line = self.read(f"{self.screen.names[seat]} > ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        try:
            return self._do(seat, moves, line)
        except OrleansError as error:
            self.screen.say(f"! {error}", "bold red")
            return True

    def _curtain(self, seat: int) -> None:
        """Around one screen: hide one person's plan before the next one looks."""
        several = len(self.bots) < len(self.seats) - 1
        if several and self.at_screen not in (None, seat) and self.console.is_terminal:
            self.console.clear()
            self.read(f"{self.screen.names[seat]}: Enter ")
        self.at_screen = seat

    def _do(self, seat: int, moves: tuple[int, ...], line: str) -> bool:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word in ("quit", "exit"):
            return False
        if word.isdecimal() and 1 <= int(word) <= len(moves):
            self._play(seat, moves[int(word) - 1])
        elif word.isdecimal():
            self.screen.say(f"! choose a number from 1 to {len(moves)}", "bold red")
        elif word == "undo":
            self.game.undo(seat, tuple(self.bots))
            self.told = min(self.told, len(self.game.history()))
            self.shown = ()
            self.save()
        elif word == "why":
            self.screen.say(self.game.why_not(seat, rest) or "this is possible")
        elif word == "save":
            target = Path(rest or self.path)
            store.save(target, self.game.record(" ".join(self.seats)))
            self.screen.say(f"saved: {target}")
        elif word == "load":
            self._load(Path(rest))
        elif word in ("lang", "language") and rest in ("en", "de", "fr"):
            self.language, self.shown = rest, ()
            self.screen = self._screen()
        elif not self._look(seat, word):
            self._play(seat, line)
        return True

    def _play(self, seat: int, move: int | str) -> None:
        self.game.play(seat, move)
        self.save()

    def _load(self, path: Path) -> None:
        game, seats = open_game(path)
        self.game = game
        self._sit(seats)

    def _look(self, seat: int, word: str) -> bool:
        table = self.game.view(seat).table
        looks: dict[str, Callable[[], object]] = {
            "help": lambda: self.console.print(HELP, end="", markup=False, highlight=False),
            "map": lambda: self.screen.around(table, seat),
            "board": lambda: self.screen.board(table, seat),
            "tracks": lambda: self.screen.tracks(table),
            "deeds": lambda: self.screen.deeds(table),
            "offer": lambda: self.screen.offer(table),
            "score": lambda: self.screen.scores(self.game.scores()),
            "log": lambda: self._log(seat),
            "": lambda: self.screen.players(table),
        }
        if word not in looks:
            return False
        looks[word]()
        return True

    # --- what is shown

    def _show(self, seat: int) -> None:
        """The whole table when something new begins, otherwise only the board."""
        view = self.game.view(seat)
        t = view.table
        now = (t.round, seat, t.players[seat].stage, len(t.stack))
        if now == self.shown:
            self.screen.market(t, seat)
            return
        self.screen.heading(view)
        if now[:2] != self.shown[:2]:
            self.screen.players(t)
            self.screen.tracks(t)
            self.screen.deeds(t)
            self.screen.around(t, seat)
        self.screen.board(t, seat)
        self.shown = now

    def _visible(self, seat: int | None) -> list[tuple[int, int]]:
        """The history without the moves of plans that are still sealed."""
        entries = self.game.history()
        hidden = self.game.sealed_entries(seat)
        return [entry for n, entry in enumerate(entries) if n not in hidden]

    def _tell(self) -> None:
        """What the others did since this was last told; plans are told when revealed."""
        entries = self.game.history()
        hidden = self.game.sealed_entries(None)
        stop = min(hidden, default=len(entries))
        for n in range(self.told, stop):
            who, move = entries[n]
            if who in self.bots or who < 0:
                self.screen.entry(who, move)
        self.told = max(self.told, stop)

    def _log(self, seat: int) -> None:
        for who, move in self._visible(seat)[-40:]:
            self.screen.entry(who, move)


def open_game(path: Path) -> tuple[Game, list[str]]:
    """A saved game and who sits where."""
    text = store.load(path)
    try:
        game = Game.replay(text)
        seats = records.read(text).seats.split()
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error
    if len(seats) != game.setup.players:
        seats = [HUMAN] * game.setup.players
    return game, seats
