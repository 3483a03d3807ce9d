"""The account page: passkeys with a virtual authenticator, links by mail, devices, codes."""

import re

import pytest
from at_table import accessible, become
from playwright.sync_api import expect
from post_office import post_office
from server_process import RATES, ServerProcess


class AccountServer(ServerProcess):
    """`orleans serve` under a name, as passkeys need it, and with a post office."""

    def __init__(self, folder, mails):
        more = {
            "ORLEANS_DATABASE_URL": f"sqlite:///{folder}/tables.sqlite",
            "ORLEANS_SMTP_URL": mails["smtp"],
            "ORLEANS_MAIL_FROM": mails["mail_from"],
        }
        super().__init__("serve", *RATES, "--workers", "1", **more)
        self.address = f"http://localhost:{self.port}"


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with (
        post_office() as (mails, box),
        AccountServer(tmp_path_factory.mktemp("accounts"), mails) as server,
    ):
        yield server, box


@pytest.fixture
def come(person, served):
    return lambda path="/", **more: person(path, server=served[0], **more)


def authenticator(page):
    """A passkey device that always agrees; return how to speak with it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def carry(one, other):
    """Bring the passkeys of one device to another, as a synchronised account does."""
    session, there = other
    for key in one[0].send("WebAuthn.getCredentials", {"authenticatorId": one[1]})["credentials"]:
        session.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": key})


def open_table(page, name):
    """Sit alone at a new table that waits for others; return its address."""
    become(page, name)
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open table").click()
    page.locator(".room").wait_for()
    return page.url


def test_a_passkey_brings_ones_seats_to_another_device(come, shoot):
    ann = come()
    device = authenticator(ann)
    table = open_table(ann, "Ann")
    ann.goto("/")
    ann.get_by_role("button", name="Sign in").click()
    expect(ann.get_by_text("You play without an account")).to_be_visible()
    assert accessible(ann) == ""
    ann.get_by_role("button", name="Add a passkey").click()
    expect(ann.get_by_text("You are signed in as Ann.")).to_be_visible()
    assert accessible(ann) == ""
    shoot(ann, "account", full=True)

    phone = come(width=390, height=844)
    theirs = authenticator(phone)
    carry(device, theirs)
    guests = open_table(phone, "Guest")
    phone.goto("/account")
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_text("You are signed in as Ann.")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    for address in (table, guests):
        phone.goto(address)
        expect(phone.get_by_role("button", name="Leave")).to_be_visible()

    ann.reload()
    ann.get_by_role("button", name="Sign out there").click()
    expect(ann.get_by_role("button", name="Sign out there")).to_have_count(0)
    phone.goto("/account")
    expect(phone.get_by_text("You play without an account")).to_be_visible()


def test_without_a_passkey_nothing_happens(come):
    page = come("/account")
    authenticator(page)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("status")).to_have_text("Nothing was changed.", timeout=90_000)


def test_a_link_by_mail_signs_in_and_recovery_codes_do_too(come, served, shoot):
    _, box = served
    ann = come()
    become(ann, "Ann")
    ann.get_by_role("button", name="Sign in").click()
    form = ann.get_by_role("region", name="Sign in", exact=True)
    form.get_by_label("Mail address").fill("ann@example.org")
    form.get_by_role("button", name="Send me a link").click()
    expect(ann.get_by_role("status")).to_contain_text("on its way to ann@example.org")
    ann.goto(f"/account#link={box.code('ann@example.org')}")
    ann.reload()
    expect(ann.get_by_text("Sign in as ann@example.org?")).to_be_visible()
    assert accessible(ann) == ""
    ann.get_by_role("button", name="Sign in").click()
    expect(ann.get_by_text(re.compile("You are signed in as"))).to_be_visible()
    assert "#" not in ann.url
    ann.get_by_role("button", name="Make new codes").click()
    codes = ann.locator(".codes code")
    expect(codes).to_have_count(8)
    shoot(ann, "account-codes", full=True)
    code = codes.first.text_content()
    ann.get_by_role("button", name="Sign out", exact=True).click()
    expect(ann.get_by_text("You play without an account")).to_be_visible()
    ann.get_by_label("Recovery code").fill(code)
    ann.get_by_role("button", name="Use the code").click()
    expect(ann.get_by_text(re.compile("You are signed in as"))).to_be_visible()
    ann.get_by_role("button", name="All tables").click()
    expect(ann.locator(".start")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "button"),
    [("de", "Mit Passkey anmelden"), ("fr", "Se connecter avec une clé d’accès")],
)
def test_the_page_speaks_every_language(come, language, button):
    page = come("/account", language=language, scheme="dark")
    expect(page.get_by_role("button", name=button)).to_be_visible()
    assert accessible(page) == ""


def test_a_local_game_offers_no_account(person):
    page = person()
    page.locator(".start button.main:not([disabled])").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.get_by_role("button", name="Sign in").count() == 0
    page.goto("/account")
    expect(page.get_by_text("needs no account")).to_be_visible()
