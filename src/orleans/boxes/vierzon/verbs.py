"""The verb of Capital Vierzon."""

from __future__ import annotations

from typing import Final

from orleans.kernel.verbs import Log, Verb, add_verbs

BANISH: Final = 67 << 14  # a follower from the market to the bag

add_verbs(
    Verb(BANISH, "banish", ("kind",), drawing=True, needs="vierzon", log=Log(adds="item-banishes"))
)
