"""The same tournament on a Ray cluster, of which a part dies."""

import json
import os
import signal

import pytest

from orleans import Setup
from orleans.sim.jobs import TournamentPlan
from orleans.sim.results_file import ResultsFile
from orleans.sim.runner import run_tournament

ray = pytest.importorskip("ray") if not os.environ.get("CI") else __import__("ray")

PLAN = TournamentPlan(Setup(players=2, edition="dlp"), ("greedy", "random"), 6, "ray")


@pytest.fixture
def cluster(monkeypatch):
    """A head that plays nothing itself, and two workers with a core each."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    nodes = [found.add_node(num_cpus=1), found.add_node(num_cpus=1)]
    ray.init(address=found.address, log_to_driver=False, logging_level="error")
    yield found, nodes
    ray.shutdown()
    found.shutdown()


@pytest.mark.torture
def test_a_worker_is_killed_and_nothing_is_lost_or_counted_twice(cluster, tmp_path):
    _, nodes = cluster
    seen = []

    def after_game(outcome):
        seen.append(outcome["key"])
        if len(seen) == 3:
            kill(nodes[0])

    with ResultsFile(PLAN, tmp_path / "games") as results_file:
        result = run_tournament(PLAN, results_file, on="ray", after_game=after_game)
    assert sorted(seen) == sorted(job.key for job in PLAN.jobs)
    lines = (tmp_path / "games").read_text().splitlines()
    assert len(lines) == 1 + len(PLAN.jobs)
    assert json.dumps(result) == json.dumps(run_tournament(PLAN, processes=2))
    assert not nodes[0].any_processes_alive()
    assert nodes[1].any_processes_alive()


def kill(node):
    """The machine goes dark: its raylet and, with it, the processes that play."""
    for processes in node.all_processes.values():
        for process in processes:
            os.kill(process.process.pid, signal.SIGKILL)
