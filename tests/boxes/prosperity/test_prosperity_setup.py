"""Prosperity: what is prepared, and goods face down."""

import pytest
from structures_at import carpenter, face_down, hand, looked_at, on_way, prosperity, put_under

from helpers import check_pieces, go, good, me, options, outcomes, tiles, town
from orleans import Game, Setup, read
from orleans.boxes.prosperity.fields import FACE_DOWN, HIDDEN_GOODS, QUEUE, UNDER
from orleans.errors import BadSetup
from orleans.notation.words import Words
from orleans.server.components import components_of

GOODS_ON_MAP = {2: 43, 3: 48, 4: 52, 5: 52}


def fresh(players=3, difficulty="", seed="1"):
    return Game(Setup(players=players, scenario="prosperity", difficulty=difficulty), seed=seed)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_setup(players):
    game = fresh(players)
    t = game.state
    assert (t.book.rounds, carpenter(game), town(game)) == (16, "orleans", "orleans")
    assert face_down(game) == GOODS_ON_MAP[players] == sum(FACE_DOWN.get(t))
    assert not any(t.lying)
    assert len(t.offer) == 24
    assert [t.book.components.deeds[n].id for n in t.book.deeds] == [
        "carpenters-guild",
        "right-of-assembly",
        "orphanage",
    ]
    assert [name for _, name in t.book.citizens] == ["boatmen", "knights"]
    check_pieces(t)


def test_the_events_come_in_their_order():
    from structures_at import ROUNDS

    book = fresh().state.book
    names = [book.events[tile].name for tile in book.scenario.events]
    assert names == list(ROUNDS)
    assert [book.amounts[tile] for tile in book.scenario.events][3:6] == [3, 5, 4]


TILES = {
    "I": """brewery, cheese-factory, hayrick, herb-garden, hospital, library, sacristy,
        shipping-line, tailor-shop, vineyard, windmill, winery, wool-manufacturer""",
    "II": """black-market, cellar, depot, gunpowder-tower, horse-wagon, laboratory, office,
        pharmacy, school, stage-coach, tavern""",
}


@pytest.mark.parametrize("category", TILES)
def test_the_place_tiles_of_the_rulebook(category):
    t = fresh().state
    places = [t.book.components.places[tile] for tile in t.offer]
    names = sorted(place.id for place in places if place.category == category)
    assert names == [name.strip() for name in TILES[category].split(",")]


def test_a_card_for_each_town_but_orleans_worth_what_it_costs():
    """As the label of the points says: what is asked for, and the way from Orléans."""
    book = fresh().state.book
    cards = book.decks["structure"]
    assert sorted(card.town for card in cards) == [n for n in range(23) if n != book.home]
    for card in cards:
        worth = book.distances[book.home][card.town] + card.coins
        for number, each in zip(card.followers, (2, 2, 2, 2, 3, 3, 4), strict=True):
            worth += number * each
        for number, kind in zip(card.goods, book.components.goods, strict=False):
            worth += number * (kind.points + 1)
        assert card.points == worth, card.id


def test_everybody_keeps_one_of_two_cards():
    """Ruling 219: the declined ones go under the pile in the order of players."""
    game = fresh(3)
    assert [len(looked_at(game, seat)) for seat in range(3)] == [2, 2, 2]
    assert game.actors == (0,)
    kept, declined = [], []
    for seat, number in ((0, 2), (1, 1), (2, 2)):
        pair = looked_at(game, seat)
        kept.append(pair[number - 1])
        declined.append(pair[2 - number])
        game.play(seat, f"keep structure {number}")
    assert [hand(game, seat)[0] for seat in range(3)] == kept
    assert QUEUE.get(game.state) == (0, 1, 2)
    assert [put_under(game, seat)[0] for seat in range(3)] == declined
    assert len({*kept, *declined}) == 6


def test_it_is_played_without_modules():
    """Ruling 200."""
    for module in ("orders", "events", "trade", "intrigue", "plague"):
        with pytest.raises(BadSetup, match=f"the module {module} is not played with prosperity"):
            Setup(players=3, scenario="prosperity", modules=(module,))


def test_with_a_place_tile_each():
    """Ruling 200."""
    game = fresh(4, "place-tile")
    assert [len(tiles(game, seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert len(game.state.offer) == 20
    assert [len(tiles(fresh(4), seat)) for seat in range(4)] == [0, 0, 0, 0]


def test_the_first_place_tile_is_of_either_category():
    """Ruling 200."""
    game = Game(Setup(2, scenario="prosperity", difficulty="place-tile"), seed="1", ask_chance=True)
    while not outcomes(game)[0].startswith("grant"):
        game.play(-1, outcomes(game)[0])
    assert {"grant library", "grant cellar"} < {*outcomes(game)}
    assert len(outcomes(game)) == 24


def test_the_census_stays_and_no_citizen_comes_for_most_stations():
    """Ruling 200."""
    game = prosperity("round: 16\nphase: start-player\n0 stations: tours, blois\n0 coins: 0")
    assert game.over
    assert game.scores()[0].sources["citizens"] == 0
    game = prosperity("phase: census\n0 tracks: 3 farmers\n0 coins: 0")
    assert me(game).coins == 1


SHIP = """
    0 board: ship farmer boatman knight
    0 coins: 5
    """


def test_a_good_is_drawn_when_it_is_taken():
    """Rulings 201 and 202: nobody knows where which good lies."""
    game = prosperity(f"{SHIP}\nface-down: orleans_blois_water good\nhidden-goods: wine")
    go(game, "0 use ship", "0 go blois by water")
    assert options(game, 0) == ["leave", "take hidden good"]
    go(game, "0 take hidden good")
    assert (good(game, "wine"), face_down(game), on_way(game, "orleans_blois_water")) == (1, 0, [])
    check_pieces(game.state)


def test_it_may_be_any_of_those_that_lie_face_down():
    """Ruling 201."""
    text = f"{SHIP}\nface-down: orleans_blois_water good; blois_tours_water good"
    game = prosperity(f"{text}\nhidden-goods: wine, grain", ask_chance=True)
    go(game, "0 use ship", "0 go blois by water", "0 take hidden good")
    assert options(game, -1) == ["find grain", "find wine"]
    game.play(-1, "find grain")
    assert good(game, "grain") == 1
    assert HIDDEN_GOODS.get(game.state)[2] == 1


def test_a_good_may_be_left():
    """Ruling 202."""
    game = prosperity(f"{SHIP}\nface-down: orleans_blois_water good\nhidden-goods: wine")
    go(game, "0 use ship", "0 go blois by water", "0 leave")
    assert on_way(game, "orleans_blois_water") == ["good"]


def test_of_two_goods_one_is_taken():
    """Ruling 202."""
    way = "orleans_briare_water"
    game = prosperity(
        f"players: 3\n{SHIP}\nface-down: {way} good good\nhidden-goods: 2 wine\n"
        "1 board: wagon farmer trader knight"
    )
    go(game, "0 use ship", "0 go briare by water", "0 take hidden good")
    assert (good(game, "wine"), on_way(game, way)) == (1, ["-", "good"])


def test_a_position_must_add_up():
    from orleans.errors import BadPosition

    with pytest.raises(BadPosition, match=r"line [0-9]+: 1 goods lie face down, hidden"):
        prosperity("face-down: orleans_blois_water good\nhidden-goods: 2 wine")
    with pytest.raises(BadPosition, match=r"line [0-9]+: under-pile does not fit"):
        prosperity("under-pile: 0\n0 put-under: mint, keep")
    with pytest.raises(BadPosition, match=r"line [0-9]+: a Structure card is in two places"):
        prosperity("0 structure-card: mint\n1 structure-card: mint")
    with pytest.raises(
        BadPosition, match=r"line [0-9]+: tours_loches_water does not lead to the town"
    ):
        prosperity(
            "face-down: tours_loches_water 0\nhidden-goods: wine\n0 unbuilt: 9\n"
            "0 structures: granary tours_loches_water"
        )
    with pytest.raises(BadPosition, match="does not ask for so much"):
        prosperity("0 structures: granary etampes_montargis_road 3 farmer")


def test_positions_have_everything():
    text = """
        players: 3
        0 structure-card: mint
        1 structure-card: keep
        2 put-under: dairy, abbey
        under-pile: 2, 2
        carpenter: tours
        face-down: etampes_montargis_road 0; orleans_vierzon_road good 1; blois_tours_water good
        hidden-goods: 3 wine, grain
        0 structures: granary etampes_montargis_road 1 farmer 1 grain
        0 unbuilt: 9
        1 completed: weaving-mill
        1 unbuilt: 9
        1 burned-tiles: library
        1 board: wagon farmer trader knight
        """
    game = prosperity(text)
    again = Game.from_position(game.position(), "x")
    assert again.state == game.state
    assert UNDER.of(again.state, 2) == UNDER.of(game.state, 2) != ()
    check_pieces(game.state)


def test_everything_is_read_by_names():
    game = prosperity(
        """
        0 structure-card: mint
        1 structure-card: keep
        carpenter: tours
        face-down: etampes_montargis_road 0; orleans_vierzon_road good
        hidden-goods: wine, grain
        0 structures: granary etampes_montargis_road 1 farmer 1 grain
        0 unbuilt: 9
        0 board: wagon farmer trader knight
        """
    )
    table = game.table().fields
    assert table["carpenter"] == "tours"
    assert table["hidden_goods"] == {"grain": 1, "wine": 1}
    assert table["face_down"] == {
        "orleans_vierzon_road": ["good"],
        "etampes_montargis_road": ["0"],
    }
    mine = game.seat(0).fields
    assert mine["structure_card"] == ["mint"]
    assert mine["structures"] == [
        {
            "card": "granary",
            "connection": "etampes_montargis_road",
            "followers": {"farmer": 1},
            "coins": 0,
            "goods": {"grain": 1},
        }
    ]
    assert read(game.view(0)).seat(1).fields["structure_card"] == ["?"]


@pytest.mark.parametrize(
    ("language", "place", "said"),
    [
        ("en", "scriptorium", "or look at two Structure cards"),
        ("de", "town-hall", "oder zu deinen Bauwerken"),
        ("fr", "gunpowder-tower", "ou à tes édifices"),
    ],
)
def test_places_say_what_they_do_here(language, place, said):
    """The cover tile of the Scriptorium, and who mans structures; elsewhere they say less."""
    here, base = (Game(Setup(2, scenario=name), "1").state.book for name in ("prosperity", "base"))
    assert said in Words(here, language).effect(here.numbers[place])
    assert said not in Words(base, language).effect(base.numbers[place])
    [info] = [one for one in components_of(here, language).places if one.id == place]
    assert said in info.effect
