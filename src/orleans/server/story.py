"""The log and what happened as JSON, told in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence

from orleans.boxes.base.outcomes import WON, outcome, score_table
from orleans.boxes.base.rounds import rounds_to_come
from orleans.game import Game
from orleans.kernel.frames import NATURE
from orleans.kernel.story import TABLE, Change
from orleans.kernel.verbs import USING
from orleans.notation.lines import END, ROUND, Line, LoggedMove, Result, by_move, log_lines
from orleans.notation.telling import Ending, Telling
from orleans.notation.words import Words
from orleans.server import views
from orleans.server.clock import Seat


def names_of(seats: Sequence[Seat]) -> list[str]:
    """Return the players' names; equal ones get the number of their seat."""
    names = [seat.name or str(seat.seat + 1) for seat in seats]
    return [f"{name} {n}" if names.count(name) > 1 else name for n, name in enumerate(names, 1)]


def origin_of(origins: Sequence[int], at: int) -> int:
    """Return the version to which a move of the history belongs."""
    return origins[at] if at >= 0 else 0


class Log:
    """The log of a game for one viewer."""

    def __init__(
        self,
        game: Game,
        origins: Sequence[int],
        seat: int | None,
        words: Words,
        story: Sequence[Result],
    ) -> None:
        """`story` is what the viewer knows of what happened, `words` know the players' names."""
        self.game, self.origins, self.story = game, origins, story
        t = game.state
        self.telling = Telling(words, words.names, seat, t.round + rounds_to_come(t))
        self.moves = t.book.moves
        self.hidden = game.hidden_moves(seat)
        self.history = game.history()
        reveals = [at for at, (who, move) in enumerate(self.history) if is_reveal(who, move)]
        self.begins = [0, *reveals]
        self.ends = [*reveals, len(self.history)]
        self.told = by_move(story)

    def number(self, part: int) -> int:
        """The round of a part of the history."""
        return self.game.state.round - len(self.begins) + 1 + part

    def rounds(self, since_round: int = 0) -> list[views.RoundLog]:
        found = []
        for part, (first, last) in enumerate(zip(self.begins, self.ends, strict=True)):
            if self.number(part) >= since_round and first < last:
                lines = [self.line(line, self.number(part)) for line in self.lines(part)]
                found.append(views.RoundLog(self.number(part), lines))
        if found and self.game.over:
            found[-1].lines.append(self.end())
        return found

    def this_round(self) -> views.RoundLog:
        number = self.game.state.round
        found = self.rounds(number)
        return found[-1] if found else views.RoundLog(number, [])

    def lines(self, part: int) -> list[Line]:
        span = range(self.begins[part], self.ends[part])
        logged_moves = [LoggedMove(at, *self.history[at]) for at in span if at not in self.hidden]
        return log_lines(logged_moves, self.told, self.moves)

    def line(self, line: Line, round_: int) -> views.LogLine:
        moves = [self.move(logged) for logged in sorted(line.logged_moves)]
        version = origin_of(self.origins, line.last)
        results = [happening(result, self.origins, "") for result in line.results]
        words = self.telling.sentence(line, round_)
        seat = None if line.seat < 0 else line.seat
        place = next(
            (self.moves.parts[one.move][1] for one in line.logged_moves if is_use(one)), ""
        )
        event = self.moves.parts[line.about.move][1] if line.kind == ROUND and line.about else ""
        return views.LogLine(version, seat, line.kind, words, moves, results, place, event)

    def move(self, logged: LoggedMove) -> views.LogMove:
        who = None if logged.who == NATURE else logged.who
        return views.LogMove(
            self.shown_before(logged.at),
            self.origins[logged.at],
            who,
            self.moves.texts[logged.move],
        )

    def shown_before(self, at: int) -> int:
        """How many moves before this one the viewer knows."""
        return at - sum(hidden < at for hidden in self.hidden)

    def end(self) -> views.LogLine:
        t = self.game.state
        found = outcome(t)
        if found.by == "points":
            totals = [score.total for score in score_table(t)]
            ending = Ending(totals, found.winners)
        else:
            ending = Ending((), found.winners if found.kind == WON else (), found.reason)
        return views.LogLine(self.origins[-1], None, END, self.telling.ended(ending), [], [])

    def happenings(self, version: int) -> list[views.Happening]:
        """Return what the viewer hears of one version; each line is told with its first result."""
        words = {}
        for part, (first, last) in enumerate(zip(self.begins, self.ends, strict=True)):
            if first < last and self.origins[last - 1] >= version:
                for line in self.lines(part):
                    news = [r for r in line.results if self.origin(r) == version]
                    if news:
                        words[id(news[0])] = self.telling.sentence(line, self.number(part))
        return [
            happening(result, self.origins, words.get(id(result), ""))
            for result in self.story
            if self.origin(result) == version
        ]

    def origin(self, result: Result) -> int:
        return origin_of(self.origins, result.at)


def is_reveal(who: int, move: int) -> bool:
    """A round begins."""
    return LoggedMove(0, who, move).verb.begins_round and who == NATURE


def happening(result: Result, origins: Sequence[int], words: str) -> views.Happening:
    cause = result.cause
    return views.Happening(
        origin_of(origins, result.at),
        result.round,
        f"{cause.kind}:{cause.id}" if cause.id else cause.kind,
        None if cause.seat < 0 else cause.seat,
        [story_change(change) for change in result.changes],
        words,
        result.manner,
    )


def is_use(logged: LoggedMove) -> bool:
    return logged.verb.role == USING


def story_change(change: Change) -> views.StoryChange:
    seat = None if change.seat == TABLE else change.seat
    return views.StoryChange(seat, change.what, change.where, change.amount)
