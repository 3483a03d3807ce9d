"""A tournament from its plan to its result, on this machine or on Ray."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from typing import Any

from orleans.errors import BadSetup
from orleans.sim.jobs import Job, Plan
from orleans.sim.keeping import Notebook
from orleans.sim.local import play_here
from orleans.sim.on_ray import play_on_ray
from orleans.sim.play import Outcome
from orleans.sim.standings import summary


def run_tournament(
    plan: Plan,
    notebook: Notebook | None = None,
    *,
    processes: int = 1,
    on: str = "",
    after_game: Callable[[Outcome], object] = lambda outcome: None,
) -> dict[str, Any]:
    """Play what the notebook does not know yet; the summary of all of it."""
    notebook = notebook or Notebook(plan)
    jobs = [job for job in plan.jobs if job.key not in notebook.known]
    with closing(outcomes(plan, jobs, processes, on)) as found:  # who stops it stops the workers
        for outcome in found:
            notebook.add(outcome)
            after_game(outcome)
    return summary(plan, notebook.known)


def outcomes(plan: Plan, jobs: Sequence[Job], processes: int, on: str) -> Generator[Outcome]:
    if on == "ray":
        return play_on_ray(plan.setup, jobs)
    if on:
        raise BadSetup(f"games are played here or on ray, not on {on!r}")
    return play_here(plan.setup, jobs, processes)
