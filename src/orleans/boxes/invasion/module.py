"""What Invasion plugs into the book."""

from __future__ import annotations

from orleans.boxes.base.goals import GOAL_PHASE
from orleans.boxes.invasion.characters import deal_characters
from orleans.boxes.invasion.city import EARNING, citizen_to_team, offer_catapult
from orleans.boxes.invasion.dues import DUES_PHASE, why_unpaid
from orleans.boxes.invasion.sending import SendToCity, TowerToCity
from orleans.kernel.book import Book


def plug_in_invasion(book: Book) -> None:
    for place, action in (("town-hall", SendToCity), ("gunpowder-tower", TowerToCity)):
        book.actions[book.numbers[place]] = action(place)
        book.actions[book.numbers[place]].name = place
    steps = [frame[0] for frame in book.phases]
    book.phases.insert(steps.index(GOAL_PHASE), DUES_PHASE)
    book.preparations.append(deal_characters)
    book.citizens_to.append(citizen_to_team)
    book.when_wheel_comes.append(offer_catapult)
    book.after_action.append(EARNING)
    book.after_strike.append(EARNING)
    book.why_lost.append(why_unpaid)
    book.may_lose = True
