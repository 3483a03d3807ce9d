"""The endpoints of accounts: ways to sign in, devices, recovery."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from orleans.server import api, passkeys, people_api, proofs, sign_in, web_push, wishes
from orleans.server.passkeys import Site
from orleans.server.people import Person, device_of
from orleans.server.refusal import Refusal
from orleans.server.requests import Context, Endpoint, set_key_cookie
from orleans.server.webhooks import check_webhook


def site_of(context: Context) -> Site:
    return Site(context.request.headers.get("host", ""), context.request.url.scheme)


def device(context: Context) -> str:
    return device_of(context.request.headers.get("user-agent", ""))


def need_accounts(context: Context) -> None:
    if not context.tables.settings.accounts:
        raise Refusal("not-possible", "this server has no accounts")


async def enter(context: Context, who: Callable[[Connection], str]) -> api.PersonWithKey:
    need_accounts(context)
    person, key = await sign_in.enter(context.tables, context.person, device(context), who)
    set_key_cookie(context, key)
    return api.PersonWithKey(person.info(), key)


async def change_account(
    context: Context, change: Callable[[Connection, Person], None]
) -> people_api.Account:
    """Change the caller's account, and return it."""
    caller, tables = context.caller, context.tables

    def write(c: Connection) -> None:
        change(c, caller)
        tables.notify(c, caller.id, "person")

    await tables.store.write(write)
    tables.people.forget(caller.id)
    return await account(context, None)


async def ways_to_sign_in(context: Context, _: None) -> people_api.Ways:
    """Return how people may sign in at this server."""
    on = context.tables.settings.accounts
    by_passkey = on and passkeys.available(site_of(context))
    push = await context.tables.notices.push_key() if on else ""
    return people_api.Ways(on, by_passkey, on and bool(context.tables.mailer), push)


async def passkey_challenge(context: Context, _: None) -> dict[str, Any]:
    """Return what a browser needs to sign in with a passkey."""
    need_accounts(context)
    site = site_of(context)
    passkeys.need(site)
    return await context.tables.store.write(lambda c: passkeys.sign_in_options(c, site))


async def sign_in_by_passkey(context: Context, request: people_api.Credential) -> api.PersonWithKey:
    """Sign in with a passkey."""
    site = site_of(context)
    passkeys.need(site)
    return await enter(context, lambda c: passkeys.owner_of(c, site, request.credential))


async def send_link(context: Context, request: people_api.MailRequest) -> api.Done:
    """Send a link to a mail address."""
    need_accounts(context)
    if not context.request.app.state.mail_rates.allow(context.request.scope["network"]):
        raise Refusal("too-often", "too many requests; wait a moment")
    await sign_in.send_link(context.tables, context.person, request.email, context.language)
    return api.Done()


async def whose_link(context: Context, request: people_api.CodeRequest) -> people_api.Whose:
    """Return the address a link was sent to."""
    code = request.code
    email = await context.tables.store.read(lambda c: sign_in.address_of(c, code))
    return people_api.Whose(email)


async def sign_in_by_link(context: Context, request: people_api.CodeRequest) -> api.PersonWithKey:
    """Sign in with the code of a link."""
    here, language = context.person, context.language
    return await enter(context, lambda c: sign_in.owner_of_link(c, request.code, here, language))


async def sign_in_by_code(context: Context, request: people_api.CodeRequest) -> api.PersonWithKey:
    """Sign in with a recovery code."""
    return await enter(context, lambda c: sign_in.owner_of_code(c, request.code))


async def account(context: Context, _: None) -> people_api.Account:
    """Return the caller's ways to sign in, and where they are signed in."""
    caller = await context.tables.people.fresh(context.caller)
    return await context.tables.store.read(lambda c: sign_in.account_of(c, caller))


async def new_passkey(context: Context, _: None) -> dict[str, Any]:
    """Return what a browser needs to make a passkey."""
    need_accounts(context)
    site, caller = site_of(context), context.caller
    passkeys.need(site)
    return await context.tables.store.write(lambda c: passkeys.new_options(c, site, caller))


async def add_passkey(context: Context, request: people_api.Credential) -> people_api.Account:
    """Keep a new passkey."""
    need_accounts(context)
    site, name = site_of(context), device(context)
    passkeys.need(site)
    return await change_account(
        context, lambda c, who: passkeys.add_passkey(c, site, who, request.credential, name)
    )


async def remove_passkey(context: Context, _: None) -> people_api.Account:
    """Forget a passkey."""
    passkey = context.request.path_params["passkey"]
    return await change_account(context, lambda c, who: sign_in.remove_passkey(c, who.id, passkey))


async def remove_email(context: Context, _: None) -> people_api.Account:
    """Forget the mail address."""
    return await change_account(context, lambda c, who: sign_in.remove_email(c, who.id))


async def new_recovery_codes(context: Context, _: None) -> people_api.RecoveryCodes:
    """Make recovery codes; earlier ones are no longer valid."""
    need_accounts(context)
    codes: list[str] = []

    def make(c: Connection, who: Person) -> None:
        codes[:] = proofs.new_codes(c, who.id)

    await change_account(context, make)
    return people_api.RecoveryCodes(codes)


async def end_session(context: Context, _: None) -> people_api.Account:
    """Sign out somewhere."""
    session = context.request.path_params["session"]
    if session == context.caller.session:
        raise Refusal("not-now", "this is where you are: sign out instead")
    await sign_in.end_sessions(context.tables, context.caller, session)
    return await account(context, None)


async def end_other_sessions(context: Context, _: None) -> people_api.Account:
    """Sign out everywhere else."""
    await sign_in.end_sessions(context.tables, context.caller)
    return await account(context, None)


async def notice_wish(context: Context, _: None) -> people_api.NoticeWish:
    """Return how the caller is notified of turns."""
    person = context.caller.id
    found = await context.tables.store.read(lambda c: wishes.wish_of(c, person))
    return people_api.NoticeWish(
        found.push, found.mail, found.quiet_from, found.quiet_to, found.zone
    )


async def change_notice_wish(
    context: Context, request: people_api.NoticeWish
) -> people_api.NoticeWish:
    """Change how the caller is notified of turns."""
    need_accounts(context)
    caller = await context.tables.people.fresh(context.caller)
    if request.push and not await context.tables.notices.push_key():
        raise Refusal("not-possible", "this server sends no messages to browsers")
    await context.tables.store.write(lambda c: wishes.change_wish(c, caller, request))
    return request


async def subscribe(context: Context, request: people_api.Subscription) -> api.Done:
    """Notify the caller of turns in this browser."""
    need_accounts(context)
    caller = context.caller
    if not await context.tables.notices.push_key():
        raise Refusal("not-possible", "this server sends no messages to browsers")
    check_webhook(request.endpoint, context.tables.settings)
    web_push.check_keys(request)
    await context.tables.store.write(lambda c: wishes.subscribe(c, caller, request, context.crowd))
    return api.Done()


async def unsubscribe(context: Context, _: None) -> api.Done:
    """Send no more messages to this browser."""
    caller = context.caller
    await context.tables.store.write(lambda c: wishes.unsubscribe(c, caller))
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
