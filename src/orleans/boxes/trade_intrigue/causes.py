"""What happens in Trade & Intrigue has these causes besides deeds and events."""

from __future__ import annotations

from typing import Final

from orleans.boxes.trade_intrigue.fields import ORDER
from orleans.kernel.causes import CauseKind, Column, add_causes

BY_ORDER: Final = 4000  # + order
BY_BRIBE: Final = 5000  # + deed

add_causes(
    CauseKind(
        BY_ORDER,
        "order",
        ORDER,
        Column("Orders", "Points from orders beyond the goods delivered, in an average game."),
    ),
    CauseKind(
        BY_BRIBE, "bribe", "deed", Column("Bribes", "Points that bribes gave and cost.", uses=False)
    ),
)
