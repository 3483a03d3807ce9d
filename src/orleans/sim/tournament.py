"""Play many games between bots and add up the results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from time import perf_counter

from orleans.bots import Bot, make_bot
from orleans.boxes.base.goals import reached
from orleans.game import Game
from orleans.kernel.setup import Setup


@dataclass
class BotResult:
    games: int = 0
    wins: float = 0.0
    points: int = 0
    sources: dict[str, int] = field(default_factory=dict)


@dataclass
class Result:
    """Sums over all games; a decision has at least two options."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    setup: Setup = field(default_factory=Setup)
    seed: str = ""
    seats: int = 0
    points: int = 0
    by: str = "points"  # what decides a game
    won: int = 0  # games that somebody won
    winner_points: int = 0
    winning_rounds: int = 0
    missed: list[float] = field(default_factory=list)  # of the goals, in the games nobody won
    bots: dict[str, BotResult] = field(default_factory=dict)

    def summary(self) -> dict[str, object]:
        """Return what `--json` prints."""
        return {
            "players": self.setup.players,
            "edition": self.setup.edition,
            "scenario": self.setup.scenario,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "games_per_second": round(self.games / self.seconds, 2),
            "mean_score": round(self.points / self.seats, 2),
            "by": self.by,
            "won": self.won,
            "mean_winner_score": round(self.winner_points / max(self.won, 1), 2),
            "mean_winning_round": round(self.winning_rounds / max(self.won, 1), 2),
            "mean_missed": round(fmean(self.missed), 4) if self.missed else 0.0,
            "bots": {
                name: {
                    "seats": bot.games,
                    "wins": round(bot.wins, 2),
                    "mean_score": round(bot.points / bot.games, 2),
                    "sources": {k: round(v / bot.games, 2) for k, v in bot.sources.items()},
                }
                for name, bot in self.bots.items()
            },
        }


def seats_for(bots: list[str], players: int, game: int) -> list[str]:
    """Seat the bots in turn around the table, shifted by one seat each game."""
    return [bots[(seat + game) % len(bots)] for seat in range(players)]


def play_game(setup: Setup, bots: list[str], seed: str) -> tuple[Game, int]:
    """Play one game between bots; return it with the number of decisions."""
    return play_between(setup, seat_bots(bots, seed), seed)


def seat_bots(bots: Sequence[str], seed: str) -> list[Bot]:
    """Return the bots of a game, each with its own random numbers."""
    return [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)]


def play_between(setup: Setup, players: Sequence[Bot], seed: str) -> tuple[Game, int]:
    game = Game(setup, seed)
    decisions = 0
    while not game.over:
        seat = game.actors[0]
        game.play(seat, players[seat].choose(game.view(seat), game.moves(seat)))
        decisions += 1
    return game, decisions


def simulate(
    setup: Setup,
    bots: list[str],
    games: int,
    seed: str,
    after_game: Callable[[], object] = lambda: None,
) -> Result:
    result = Result(setup=setup, seed=seed)
    started = perf_counter()
    for number in range(games):
        seats = seats_for(bots, setup.players, number)
        game, decisions = play_game(setup, seats, f"{seed}/{number}")
        count(result, game, decisions, seats)
        after_game()
    result.seconds = perf_counter() - started
    return result


def count(result: Result, game: Game, decisions: int, seats: list[str]) -> None:
    scores = game.scores()
    outcome = game.outcome()
    winners, result.by = outcome.winners, outcome.by
    result.games += 1
    result.decisions += decisions
    result.seats += len(scores)
    result.points += sum(score.total for score in scores)
    if winners:
        result.won += 1
        result.winner_points += scores[winners[0]].total
        result.winning_rounds += outcome.round
    elif outcome.by == "goals":
        result.missed.append(1 - max(reached(game.state, score.seat) for score in scores))
    for score in scores:
        bot = result.bots.setdefault(seats[score.seat], BotResult())
        bot.games += 1
        bot.points += score.total
        bot.wins += score.share
        for source, points in score.sources.items():
            bot.sources[source] = bot.sources.get(source, 0) + points
