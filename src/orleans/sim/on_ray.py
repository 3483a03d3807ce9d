"""Play the same games on a Ray cluster.

Only the caller stores outcomes, one per job. When a worker or its machine dies, Ray plays
its games again elsewhere. That changes nothing, because a game depends on its job alone.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any

from orleans.errors import BadSetup
from orleans.kernel.setup import Setup
from orleans.sim.jobs import Job
from orleans.sim.play import Outcome, failed, play_job

RETRIES = 10  # how often one game is retried when its worker dies
AHEAD = 2  # games running or queued for each core of the cluster


def play_on_ray(setup: Setup, jobs: Sequence[Job]) -> Generator[Outcome]:
    """Yield the outcomes of all jobs as they finish.

    Join the cluster in RAY_ADDRESS or the one this process is connected to. Otherwise start
    a cluster on this machine.
    """
    ray = load_ray()
    started = not ray.is_initialized()
    if started:
        ray.init(log_to_driver=False, include_dashboard=False, logging_level="error")
    try:
        yield from _work(ray, setup, jobs)
    finally:
        if started:
            ray.shutdown()


def load_ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise BadSetup("Ray is not installed; pip install 'orleans[ray]'") from None


def _work(ray: Any, setup: Setup, jobs: Sequence[Job]) -> Iterator[Outcome]:
    remote = ray.remote(num_cpus=1, max_retries=RETRIES)(play_job)
    shared = ray.put(setup)
    waiting = iter(jobs)
    busy: dict[Any, Job] = {}
    while True:
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(busy)
        for job in islice(waiting, max(room, 0)):
            busy[remote.remote(shared, job)] = job
        if not busy:
            return
        done, _ = ray.wait(list(busy), num_returns=1)
        for reference in done:
            job = busy.pop(reference)
            try:
                yield ray.get(reference)
            except ray.exceptions.RayError as error:
                yield failed(job, f"Ray gave it up: {type(error).__name__}")
