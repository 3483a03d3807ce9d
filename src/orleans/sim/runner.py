"""Run a tournament from its plan to its result, on this machine or on Ray."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Any

from orleans.errors import BadSetup
from orleans.sim.jobs import Job, TournamentPlan
from orleans.sim.local import play_here
from orleans.sim.on_ray import play_on_ray
from orleans.sim.play import Outcome
from orleans.sim.results_file import ResultsFile
from orleans.sim.standings import summary


def run_tournament(
    plan: TournamentPlan,
    results_file: ResultsFile | None = None,
    *,
    processes: int = 1,
    on: str = "",
    after_game: Callable[[Outcome], object] = lambda outcome: None,
) -> dict[str, Any]:
    """Play the games that are not in the results file yet; return the summary of all."""
    results_file = results_file or ResultsFile(plan)
    jobs = [job for job in plan.jobs if job.key not in results_file.known]
    with closing(outcomes(plan, jobs, processes, on)) as found:  # closing it stops the workers
        for outcome in found:
            results_file.add(outcome)
            after_game(outcome)
    return summary(plan, results_file.known)


def outcomes(
    plan: TournamentPlan, jobs: Sequence[Job], processes: int, on: str
) -> Generator[Outcome]:
    if on == "ray":
        return play_on_ray(plan.setup, jobs)
    if on:
        raise BadSetup(f"games are played here or on ray, not on {on!r}")
    return play_here(plan.setup, jobs, processes)
