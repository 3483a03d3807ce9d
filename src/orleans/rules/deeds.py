"""Beneficial deeds: sending followers, rewards, citizens."""

from __future__ import annotations

from orleans.engine.book import Action
from orleans.engine.frames import Frame, Step, add_step
from orleans.engine.moves import (
    DONE,
    GAMING_ROOM,
    MAX_DEEDS,
    REWARD_COINS,
    REWARD_DEVELOPMENT,
    SEND,
)
from orleans.engine.table import Table
from orleans.pieces import EMPTY, NEUTRAL
from orleans.rules.gains import develop, why_not_develop


def ways_to_send(t: Table, seat: int, place: int) -> list[int]:
    """Each neutral follower standing there, to each deed with an open space for him."""
    book = t.book
    spaces = t.players[seat].spaces
    here = [spaces[space] for space in range(book.first[place], book.last[place])]
    found = []
    for kind in sorted({stands - 1 for stands in here if 0 < stands <= NEUTRAL}):
        base = SEND + kind * MAX_DEEDS
        for deed in range(len(book.components.deeds)):
            if t.deeds[deed * NEUTRAL + kind]:
                found.append(base + deed)
        if seat_in_gaming_room(t, seat, kind) >= 0:
            found.append(base + GAMING_ROOM)
    return found


def seat_in_gaming_room(t: Table, seat: int, kind: int) -> int:
    """The Gaming Room's free space for this follower; nobody stands in (ruling 40)."""
    me, book = t.players[seat], t.book
    if "gaming-room" in me.layout.names:
        room = book.numbers["gaming-room"]
        for space in range(book.first[room], book.last[room]):
            if book.want[space] == kind and not me.spaces[space]:
                return space
    return -1


class SendFollowers(Action):
    """Town Hall and Gunpowder Tower: who is sent stays at the deed, the rest here (ruling 24)."""

    returns = False

    def __init__(self, place: str) -> None:
        self.place = place

    def why_not(self, t: Table, seat: int) -> str:
        if ways_to_send(t, seat, t.book.numbers[self.place]):
            return ""
        return "no follower there finds a free space at a deed"

    def carry_out(self, t: Table, seat: int) -> None:
        t.stack.append((SENDING, seat, t.book.numbers[self.place], 0))


class Sending(Step):
    """(seat, place, how many were sent): send one more, or stop after the first."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        stop = [DONE] if frame[3] else []
        return stop + ways_to_send(t, seat, frame[2])

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        if move == DONE:
            return
        me, book = t.players[seat], t.book
        kind, deed = divmod(move - SEND, MAX_DEEDS)
        me.spaces[me.spaces.index(kind + 1, book.first[frame[2]])] = EMPTY
        if deed == GAMING_ROOM:
            me.spaces[seat_in_gaming_room(t, seat, kind)] = kind + 1
        else:
            t.deeds[deed * NEUTRAL + kind] -= 1
        if ways_to_send(t, seat, frame[2]):
            t.stack.append((SENDING, seat, frame[2], frame[3] + 1))
        if deed != GAMING_ROOM:
            if not any(t.deeds[deed * NEUTRAL : (deed + 1) * NEUTRAL]):
                me.citizens += 1
            reward(t, seat, deed)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        if SEND <= move < SEND + NEUTRAL * MAX_DEEDS:
            return "that deed has no free space for a follower who stands here"
        if frame[3]:
            return "send a follower to a deed, or stop here"
        return "send a follower to a deed"


def reward(t: Table, seat: int, deed: int) -> None:
    card = t.book.components.deeds[deed]
    if card.or_development and not why_not_develop(t, seat):
        t.stack.append((REWARD, seat, deed, 0))
    else:
        t.players[seat].coins += card.coins


class Reward(Step):
    """(seat, deed): coins or development."""

    def options(self, t: Table, frame: Frame, seat: int) -> list[int]:
        return [REWARD_COINS, REWARD_DEVELOPMENT]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        card = t.book.components.deeds[frame[2]]
        if move == REWARD_COINS:
            t.players[seat].coins += card.coins
        else:
            develop(t, seat, card.or_development)

    def why_not(self, t: Table, frame: Frame, seat: int, move: int) -> str:
        return "choose the reward first: coins or development"


SENDING = add_step(Sending("send"))
REWARD = add_step(Reward("reward"))
