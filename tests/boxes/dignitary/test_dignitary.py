"""The Dignitary, sentence by sentence; its events are in `test_dignitary_events`."""

import pytest
from dignitary import DIGNITARY, EASY, ROUNDS, SPACES, TOWNS, USUAL, WAGON, at, in_round, waiting

from alone import go
from helpers import check_pieces, coins, in_bag, in_market, me, options, tiles, town, track
from orleans import BadPosition, BadSetup, Game, Setup

OWN = ("farmer", "boatman", "craftsman", "trader")
BUSY = "castle farmer boatman trader"
UNUSED = ", ".join(space for space in SPACES if space not in USUAL)
WITHOUT_D = {
    "I": {
        *("bathhouse", "brewery", "herb-garden", "hospital", "library"),
        *("road", "shipping-line", "statue", "windmill"),
    },
    "II": {
        *("ballroom", "bookbindery", "bourgeois-house", "cellar", "drawbridge", "flea-market"),
        *("gunpowder-tower", "laboratory", "lock", "office", "pharmacy", "quarry", "school"),
        *("theatre", "well"),
    },
}


def begun(setup=DIGNITARY, seed="1"):
    return go(Game(setup, seed=seed), "settle the rest")


# --- setup


def test_the_setup():
    game = begun()
    t = game.state
    assert (town(game), coins(game), tiles(game)) == ("orleans", [0], ["stage-coach"])
    assert t.supply == [4] * 7
    assert t.gears == 6
    assert [t.book.components.deeds[n].board for n in t.book.deeds] == ["base"] * 8
    assert [in_market(game, f"own-{name}") for name in OWN] == [1] * 4
    assert (t.book.rounds, me(game).development, me(game).stations) == (16, 0, 10)
    check_pieces(t)


def test_there_are_no_goods():
    """Ruling 116: neither on the map nor in the supply, and a position cannot have any."""
    t = begun().state
    assert (any(t.lying), any(t.goods), sum(t.lost_goods)) == (False, False, 90)
    with pytest.raises(BadPosition, match="line 3: there are no goods in this scenario"):
        at("0 goods: 2 wool")


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_five_place_tiles_of_each_category_are_drawn(seed):
    """Ruling 113: none with a D, nor the Stage Coach."""
    t = begun(seed=seed).state
    places = t.book.components.places
    for category, known in WITHOUT_D.items():
        offer = {places[n].id for n in t.offer if places[n].category == category}
        assert len(offer) == 5
        assert offer <= known
    drawn = {places[n].id for category in (1, 2) for n in t.book.stacks[category]}
    assert drawn == WITHOUT_D["I"] | WITHOUT_D["II"]


def test_tiles_with_a_d_are_not_in_the_game():
    """Ruling 113: no position can have one either."""
    marked = [place.id for place in begun().state.book.components.places if "D" in place.not_in]
    assert len(marked) == 32
    for tile in marked:
        with pytest.raises(BadPosition, match=f"'{tile}' is not known"):
            at(f"0 tiles: {tile}")


def test_other_games_draw_other_tiles():
    assert len({begun(seed=str(n)).state.offer for n in range(5)}) > 1


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"players": 2}, "the scenario dignitary is for 1 player, not 2"),
        ({"players": 1, "edition": "dlp"}, "is played with bigbox, not dlp"),
        ({"players": 1, "modules": ("intrigue",)}, "intrigue is not played with dignitary"),
        ({"players": 1, "tiles": "all"}, "has place tiles of its own"),
        ({"players": 1, "difficulty": "cruel"}, "no difficulty 'cruel'; it has easy"),
    ],
)
def test_what_does_not_go_together(wrong, reason):
    """Ruling 113."""
    with pytest.raises(BadSetup, match=reason):
        Setup(scenario="dignitary", **wrong)


# --- the choice of citizens


def test_six_citizens_wait_in_towns_before_anything_is_chosen():
    """Ruling 114: the choice comes before the place tiles are drawn."""
    game = Game(DIGNITARY, seed="1")
    assert sorted(waiting(game)) == sorted(TOWNS)
    assert options(game, 0) == ["settle the rest", *[f"settle {space}" for space in SPACES]]
    assert not game.state.offer
    assert game.state.round == 0
    assert game.why_not(0, "pass") == "choose where citizens wait: 7 more"


def test_one_move_takes_the_usual_spaces():
    """Ruling 114."""
    game = begun()
    assert sorted(waiting(game)) == sorted([*TOWNS, *USUAL])
    assert game.state.round == 1


def test_seven_spaces_of_ones_choice():
    """Ruling 114."""
    mine = ["city-wall", "boatmen", "canalization", "development-28", "plague", "cathedral"]
    game = go(Game(DIGNITARY, seed="1"), *[f"settle {space}" for space in mine])
    assert game.state.round == 0
    assert "settle boatmen" not in options(game, 0)
    go(game, "settle knights")
    assert sorted(waiting(game)) == sorted([*TOWNS, *mine, "knights"])
    assert game.state.round == 1
    check_pieces(game.state)


def test_some_chosen_and_the_rest_as_usual():
    """Ruling 114: in the order of the usual spaces, until all seven are placed."""
    game = go(Game(DIGNITARY, seed="1"), "settle city-wall", "settle astronomy", "settle the rest")
    chosen = set(waiting(game)) - set(TOWNS)
    assert chosen == {"city-wall", *USUAL} - {"knights"}


def test_the_choice_is_recorded_and_told():
    game = go(Game(DIGNITARY, seed="1", story=True), "settle boatmen", "settle the rest")
    again = Game.replay(game.record())
    assert again.position() == game.position()
    laid = [change for one in game.story() for change in one.changes if change.what == "citizens"]
    chosen = {"boatmen", *USUAL} - {"knights"}
    assert {change.where for change in laid} == {f"at:{name}" for name in chosen}


def test_a_position_in_the_middle_of_the_choice():
    game = go(Game(DIGNITARY, seed="1"), "settle boatmen")
    copy = Game.from_position(game.position(), "1")
    assert copy.position() == game.position()
    assert options(copy, 0) == options(game, 0)
    check_pieces(copy.state)


def test_a_position_that_does_not_say_it_has_the_usual_citizens():
    assert sorted(waiting(at())) == sorted([*TOWNS, *USUAL])


# --- where citizens come from


@pytest.mark.parametrize(
    ("start", "board", "moves"),
    [
        ("blois", "ship farmer boatman knight", ("use ship", "go tours by water")),
        ("bourges", f"{WAGON}", ("use wagon", "go saint-amand by road")),
        ("blois", "stage-coach knight", ("use stage-coach", "go tours by water")),
    ],
)
def test_a_citizen_of_a_town_is_taken_on_arrival(start, board, moves):
    """Ruling 115: by any move, once."""
    game = at(f"0 merchant: {start}\n0 coins: 3\n0 board: {board}; castle farmer boatman trader")
    go(game, *moves)
    assert me(game).citizens == 1
    assert town(game) in TOWNS
    assert town(game) not in waiting(game)


@pytest.mark.parametrize(
    ("tile", "board", "moves", "roll"),
    [
        ("drawbridge", WAGON, ("use wagon",), ()),
        (
            "bourgeois-house",
            "bourgeois-house trader knight scholar",
            ("use bourgeois-house", "reward travel"),
            (),
        ),
        ("well", "well boatman knight scholar", ("use well", "use ship"), ()),
        ("flea-market", "flea-market boatman trader", ("use flea-market",), ("roll 6",)),
    ],
)
def test_tiles_bring_the_merchant_to_a_citizen_too(tile, board, moves, roll):
    """Ruling 115: whatever moves him, he has only to arrive."""
    game = at(f"0 merchant: blois\n0 tiles: {tile}\n0 board: {board}; {BUSY}", ask_chance=True)
    go(game, *moves, chance=roll)
    if roll:
        go(game, "use ship")
    go(game, "go tours by water")
    assert (town(game), me(game).citizens) == ("tours", 1)
    assert "tours" not in waiting(game)


def test_a_town_whose_citizen_was_taken_has_no_other():
    """Ruling 115."""
    ship = "ship farmer boatman knight"
    game = at(
        f"claimed: tours, {UNUSED}\n0 citizens: 1\n0 merchant: blois\n0 board: {ship}; {BUSY}"
    )
    go(game, "use ship", "go tours by water")
    assert me(game).citizens == 1
    check_pieces(game.state)


def test_a_journey_takes_no_good():
    """Ruling 116."""
    game = at(f"0 merchant: blois\n0 board: ship farmer boatman knight; {WAGON}")
    go(game, "use ship", "go tours by water")
    assert options(game, 0) == ["pass", "use wagon"]
    assert not any(me(game).goods)


def test_a_citizen_of_a_deed_that_was_given_one():
    game = at(
        f"deeds: papal-conclave 1 knight 1 monk\n0 board: town-hall monk -; {WAGON}\n0 coins: 0"
    )
    go(game, "use town-hall", "send monk papal-conclave")
    assert (me(game).citizens, coins(game)) == (1, [3])
    assert "papal-conclave" not in waiting(game)
    check_pieces(game.state)


def test_the_gunpowder_tower_completes_a_deed_too():
    game = at(
        "deeds: astronomy 2 scholar\n0 tiles: gunpowder-tower\n0 coins: 0\n"
        f"0 board: gunpowder-tower trader -; {WAGON}"
    )
    go(game, "use gunpowder-tower", "send trader astronomy")
    assert (me(game).citizens, coins(game)) == (1, [1])
    check_pieces(game.state)


def test_any_deed_may_be_given_a_citizen():
    """Ruling 114: the space that was chosen counts, not the usual one."""
    mine = ["plague", "city-wall", "cathedral", "canalization", "boatmen", "development-28"]
    game = go(Game(DIGNITARY, seed="1"), *[f"settle {space}" for space in [*mine, "knights"]])
    claimed = next(line for line in game.position().splitlines() if line.startswith("claimed:"))
    plague = "deeds: plague 1 farmer 1 boatman 1 trader 1 scholar; astronomy 2 scholar"
    late = at(f"{claimed}\n{plague}\n0 coins: 0\n0 board: town-hall scholar trader; {WAGON}")
    go(late, "use town-hall", "send scholar plague")
    assert (me(late).citizens, coins(late)) == (1, [2])
    go(late, "send trader astronomy")  # complete, but nobody waits there
    assert (me(late).citizens, coins(late)) == (1, [3])
    check_pieces(late.state)


def test_a_deed_without_a_citizen_pays_its_coins():
    """Ruling 114."""
    game = at(
        "deeds: plague 1 farmer 1 boatman 1 trader 1 scholar\n"
        f"0 board: town-hall scholar -; {WAGON}\n0 coins: 0"
    )
    go(game, "use town-hall", "send scholar plague")
    assert (me(game).citizens, coins(game)) == (0, [2])
    check_pieces(game.state)


@pytest.mark.parametrize(
    ("text", "moves", "citizens"),
    [
        ("0 tracks: 3 knights\n0 board: castle farmer boatman trader", "use castle", 1),
        ("0 tracks: 4 boatmen\n0 board: village farmer boatman craftsman", "hire boatman", 0),
        ("0 development: 2\n0 board: university farmer craftsman trader", "use university", 1),
        ("0 development: 17\n0 board: university farmer craftsman trader", "use university", 1),
        ("0 development: 27\n0 board: university farmer craftsman trader", "use university", 0),
    ],
)
def test_citizens_of_the_tracks_wait_only_where_one_was_placed(text, moves, citizens):
    """Ruling 114: without one, the space gives its usual bonus."""
    game = in_round(5, f"{text}; {WAGON}", "actions")
    if moves.startswith("hire"):
        go(game, "use village")
    go(game, moves)
    assert me(game).citizens == citizens
    check_pieces(game.state)


# --- without goods


def test_farmers_are_hired_without_a_good():
    """Ruling 116."""
    game = at(f"0 board: farm-house boatman craftsman; {WAGON}")
    go(game, "use farm-house")
    assert (in_bag(game, "farmer"), track(game, "farmers")) == (1, 1)
    assert not any(me(game).goods)


def test_the_flea_market_without_goods():
    """Ruling 116: a 3 gives nothing, a 4 is a farmer."""
    text = f"0 tiles: flea-market\n0 board: flea-market boatman trader; {WAGON}"
    for roll, farmers in ((3, 0), (4, 1)):
        game = at(text, ask_chance=True)
        go(game, "use flea-market", chance=(f"roll {roll}",))
        assert (in_bag(game, "farmer"), any(me(game).goods)) == (farmers, False)


def test_the_bourgeois_house_offers_no_good():
    """Ruling 116."""
    game = at(f"0 tiles: bourgeois-house\n0 board: bourgeois-house trader knight scholar; {WAGON}")
    go(game, "use bourgeois-house")
    assert options(game, 0) == ["reward coins", "reward development", "reward travel"]


def test_there_is_no_census():
    game = at(f"round: 2\nevent: {ROUNDS[1]}\nphase: hour-glass\n0 tracks: 4 farmers\n0 coins: 3")
    assert (game.state.round, coins(game)) == (3, [3])


# --- the goal and the end


def test_the_eighth_citizen_wins_at_the_end_of_the_round():
    """Ruling 117: not before its event."""
    game = in_round(
        9,
        f"0 citizens: 7\n0 merchant: blois\n0 board: ship farmer boatman knight; {WAGON}",
        "actions",
    )
    go(game, "use ship", "go tours by water")
    assert (me(game).citizens, game.outcome().kind) == (8, "open")
    go(game, "pass")
    outcome = game.outcome()
    assert (outcome.kind, outcome.winners, outcome.by, outcome.round) == ("won", (0,), "goals", 9)
    assert game.scores()[0].winner
    assert "0 met: 9 dignity" in game.position()


@pytest.mark.parametrize(("citizens", "kind"), [(7, "lost"), (8, "won"), (10, "won")])
def test_after_round_16_the_game_is_decided(citizens, kind):
    """Ruling 117: after the last event; more citizens do no harm."""
    game = in_round(16, f"0 citizens: {citizens}\n0 coins: 15")
    assert (game.over, game.outcome().kind, game.outcome().round) == (True, kind, 16)
    assert coins(game) == [0]


def test_nobody_gets_a_citizen_for_the_most_trading_stations():
    """Ruling 113: the last citizen of the base game is not in this one."""
    game = in_round(16, "0 citizens: 7\n0 coins: 15\n0 stations: blois, tours, orleans")
    assert (game.outcome().kind, me(game).citizens) == ("lost", 7)


def test_the_event_is_suffered_before_the_game_is_won():
    """Ruling 117: with all its choices."""
    game = in_round(7, "0 citizens: 8\n0 coins: 4\n0 bag: monk")
    assert game.outcome().kind == "open"
    go(game, "give station")
    assert (game.outcome().kind, game.outcome().round, coins(game)) == ("won", 7, [0])


def test_eight_citizens_in_the_last_round_win_after_torture():
    """Rulings 117 and 119: nothing is left to give, and still the game is won."""
    game = in_round(16, "0 citizens: 8\n0 coins: 2\n0 tiles: -\n0 unbuilt: 0")
    assert (game.outcome().kind, coins(game)) == ("won", [0])


def test_seven_are_enough_for_beginners():
    text = f"players: 1\nscenario: dignitary\ndifficulty: easy\nround: 5\nevent: {ROUNDS[4]}\n"
    won = Game.from_position(f"{text}phase: event\n0 citizens: 7", "easy")
    assert (won.outcome().kind, won.outcome().round) == ("won", 5)
    open_ = Game.from_position(f"{text}phase: event\n0 citizens: 6", "easy")
    assert open_.outcome().kind == "open"
    strict = Game.from_position(text.replace("difficulty: easy\n", "") + "0 citizens: 7\n", "usual")
    assert strict.outcome().kind == "open"
    assert Game.replay(Game(EASY, seed="1").record()).setup == EASY


def test_nothing_is_delivered():
    """Ruling 117."""
    game = at(f"0 citizens: 9\n0 board: {WAGON}")
    assert options(game, 0) == ["pass", "use wagon"]
    why = game.why_not(0, "deliver dignity")
    assert why == "this goal is reached by itself when a round ends"


def test_the_progress_of_the_goal():
    t = at(f"0 citizens: 3\n0 board: {WAGON}").state
    assert t.book.goals[0].parts(t, 0) == [("citizens", 3, 8)]


def test_the_win_is_told_as_the_goals():
    game = at(f"round: 9\nevent: {ROUNDS[8]}\n0 citizens: 8\n0 board: {WAGON}")
    game.listen()
    go(game, "pass")
    told = [one.cause for one in game.story() if any("dignity" in c.what for c in one.changes)]
    assert [(cause.kind, cause.id) for cause in told] == [("goal", "dignity")]
