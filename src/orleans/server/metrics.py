"""Counters and gauges in Prometheus' text format."""

from __future__ import annotations

from collections import defaultdict

HELP = {
    "orleans_requests_total": ("counter", "Requests by endpoint and status."),
    "orleans_request_seconds_total": ("counter", "Time spent on requests by endpoint."),
    "orleans_moves_total": ("counter", "Moves written, by bots or people."),
    "orleans_conflicts_total": ("counter", "Writes that lost to another process."),
    "orleans_bot_seconds_total": ("counter", "Time bots took."),
    "orleans_bot_failures_total": ("counter", "Decisions for which a bot gave no move."),
    "orleans_bot_restarts_total": ("counter", "Bot processes that had to be replaced."),
    "orleans_notices_total": ("counter", "Webhook calls by result."),
    "orleans_tables_in_memory": ("gauge", "Tables this process holds in memory."),
    "orleans_websockets": ("gauge", "Open WebSockets."),
}


class Metrics:
    def __init__(self) -> None:
        self._values: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))

    def add(self, name: str, value: float = 1.0, labels: str = "") -> None:
        self._values[name][labels] += value

    def set(self, name: str, value: float) -> None:
        self._values[name][""] = value

    def text(self) -> str:
        lines = []
        for name, (kind, about) in HELP.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            for labels, value in sorted(self._values[name].items()):
                mark = f"{{{labels}}}" if labels else ""
                lines.append(f"{name}{mark} {value:.10g}")
        return "\n".join(lines) + "\n"
