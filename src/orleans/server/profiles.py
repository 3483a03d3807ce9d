"""Profiles: results by scenario, a rating, solo achievements, and a table of the best.

A profile is private until its owner opens it.
"""

from __future__ import annotations

from sqlalchemy import Connection, case, func, select, update

from orleans.server import people_api
from orleans.server import schema as s
from orleans.server.challenge import solos
from orleans.server.forms import setup_form
from orleans.server.refusal import Refusal
from orleans.server.requests import Context, Endpoint
from orleans.server.results import results_of

ENOUGH = 5  # rated games for a place among the best
SHOWN = 50


def rating_of(c: Connection, person: str) -> people_api.Rating | None:
    row = c.execute(select(s.ratings).where(s.ratings.c.person == person)).first()
    return people_api.Rating(round(row.mu, 1), round(row.sigma, 1), row.games) if row else None


def scenarios_of(c: Connection, person: str, names: dict[str, str]) -> list[people_api.Played]:
    won = func.sum(case((s.placings.c.won, 1), else_=0))
    what = s.placings.c.scenario
    query = select(what, func.count(), won, func.max(s.placings.c.points))
    query = query.where(s.placings.c.person == person).group_by(what).order_by(what)
    return [
        people_api.Played(scenario, names.get(scenario, scenario), games, int(wins), best)
        for scenario, games, wins, best in c.execute(query)
    ]


def achievements_of(c: Connection, person: str, language: str) -> list[people_api.Achievement]:
    """Every step of every scenario for one player, and whether it was won."""
    results = {(one.scenario, one.difficulty): one for one in results_of(c, person)}
    choices = {one.id: one for one in setup_form(language).scenarios}
    found = []
    for steps in solos():
        for setup in steps:
            choice, result = (
                choices[setup.scenario],
                results.get((setup.scenario, setup.difficulty)),
            )
            step = next((d.name for d in choice.difficulties if d.id == setup.difficulty), "")
            won = result is not None and result.wins > 0
            round_ = result.best.round if result and won else None
            found.append(people_api.Achievement(setup.scenario, choice.name, step, won, round_))
    return found


def profile_of(c: Connection, person: str, language: str) -> people_api.Profile:
    query = select(s.people.c.name, s.people.c.open_profile).where(s.people.c.id == person)
    row = c.execute(query).first()
    if row is None:
        raise Refusal("not-found", "there is no such profile, or it is not open")
    names = {one.id: one.name for one in setup_form(language).scenarios}
    return people_api.Profile(
        row.name,
        row.open_profile,
        rating_of(c, person),
        scenarios_of(c, person, names),
        achievements_of(c, person, language),
    )


def the_best(c: Connection, me: str) -> list[people_api.BestPlayer]:
    query = select(s.people.c.id, s.people.c.name, s.ratings.c.shown, s.ratings.c.games)
    query = query.join(s.ratings, s.ratings.c.person == s.people.c.id)
    query = query.where(s.people.c.open_profile, s.ratings.c.games >= ENOUGH)
    query = query.order_by(s.ratings.c.shown.desc(), s.people.c.id).limit(SHOWN)
    return [
        people_api.BestPlayer(n, row.id, row.name, round(row.shown, 1), row.games, row.id == me)
        for n, row in enumerate(c.execute(query), 1)
    ]


async def my_profile(context: Context, request: people_api.ProfileRequest) -> people_api.Profile:
    """Return the caller's profile."""
    person, language = context.caller.id, context.language
    return await context.tables.store.read(lambda c: profile_of(c, person, language))


async def change_profile(context: Context, request: people_api.ProfileWish) -> people_api.Profile:
    """Open the caller's profile to everybody, or close it."""
    person, language = context.caller.id, context.language

    def write(c: Connection) -> people_api.Profile:
        changed = update(s.people).where(s.people.c.id == person)
        c.execute(changed.values(open_profile=request.public))
        return profile_of(c, person, language)

    return await context.tables.store.write(write)


async def profile(context: Context, request: people_api.ProfileRequest) -> people_api.Profile:
    """Return the profile of somebody who has opened it."""
    person, language = context.request.path_params["person"], context.language
    found = await context.tables.store.read(lambda c: profile_of(c, person, language))
    if not found.public:
        raise Refusal("not-found", "there is no such profile, or it is not open")
    return found


async def best_players(context: Context, _: None) -> people_api.BestPlayers:
    """Return the best of those whose profile is open."""
    me = context.person.id if context.person else ""
    return people_api.BestPlayers(await context.tables.store.read(lambda c: the_best(c, me)))


ENDPOINTS = [
    Endpoint("GET", "/api/people/me/profile", my_profile),
    Endpoint("PUT", "/api/people/me/profile", change_profile),
    Endpoint("GET", "/api/profiles/{person}", profile),
    Endpoint("GET", "/api/best", best_players),
]
