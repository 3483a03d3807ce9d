"""The result of a tournament as one JSON object.

Outcomes are used in the order of the jobs, and the result contains no times or processes.
So the same tournament gives the same text on any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from statistics import fmean
from typing import Any

from orleans.sim.jobs import Job, TournamentPlan, lineups, reproducible, versions
from orleans.sim.measures import correlation, mean_interval, ratings, wilson
from orleans.sim.play import Outcome

Played = list[tuple[Job, Outcome]]
Seated = list[tuple[Outcome, int]]  # an outcome and one of its seats
FIFTHS = 5


def summary(plan: TournamentPlan, known: dict[str, Outcome]) -> dict[str, Any]:
    """Return standings, pairings, mirrors and statistics of all games played so far."""
    outcomes = [(job, known[job.key]) for job in plan.jobs if job.key in known]
    played = [(job, found) for job, found in outcomes if "error" not in found]
    games = [(job, found) for job, found in played if not job.mirror]
    return {
        "format": "orleans tournament 1",
        "setup": setup_of(plan),
        "seed": plan.seed,
        "bots": list(plan.bots),
        "reproducible": reproducible(plan.bots),
        "versions": versions(),
        "games_each_lineup": plan.seeds * (plan.setup.players if len(plan.bots) > 1 else 1),
        "jobs": len(plan.jobs),
        "played": len(played),
        "complete": len(played) == len(plan.jobs),
        "failures": [
            {"seating": list(job.seating), "seed": job.seed, "error": found["error"]}
            for job, found in outcomes
            if "error" in found
        ],
        "standings": standings(plan, games),
        "pairings": [pairing(lineup, games) for lineup in lineups(plan.bots, plan.setup.players)],
        "mirrors": [mirror(bot, played) for bot in plan.bots if plan.mirrors and not plan.alone],
        "mean_winner_score": mean([max(found["scores"]) for _, found in games]),
        "curves": {bot: curve(seats_of(bot, games)) for bot in plan.bots},
        "sources": {bot: sources(seats_of(bot, games)) for bot in plan.bots},
        "earned": {bot: earned(seats_of(bot, games)) for bot in plan.bots},
        "luck": {bot: luck(seats_of(bot, games)) for bot in plan.bots},
    }


def setup_of(plan: TournamentPlan) -> dict[str, object]:
    return asdict(plan.setup) | {"modules": list(plan.setup.modules)}


def seats_of(bot: str, games: Played) -> Seated:
    """Return every game and seat of a bot."""
    return [
        (found, seat)
        for job, found in games
        for seat, name in enumerate(job.seating)
        if name == bot
    ]


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return round(fmean(found), 4) if found else 0.0


def share(seats: Seated) -> dict[str, Any]:
    """Return how often these seats won, with the interval."""
    wins = sum(found["wins"][seat] for found, seat in seats)
    low, high = wilson(wins, len(seats))
    return {
        "games": len(seats),
        "wins": round(wins, 4),
        "win_rate": round(wins / len(seats), 4) if seats else 0.0,
        "ci_low": round(low, 4),
        "ci_high": round(high, 4),
        "mean_score": mean(found["scores"][seat] for found, seat in seats),
        "mean_rank": mean(found["ranks"][seat] for found, seat in seats),
    }


def standings(plan: TournamentPlan, games: Played) -> list[dict[str, Any]]:
    """Return the bots, best first: by share of wins, then by points."""
    met = [] if plan.alone else games
    rated = ratings((job.seating, found["ranks"]) for job, found in met)
    rows = []
    for bot in plan.bots:
        mu, sigma = rated.get(bot, (25.0, 25.0 / 3))
        seats = seats_of(bot, games)
        more = {
            "rating": round(mu, 3),
            "rating_sigma": round(sigma, 3),
            "mean_winning_round": mean(f["round"] for f, seat in seats if f["wins"][seat]),
            "mean_missed": mean(
                f["missed"][seat] for f, seat in seats if f["missed"] and not f["wins"][seat]
            ),
            "faults": sum(found["faults"][seat] for found, seat in seats),
        }
        rows.append({"bot": bot, **share(seats), **more})
    return sorted(rows, key=lambda row: (-row["win_rate"], -row["mean_score"]))


def pairing(lineup: tuple[str, ...], games: Played) -> dict[str, Any]:
    """Return how each bot of a line-up did, overall and on each seat."""
    mine = [(job, found) for job, found in games if job.lineup == tuple(sorted(lineup))]
    bots = dict.fromkeys(lineup)
    return {
        "lineup": list(lineup),
        "games": len(mine),
        "mean_winner_score": mean([max(found["scores"]) for _, found in mine]),
        "bots": [{"bot": bot, **share(seats_of(bot, mine))} for bot in bots],
        "seats": [
            {"bot": bot, "seat": seat, **share([(f, s) for f, s in sat if s == seat])}
            for bot in bots
            for sat in [seats_of(bot, mine)]
            for seat in range(len(lineup))
        ],
    }


def mirror(bot: str, played: Played) -> dict[str, Any]:
    """Return the results of a bot against itself: what the seat alone is worth."""
    mine = [found for job, found in played if set(job.seating) == {bot}]
    seats = len(mine[0]["scores"]) if mine else 0
    return {
        "bot": bot,
        "games": len(mine),
        "mean_winner_score": mean([max(found["scores"]) for found in mine]),
        "seats": [
            {"seat": seat, **share([(found, seat) for found in mine])} for seat in range(seats)
        ],
    }


def curve(seats: Seated) -> list[float]:
    """Return the mean points at the end of each round."""
    return [
        mean(at_round)
        for at_round in zip(*[found["rounds"][seat] for found, seat in seats], strict=False)
    ]


def sources(seats: Seated) -> dict[str, float]:
    """Return the mean points by source, named as on the score sheet."""
    return _by_name(seats, lambda found, seat: found["sources"][seat])


def earned(seats: Seated) -> dict[str, dict[str, float]]:
    """Return uses and points per game, and points per use, of each place, deed and event."""
    times = _by_name(seats, lambda found, seat: {k: v[0] for k, v in found["earned"][seat].items()})
    points = _by_name(
        seats, lambda found, seat: {k: v[1] for k, v in found["earned"][seat].items()}
    )
    return {
        what: {
            "times": times[what],
            "points": points[what],
            "each": round(points[what] / times[what], 3) if times[what] else 0.0,
        }
        for what in sorted(times)
    }


def _by_name(seats: Seated, read: Callable[[Outcome, int], dict[str, float]]) -> dict[str, float]:
    sums: dict[str, float] = {}
    for found, seat in seats:
        for name, value in read(found, seat).items():
            sums[name] = sums.get(name, 0) + value
    return {name: round(value / len(seats), 4) for name, value in sums.items()}


def luck(seats: Seated) -> dict[str, Any]:
    """Return how lucky a bot's draws were, and how much that mattered."""
    if not seats:
        return {"mean": 0.0, "ci_low": 0.0, "ci_high": 0.0, "correlation": 0.0, "fifths": []}
    edges = [edge(found["luck"], seat) for found, seat in seats]
    result = "scores" if len(seats[0][0]["scores"]) > 1 else "wins"
    margins = [edge(found[result], seat) for found, seat in seats]
    average, low, high = mean_interval([found["luck"][seat] for found, seat in seats])
    order = sorted(range(len(seats)), key=lambda n: (edges[n], n))
    parts = [
        order[n * len(order) // FIFTHS : (n + 1) * len(order) // FIFTHS] for n in range(FIFTHS)
    ]
    return {
        "mean": round(average, 3),
        "ci_low": round(low, 3),
        "ci_high": round(high, 3),
        "correlation": round(correlation(edges, margins), 3),
        "fifths": [
            {"luck": mean(edges[n] for n in part), **share([seats[n] for n in part])}
            for part in parts
            if part
        ],
    }


def edge(values: list[float], seat: int) -> float:
    """Return a seat's value minus the mean of the others, if there are any."""
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - (fmean(others) if others else 0.0)
