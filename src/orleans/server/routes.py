"""Every endpoint."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from orleans import __version__
from orleans.boxes import RULES_VERSION, make_book
from orleans.kernel.chance import clean
from orleans.server import (
    absence,
    account_routes,
    api,
    catalogue,
    challenge,
    chat,
    forms,
    invitations,
    lobby,
    moderation,
    play,
    profiles,
    queries,
    sign_routes,
    views,
)
from orleans.server.analyses import Analysis
from orleans.server.components import components_of
from orleans.server.people import (
    Person,
    add_person,
    change_person,
    device_of,
    hashed,
    new_secret,
)
from orleans.server.refusal import Refusal
from orleans.server.requests import MAX_RECORD, Context, Endpoint, key_of, set_key_cookie
from orleans.server.results import results_of
from orleans.server.sign_in import end_sessions
from orleans.server.table_info import table_info
from orleans.server.webhooks import check_webhook

# --- people


async def new_person(context: Context, request: api.NewPerson) -> api.PersonWithKey:
    """Create a person: a name and a key."""
    name = lobby.seat_name(request.name)
    if not name:
        raise Refusal("not-possible", "a name needs at least one letter")
    if not context.request.app.state.people_rates.allow(context.request.scope["network"]):
        raise Refusal("too-often", "too many new people from this address; try again later")
    key, device = new_secret(), device_of(context.request.headers.get("user-agent", ""))
    person = await context.tables.store.write(
        lambda c: add_person(c, name, request.language, key, device=device)
    )
    context.tables.people.remember(hashed(key), person)
    set_key_cookie(context, key)
    return api.PersonWithKey(person.info(), key)


async def who_am_i(context: Context, _: None) -> api.Person:
    """Return the caller."""
    return context.caller.info()


async def change_me(context: Context, request: api.PersonChanges) -> api.Person:
    """Change name, language or webhook."""
    caller, changes = context.caller, dict[str, str]()
    if request.name is not None:
        changes["name"] = lobby.seat_name(request.name) or caller.name
    if request.language is not None:
        changes["language"] = request.language
    if request.webhook is not None:
        if request.webhook:
            check_webhook(request.webhook, context.tables.settings)
        changes |= {"webhook": request.webhook, "crowd": context.crowd}

    def change(c: Connection) -> Person:
        context.tables.notify(c, caller.id, "person")
        return change_person(c, caller, changes)

    person = await context.tables.store.write(change)
    context.tables.people.forget(person.id)
    return person.info()


async def my_results(context: Context, _: None) -> api.OwnResults:
    """Return the caller's best results in games of one player."""
    person = context.caller.id
    return api.OwnResults(await context.tables.store.read(lambda c: results_of(c, person)))


async def forget_me_here(context: Context, _: None) -> api.Done:
    """Forget the key in this browser; whoever can sign in again is signed out."""
    by_cookie = key_of(context.request)[1]
    if context.person and context.person.account and by_cookie:
        await end_sessions(context.tables, context.person, context.person.session)
    set_key_cookie(context, "")
    return api.Done()


# --- tables


async def setup_form(context: Context, _: api.Lang) -> catalogue.SetupForm:
    """Return the choices for a new table."""
    return forms.setup_form(context.language)


async def list_tables(context: Context, request: api.Which) -> api.TableList:
    """List open, running or finished tables, or the caller's."""
    person = context.caller.id if request.which == "mine" else ""
    listed = await context.tables.store.read(
        lambda c: queries.list_tables(c, request.which, person, request.before, request.limit)
    )
    return api.TableList([table_info(*found, context.person) for found in listed])


async def open_table(context: Context, request: api.NewTable) -> api.TableInfo:
    """Open a table, also from a record."""
    table = await lobby.open_table(context.tables, context.caller, request)
    return table.info(context.person)


async def table(context: Context, _: None) -> api.TableInfo:
    """Return a table and its seats."""
    return (await context.load_table()).info(context.person)


async def delete_table(context: Context, _: None) -> api.Done:
    """Remove a table."""
    await lobby.delete(context.tables, await context.load_table(), context.caller)
    return api.Done()


async def join(context: Context, request: api.Join) -> api.TableInfo:
    """Take an open seat."""
    return await context.change(lobby.join, request)


async def leave(context: Context, request: api.SeatRequest) -> api.Done:
    """Leave a seat."""
    await lobby.leave(context.tables, await context.load_table(), context.caller, request.seat)
    return api.Done()


async def ready(context: Context, request: api.Ready) -> api.TableInfo:
    """Report that a seat is ready."""
    return await context.change(lobby.set_ready, request)


async def change_seat(context: Context, request: api.SeatChange) -> api.TableInfo:
    """Open a seat or give it to a bot."""
    return await context.change(lobby.change_seat, context.seat, request)


async def start(context: Context, _: None) -> api.TableInfo:
    """Begin the game."""
    return await context.change(lobby.start)


async def resign(context: Context, request: api.SeatRequest) -> api.TableInfo:
    """Give up a seat: a bot takes over."""
    return await context.change(lobby.resign, request.seat)


async def replace_absent(context: Context, request: api.SeatRequest) -> api.TableInfo:
    """Let a bot play for somebody who is absent."""
    return await context.change(absence.replace_absent, request.seat)


async def come_back(context: Context, request: api.SeatRequest) -> api.TableInfo:
    """Take one's seat back from a bot."""
    return await context.change(absence.come_back, request.seat)


async def end_together(context: Context, request: api.EndVote) -> api.TableInfo:
    """Agree to end the game as it stands."""
    return await context.change(absence.end_together, request)


async def rematch(context: Context, _: None) -> api.TableInfo:
    """Open a rematch."""
    table = await lobby.rematch(context.tables, await context.load_table(), context.caller)
    return table.info(context.person)


async def share(context: Context, _: None) -> api.TableInfo:
    """Open a finished table to everybody who has its link."""
    return await context.change(lobby.share)


async def invite(context: Context, request: api.NewInvitation) -> api.Invitation:
    """Create an invitation for one person."""
    return await invitations.invite(
        context.tables, await context.load_table(), context.caller, request
    )


async def revoke_invitations(context: Context, _: None) -> api.Done:
    """Revoke unused invitations."""
    await invitations.revoke(context.tables, await context.load_table(), context.caller)
    return api.Done()


async def accept(context: Context, request: api.RedeemInvitation) -> api.TableInfo:
    """Use an invitation."""
    table = await invitations.accept(context.tables, context.caller, request)
    return table.info(context.person)


async def read_chat(context: Context, request: api.ChatRequest) -> api.Chat:
    """Return the chat."""
    table = await context.load_table()
    since, reader = request.since or None, context.person.id if context.person else ""
    found = await context.tables.store.read(
        lambda c: chat.lines_of(c, table.id, since, reader=reader, language=context.language)
    )
    return api.Chat(found)


async def say(context: Context, request: api.Say) -> api.Done:
    """Add a line to the chat."""
    person, table = context.caller, await context.load_table()
    mine = table.seats_of(person)
    text = clean(request.text)
    if not text:
        raise Refusal("not-possible", "say something")
    if not context.tables.chat_rates.allow(person.id):
        raise Refusal("too-often", "you say a lot; wait a moment")
    name = table.seats[mine[0]].name if mine else person.name
    await context.tables.say(table, mine[0] if mine else None, name, text, person.id)
    return api.Done()


async def components(context: Context, _: api.Lang) -> catalogue.Components:
    """Return the components of the table."""
    table = await context.load_table()
    return components_of(make_book(table.setup), context.language)


# --- the daily challenge


async def daily_challenge(context: Context, request: api.Day) -> api.DailyChallenge:
    """Return the challenge of a day and its results."""
    return await challenge.of_day(context.tables, context.person, request.day, context.language)


async def play_challenge(context: Context, request: api.ChallengeTry) -> api.TableInfo:
    """Begin today's challenge, or continue it."""
    table = await challenge.play(context.tables, context.caller, request.day)
    return table.info(context.person)


# --- play


async def look(context: Context, request: api.Look) -> views.QuickState:
    """Return the table, now or at a version."""
    return await play.look(
        context.tables, await context.load_table(), context.person, request, context.language
    )


async def move(context: Context, request: api.Move) -> views.QuickState:
    """Play a move."""
    return await play.move(
        context.tables, await context.load_table(), context.caller, request, context.language
    )


async def undo(context: Context, request: api.Undo) -> views.QuickState:
    """Undo a move."""
    return await play.undo(
        context.tables, await context.load_table(), context.caller, request, context.language
    )


async def answer_undo(context: Context, request: api.UndoAnswer) -> api.TableInfo:
    """Agree to an undo or not."""
    return await context.change(play.answer_undo, request)


async def preview(context: Context, request: api.Preview) -> views.QuickPreviewed:
    """Return the table after some moves, without playing them."""
    return play.preview(await context.load_table(), context.caller, request, context.language)


async def why_not(context: Context, request: api.WhyNot) -> views.Reason:
    """Return why a move or a place is not possible."""
    return play.why_not(await context.load_table(), context.caller, request, context.language)


async def hint(context: Context, request: api.HintRequest) -> views.Hint:
    """Return what a bot would do."""
    return await play.hint(
        context.tables, await context.load_table(), context.caller, request, context.language
    )


async def log(context: Context, request: api.LogRequest) -> views.Log:
    """Return every move in words."""
    return await play.log(
        context.tables, await context.load_table(), context.person, request, context.language
    )


async def record(context: Context, request: api.Look) -> str:
    """Return the record."""
    return play.record(await context.load_table(), context.person, request.seat)


async def result(context: Context, _: api.Lang) -> views.Result:
    """Return the points by source."""
    return await play.result(context.tables, await context.load_table(), context.language)


async def analysis(context: Context, _: api.Lang) -> Analysis:
    """Return what a judge says about a finished game, as soon as it is ready."""
    return await play.analysis(context.tables, await context.load_table(), context.language)


# --- the server itself


async def health(context: Context, _: None) -> api.Health:
    """Check the server and its database, including a write."""
    await context.tables.sweep.check_health()
    return api.Health(True, __version__, RULES_VERSION)


async def metrics(context: Context, _: None) -> str:
    """Return the metrics for Prometheus."""
    client = context.request.client
    inside = client is not None and client.host in ("127.0.0.1", "::1")
    if not (inside or context.tables.settings.open_metrics):
        raise Refusal("not-yours", "metrics are for this machine only")
    context.tables.metrics.set("orleans_websockets", context.tables.sockets.open)
    return context.tables.metrics.text()


async def openapi(context: Context, _: None) -> dict[str, Any]:
    """Return this document."""
    document: dict[str, Any] = context.request.app.state.openapi()
    return document


T = "/api/tables/{id}"
ENDPOINTS = [
    # The router searches from the top, so the most frequent requests come first.
    Endpoint("GET", f"{T}/state", look),
    Endpoint("POST", f"{T}/moves", move),
    Endpoint("GET", "/api/openapi.json", openapi),
    Endpoint("GET", "/api/health", health),
    Endpoint("GET", "/metrics", metrics),
    Endpoint("POST", "/api/people", new_person, 201),
    Endpoint("GET", "/api/people/me", who_am_i),
    Endpoint("PATCH", "/api/people/me", change_me),
    Endpoint("GET", "/api/people/me/results", my_results),
    Endpoint("DELETE", "/api/people/me/cookie", forget_me_here),
    Endpoint("GET", "/api/challenge", daily_challenge),
    Endpoint("POST", "/api/challenge", play_challenge),
    Endpoint("GET", "/api/setups", setup_form),
    Endpoint("GET", "/api/tables", list_tables),
    Endpoint("POST", "/api/tables", open_table, 201, MAX_RECORD),
    Endpoint("POST", "/api/invitations", accept),
    Endpoint("GET", T, table),
    Endpoint("DELETE", T, delete_table),
    Endpoint("POST", f"{T}/join", join),
    Endpoint("POST", f"{T}/leave", leave),
    Endpoint("POST", f"{T}/ready", ready),
    Endpoint("PUT", f"{T}/seats/{{seat}}", change_seat),
    Endpoint("POST", f"{T}/start", start),
    Endpoint("POST", f"{T}/resign", resign),
    Endpoint("POST", f"{T}/absent", replace_absent),
    Endpoint("POST", f"{T}/return", come_back),
    Endpoint("POST", f"{T}/end", end_together),
    Endpoint("POST", f"{T}/rematch", rematch),
    Endpoint("POST", f"{T}/share", share),
    Endpoint("POST", f"{T}/invitations", invite, 201),
    Endpoint("DELETE", f"{T}/invitations", revoke_invitations),
    Endpoint("GET", f"{T}/chat", read_chat),
    Endpoint("POST", f"{T}/chat", say, 201),
    Endpoint("GET", f"{T}/components", components),
    Endpoint("POST", f"{T}/undo", undo),
    Endpoint("POST", f"{T}/undo/answer", answer_undo),
    Endpoint("POST", f"{T}/preview", preview),
    Endpoint("GET", f"{T}/why", why_not),
    Endpoint("POST", f"{T}/hint", hint),
    Endpoint("GET", f"{T}/log", log),
    Endpoint("GET", f"{T}/record", record),
    Endpoint("GET", f"{T}/result", result),
    Endpoint("GET", f"{T}/analysis", analysis),
    *sign_routes.ENDPOINTS,
    *account_routes.ENDPOINTS,
    *moderation.ENDPOINTS,
    *profiles.ENDPOINTS,
]
