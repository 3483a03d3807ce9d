"""What both environments are asked for."""

from __future__ import annotations

from typing import Any

from orleans.env.observation import REWARDS
from orleans.errors import BadSetup
from orleans.kernel.setup import Setup


def make_setup(players: int, setup: Setup | None, options: dict[str, Any]) -> Setup:
    """A setup given whole, or by its parts."""
    if setup is not None:
        if options or setup.players != players:
            raise BadSetup("name the players, then the setup or its parts, not both")
        return setup
    try:
        return Setup(players, **options)
    except TypeError as error:
        raise BadSetup(str(error).replace("Setup.__init__()", "a setup")) from None


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise BadSetup(f"there is no reward {name!r}; known are {', '.join(REWARDS)}")
    return name
