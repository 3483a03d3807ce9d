"""How games with several players ended for the people in them, and their ratings.

Written together with the last move. Games against bots count as results; only games against
other people count for the rating, which is OpenSkill's, as in tournaments.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from orleans.game import Game
from orleans.server import schema as s
from orleans.server.clock import Seat, now_ms
from orleans.server.queries import Row, read_setup


def player_of(seat: Seat) -> str | None:
    """The person responsible for a seat, even if they resigned or stayed away."""
    return seat.person or seat.away or seat.resigned_by


def ranks_of(game: Game, seats: list[Seat]) -> list[int]:
    """The place of each seat; players who left before the end come last."""
    winners, totals = game.outcome().winners, [score.total for score in game.scores()]
    by_points = game.outcome().by == "points"
    ranks = []
    for seat in seats:
        left = seat.away is not None or seat.resigned_by is not None
        better = sum(total > totals[seat.seat] for total in totals) if by_points else len(winners)
        won = seat.seat in winners
        ranks.append(len(seats) if left else 1 if won else 1 + max(better, 1))
    return ranks


def keep_placings(c: Connection, row: Row, seats: list[Seat], game: Game) -> None:
    """Store how a game ended, unless its draws were known or somebody had two seats."""
    if row.status != "over" or len(seats) < 2 or row.seed_open or row.start or not row.proved:
        return
    people = [player_of(seat) for seat in seats]
    named = [person for person in people if person]
    if not named or len(set(named)) < len(named):
        return
    ranks, scores = ranks_of(game, seats), game.scores()
    winners = game.outcome().winners
    rated = len(named) > 1 and bool(winners)
    game_values = {"table_id": row.id, "players": len(seats), "rated": rated, "at": now_ms()}
    c.execute(delete(s.placings).where(s.placings.c.table_id == row.id))
    for number, person in enumerate(people):
        if person:
            own = {"seat": number, "person": person, "rank": ranks[number]}
            how = {"points": scores[number].total, "won": ranks[number] == 1}
            scenario = read_setup(row.setup).scenario
            c.execute(insert(s.placings).values(scenario=scenario, **game_values, **own, **how))
    if rated:
        rate(c, named, [ranks[n] for n, person in enumerate(people) if person])


def rate(c: Connection, people: list[str], ranks: list[int]) -> None:
    """Change the ratings of people by how they placed against each other."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - takes longer than a start

    model = PlackettLuce()
    query = select(s.ratings).where(s.ratings.c.person.in_(people))
    known = {row.person: row for row in c.execute(query)}
    teams = [
        [model.rating(mu=known[p].mu, sigma=known[p].sigma) if p in known else model.rating()]
        for p in people
    ]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    c.execute(delete(s.ratings).where(s.ratings.c.person.in_(people)))
    for person, (new,) in zip(people, after, strict=True):
        games = known[person].games + 1 if person in known else 1
        value = {"mu": new.mu, "sigma": new.sigma, "shown": new.mu - 3 * new.sigma}
        c.execute(insert(s.ratings).values(person=person, games=games, **value))
