"""Prosperity as people play it, in Chromium."""

import re

import pytest
from at_table import accessible, in_a_hurry, move, resize, sit_at, thing, wait_for_seat
from playwright.sync_api import expect
from test_layout import FINE, SIZES, faults

from orleans import Game, Setup

LIT = re.compile(r"\blit\b")
NAMES = ("Ann", "Bert")
TURN = """
    players: 2
    scenario: prosperity
    round: 9
    phase: actions
    carpenter: etampes
    face-down: chartres_etampes_road good; etampes_montargis_road 0; orleans_blois_water 0; WAYS
    hidden-goods: 2 wine, 3 grain, wool
    0 structures: granary etampes_montargis_road 1 farmer 1 grain; river-port orleans_blois_water
    0 completed: keep
    0 unbuilt: 7
    0 goods: grain
    0 coins: 4
    0 burned-tiles: school
    1 structure-card: dairy
    1 board: ship farmer boatman knight
    """
WAYS = "tours_loches_water 0; chartres_orleans_road good; chartres_chateaudun_road good"


def at_turn(more, card="mint"):
    text = TURN.replace("WAYS", WAYS)
    return Game.from_position(f"{text}\n0 structure-card: {card}\n{more}", "page").record()


def structure(page, name):
    return page.locator(".site", has=thing(page, f"structure:{name}"))


def slot(page, name, what):
    return structure(page, name).locator(f'[data-lay="{what}"]')


def turn_to(page, tab):
    """On a phone."""
    if page.viewport_size["width"] < 600:
        page.locator(".tabs").get_by_role("tab").get_by_text(tab, exact=True).click()


@pytest.mark.parametrize("width", [1440, 390])
def test_the_carpenter_is_led_and_a_structure_is_built(person, shoot, width):
    page = person(None, width=width, height=SIZES[width])
    in_a_hurry(page)
    sit_at(page, at_turn("0 board: carpenter trader trader; castle - -", "watch-tower"), NAMES)
    line = page.locator("footer")
    turn_to(page, "Map")
    card = thing(page, "structure:watch-tower")
    expect(card).to_have_attribute(
        "aria-description",
        re.compile("Châteaudun: the Carpenter is 2 connections away\nChartres by road"),
    )
    expect(page.locator(".way")).to_have_count(2)  # marked on the map
    expect(thing(page, "structure:dairy")).to_have_count(0)  # it is Bert's
    expect(thing(page, "town:chateaudun")).to_have_accessible_name(
        "Châteaudun, your Structure card: Watch Tower"
    )
    turn_to(page, "Board")
    thing(page, "place:carpenter").click()
    expect(thing(page, "town:chartres")).to_have_attribute("role", "button")
    expect(thing(page, "connection:chartres_etampes_road")).to_be_in_viewport()
    shoot(page, f"prosperity-carpenter-{width}")
    assert accessible(page) == ""
    thing(page, "town:chartres").focus()
    page.keyboard.press("Enter")
    expect(thing(page, "town:chartres")).to_have_accessible_name("Chartres, Carpenter")
    thing(
        page, "connection:chartres_chateaudun_road"
    ).click()  # he takes no goods and builds nothing
    site = thing(page, "face-down:chartres_chateaudun_road")
    expect(site).to_have_accessible_name(re.compile("Build your structure here"))
    expect(card).to_contain_text("the Carpenter is there")
    shoot(page, f"prosperity-build-{width}")
    site.click()
    expect(line).to_contain_text("Which Structure card do you keep?")
    looked = page.get_by_role("group", name="Keep one of these").locator(".card")
    expect(looked).to_have_count(2)
    expect(looked.first).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_role("img", name="Ann: Watch Tower")).to_have_count(1)
    shoot(page, f"prosperity-keep-{width}")
    assert accessible(page) == ""
    kept = looked.nth(1).get_attribute("data-thing")
    looked.nth(1).click()
    wait_for_seat(page, 1)
    turn_to(page, "Map")
    expect(thing(page, "structure:dairy")).to_be_visible()  # now Bert sits there
    expect(page.locator(f'[data-thing="{kept}"]')).to_have_count(0)
    turn_to(page, "Log")
    if width >= 600:
        page.get_by_role("tab", name=re.compile("^Log")).click()
    expect(page.locator(".log")).to_contain_text("leads the Carpenter to Châteaudun")
    expect(page.locator(".log")).to_contain_text("builds “Watch Tower”")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_structure_is_completed_by_coins_goods_and_followers(person, shoot, width):
    page = person(None, width=width, height=SIZES[width])
    in_a_hurry(page)
    board = "0 board: town-hall farmer boatman; carpenter trader"
    sit_at(page, at_turn(board), NAMES)
    expect(structure(page, "granary")).to_have_class(LIT)
    expect(thing(page, "structure:granary")).to_have_attribute(
        "aria-description", re.compile("There already: Farmer, Grain\nStill lacking: Farmer, Grain")
    )
    expect(thing(page, "place:school")).to_have_accessible_name(re.compile("Face down"))
    expect(page.locator(".place.done")).to_contain_text("12")
    shoot(page, f"prosperity-structures-{width}")
    assert accessible(page) == ""
    slot(page, "river-port", "coins").click()
    expect(structure(page, "river-port")).to_contain_text("1/2")
    thing(page, "own-good:grain").click()  # or the good first, then the structure
    thing(page, "structure:granary").focus()
    page.keyboard.press("Enter")
    expect(slot(page, "granary", "own-good:grain")).to_have_count(0)
    expect(structure(page, "granary")).not_to_have_class(LIT)  # a farmer is missing
    thing(page, "place:town-hall").click()
    expect(page.locator("footer")).to_contain_text("Whom do you send to which deed or structure?")
    turn_to(page, "Board")
    expect(slot(page, "river-port", "sent:boatman")).to_be_visible()
    slot(page, "granary", "sent:farmer").click()
    expect(structure(page, "granary")).to_have_count(0)
    expect(page.locator(".place.done")).to_contain_text("Granary 10, Keep 12")
    if width >= 600:
        page.get_by_role("button", name="Score sheet").click()
        row = page.get_by_role("dialog").locator("tr", has_text="Structures")
        expect(row.locator("td").first).to_contain_text("23")  # and a coin beside the River Port


def test_a_good_is_taken_unseen(person):
    page = person(None)
    in_a_hurry(page)
    sit_at(page, at_turn("0 board: wagon farmer trader knight\n0 merchant: orleans"), NAMES)
    thing(page, "place:wagon").click()
    back = thing(page, "connection:chartres_orleans_road")
    expect(back).to_have_accessible_name(re.compile("Orléans.*: Good, face down"))
    back.focus()
    page.keyboard.press("Enter")
    page.get_by_role("tab", name=re.compile("^Log")).click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"Chartres.*\+1 (wine|grain|wool)"))
    expect(page.locator('[data-at="face-down:chartres_orleans_road"]')).to_have_count(0)


def test_everybody_sees_whose_structures_lack_what(person, shoot):
    page = person(None)
    in_a_hurry(page)
    rival = """
        face-down: orleans_vierzon_road 1
        hidden-goods: 7 wine
        1 structures: iron-works orleans_vierzon_road 1 trader 2 coin
        1 unbuilt: 9
        """
    sit_at(page, at_turn(f"{rival}\n0 board: castle - -"), NAMES)
    expect(page.get_by_role("img", name="Bert: Iron Works")).to_have_count(1)  # on the map
    expect(thing(page, "structure:iron-works")).to_have_count(0)
    page.locator(".rail .player").nth(1).click()
    expect(structure(page, "iron-works")).to_contain_text("2/3")
    expect(thing(page, "structure:iron-works")).to_have_attribute(
        "aria-description", re.compile("There already: Trader.*\nStill lacking: .*Craftsman")
    )
    expect(thing(page, "structure:dairy")).to_have_count(0)  # the card in his hand
    shoot(page, "prosperity-rival")
    assert accessible(page) == ""


def test_two_cards_to_begin_with_and_the_scriptorium_exchanges_one(person, shoot):
    page = person(None)
    in_a_hurry(page)
    sit_at(page, Game(Setup(players=2, scenario="prosperity"), "page").record(), NAMES)
    intro = page.get_by_role("group", name="What this is about")
    expect(intro).to_contain_text("dots on the map mark his way to your town")
    expect(page.get_by_role("group", name="Keep one of these").locator(".card")).to_have_count(2)
    expect(page.get_by_role("list", name="Events to come").locator("li")).to_have_count(16)
    shoot(page, "prosperity-begin")
    sit_at(page, at_turn("0 board: scriptorium knight scholar"), NAMES)
    expect(thing(page, "place:scriptorium")).to_have_attribute(
        "aria-description", re.compile("or look at two Structure cards")
    )
    thing(page, "place:scriptorium").click()
    expect(page.locator("footer")).to_contain_text("A development point, or a new Structure card?")
    move(page, "exchange card")
    looked = page.get_by_role("group", name="Keep one of these").locator(".card")
    expect(looked).to_have_count(2)
    looked.first.hover()
    town = page.locator(".town.pointed")
    expect(town).to_have_count(1)
    looked.first.click()
    expect(thing(page, "structure:dairy")).to_be_visible()  # Bert's turn


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_on_a_phone_what_it_is_about_leaves_the_cards_in_sight(person, shoot, language):
    page = person(None, width=390, height=844, has_touch=True, language=language)
    sit_at(page, Game(Setup(players=2, scenario="prosperity"), "page").record(), NAMES)
    intro, cards = page.locator(".intro"), page.locator(".structures .card")
    expect(cards).to_have_count(2)
    for looked in cards.all():
        expect(looked).to_be_in_viewport(ratio=0.9)
    box, card = intro.bounding_box(), cards.first.bounding_box()
    assert box["y"] + box["height"] <= card["y"]
    shoot(page, f"prosperity-choose-{language}-390")
    page.locator("#tab-board").click()
    expect(intro).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_structures_fit_at_every_width(person, shoot, language):
    board = "0 board: carpenter trader boatman\n0 tiles: brewery"
    page = person(None, language=language)
    sit_at(page, at_turn(board), NAMES)
    for width, height in SIZES.items():
        resize(page, width, height)
        thing(page, "structure:river-port").wait_for()
        shoot(page, f"prosperity-{language}-{width}")
        assert faults(page) == FINE, width


@pytest.mark.parametrize("language", ["en", "de"])
def test_market_day_fits_beside_the_question(person, language):
    """Each good with its price, without a list over the table."""
    page = person(None, language=language)
    text = TURN.replace("WAYS", WAYS).replace("round: 9", "round: 15")
    text = text.replace("phase: actions", "phase: event").replace("0 coins: 4", "0 coins: 6")
    sit_at(page, Game.from_position(text, "page").record(), NAMES)
    prices = {"en": "Brocade for 5 coins", "de": "Brokat für 5 Münzen"}
    expect(page.locator(".choices").get_by_role("button", name=prices[language])).to_be_visible()
    expect(page.locator("ol.all")).to_have_count(0)


def test_the_rules_are_those_of_this_scenario(person):
    """Not 18 rounds, no hour glass, and the Scriptorium once, with both its uses."""
    page = person(None)
    sit_at(page, at_turn("0 board: castle - -"), NAMES)
    page.keyboard.press("?")
    rules = page.get_by_role("dialog")
    expect(rules).to_contain_text("Most points after 16 rounds")
    expect(rules).not_to_contain_text("18 rounds")
    expect(rules).not_to_contain_text("Hour glass")
    expect(rules.get_by_text("Scriptorium", exact=True)).to_have_count(1)


@pytest.mark.parametrize("width", [1440, 390])
def test_coins_and_goods_are_laid_while_planning(person, shoot, width):
    """Ruling 213: others see nothing of it, and what it completes, before all are ready."""
    page = person(None, width=width, height=SIZES[width])
    in_a_hurry(page)
    text = TURN.replace("WAYS", WAYS).replace("phase: actions", "phase: planning")
    text = text.replace("1 farmer 1 grain", "2 farmer 1 grain")
    sit_at(page, Game.from_position(text, "page").record(), NAMES)
    turn_to(page, "Board")
    expect(page.locator("footer")).to_contain_text("Lay coins or goods beside a structure?")
    slot(page, "river-port", "coins").click()
    expect(structure(page, "river-port")).to_contain_text("1/2")
    grain = slot(page, "granary", "own-good:grain")
    grain.click()
    expect(grain).to_have_attribute("title", "Grain ✓ – Pick up again")
    shoot(page, f"prosperity-planned-{width}")
    if width >= 600:  # on the phone the market lies over what was scrolled
        assert accessible(page) == ""
    grain.click()
    expect(thing(page, "own-good:grain")).to_have_class(LIT)
    grain.click()
    expect(thing(page, "structure:granary")).to_have_attribute(
        "aria-description", re.compile("Nothing is lacking: complete when the plans are revealed")
    )
    move(page, "ready")
    page.locator(".curtain button").click()
    if width >= 600:
        page.locator(".rail .player").first.click()
        expect(structure(page, "river-port")).to_contain_text("0/2")
        page.locator(".rail .player").last.click()
    move(page, "ready")
    wait_for_seat(page, 0)
    turn_to(page, "Board")
    expect(page.locator(".place.done")).to_contain_text("Granary 10")
    expect(structure(page, "river-port")).to_contain_text("1/2")
    turn_to(page, "Log")
    if width >= 600:
        page.get_by_role("tab", name=re.compile("^Log")).click()
    expect(page.locator(".log")).to_contain_text("You complete “Granary”")
