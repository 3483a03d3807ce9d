"""Means, shares and ratings, with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

from openskill.models import PlackettLuce

Z = 1.959963984540054  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; a shared win counts as a fraction."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return a mean with its 95 % interval; a single value has no width."""
    mean = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean, mean - half, mean + half


def correlation(xs: Sequence[float], ys: Sequence[float]) -> float:
    """Return Pearson's correlation, or 0 if nothing varies."""
    if len(xs) < 2:
        return 0.0
    mx, my = fmean(xs), fmean(ys)
    spread = sqrt(sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys))
    together = sum((x - mx) * (y - my) for x, y in zip(xs, ys, strict=True))
    return together / spread if spread else 0.0


def ratings(
    games: Iterable[tuple[Sequence[str], Sequence[float]]],
) -> dict[str, tuple[float, float]]:
    """Return OpenSkill's mean and deviation of each bot, from (seating, ranks) per game.

    For a bot on several seats of one game, the new values are averaged.
    """
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for seating, ranks in games:
        default = model.rating()
        for bot in seating:
            known.setdefault(bot, (default.mu, default.sigma))
        teams = [[model.rating(mu=known[bot][0], sigma=known[bot][1])] for bot in seating]
        after = model.rate(teams, ranks=list(ranks))
        for bot in set(seating):
            mine = [team[0] for team, name in zip(after, seating, strict=True) if name == bot]
            known[bot] = (fmean(r.mu for r in mine), fmean(r.sigma for r in mine))
    return known
