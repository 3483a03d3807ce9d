"""Every endpoint: what a client can ask for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from orleans import __version__
from orleans.rules import RULES_VERSION, make_book
from orleans.server import describe, lobby, play, shelf, wire
from orleans.server.call import COOKIE, MAX_RECORD, Call, Endpoint
from orleans.server.notices import check_webhook
from orleans.server.people import add_person, change_person, hashed, new_secret
from orleans.server.refusal import Refusal

YEAR = 31_536_000


# --- people


async def new_person(call: Call, wish: wire.NewPerson) -> wire.PersonWithKey:
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
    return call.caller.info()


async def change_me(call: Call, wish: wire.PersonChanges) -> wire.Person:
    person = call.caller
    if wish.name is not None:
        person = replace(person, name=lobby.seat_name(wish.name) or person.name)
    if wish.language is not None:
        person = replace(person, language=wish.language)
    if wish.webhook is not None:
        if wish.webhook:
            check_webhook(wish.webhook)
        person = replace(person, webhook=wish.webhook)
    await call.hall.store.write(lambda c: change_person(c, person))
    call.hall.forget(person)
    return person.info()


async def forget_me_here(call: Call, _: None) -> wire.Done:
    call.headers["set-cookie"] = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict"
    return wire.Done()


# --- tables


async def setup_form(call: Call, _: wire.Lang) -> wire.SetupForm:
    return describe.setup_form(call.language)


async def list_tables(call: Call, wish: wire.Which) -> wire.TableList:
    person = call.caller.id if wish.which == "mine" else ""
    ids = await call.hall.store.read(
        lambda c: shelf.list_tables(c, wish.which, person, wish.before, wish.limit)
    )
    return wire.TableList(await call.hall.infos(ids, call.person))


async def open_table(call: Call, wish: wire.NewTable) -> wire.TableInfo:
    live = await lobby.open_table(call.hall, call.caller, wish)
    return live.info(call.person)


async def table(call: Call, _: None) -> wire.TableInfo:
    return (await call.table()).info(call.person)


async def delete_table(call: Call, _: None) -> wire.Done:
    await lobby.delete(call.hall, await call.table(), call.caller)
    return wire.Done()


async def join(call: Call, wish: wire.Join) -> wire.TableInfo:
    live = await call.table()
    await lobby.join(call.hall, live, call.caller, wish)
    return live.info(call.person)


async def leave(call: Call, wish: wire.SeatRequest) -> wire.Done:
    await lobby.leave(call.hall, await call.table(), call.caller, wish.seat)
    return wire.Done()


async def ready(call: Call, wish: wire.Ready) -> wire.TableInfo:
    live = await call.table()
    await lobby.set_ready(call.hall, live, call.caller, wish)
    return live.info(call.person)


async def change_seat(call: Call, wish: wire.SeatChange) -> wire.TableInfo:
    live = await call.table()
    await lobby.change_seat(call.hall, live, call.caller, call.seat, wish)
    return live.info(call.person)


async def start(call: Call, _: None) -> wire.TableInfo:
    live = await call.table()
    await lobby.start(call.hall, live, call.caller)
    return live.info(call.person)


async def resign(call: Call, wish: wire.SeatRequest) -> wire.TableInfo:
    live = await call.table()
    await lobby.resign(call.hall, live, call.caller, wish.seat)
    return live.info(call.person)


async def rematch(call: Call, _: None) -> wire.TableInfo:
    live = await lobby.rematch(call.hall, await call.table(), call.caller)
    return live.info(call.person)


async def invite(call: Call, wish: wire.NewInvitation) -> wire.Invitation:
    return await lobby.invite(call.hall, await call.table(), call.caller, wish)


async def accept(call: Call, wish: wire.RedeemInvitation) -> wire.TableInfo:
    live = await lobby.accept(call.hall, call.caller, wish)
    return live.info(call.person)


async def read_chat(call: Call, wish: wire.ChatRequest) -> wire.Chat:
    live = await call.table()
    return wire.Chat(await call.hall.store.read(lambda c: shelf.chat_of(c, live.id, wish.since)))


async def say(call: Call, wish: wire.Say) -> wire.Done:
    person, live = call.caller, await call.table()
    mine = live.seats_of(person)
    text = " ".join(wish.text.split())
    if not text:
        raise Refusal("not-possible", "say something")
    name = live.seats[mine[0]].name if mine else person.name
    await call.hall.say(live, mine[0] if mine else None, name, text)
    return wire.Done()


async def components(call: Call, _: wire.Lang) -> wire.Components:
    live = await call.table()
    return describe.components(make_book(live.setup), call.language)


# --- play


async def look(call: Call, wish: wire.Look) -> wire.QuickState:
    return await play.look(call.hall, await call.table(), call.person, wish, call.language)


async def move(call: Call, wish: wire.Move) -> wire.QuickState:
    return await play.move(call.hall, await call.table(), call.caller, wish, call.language)


async def undo(call: Call, wish: wire.Undo) -> wire.QuickState:
    return await play.undo(call.hall, await call.table(), call.caller, wish, call.language)


async def answer_undo(call: Call, wish: wire.UndoAnswer) -> wire.TableInfo:
    live = await call.table()
    await play.answer_undo(call.hall, live, call.caller, wish)
    return live.info(call.person)


async def preview(call: Call, wish: wire.Preview) -> wire.QuickPreviewed:
    return play.preview(await call.table(), call.caller, wish, call.language)


async def why_not(call: Call, wish: wire.WhyNot) -> wire.Reason:
    return play.why_not(await call.table(), call.caller, wish)


async def hint(call: Call, wish: wire.HintRequest) -> wire.Option:
    return await play.hint(call.hall, await call.table(), call.caller, wish, call.language)


async def log(call: Call, wish: wire.LogRequest) -> wire.Log:
    return await play.log(call.hall, await call.table(), call.person, wish, call.language)


async def record(call: Call, wish: wire.Look) -> str:
    return play.record(await call.table(), call.person, wish.seat)


async def result(call: Call, _: wire.Lang) -> wire.Result:
    return await play.result(call.hall, await call.table(), call.language)


# --- the server itself


async def health(call: Call, _: None) -> wire.Health:
    await call.hall.store.read(lambda c: c.exec_driver_sql("SELECT 1").scalar())
    return wire.Health(True, __version__, RULES_VERSION)


async def metrics(call: Call, _: None) -> str:
    client = call.request.client
    inside = client is not None and client.host in ("127.0.0.1", "::1", "testclient")
    if not (inside or call.hall.settings.open_metrics):
        raise Refusal("not-yours", "metrics are for this machine only")
    call.hall.metrics.set("orleans_websockets", call.hall.wires.open)
    return call.hall.metrics.text()


async def openapi(call: Call, _: None) -> dict[str, Any]:
    document: dict[str, Any] = call.request.app.state.openapi
    return document


T = "/api/tables/{id}"
ENDPOINTS = [
    Endpoint("GET", "/api/openapi.json", "openapi", "This document", openapi, None, dict),
    Endpoint("GET", "/api/health", "health", "Is the server well?", health, None, wire.Health),
    Endpoint("GET", "/metrics", "metrics", "Figures for Prometheus", metrics),
    Endpoint(
        "POST",
        "/api/people",
        "new_person",
        "Become somebody: a name and a key",
        new_person,
        wire.NewPerson,
        wire.PersonWithKey,
        201,
    ),
    Endpoint("GET", "/api/people/me", "who_am_i", "Who am I?", who_am_i, None, wire.Person),
    Endpoint(
        "PATCH",
        "/api/people/me",
        "change_me",
        "Change name, language or webhook",
        change_me,
        wire.PersonChanges,
        wire.Person,
    ),
    Endpoint(
        "DELETE",
        "/api/people/me/cookie",
        "forget_me_here",
        "Forget the key in this browser",
        forget_me_here,
        None,
        wire.Done,
    ),
    Endpoint(
        "GET",
        "/api/setups",
        "setup_form",
        "What can be chosen for a table",
        setup_form,
        wire.Lang,
        wire.SetupForm,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "list_tables",
        "Open, running, finished tables, or mine",
        list_tables,
        wire.Which,
        wire.TableList,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "open_table",
        "Open a table, also from a record",
        open_table,
        wire.NewTable,
        wire.TableInfo,
        201,
        MAX_RECORD,
    ),
    Endpoint(
        "POST",
        "/api/invitations",
        "accept",
        "Use an invitation",
        accept,
        wire.RedeemInvitation,
        wire.TableInfo,
    ),
    Endpoint("GET", T, "table", "A table and who sits there", table, None, wire.TableInfo),
    Endpoint("DELETE", T, "delete_table", "Remove a table", delete_table, None, wire.Done),
    Endpoint("POST", f"{T}/join", "join", "Take an open seat", join, wire.Join, wire.TableInfo),
    Endpoint("POST", f"{T}/leave", "leave", "Free a seat", leave, wire.SeatRequest, wire.Done),
    Endpoint("POST", f"{T}/ready", "ready", "Say ready", ready, wire.Ready, wire.TableInfo),
    Endpoint(
        "PUT",
        f"{T}/seats/{{seat:int}}",
        "change_seat",
        "Open a seat or give it to a bot",
        change_seat,
        wire.SeatChange,
        wire.TableInfo,
    ),
    Endpoint("POST", f"{T}/start", "start", "Begin the game", start, None, wire.TableInfo),
    Endpoint(
        "POST",
        f"{T}/resign",
        "resign",
        "Give up: a bot goes on",
        resign,
        wire.SeatRequest,
        wire.TableInfo,
    ),
    Endpoint("POST", f"{T}/rematch", "rematch", "Once more", rematch, None, wire.TableInfo),
    Endpoint(
        "POST",
        f"{T}/invitations",
        "invite",
        "Make an invitation for one person",
        invite,
        wire.NewInvitation,
        wire.Invitation,
        201,
    ),
    Endpoint(
        "GET", f"{T}/chat", "read_chat", "What was said", read_chat, wire.ChatRequest, wire.Chat
    ),
    Endpoint("POST", f"{T}/chat", "say", "Say something", say, wire.Say, wire.Done, 201),
    Endpoint(
        "GET",
        f"{T}/components",
        "components",
        "What is printed on the components",
        components,
        wire.Lang,
        wire.Components,
    ),
    Endpoint(
        "GET", f"{T}/state", "look", "The table now or at a version", look, wire.Look, wire.State
    ),
    Endpoint("POST", f"{T}/moves", "move", "Play a move", move, wire.Move, wire.State),
    Endpoint("POST", f"{T}/undo", "undo", "Take back a move", undo, wire.Undo, wire.State),
    Endpoint(
        "POST",
        f"{T}/undo/answer",
        "answer_undo",
        "Agree to an undo or not",
        answer_undo,
        wire.UndoAnswer,
        wire.TableInfo,
    ),
    Endpoint(
        "POST",
        f"{T}/preview",
        "preview",
        "What moves would lead to",
        preview,
        wire.Preview,
        wire.Previewed,
    ),
    Endpoint(
        "GET", f"{T}/why", "why_not", "Why is this not possible?", why_not, wire.WhyNot, wire.Reason
    ),
    Endpoint(
        "POST", f"{T}/hint", "hint", "What a bot would do", hint, wire.HintRequest, wire.Option
    ),
    Endpoint("GET", f"{T}/log", "log", "Every move in words", log, wire.LogRequest, wire.Log),
    Endpoint("GET", f"{T}/record", "record", "The record", record, wire.Look),
    Endpoint("GET", f"{T}/result", "result", "Points by source", result, wire.Lang, wire.Result),
]
