"""The Plague as people play it, in Chromium."""

import re

import pytest
from at_table import accessible, resize, sit_at, thing
from playwright.sync_api import expect
from test_layout import FINE, faults, fits

from helpers import at

LIT = re.compile(r"\blit\b")
TURN = """
    modules: plague
    round: 6
    event: plague-trading-day-b
    display: donate-3-wine, deliver-bourges
    plague-cards: homebodies, fewer-wheels, corpse-levy
    0 cards: donate-3-coins, pilgrimage-sancerre, second-wheel
    1 cards: donate-1-wool, build-blois
    0 coins: 7
    0 bag: 3 corpse, farmer, knight, 2 trader
    0 market: 2 corpse, monk
    0 tiles: cemetery
    0 cemetery: yes
    0 board: infirmary monk; sickbed plague-doctor; castle farmer boatman trader
    """
PLAN = """
    modules: plague
    round: 6
    event: plague-trading-day-b
    phase: planning
    plague-cards: closed-town-hall, fewer-wheels, corpse-levy
    0 market: knight, corpse
    0 board: sickbed plague-doctor
    """


CROWDED = """
    players: 5
    edition: bigbox
    modules: orders plague
    round: 8
    phase: planning
    0 market: knight, corpse
    0 board: sickbed plague-doctor
    orders: order-02, order-03, order-04, order-05, order-06
    display: donate-3-wine, deliver-bourges
    0 tiles: school, hospital
    0 cards: donate-3-coins, pilgrimage-sancerre, second-wheel
    """
PLAYERS = ("Ann", "Bertrand", "Colette", "Denis", "Emil")


def card(page, name):
    return thing(page, f"indulgence:{name}")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_card_is_played_and_the_corpses_are_gone(person, shoot, width, height):
    page = person(None, width=width, height=height)
    sit_at(page, at(TURN).record(), ("Ann", "Bert"))
    phone = width < 600

    def turn_to(name):
        if phone:
            page.locator(".tabs").get_by_role("tab").get_by_text(name, exact=True).click()

    corpses = page.locator('.tray [data-thing="kind:corpse"]')
    expect(corpses).to_have_count(2)
    expect(page.get_by_role("img", name="Corpse")).to_be_visible()  # on the Cemetery
    page.locator(".sack").click()
    expect(page.get_by_role("group", name="Bag").locator("li", has_text="Corpse")).to_contain_text(
        re.compile(r"Corpse ?3 ?\d\d %")
    )
    shoot(page, f"plague-bag-{width}")
    page.keyboard.press("Escape")
    expect(page.locator(".affliction")).to_have_count(3)
    expect(page.locator(".affliction", has_text="Corpse levy")).to_have_attribute(
        "aria-description", re.compile("Each round begins with 1 coin")
    )
    turn_to("Players")
    lines = page.locator(".rail .player")
    expect(lines.nth(0)).to_contain_text(re.compile("Corpses ?6.*Indulgence cards ?3"))
    expect(lines.nth(1)).to_contain_text(re.compile("Corpses ?0.*Indulgence cards ?2"))
    turn_to("Map")
    expect(page.get_by_role("group", name="On display").locator(".card")).to_have_count(2)
    expect(card(page, "second-wheel")).to_have_attribute(
        "aria-description", re.compile("Still lacking: Second gear wheel 0/2")
    )
    expect(card(page, "donate-1-wool")).to_have_count(0)  # it is Bert's
    expect(card(page, "pilgrimage-sancerre")).not_to_have_class(LIT)
    card(page, "pilgrimage-sancerre").click()
    expect(page.locator(".toast")).to_contain_text("Your merchant has not come to Sancerre")
    card(page, "deliver-bourges").click()  # on display
    expect(page.locator(".toast")).to_contain_text("The Infirmary brings it into your hand")
    shoot(page, f"plague-cards-{width}")
    assert accessible(page) == ""
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    expect(card(page, "donate-3-coins")).to_have_class(LIT)
    card(page, "donate-3-coins").focus()
    page.keyboard.press("Enter")
    expect(card(page, "donate-3-coins")).to_have_count(0)
    turn_to("Board")
    expect(corpses).to_have_count(0)
    expect(page.get_by_role("img", name="Corpse")).to_have_count(0)
    thing(page, "place:infirmary").click()
    expect(card(page, "deliver-bourges")).to_be_in_viewport(ratio=0.9)
    card(page, "deliver-bourges").click()
    expect(page.get_by_role("region", name="My board")).to_be_visible()  # now of Bert
    expect(thing(page, "place:castle")).not_to_have_accessible_name(re.compile("activated"))
    turn_to("Log")
    expect(page.locator(".log")).to_contain_text("Ann fulfils “Donation of 3 coins”")
    expect(page.locator(".log")).to_contain_text("Ann uses the Infirmary: takes “Delivery to")
    if not phone:
        page.get_by_role("button", name="Score sheet").click()
        rows = page.get_by_role("dialog").locator("tr")
        expect(rows.filter(has_text="Indulgence cards").locator("td").first).to_contain_text("4")
        expect(rows.filter(has_text="Corpses").locator("td").first).to_contain_text("-3")


def test_the_doctor_is_placed_like_a_follower(person, shoot):
    page = person(None)
    sit_at(page, at(PLAN).record())
    page.locator(".rail .player").nth(1).click()
    expect(page.locator(".board .place.shut")).to_contain_text("Town Hall")  # of the rival
    expect(page.locator(".board")).to_contain_text("Plan hidden until all are ready")
    shoot(page, "plague-rival")
    page.keyboard.press("Escape")
    doctor = thing(page, "kind:plague-doctor")
    expect(doctor).to_have_class(LIT)
    expect(doctor).to_have_accessible_name("Sickbed 1: Plague Doctor, Plague Doctor")
    thing(page, "kind:corpse").click()
    expect(thing(page, "space:monastery.0")).not_to_have_class(LIT)
    doctor.click()
    thing(page, "space:monastery.0").click()
    expect(thing(page, "space:monastery.0")).to_have_accessible_name(re.compile("Plague Doctor"))
    expect(doctor).to_have_count(0)
    thing(page, "space:monastery.0").click()  # picked up again
    expect(doctor).to_have_attribute("class", re.compile("held"))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_an_upright_tablet_the_cards_fold_so_that_the_map_keeps_its_height(
    person, shoot, language
):
    page = person(None, language=language)
    sit_at(page, at(CROWDED).record(), PLAYERS)
    land, cards = page.locator(".map"), page.locator(".folded > .cards")
    for width, height, share in ((768, 1024, 0.32), (820, 1180, 0.4), (768, 900, 0.3)):
        resize(page, width, height)
        thing(page, "place:castle").wait_for()
        frame = land.bounding_box()
        assert frame["height"] >= height * share
        expect(cards).to_be_hidden()
        assert faults(page) == FINE, (width, height)
        assert fits(page, ".places") == (height > 900)
        page.locator(".folded summary").click()
        expect(card(page, "second-wheel")).to_be_in_viewport(ratio=1)
        assert faults(page) == FINE, (width, height)
        assert land.bounding_box() == frame
        assert cards.bounding_box()["y"] > frame["y"] + frame["height"] * 0.2  # it is still seen
        shoot(page, f"cards-{width}-{height}")
        page.locator(".folded summary").click()


def test_the_form_says_what_does_not_go_with_the_plague(person, shoot):
    page = person()
    page.get_by_role("button", name="New table").click()
    page.get_by_label("The Plague").check()
    for name in ("New events", "Trade", "Intrigue"):
        expect(page.get_by_label(name)).to_be_disabled()
        label = page.locator("label", has=page.get_by_label(name))
        expect(label).to_contain_text("Not together with: The Plague")
    expect(page.locator(".house-rule")).to_have_text(re.compile("tiles and deeds of its own"))
    expect(page.get_by_label("Orders")).to_be_enabled()
    shoot(page, "form-plague")
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".event")).to_contain_text("Outbreak")
    page.locator("header button", has_text="?").click()
    expect(page.get_by_role("dialog")).to_contain_text("Plague Doctor")
