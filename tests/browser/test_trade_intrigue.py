"""Trade & Intrigue as people play it, in Chromium."""

import re

import pytest
from at_table import accessible, become, move, sit_at, thing
from playwright.sync_api import expect

from helpers import at, go
from intrigue_positions import (
    BUSY,
    CASTLE,
    FAMINE,
    ORDERS,
    SABOTAGE,
    SABOTEUR,
    THREATENED,
    TORTURER,
)
from orleans import Game, Setup

LIT = re.compile("lit")
ALL = f"""
    modules: orders events trade intrigue
    players: 4
    round: 7
    event: ti-sabotage-b
    orders: order-02, order-03, order-18, order-23, order-17
    0 goods: 2 cheese, wool, 3 grain, wine, brocade
    0 board: town-hall boatman trader; {CASTLE}
    1 board: {BUSY}
    2 board: {BUSY}
    3 board: {BUSY}
    1 orders: order-01, order-05
    """


def played(text, *steps):
    return go(at(text), *steps).record()


def threatened(*steps):
    return played(THREATENED, *TORTURER, *steps)


def sabotaged(*steps):
    return played(SABOTAGE, *SABOTEUR, *steps)


def goods(page, good):
    return page.locator(".holding", has_text=re.compile(f"{good}: ")).first


def test_a_table_with_all_modules_is_opened_by_the_form(person, shoot):
    page = person()
    become(page, "Ann")
    page.get_by_role("button", name="New table").click()
    expect(page.get_by_label("Last event")).to_have_count(0)
    for name in ("Orders", "New events", "Trade", "Intrigue"):
        box = page.get_by_label(name)
        expect(page.locator("label", has=box)).to_have_attribute(
            "aria-description", re.compile(r"\w+ \w+")
        )
        box.check()
    page.get_by_label("Last event").select_option("Peasant Uprising")
    expect(page.get_by_text("it strikes in the last round")).to_be_visible()
    expect(page.get_by_text("In brackets: the points")).to_be_visible()
    shoot(page, "form-modules")
    assert accessible(page) == ""
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".order")).to_have_count(5)
    expect(page.locator(".event")).to_contain_text("Silentium")
    expect(page.locator(".event")).to_have_attribute(
        "aria-description", re.compile("May still come.*Peasant Uprising D.*Tithe D$")
    )
    for board, deeds in (("Trade", 8), ("Intrigue", 7)):  # some are closed with two players
        page.get_by_role("tab", name=board).click()
        expect(page.locator(".deed")).to_have_count(deeds)
    expect(page.get_by_role("tab", name="Beneficial deeds")).to_have_count(0)
    table = page.url.rpartition("/")[2]
    info = page.evaluate(f"fetch('/api/tables/{table}').then(answer => answer.json())")
    assert info["setup"]["modules"] == ["orders", "events", "trade", "intrigue"]
    assert info["setup"]["last_event"] == "peasant-uprising"


def test_without_a_module_its_last_event_is_not_asked_for(person):
    page = person()
    page.get_by_role("button", name="New table").click()
    page.get_by_role("checkbox", name="New events", exact=True).check()
    page.get_by_label("Last event").select_option("Peasant Uprising")
    page.get_by_role("checkbox", name="New events", exact=True).uncheck()
    expect(page.get_by_label("Last event")).to_have_count(0)
    page.get_by_role("button", name="Open table").click()
    expect(page.locator(".event")).to_contain_text("Pilgrimage")
    expect(page.locator(".order")).to_have_count(0)


def test_an_order_is_fulfilled_by_a_click(person, shoot):
    page = person(None)
    sit_at(page, played(ORDERS, "0 use castle"), ("Ann", "Bert"))
    order = thing(page, "order:order-03")
    expect(order).to_have_class(LIT)
    expect(order).to_have_accessible_name(re.compile("^Briare ?: Cheese ×2, 8 points$"))
    expect(thing(page, "order:order-02")).not_to_have_class(LIT)
    thing(page, "order:order-02").hover()
    expect(thing(page, "town:blois")).to_have_class(re.compile("pointed"))
    thing(page, "order:order-02").click()
    expect(page.locator(".toast")).to_contain_text("Your merchant is not in")
    shoot(page, "orders")
    assert accessible(page) == ""
    order.click()
    expect(order).to_have_count(0)
    expect(page.locator(".order")).to_have_count(5)
    expect(page.locator(".pile")).to_contain_text("17")
    expect(page.locator(".rail .player").first).to_contain_text("Orders fulfilled")
    expect(page.locator(".log")).to_contain_text("You fulfil the Briare order")
    expect(page.locator(".log")).to_contain_text("New order:")
    page.get_by_role("button", name="Score sheet").click()
    row = page.get_by_role("dialog").locator("tr", has_text="Orders")
    expect(row).to_contain_text("8")


def test_a_follower_is_sent_to_a_deed_of_trade_and_takes_its_good(person, shoot):
    page = person()
    text = f"modules: trade\n0 board: town-hall farmer knight; {BUSY}"
    sit_at(page, played(text, "0 use town-hall"), ("Ann", "Bert"))
    expect(page.get_by_role("tab", name="Trade")).to_have_attribute("aria-selected", "true")
    card = page.locator(".deed", has=page.locator('[data-thing="deed:thanksgiving"]'))
    expect(card).to_have_class(LIT)
    expect(thing(page, "deed:thanksgiving")).to_have_attribute(
        "aria-description", re.compile("Take the good.*Farmer \\(Grain\\)", re.DOTALL)
    )
    towing = page.locator(".deed", has=page.locator('[data-thing="deed:towing"]'))
    expect(towing).not_to_have_class(LIT)
    thing(page, "deed:thanksgiving").click()
    take = page.locator(".take")
    expect(take).to_have_count(2)  # not the cheese that waits for a trader
    shoot(page, "trade")
    assert accessible(page) == ""
    thing(page, "deed-good:thanksgiving:farmer.cheese").click()
    expect(goods(page, "Cheese")).to_contain_text("1")
    expect(thing(page, "deed:thanksgiving")).to_have_attribute(
        "aria-description", re.compile("Sent here: Farmer")
    )


def test_a_bribe_is_offered_and_accepted_by_click(person, shoot):
    """Both sit before one screen; whoever is to decide is asked."""
    page = person(None)
    sit_at(page, threatened(), ("Ann", "Bert"))
    said = page.locator(".said")
    expect(said).to_contain_text("Ann sends the Torturer after you.")
    expect(page.locator('.line .row [data-move^="bribe 1"]')).to_have_count(1)  # no 12 buttons
    size = page.locator(".map svg[role=group]").bounding_box()
    for _ in range(3):
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Offer 4 coins").click()
    expect(said).to_contain_text("Coins: 4")
    thing(page, "own-good:wool").click()
    expect(said).to_contain_text("Coins: 4, Wool: 1")
    shoot(page, "bribe-offer")
    assert accessible(page) == ""
    move(page, "done")
    expect(said).to_contain_text("Bert offers a bribe to be spared by the Torturer")
    expect(said).to_contain_text("Bert offers Ann: Coins: 4, Wool: 1")
    assert page.locator(".map svg[role=group]").bounding_box() == size
    shoot(page, "bribe-answer")
    assert accessible(page) == ""
    move(page, "accept")
    expect(page.locator(".log")).to_contain_text("the bribe")
    expect(goods(page, "Wool")).to_contain_text("1")
    expect(page.locator(".rail .player").first).to_contain_text("10")  # 5, 1 of the space, 4


def test_a_bribe_is_offered_and_refused_by_keyboard(person):
    page = person(None)
    sit_at(page, threatened(), ("Ann", "Bert"))
    number = page.get_by_label("Amount", exact=True)
    number.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_contain_text("Coins: 2")
    thing(page, "own-good:wine").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_contain_text("Wine: 1")
    expect(page.locator('.row [data-move="done"]')).to_be_enabled()
    page.keyboard.press("r")
    expect(page.locator(".said")).to_contain_text("Bert offers a bribe")
    expect(page.locator('.row [data-move="refuse"]')).to_be_enabled()
    page.keyboard.press("o")
    page.keyboard.press("2")
    expect(page.locator(".log")).to_contain_text("the bribe down")
    # now Bert is tortured, and his coins do not help
    expect(page.locator(".payment")).to_contain_text("Things to give up (no coins): 1")


def test_a_threat_says_what_it_would_cost_and_what_the_offer_is_worth(person):
    page = person(None)
    sit_at(page, threatened(), ("Ann", "Bert"))
    threat = page.get_by_role("group", name="The threat")
    expect(threat).to_contain_text("It would cost at most: no points")  # any follower of the bag
    expect(threat).to_contain_text("The offer is worth: 0 points")
    thing(page, "own-good:wool").click()
    expect(threat).to_contain_text("The offer is worth: 4 points")
    sit_at(
        page, played(THREATENED, "0 use town-hall", "0 send trader tax-collector"), ("Ann", "Bert")
    )
    expect(threat).to_contain_text("It would cost at most: −2 points")


def test_whom_it_strikes_is_chosen_among_the_players(person):
    page = person()
    text = f"""
        modules: intrigue
        players: 3
        0 board: town-hall trader knight; {BUSY}
        1 board: {BUSY}
        2 board: {BUSY}
        1 merchant: briare
        2 merchant: briare
        """
    record = played(text, "0 use town-hall", "0 send knight kidnapper")
    sit_at(page, record, ("Ann", "Bert", "Cleo"))
    for seat in (1, 2):
        expect(thing(page, f"seat:{seat}")).to_have_class(LIT)
    expect(thing(page, "seat:0")).not_to_have_class(LIT)
    expect(page.get_by_role("button", name="Target Bert")).to_be_visible()
    thing(page, "seat:2").click()
    # Then Cleo is asked at the same screen, who reads it as hers.
    expect(page.locator(".log")).to_contain_text(re.compile("the Kidnapper after (Cleo|you)"))
    expect(page.locator(".said")).to_contain_text("Ann sends the Kidnapper after you.")


def test_an_undo_calls_the_stricken_by_name_and_other_spaces_say_why_not(person):
    page = person()
    text = f"""
        modules: intrigue
        players: 3
        0 board: town-hall craftsman knight; {BUSY}
        1 board: {BUSY}; {CASTLE}
        2 board: {BUSY}
        1 coins: 0
        2 coins: 0
        """
    record = played(text, *SABOTEUR, "0 target 1")
    sit_at(page, record, ("Ann", "Bert", "Cleo"))
    expect(page.locator(".board")).to_have_attribute("aria-label", "Board: Bert")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("title", "Undo: Target Bert")
    thing(page, "space:ship.0").click()
    expect(page.locator(".toast")).to_contain_text("What do you take")
    undo.click()
    expect(page.locator(".said")).to_contain_text("Whom do you target? (Saboteur)")
    expect(page.locator(".board")).to_have_attribute("aria-label", "My board")


def test_whoever_was_drawn_by_alchemy_is_shown_and_placed(person):
    page = person()
    text = f"""
        modules: trade
        0 bag: trader
        0 market: own-farmer, own-boatman, own-craftsman, own-trader
        0 board: town-hall knight -; castle farmer boatman -; {BUSY}
        """
    sit_at(page, played(text, "0 use town-hall", "0 send knight alchemy"), ("Ann", "Bert"))
    move(page, "draw 1")
    expect(page.locator(".comes")).to_contain_text("Trader")
    thing(page, "space:castle.0").click()
    expect(page.locator(".toast")).to_contain_text("Where do you place")
    thing(page, "space:castle.2").click()
    expect(page.locator(".toast")).to_have_count(0)  # it spoke of the move before
    # told to whoever sits there now: the turn may have gone on to Bert
    expect(page.locator(".log")).to_contain_text(re.compile("places? a trader in the Castle"))


def test_whoever_does_not_move_at_the_towing_service_leaves_no_goods(person):
    page = person()
    text = f"modules: trade\n0 board: town-hall boatman -; {BUSY}\nmap: orleans_blois_water wine"
    record = played(text, "0 use town-hall", "0 send boatman towing")
    sit_at(page, record, ("Ann", "Bert"))
    page.get_by_role("button", name="Decline").click()


def test_what_is_taken_is_chosen_on_the_others_board(person):
    page = person(None)
    sit_at(page, sabotaged(), ("Ann", "Bert"))
    expect(page.locator(".board")).to_have_attribute("aria-label", "Board: Bert")
    space = thing(page, "seat-space:1:castle.0")
    expect(space).to_have_class(LIT)
    assert accessible(page) == ""
    space.click()
    expect(page.locator(".board")).to_have_attribute("aria-label", "My board")


@pytest.mark.parametrize("width", [1440, 390])
def test_a_locked_place_says_why(person, shoot, width):
    page = person(None, width=width, height=900)
    sit_at(page, sabotaged("0 seize castle.0", "0 done"), ("Ann", "Bert"))
    castle = thing(page, "place:castle")
    expect(castle).to_have_accessible_name(re.compile("Locked for the rest of this round"))
    expect(castle).to_have_attribute("aria-description", re.compile("it lost what activated it"))
    expect(castle.locator("svg")).to_be_visible()
    shoot(page, f"locked-{width}")
    castle.click()
    expect(page.locator(".toast")).to_be_visible()
    expect(thing(page, "place:wagon")).to_have_accessible_name(re.compile("^Wagon, activated"))


def test_famine_takes_from_bag_market_and_spaces(person, shoot):
    page = person(None)
    sit_at(page, played(FAMINE), ("Ann", "Bert"))
    expect(page.locator(".event")).to_contain_text("after the actions")
    for name in ("bag-kind:farmer", "bag-kind:trader", "kind:knight"):
        expect(thing(page, name)).to_have_class(LIT)
    shoot(page, "famine")
    assert accessible(page) == ""
    thing(page, "bag-kind:trader").click()
    expect(page.locator(".said")).to_contain_text("2 more")
    thing(page, "kind:knight").click()
    expect(page.locator(".said")).to_contain_text("1 more")
    thing(page, "space:wagon.0").click()
    expect(page.locator(".log")).to_contain_text("You lose a trader, a knight and a farmer")


def test_the_traitor_steps_on_the_development_track_too(person):
    page = person()
    text = f"modules: intrigue\n0 board: town-hall monk knight; {BUSY}"
    sit_at(page, played(text, "0 use town-hall", "0 send monk traitor"), ("Ann", "Bert"))
    expect(thing(page, "track:knights")).to_have_class(LIT)
    thing(page, "track:development").click()
    expect(page.locator(".log")).to_contain_text("development point")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_boards_of_deeds_on_a_phone(person, shoot, scheme):
    page = person(None, width=390, height=844, has_touch=True, scheme=scheme)
    sit_at(page, played(ALL, "0 use town-hall"), ("Ann", "Bert", "Cleo", "Dora"))
    for name in ("Board", "Map", "Tracks", "Players", "Log"):
        page.locator(".tabs").get_by_role("tab").get_by_text(name, exact=True).click()
        shoot(page, f"phone-{scheme}-{name.lower()}")
        assert accessible(page) == ""
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.locator(".panel").evaluate("box => box.scrollWidth - box.clientWidth") <= 0
    page.locator(".tabs").get_by_role("tab").nth(1).click()
    for order in page.locator(".order").all():
        assert order.bounding_box()["height"] >= 44
    page.locator(".tabs").get_by_role("tab").nth(2).click()
    for board, deeds in (("Trade", 10), ("Intrigue", 9)):
        tab = page.locator(".panel").get_by_role("tab", name=board)
        assert tab.bounding_box()["height"] >= 44
        tab.click()
        expect(page.locator(".deed")).to_have_count(deeds)
    thing(page, "deed:tax-collector").tap()
    expect(page.locator(".log, .said").first).to_be_visible()


def test_all_of_it_on_one_screen(person, shoot):
    """The map and the orders keep their place; every deed can be reached."""
    page = person(None, scheme="dark")
    sit_at(page, played(ALL, "0 use town-hall"), ("Ann", "Bert", "Cleo", "Dora"))
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    for order in page.locator(".order").all():
        expect(order).to_be_in_viewport(ratio=1)
        assert order.evaluate("one => one.scrollWidth - one.clientWidth") <= 0
    for board in ("Trade", "Intrigue"):
        page.get_by_role("tab", name=board).click()
        shoot(page, f"all-{board.lower()}")
        assert accessible(page) == ""
        for deed in page.locator(".deed").all():
            deed.scroll_into_view_if_needed()
            expect(deed).to_be_in_viewport(ratio=0.99)
            assert deed.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


ALL_MODULES = "orders events trade intrigue"
NAMES = ("Ann", "Bert", "Cleo", "Dora", "Emil")


@pytest.mark.parametrize(
    ("modules", "counts"),
    [("orders", [3]), ("events", [4]), ("trade", [3]), ("intrigue", [4]), (ALL_MODULES, [2, 5])],
)
def test_each_module_is_drawn_for_2_to_5_players(person, modules, counts):
    page = person()
    for players in counts:
        game = Game(Setup(players=players, modules=tuple(modules.split())), "drawn")
        sit_at(page, game.record(), NAMES[:players])
        expect(page.locator(".order")).to_have_count(5 if "orders" in modules else 0)
        event = "Silentium" if "events" in modules else "Pilgrimage"
        expect(page.locator("header")).to_contain_text(event)
        closed = 2 if players == 2 else 0  # with two players two deeds of each board
        for board, deeds in (("Trade", 10 - closed), ("Intrigue", 9 - closed)):
            tab = page.get_by_role("tab", name=board)
            expect(tab).to_have_count(int(board.lower() in modules))
            if tab.count():
                tab.click()
                expect(page.locator(".deed")).to_have_count(deeds)
        assert page.evaluate("document.documentElement.scrollWidth") <= 1440
