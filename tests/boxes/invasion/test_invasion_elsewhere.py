"""Invasion in the terminal, in the environments, in tournaments and over the network."""

import io
import random
from pathlib import Path

import pytest
from invasion import at, at_event, setup
from rich.console import Console

from helpers import go
from orleans import Game
from orleans.boxes import make_book
from orleans.boxes.base.verbs import DONE
from orleans.env import raw_env
from orleans.env.observation import REWARDS
from orleans.facts import LANGUAGES
from orleans.notation.words import Words
from orleans.server.components import components_of
from orleans.server.encode import goals, table_view
from orleans.sim.tournament import Result, count
from orleans.terminal.screen import Screen

WON = """
    round: 7
    event: inv-escape-a
    deeds: city-walls 4 knight
    claimed: boatmen, knights, development-3, development-18, le-blanc, grain-pile, treasury
    team-citizens: 7
    treasury: 12
    city-treasury: 30
    warehouse: 6 grain, 3 cheese, 3 wine
    0 character: merchant
    0 coins: 50
    0 board: town-hall knight
    0 stations: chartres, le-mans, chatellerault, argenton
    1 character: estate-manager
    1 goods: wine
    1 stations: nevers, sancerre
"""
IN_VAIN = WON.replace("round: 7", "round: 18").replace("inv-escape-a", "inv-the-invasion-c")


def screen(game, language="en"):
    out = io.StringIO()
    console = Console(file=out, width=160)
    names = [f"Player {n}" for n in range(game.setup.players)]
    return Screen(console, Words(game.state.book, language, names), names), out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_everything(language):
    game = at(
        "0 character: mayor\n1 character: estate-manager\ncity-treasury: 12\ncatapult: 1\n"
        "warehouse: 2 grain\nteam-citizens: 1\nclaimed: boatmen\nround: 12\nevent: inv-rats-b\n"
        "kept-events: inv-reinforcement-a\nturned-over: winery\noffer: well"
    )
    shown, out = screen(game, language)
    table = game.view(0).table
    shown.heading(game.view(0))
    shown.players(table)
    shown.map(table, None)
    shown.tracks(table)
    shown.deeds(table)
    for seat in (0, 1):
        shown.goals(table, seat)
        shown.board(table, seat, effects=True)
    text, words = out.getvalue(), Words(game.state.book, language)
    for name in ("mayor", "estate-manager"):
        assert words.name("card", name) in text
    for term in ("warehouse", "city-treasury", "catapult", "team-citizens", "kept-events"):
        assert words.term(term) in text
    assert words.term("tower") in text
    for place in ("vehicle", "guild-house", "hostel", "palatinate"):
        assert words.name("place", place) in text


def test_the_terminal_shows_the_dues_to_come():
    game = at("0 character: estate-manager\nround: 3\nevent: inv-escape-a\n0 goods: cheese")
    shown, out = screen(game)
    shown.goals(game.view(0).table, 0)
    assert "Round 4: Cheese 1/1" in out.getvalue()
    assert "Round 18: Development track 0/3" in out.getvalue()


def test_the_terminal_says_what_is_out_of_reach():
    """Ruling 256."""
    game = at("0 character: librarian\n1 stations: loches\noffer: well")
    shown, out = screen(game)
    shown.goals(game.view(0).table, 0)
    assert "4 place tiles.\n  out of reach" in out.getvalue()


def told(game, *steps, language="en"):
    """The log of some moves."""
    game.listen()
    go(game, *steps)
    return [said for _, said in screen(game, language)[0].lines(game, None) if said]


VEHICLE = "0 board: vehicle farmer boatman\n0 goods: 2 grain, wool"
SENT = ("0 use vehicle", "0 send to the city", "0 give grain", "0 give wool")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Player 0 uses the Vehicle: −1 grain, −1 wool; Warehouse +1 grain; "
            "Clothing Store +1 wool",
        ),
        (
            "de",
            "Player 0 nutzt das Fuhrwerk: −1 Getreide, −1 Wolle; Lagerhaus +1 Getreide; "
            "Kleiderkammer +1 Wolle",
        ),
        (
            "fr",
            "Player 0 utilise l’attelage\u00a0: −1 blé, −1 laine\u00a0; Entrepôt +1 blé\u00a0; "
            "Vestiaire +1 laine",
        ),
    ],
)
def test_the_log_tells_what_the_city_gets(language, said):
    assert told(at(VEHICLE), *SENT, language=language) == [said]


def test_the_log_tells_of_citizens_wheels_and_towers():
    hall = "0 board: guildhall farmer craftsman knight\n0 merchant:"
    assert told(at(f"{hall} nevers"), "0 use guildhall") == [
        "Player 0 uses the Guildhall: builds a Fortified Tower in Nevers"
    ]
    assert told(at(f"{hall} le-blanc"), "0 use guildhall") == [
        "Player 0 uses the Guildhall: builds a trading station in Le Blanc; "
        "Citizens of the team +1 citizen"
    ]
    wheel = ("0 use village", "0 hire craftsman", "0 send to the catapult")
    village = "0 board: village farmer boatman craftsman\n0 tracks: 1 craftsmen"
    assert told(at(village), *wheel) == [
        "Player 0 uses the Village: +1 craftsman; Catapult +1 gear wheel"
    ]


def test_the_log_tells_what_the_team_decided():
    turned = [f"0 turn over {tile}" for tile in ("winery", "hayrick", "well", "school", "library")]
    offer = "offer: winery, hayrick, well, school, library, windmill"
    said = told(at_event("earthquake", offer), *turned, "1 agree")
    assert said[0] == "Earthquake: Turned over Hayrick, Library, School, Well, Winery"
    said = told(at_event("rome-calling"), "0 exile shelter", "1 agree")
    assert said[0] == "Rome Calling: Out of the game +1 citizen"
    said = told(at_event("robbery", "0 stations: nevers\n0 goods: 2 wine\n1 goods: brocade"),
        "0 give station nevers")  # fmt: skip
    assert said[0].startswith("Robbery: Player 0 gives up the Fortified Tower in Nevers")


MANAGER = "round: 3\nevent: inv-assembly-a\n0 character: estate-manager\n0 coins: 7\n1 coins: 7"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dues of the Estate Manager: Player 0 −2 coins"),
        ("de", "Abgaben des Gutsverwalters: Player 0 −2 Münzen"),
        ("fr", "Redevance de l’intendant\u00a0: Player 0 −2 pièces"),
    ],
)
def test_the_log_tells_dues_on_a_line_of_their_own(language, said):
    """They are paid without a choice, after the last pass of the round."""
    passed, dues = told(at(MANAGER), "1 pass", language=language)[:2]
    assert ("2" in passed, dues) == (False, said)


def test_the_log_tells_of_a_due_that_was_chosen_on_the_same_line():
    game = at("round: 10\nevent: inv-rats-b\nphase: dues-phase\n0 character: estate-manager\n"
        "0 tracks: 3 craftsmen\n0 board: castle gear; ship gear")  # fmt: skip
    said = told(game, "0 give gear ship.0")
    assert said[0] == "Dues of the Estate Manager: Player 0 −1 gear wheel"


def test_a_follower_of_another_board_is_not_gained():
    """The Palatinate on a Town Hall."""
    board = "0 board: palatinate knight scholar; wagon farmer trader knight"
    game = at(f"{board}\n1 board: town-hall knight farmer")
    said = told(game, "0 use palatinate", "0 send knight city-walls", "0 done")
    assert said == ["Player 0 sends a knight to the City Walls"]


def test_the_terminal_says_why_a_team_has_lost():
    game = at("round: 18\nevent: inv-the-invasion-c\nphase: goals\n0 character: merchant")
    shown, out = screen(game)
    shown.scores(game)
    said = " ".join(out.getvalue().split())
    assert "this is missing: City Walls, Citizens, City Treasury, Warehouse" in said
    assert "Merchant" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_event_has_words(language):
    book = make_book(setup(5))
    words = Words(book, language, [f"P{n}" for n in range(5)])
    for move in book.numbering().moves:
        assert words.move(move)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Leave the rest to the others", "Propose nothing", "Propose this")),
        ("de", ("Den Rest den anderen überlassen", "Nichts vorschlagen", "Das vorschlagen")),
        ("fr", ("Laisser le reste aux autres", "Ne rien proposer", "Proposer cela")),
    ],
)
def test_whoever_gives_or_proposes_no_more_is_told_what_that_means(language, words):
    """The same move ends a debt, leaves a decision to others, and completes a proposal."""
    debt = at_event("demolition", "0 coins: 9\n1 coins: 9")
    nothing = at_event("wool-market")
    complete = at_event("wool-market")
    go(complete, "0 buy wool for 0")
    found = [
        Words(game.state.book, language).move_now(game.state, 0, DONE)
        for game in (debt, nothing, complete)
    ]
    assert tuple(found) == words


def won():
    game = at(WON)
    go(game, "0 use town-hall", "0 send knight city-walls")
    while not game.over:
        game.play(game.actors[0], game.moves(game.actors[0])[0])
    return game


def lost():
    return at("round: 18\nevent: inv-the-invasion-c\nphase: goals\n0 coins: 50")


@pytest.mark.parametrize(("game", "kind", "share"), [(won(), "won", 1.0), (lost(), "lost", 0.0)])
def test_a_game_is_won_or_lost_by_each_seat(game, kind, share):
    """Tournaments count the share of wins of a team; points do not matter."""
    assert game.outcome().kind == kind
    assert len({score.total for score in game.scores()}) == 2
    for reward in REWARDS.values():
        assert [reward(game.scores(), seat) for seat in (0, 1)] == [share, share]
    result = Result(setup=game.setup, seed="1")
    count(result, game, 10, ["one", "other"])
    assert [bot.wins for bot in result.bots.values()] == [share, share]


@pytest.mark.parametrize("reward", sorted(REWARDS))
@pytest.mark.parametrize(("text", "share"), [(WON, 1.0), (IN_VAIN, 0.0)])
def test_environments_have_one_reward_for_all(reward, text, share):
    table = raw_env(2, setup=setup(), reward=reward)
    table.reset(seed=1)
    table.game = at(text)
    go(table.game, "0 use town-hall", "0 send knight city-walls")
    while not table.game.over:
        table.agent_selection = table._next()
        table.step(table.numbering.numbers[table.game.moves(table.seats[table.agent_selection])[0]])
    assert table.rewards == {"seat_0": share, "seat_1": share}


def test_golden_records_are_of_games_won_and_lost():
    folder = Path(__file__).parents[2] / "golden"
    found = [Game.replay(path.read_text(encoding="utf-8")) for path in folder.glob("invasion-*")]
    outcomes = [game.outcome() for game in found]
    assert {outcome.kind for outcome in outcomes} == {"won", "lost"}
    assert all(outcome.reason for outcome in outcomes if outcome.kind == "lost")


def test_random_games_tell_their_story_in_every_language():
    rng = random.Random(3)
    game = Game(setup(3, difficulty="gentle", modules=("easy-characters",)), seed="3", story=True)
    while not game.over:
        seat = rng.choice(game.actors)
        for language in LANGUAGES:
            assert game.question(seat, Words(game.state.book, language, ["A", "B", "C"]))
        game.play(seat, rng.choice(game.moves(seat)))
    assert game.story()


def test_the_pages_are_told_objectives_once_numbers_and_dues():
    game = at(WON)
    told = goals(game.state, Words(game.state.book, "en"))
    found = {goal.id: goal for goal in told}
    assert len(told) == len(found) == 7  # five of the team, and two characters
    assert found["fill-the-treasury"].seat is None
    assert found["fill-the-treasury"].met
    assert not found["man-the-walls"].met
    assert found["merchant"].seat == 0
    components = components_of(game.state.book, "en")
    assert components.numbers["treasury"] == 12
    assert [(due.number, due.what) for due in components.dues[:2]] == [(2, "coins"), (1, "grain")]


def test_a_proposal_is_told_in_words_with_room_for_names():
    game = at_event("donation")
    go(game, "0 development to 0")
    (words,) = table_view(game.view(1).table, 1, Words(game.state.book, "en")).proposed
    assert words.endswith("to {0}")
