"""The hour glass tiles of The Plague; the others are those of other boxes (ruling 191)."""

from __future__ import annotations

from orleans.boxes.base.alchemy import draw_and_place
from orleans.boxes.base.events import Payment
from orleans.boxes.base.holdings import home_space, status
from orleans.boxes.base.torture import lose_tile
from orleans.boxes.base.travel import BOTH_WAYS, arrive, follow, journeys
from orleans.boxes.base.verbs import COME, DONE, GIVE_TILE, PAY, RETURN
from orleans.boxes.plague.corpses import corpses_on_market, lay_corpses, put_one_away
from orleans.boxes.plague.fields import CORPSE, DOCTOR
from orleans.boxes.plague.indulgence import CLOSED
from orleans.boxes.plague.pile import draw_card, pile, show_cards
from orleans.boxes.plague.verbs import TOP
from orleans.kernel.asking import Question, add_question, ask
from orleans.kernel.effects import Event
from orleans.kernel.frames import EVERY, NATURE, Args, DrawPiece, Frame, add_step
from orleans.kernel.table import Table
from orleans.pieces import KIND_NAMES, KINDS, NEUTRAL_KINDS


class Outbreak(Event):
    """The doctor comes to the Infirmary, and a corpse to the market."""

    def strike(self, t: Table, seat: int, amount: int) -> None:
        t.players[seat].spaces[home_space(t, DOCTOR)] = DOCTOR + 1
        lay_corpses(t, seat, 1)


class TakingToTheRoad(Event):
    """It is not a choice (ruling 182)."""

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not any(t.players[seat].bag)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        draw_and_place(t, seat)


class Consolation(Event):
    asks = True
    args = ("price",)
    open_args = EVERY
    prompt = "buy an Indulgence card for {} coins, or say that you are done"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].coins < amount or not pile(t)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, TOP]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == TOP:
            t.players[seat].coins -= args[0]
            draw_card(t, seat)


class Exorcism(Event):
    """Once for everybody."""

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return seat != t.start

    def strike(self, t: Table, seat: int, amount: int) -> None:
        show_cards(t, 1)


class RatInfestation(Event):
    verbs = (RETURN,)
    harmful = True

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not any(t.players[seat].bag)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        bag = t.players[seat].bag
        if sum(bag) > amount:
            t.stack.append((RATS, NATURE, (seat, amount, *[0] * KINDS)))
        else:  # the whole bag: nothing is left to chance
            choose_victim(t, seat, tuple(bag))


class DrawForRats(DrawPiece):
    """Nature, (seat, draws left, drawn so far): they stay in the bag until one is chosen."""

    args = ("seat", "left", *KIND_NAMES)
    open_args = EVERY
    open_outcome = True

    def pieces(self, t: Table, frame: Frame) -> list[int]:
        bag = t.players[frame[2][0]].bag
        return [here - drawn for here, drawn in zip(bag, frame[2][2:], strict=True)]

    def take(self, t: Table, frame: Frame, seat: int, move: int) -> None:
        seat, left, *drawn = frame[2]
        drawn[move - COME] += 1
        if left > 1:
            t.stack.append((RATS, NATURE, (seat, left - 1, *drawn)))
        else:
            choose_victim(t, seat, tuple(drawn))


def choose_victim(t: Table, seat: int, drawn: Args) -> None:
    """Corpses leave first; of the followers drawn the player gives up one, if he may."""
    t.players[seat].bag[CORPSE] -= drawn[CORPSE]
    ask(t, seat, VICTIM, sum(1 << kind for kind in NEUTRAL_KINDS if drawn[kind]))


class Victim(Question):
    """(seat, the neutral kinds drawn, as bits)."""

    args = ("kinds",)
    open_args = EVERY
    prompt = "choose which of the followers drawn goes to the supply"

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [RETURN + kind for kind in NEUTRAL_KINDS if args[0] >> kind & 1]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        t.players[seat].bag[move - RETURN] -= 1
        t.supply[move - RETURN] += 1


class Curfew(Event):
    """No merchant moves by any means (ruling 190)."""

    closed_ways = BOTH_WAYS
    stops_merchants = True


class GraveGoods(Event):
    """Corpse by corpse, as many as a player pays for."""

    asks = True
    args = ("price",)
    open_args = EVERY
    prompt = "pay {} coins to put a corpse into the supply, or say that you are done"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return t.players[seat].coins < amount or not corpses_on_market(t, seat)

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, PAY + args[0]]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == DONE:
            return
        t.players[seat].coins -= args[0]
        put_one_away(t, seat)
        if not self.spares(t, seat, args[0]):
            ask(t, seat, self, *args)


class Arson(Event):
    """A place tile of choice; the Infirmary is none (ruling 179)."""

    asks = True
    harmful = True
    prompt = "choose the place tile that you lose"

    def spares(self, t: Table, seat: int, amount: int) -> bool:
        return not t.players[seat].layout.tiles

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [GIVE_TILE + tile for tile in t.players[seat].layout.tiles]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        lose_tile(t, seat, move - GIVE_TILE)


class DevelopmentTax(Payment):
    def due(self, t: Table, seat: int, amount: int) -> int:
        return amount * status(t, seat)


class FastTravel(Event):
    """Town by town; each one counts as reached (ruling 174)."""

    asks = True
    args = ("left",)
    open_args = EVERY
    prompt = "choose a town that is one connection away, or stay"

    def strike(self, t: Table, seat: int, amount: int) -> None:
        ask(t, seat, self, amount)

    def options(self, t: Table, seat: int, args: Args) -> list[int]:
        return [DONE, *journeys(t, t.players[seat].town, BOTH_WAYS)]

    def take(self, t: Table, seat: int, args: Args, move: int) -> None:
        if move == DONE:
            return
        if args[0] > 1:
            ask(t, seat, self, args[0] - 1)
        follow(t, seat, move)
        arrive(t, seat)


class AllRound(Event):
    """Closing Day and Quarantine: cards and the doctor ask for them."""

    all_round = True


EVENTS: dict[str, Event] = {
    "outbreak": Outbreak(),
    "victory-over-plague": Event(),
    "taking-to-the-road": TakingToTheRoad(),
    "consolation": Consolation(),
    "exorcism": Exorcism(),
    CLOSED: AllRound(),
    "rat-infestation": RatInfestation(),
    "curfew": Curfew(),
    "grave-goods": GraveGoods(),
    "arson": Arson(),
    "development-tax": DevelopmentTax(),
    "fast-travel": FastTravel(),
    "wake": Event(),
    "quarantine": AllRound(),
}

RATS = add_step(DrawForRats("rats", COME))
VICTIM = add_question(Victim(), "victim")
