"""The endpoints of accounts: ways to sign in, devices, recovery."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from orleans.server import api, passkeys, people_api, proofs, sign_in, web_push, wishes
from orleans.server.passkeys import Site
from orleans.server.people import Person, device_of
from orleans.server.refusal import Refusal
from orleans.server.requests import Call, Endpoint, set_key_cookie
from orleans.server.webhooks import check_webhook


def site_of(call: Call) -> Site:
    return Site(call.request.headers.get("host", ""), call.request.url.scheme)


def device(call: Call) -> str:
    return device_of(call.request.headers.get("user-agent", ""))


def need_accounts(call: Call) -> None:
    if not call.tables.settings.accounts:
        raise Refusal("not-possible", "this server has no accounts")


async def enter(call: Call, who: Callable[[Connection], str]) -> api.PersonWithKey:
    need_accounts(call)
    person, key = await sign_in.enter(call.tables, call.person, device(call), who)
    set_key_cookie(call, key)
    return api.PersonWithKey(person.info(), key)


async def change_account(
    call: Call, change: Callable[[Connection, Person], None]
) -> people_api.Account:
    """Change the caller's account, and return it."""
    caller, tables = call.caller, call.tables

    def write(c: Connection) -> None:
        change(c, caller)
        tables.notify(c, caller.id, "person")

    await tables.store.write(write)
    tables.people.forget(caller.id)
    return await account(call, None)


async def ways_to_sign_in(call: Call, _: None) -> people_api.Ways:
    """Return how people may sign in at this server."""
    on = call.tables.settings.accounts
    by_passkey = on and passkeys.available(site_of(call))
    push = await call.tables.notices.push_key() if on else ""
    return people_api.Ways(on, by_passkey, on and bool(call.tables.mailer), push)


async def passkey_challenge(call: Call, _: None) -> dict[str, Any]:
    """Return what a browser needs to sign in with a passkey."""
    need_accounts(call)
    site = site_of(call)
    passkeys.need(site)
    return await call.tables.store.write(lambda c: passkeys.sign_in_options(c, site))


async def sign_in_by_passkey(call: Call, request: people_api.Credential) -> api.PersonWithKey:
    """Sign in with a passkey."""
    site = site_of(call)
    passkeys.need(site)
    return await enter(call, lambda c: passkeys.owner_of(c, site, request.credential))


async def send_link(call: Call, request: people_api.MailRequest) -> api.Done:
    """Send a link to a mail address."""
    need_accounts(call)
    if not call.request.app.state.mail_rates.allow(call.request.scope["network"]):
        raise Refusal("too-often", "too many requests; wait a moment")
    await sign_in.send_link(call.tables, call.person, request.email, call.language)
    return api.Done()


async def whose_link(call: Call, request: people_api.CodeRequest) -> people_api.Whose:
    """Return to which address a link was sent."""
    code = request.code
    email = await call.tables.store.read(lambda c: sign_in.address_of(c, code))
    return people_api.Whose(email)


async def sign_in_by_link(call: Call, request: people_api.CodeRequest) -> api.PersonWithKey:
    """Sign in with the code of a link."""
    here, language = call.person, call.language
    return await enter(call, lambda c: sign_in.owner_of_link(c, request.code, here, language))


async def sign_in_by_code(call: Call, request: people_api.CodeRequest) -> api.PersonWithKey:
    """Sign in with a recovery code."""
    return await enter(call, lambda c: sign_in.owner_of_code(c, request.code))


async def account(call: Call, _: None) -> people_api.Account:
    """Return the caller's ways to sign in, and where they are signed in."""
    caller = await call.tables.people.fresh(call.caller)
    return await call.tables.store.read(lambda c: sign_in.account_of(c, caller))


async def new_passkey(call: Call, _: None) -> dict[str, Any]:
    """Return what a browser needs to make a passkey."""
    need_accounts(call)
    site, caller = site_of(call), call.caller
    passkeys.need(site)
    return await call.tables.store.write(lambda c: passkeys.new_options(c, site, caller))


async def add_passkey(call: Call, request: people_api.Credential) -> people_api.Account:
    """Keep a new passkey."""
    need_accounts(call)
    site, name = site_of(call), device(call)
    passkeys.need(site)
    return await change_account(
        call, lambda c, who: passkeys.add_passkey(c, site, who, request.credential, name)
    )


async def remove_passkey(call: Call, _: None) -> people_api.Account:
    """Forget a passkey."""
    passkey = call.request.path_params["passkey"]
    return await change_account(call, lambda c, who: sign_in.remove_passkey(c, who.id, passkey))


async def remove_email(call: Call, _: None) -> people_api.Account:
    """Forget the mail address."""
    return await change_account(call, lambda c, who: sign_in.remove_email(c, who.id))


async def new_recovery_codes(call: Call, _: None) -> people_api.RecoveryCodes:
    """Make recovery codes; earlier ones are no longer valid."""
    need_accounts(call)
    codes: list[str] = []

    def make(c: Connection, who: Person) -> None:
        codes[:] = proofs.new_codes(c, who.id)

    await change_account(call, make)
    return people_api.RecoveryCodes(codes)


async def end_session(call: Call, _: None) -> people_api.Account:
    """Sign out somewhere."""
    session = call.request.path_params["session"]
    if session == call.caller.session:
        raise Refusal("not-now", "this is where you are: sign out instead")
    await sign_in.end_sessions(call.tables, call.caller, session)
    return await account(call, None)


async def end_other_sessions(call: Call, _: None) -> people_api.Account:
    """Sign out everywhere else."""
    await sign_in.end_sessions(call.tables, call.caller)
    return await account(call, None)


async def notice_wish(call: Call, _: None) -> people_api.NoticeWish:
    """Return how the caller is told of turns."""
    person = call.caller.id
    found = await call.tables.store.read(lambda c: wishes.wish_of(c, person))
    return people_api.NoticeWish(
        found.push, found.mail, found.quiet_from, found.quiet_to, found.zone
    )


async def change_notice_wish(call: Call, request: people_api.NoticeWish) -> people_api.NoticeWish:
    """Change how the caller is told of turns."""
    need_accounts(call)
    caller = await call.tables.people.fresh(call.caller)
    if request.push and not await call.tables.notices.push_key():
        raise Refusal("not-possible", "this server sends no messages to browsers")
    await call.tables.store.write(lambda c: wishes.change_wish(c, caller, request))
    return request


async def subscribe(call: Call, request: people_api.Subscription) -> api.Done:
    """Tell the caller of turns in this browser."""
    need_accounts(call)
    caller = call.caller
    if not await call.tables.notices.push_key():
        raise Refusal("not-possible", "this server sends no messages to browsers")
    check_webhook(request.endpoint, call.tables.settings)
    web_push.check_keys(request)
    await call.tables.store.write(lambda c: wishes.subscribe(c, caller, request, call.crowd))
    return api.Done()


async def unsubscribe(call: Call, _: None) -> api.Done:
    """Send no more messages to this browser."""
    caller = call.caller
    await call.tables.store.write(lambda c: wishes.unsubscribe(c, caller))
    return api.Done()


ME = "/api/people/me"
ENDPOINTS = [
    Endpoint("GET", "/api/sign-in", ways_to_sign_in),
    Endpoint("POST", "/api/sign-in/passkey-challenge", passkey_challenge),
    Endpoint("POST", "/api/sign-in/passkey", sign_in_by_passkey),
    Endpoint("POST", "/api/sign-in/mail", send_link),
    Endpoint("POST", "/api/sign-in/link/whose", whose_link),
    Endpoint("POST", "/api/sign-in/link", sign_in_by_link),
    Endpoint("POST", "/api/sign-in/recovery", sign_in_by_code),
    Endpoint("GET", f"{ME}/account", account),
    Endpoint("POST", f"{ME}/passkey-challenge", new_passkey),
    Endpoint("POST", f"{ME}/passkeys", add_passkey, 201),
    Endpoint("DELETE", f"{ME}/passkeys/{{passkey}}", remove_passkey),
    Endpoint("DELETE", f"{ME}/email", remove_email),
    Endpoint("POST", f"{ME}/recovery-codes", new_recovery_codes, 201),
    Endpoint("GET", f"{ME}/notices", notice_wish),
    Endpoint("PUT", f"{ME}/notices", change_notice_wish),
    Endpoint("POST", f"{ME}/subscription", subscribe, 201),
    Endpoint("DELETE", f"{ME}/subscription", unsubscribe),
    Endpoint("DELETE", f"{ME}/sessions", end_other_sessions),
    Endpoint("DELETE", f"{ME}/sessions/{{session}}", end_session),
]
