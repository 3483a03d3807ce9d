"""How often somebody may ask: a number of units a second by name, with a short burst."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache
from hashlib import sha256

BURST = 4  # seconds' worth of requests that may come at once
REMEMBERED = 10_000


class RateLimit:
    """A limit for each name. `burst` is how much may come at once. A rate of 0 lifts it."""

    def __init__(self, rate: float, burst: float = 0.0) -> None:
        self.rate = rate
        self.burst = burst or max(rate * BURST, 1.0)
        self._credit: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, name: str, cost: float = 1.0) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        credit, since = self._credit.pop(name, (self.burst, now))
        credit = min(self.burst, credit + (now - since) * self.rate)
        enough = credit >= min(cost, self.burst)
        self._set(name, credit - cost if enough else credit, now)
        return enough

    def charge(self, name: str, cost: float) -> None:
        """Take what was used already, even if nothing is left."""
        self._set(name, self.left(name) - cost, time.monotonic())

    def left(self, name: str) -> float:
        now = time.monotonic()
        credit, since = self._credit.get(name, (self.burst, now))
        return min(self.burst, credit + (now - since) * self.rate)

    def _set(self, name: str, credit: float, now: float) -> None:
        self._credit[name] = (credit, now)
        if len(self._credit) > REMEMBERED:
            self._credit.popitem(last=False)


@lru_cache(maxsize=REMEMBERED)
def network_of(address: str) -> str:
    """Return the network an address stands for: in IPv6 everybody has a whole network of them."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def crowd_of(network: str) -> str:
    """Return one of 4,096 groups of networks: enough to share fairly, too few to find anybody."""
    return sha256(network.encode()).hexdigest()[:3]
