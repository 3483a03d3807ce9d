"""Tables with the modules of Trade & Intrigue, over HTTP as a client meets them."""

from helpers import at, go
from orleans import Game
from orleans.notation.words import Words
from orleans.server.advice import debt

BRIBED = """
    modules: orders intrigue
    0 board: town-hall knight -
    0 coins: 0
    0 merchant: tours
    1 coins: 4
    1 goods: 2 wool
    1 merchant: blois
    1 board: wagon farmer trader knight
    orders: order-02
"""


def test_the_form_offers_the_modules(quick_somebody):
    form = quick_somebody().get("/api/setups", lang="de")
    names = ["orders", "events", "trade", "intrigue", "plague"]
    names += ["easy-characters", "hard-characters", "chosen-characters"]
    assert [choice["id"] for choice in form["modules"]] == names
    assert form["modules"][0]["name"] == "Aufträge"
    assert form["modules"][4]["apart"] == "Die Pest hat eigene Stundenglaskarten und Werke."
    last = {choice["id"]: choice["name"] for choice in form["last_events"]}
    assert last == {"silentium": "Silentium", "peasant-uprising": "Bauernaufstand"}
    allowed = next(c["modules"] for c in form["combinations"] if c["edition"] == "bigbox")
    assert [] in allowed
    assert ["orders", "events", "trade", "intrigue"] in allowed
    assert [some for some in allowed if "plague" in some] == [["plague"], ["orders", "plague"]]
    assert len(allowed) == 18


def test_the_form_offers_options_with_the_editions_they_are_for(quick_somebody):
    form = quick_somebody().get("/api/setups", lang="en")
    ways = {way["id"]: way["editions"] for way in form["tile_ways"]}
    older, every = ["dlp", "capstone"], ["dlp", "capstone", "bigbox"]
    assert ways["market-3"] == ways["market-5"] == every  # ruling 111
    assert ways["trade-intrigue"] == older  # ruling 110
    assert {one["id"]: one["editions"] for one in form["printings"]} == {"first-printing": ["dlp"]}


def test_a_table_with_a_market_and_the_first_printing(quick_somebody):
    setup = {"players": 2, "edition": "dlp", "tiles": ["market-3"], "events": "first-printing"}
    table = quick_somebody().open("me", "random", setup=setup, start=True)
    assert len(table.state(0)["view"]["offer"]) == 6
    assert table.get("")["setup"]["events"] == "first-printing"
    tiles = {tile["id"] for tile in table.get("components", lang="en")["hourglass"]}
    assert all(tile.startswith("first-printing") for tile in tiles)


def test_a_table_with_all_modules(quick_somebody):
    setup = {
        "players": 2,
        "modules": ["events", "orders", "trade", "intrigue"],
        "last_event": "peasant-uprising",
    }
    table = quick_somebody().open("me", "random", setup=setup, start=True)
    view = table.state(0)["view"]
    assert len(view["fields"]["orders"]) == 5
    assert view["event"] == "ti-silentium"
    assert view["deeds"]["alchemy"] == {"any": 5}
    assert ["monk", "wine"] in view["deed_goods"]["thanksgiving"]
    assert "research" not in view["deeds"]  # not with two players
    assert "fraud" in view["deeds"]
    assert "city-wall" not in view["deeds"]
    components = table.get("components", lang="en")
    cards = {card["id"] for card in components["cards"] if card["deck"] == "order"}
    assert len(cards) == 23
    assert cards >= set(view["fields"]["orders"])
    tiles = {tile["id"] for tile in components["hourglass"]}
    assert "ti-peasant-uprising-d" in tiles
    assert "ti-silentium-last" not in tiles  # the uprising takes its place
    deed = next(deed for deed in components["deeds"] if deed["id"] == "coinage")
    assert deed["each"] == {"coins": 3, "development": 0, "citizens": 0}
    assert [space["want"] for space in deed["spaces"]] == ["trader", "trader", "craftsman"]


def test_a_bribe_over_the_server(quick_somebody):
    """Whoever is struck is asked, then who strikes; both see what is offered."""
    ann = quick_somebody()
    record = at(BRIBED, "", ask_chance=True).record()
    table = ann.open("me", "me", record=record, start=True)
    table.play("use town-hall")
    table.play("send knight kidnapper")
    assert "sends the Kidnapper after you. Offer a bribe?" in table.state(1)["question"]
    for move in ("bribe 2", "bribe wool", "done"):
        table.play(move, 1)
    answer = table.state(0)
    assert [option["move"] for option in answer["options"]] == ["accept", "refuse"]
    assert "2 coins and 1 wool" in answer["question"]
    table.play("accept")
    view = table.state(0)["view"]
    assert view["players"][1]["town"] == "blois"
    assert (view["players"][0]["coins"], view["players"][0]["goods"]) == (3, {"wool": 1})


def test_a_setup_that_does_not_go_together_is_refused(quick_somebody):
    for setup, reason in (
        ({"modules": ["picnic"]}, "there is no module 'picnic'"),
        ({"modules": ["chess"]}, "no module"),
        ({"last_event": "peasant-uprising"}, "only be chosen with the module events"),
    ):
        quick_somebody().refused("POST", "/api/tables", 422, reason, json={"setup": setup})


def test_the_record_of_such_a_table_replays(quick_somebody):
    setup = {"players": 3, "modules": ["orders", "events", "trade", "intrigue"]}
    table = quick_somebody().open("me", "random", "random", setup=setup, start=True)
    text = table.get("record")
    text = text["record"] if isinstance(text, dict) else text
    assert Game.replay(text).setup.modules == ("orders", "events", "trade", "intrigue")


def test_torture_says_what_is_owed(quick_somebody):
    """Things where coins do not count, coins where they were missing."""
    torture = "modules: events\nphase: event\nround: 10\n0 coins: 0\n0 goods: 2 wine\n1 coins: 9\n"
    for event, of in (("ti-torture-c", "things"), ("ti-goods-tax-c", None)):
        record = at(f"{torture}event: {event}\n", "", ask_chance=True).record()
        debt = quick_somebody().open("me", "me", record=record, start=True).state(0)["debt"]
        assert (debt and debt["of"]) == of
    tax = at("phase: event\nevent: taxes-a\n0 coins: 0\n0 goods: 2 wine\n", "", ask_chance=True)
    debt = quick_somebody().open("me", "me", record=tax.record(), start=True).state(0)["debt"]
    assert debt["of"] == "coins"


def test_a_payment_lists_what_was_given_for_it():
    """Neither the price of an action before it nor what chance drew in between."""
    game = at(
        """
        phase: actions
        event: taxes-a
        0 tiles: goldsmith, road
        0 stock: road-station
        0 board: goldsmith craftsman scholar
        0 bag: 2 knight
        0 coins: 0
        0 goods: 2 wine, 3 cheese
        1 coins: 9
        """
    )
    words = Words(game.state.book)
    go(game, "0 use goldsmith", "0 give wine")
    assert game.question(0).startswith("you owe 4 more")
    assert debt(game, 0, words).given == []
    go(game, "0 give station road", "0 give follower")
    assert debt(game, 0, words).given == [
        "Give up a trading station on the Road",
        "Give up a random follower from the bag",
    ]
