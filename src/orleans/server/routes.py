"""Every endpoint: what a client can ask for."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from orleans import __version__
from orleans.boxes import RULES_VERSION, make_book
from orleans.kernel.chance import clean
from orleans.server import catalogue, describe, lobby, play, shelf, wire
from orleans.server.call import COOKIE, MAX_RECORD, Call, Endpoint
from orleans.server.live import table_info
from orleans.server.notices import check_webhook
from orleans.server.people import Person, add_person, change_person, hashed, new_secret
from orleans.server.refusal import Refusal

YEAR = 31_536_000


# --- people


async def new_person(call: Call, wish: wire.NewPerson) -> wire.PersonWithKey:
    """Become somebody: a name and a key."""
    name = lobby.seat_name(wish.name)
    if not name:
        raise Refusal("not-possible", "a name has at least one letter")
    key = new_secret()
    person = await call.hall.store.write(lambda c: add_person(c, name, wish.language, key))
    call.hall.remember(hashed(key), person)
    secure = "; Secure" if call.request.url.scheme == "https" else ""
    call.headers["set-cookie"] = (
        f"{COOKIE}={key}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Strict{secure}"
    )
    return wire.PersonWithKey(person.info(), key)


async def who_am_i(call: Call, _: None) -> wire.Person:
    """Who am I?"""
    return call.caller.info()


async def change_me(call: Call, wish: wire.PersonChanges) -> wire.Person:
    """Change name, language or webhook."""
    caller, changes = call.caller, dict[str, str]()
    if wish.name is not None:
        changes["name"] = lobby.seat_name(wish.name) or caller.name
    if wish.language is not None:
        changes["language"] = wish.language
    if wish.webhook is not None:
        if wish.webhook:
            check_webhook(wish.webhook)
        changes["webhook"] = wish.webhook

    def change(c: Connection) -> Person:
        call.hall.tell(c, caller.id, "person")
        return change_person(c, caller.id, changes)

    person = await call.hall.store.write(change)
    call.hall.forget(person.id)
    return person.info()


async def forget_me_here(call: Call, _: None) -> wire.Done:
    """Forget the key in this browser."""
    call.headers["set-cookie"] = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"
    return wire.Done()


# --- tables


async def setup_form(call: Call, _: wire.Lang) -> catalogue.SetupForm:
    """What can be chosen for a table."""
    return describe.setup_form(call.language)


async def list_tables(call: Call, wish: wire.Which) -> wire.TableList:
    """Open, running, finished tables, or mine."""
    person = call.caller.id if wish.which == "mine" else ""
    listed = await call.hall.store.read(
        lambda c: shelf.list_tables(c, wish.which, person, wish.before, wish.limit)
    )
    return wire.TableList([table_info(*found, call.person) for found in listed])


async def open_table(call: Call, wish: wire.NewTable) -> wire.TableInfo:
    """Open a table, also from a record."""
    live = await lobby.open_table(call.hall, call.caller, wish)
    return live.info(call.person)


async def table(call: Call, _: None) -> wire.TableInfo:
    """A table and who sits there."""
    return (await call.table()).info(call.person)


async def delete_table(call: Call, _: None) -> wire.Done:
    """Remove a table."""
    await lobby.delete(call.hall, await call.table(), call.caller)
    return wire.Done()


async def join(call: Call, wish: wire.Join) -> wire.TableInfo:
    """Take an open seat."""
    return await call.change(lobby.join, wish)


async def leave(call: Call, wish: wire.SeatRequest) -> wire.Done:
    """Free a seat."""
    await lobby.leave(call.hall, await call.table(), call.caller, wish.seat)
    return wire.Done()


async def ready(call: Call, wish: wire.Ready) -> wire.TableInfo:
    """Say ready."""
    return await call.change(lobby.set_ready, wish)


async def change_seat(call: Call, wish: wire.SeatChange) -> wire.TableInfo:
    """Open a seat or give it to a bot."""
    return await call.change(lobby.change_seat, call.seat, wish)


async def start(call: Call, _: None) -> wire.TableInfo:
    """Begin the game."""
    return await call.change(lobby.start)


async def resign(call: Call, wish: wire.SeatRequest) -> wire.TableInfo:
    """Give up: a bot goes on."""
    return await call.change(lobby.resign, wish.seat)


async def rematch(call: Call, _: None) -> wire.TableInfo:
    """Once more."""
    live = await lobby.rematch(call.hall, await call.table(), call.caller)
    return live.info(call.person)


async def invite(call: Call, wish: wire.NewInvitation) -> wire.Invitation:
    """Make an invitation for one person."""
    return await lobby.invite(call.hall, await call.table(), call.caller, wish)


async def accept(call: Call, wish: wire.RedeemInvitation) -> wire.TableInfo:
    """Use an invitation."""
    live = await lobby.accept(call.hall, call.caller, wish)
    return live.info(call.person)


async def read_chat(call: Call, wish: wire.ChatRequest) -> wire.Chat:
    """What was said."""
    live = await call.table()
    return wire.Chat(
        await call.hall.store.read(lambda c: shelf.chat_of(c, live.id, wish.since or None))
    )


async def say(call: Call, wish: wire.Say) -> wire.Done:
    """Say something."""
    person, live = call.caller, await call.table()
    mine = live.seats_of(person)
    text = clean(wish.text)
    if not text:
        raise Refusal("not-possible", "say something")
    name = live.seats[mine[0]].name if mine else person.name
    await call.hall.say(live, mine[0] if mine else None, name, text)
    return wire.Done()


async def components(call: Call, _: wire.Lang) -> catalogue.Components:
    """What is printed on the components."""
    live = await call.table()
    return describe.components(make_book(live.setup), call.language)


# --- play


async def look(call: Call, wish: wire.Look) -> wire.QuickState:
    """The table now or at a version."""
    return await play.look(call.hall, await call.table(), call.person, wish, call.language)


async def move(call: Call, wish: wire.Move) -> wire.QuickState:
    """Play a move."""
    return await play.move(call.hall, await call.table(), call.caller, wish, call.language)


async def undo(call: Call, wish: wire.Undo) -> wire.QuickState:
    """Take back a move."""
    return await play.undo(call.hall, await call.table(), call.caller, wish, call.language)


async def answer_undo(call: Call, wish: wire.UndoAnswer) -> wire.TableInfo:
    """Agree to an undo or not."""
    return await call.change(play.answer_undo, wish)


async def preview(call: Call, wish: wire.Preview) -> wire.QuickPreviewed:
    """What moves would lead to."""
    return play.preview(await call.table(), call.caller, wish, call.language)


async def why_not(call: Call, wish: wire.WhyNot) -> wire.Reason:
    """Why is this not possible?"""
    return play.why_not(await call.table(), call.caller, wish, call.language)


async def hint(call: Call, wish: wire.HintRequest) -> wire.Hint:
    """What a bot would do."""
    return await play.hint(call.hall, await call.table(), call.caller, wish, call.language)


async def log(call: Call, wish: wire.LogRequest) -> wire.Log:
    """Every move in words."""
    return await play.log(call.hall, await call.table(), call.person, wish, call.language)


async def record(call: Call, wish: wire.Look) -> str:
    """The record."""
    return play.record(await call.table(), call.person, wish.seat)


async def result(call: Call, _: wire.Lang) -> wire.Result:
    """Points by source."""
    return await play.result(call.hall, await call.table(), call.language)


# --- the server itself


async def health(call: Call, _: None) -> wire.Health:
    """Is the server well?"""
    await call.hall.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    return wire.Health(True, __version__, RULES_VERSION)


async def metrics(call: Call, _: None) -> str:
    """Figures for Prometheus."""
    client = call.request.client
    inside = client is not None and client.host in ("127.0.0.1", "::1")
    if not (inside or call.hall.settings.open_metrics):
        raise Refusal("not-yours", "metrics are for this machine only")
    call.hall.metrics.set("orleans_websockets", call.hall.wires.open)
    return call.hall.metrics.text()


async def openapi(call: Call, _: None) -> dict[str, Any]:
    """This document."""
    document: dict[str, Any] = call.request.app.state.openapi
    return document


T = "/api/tables/{id}"
ENDPOINTS = [
    # The router looks from the top: what is asked most often comes first.
    Endpoint("GET", f"{T}/state", look),
    Endpoint("POST", f"{T}/moves", move),
    Endpoint("GET", "/api/openapi.json", openapi),
    Endpoint("GET", "/api/health", health),
    Endpoint("GET", "/metrics", metrics),
    Endpoint("POST", "/api/people", new_person, 201),
    Endpoint("GET", "/api/people/me", who_am_i),
    Endpoint("PATCH", "/api/people/me", change_me),
    Endpoint("DELETE", "/api/people/me/cookie", forget_me_here),
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
    Endpoint("POST", f"{T}/rematch", rematch),
    Endpoint("POST", f"{T}/invitations", invite, 201),
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
]
