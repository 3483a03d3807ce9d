"""Trade & Intrigue: orders, new events, and two boards of deeds."""

from __future__ import annotations

from orleans.boxes.trade_intrigue.characters import CHARACTERS, plug_in_intrigue
from orleans.boxes.trade_intrigue.events import NEW_EVENTS
from orleans.boxes.trade_intrigue.judgement import (
    EventsJudgement,
    IntrigueJudgement,
    OrdersJudgement,
    TradeJudgement,
)
from orleans.boxes.trade_intrigue.orders import plug_in_orders
from orleans.boxes.trade_intrigue.trade import TRADE
from orleans.kernel.box import Box

BOX: Box = Box(
    "trade_intrigue",
    events=NEW_EVENTS,
    rewards=TRADE | CHARACTERS,
    # The board "trade" is its deeds and what they give.
    modules={
        "orders": plug_in_orders,
        "intrigue": plug_in_intrigue,
    },
    judgements={
        "orders": OrdersJudgement,
        "events": EventsJudgement,
        "trade": TradeJudgement,
        "intrigue": IntrigueJudgement,
    },
)
