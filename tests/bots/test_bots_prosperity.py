"""Bots in Prosperity: a structure is a promise, the nearer the better."""

import pytest

from orleans import NATURE, Game, Setup
from orleans.bots import make_bot
from orleans.bots.explain import explain
from orleans.bots.outlook import Outlook
from orleans.boxes.prosperity.fields import COMPLETED
from orleans.sim.tournament import play_game

BUSY = "1 board: wagon farmer trader knight"
GRANARY = """
    face-down: etampes_montargis_road 0; orleans_vierzon_road good
    hidden-goods: wine, grain
    0 unbuilt: 9
    0 structures: granary etampes_montargis_road"""
BOTH = """
    face-down: etampes_montargis_road 0; sancerre_nevers_water 0
    hidden-goods: wine, grain
    0 unbuilt: 8
    0 structures: """


def at(text, **options):
    more = "" if "phase:" in text else f"\n{BUSY}"
    begin = "" if "round:" in text else "round: 9\n"
    return Game.from_position(
        f"players: 2\nscenario: prosperity\n{begin}{text}{more}", "bots", **options
    )


def value(text):
    board = "0 board: castle farmer boatman trader" if "0 board" not in text else ""
    t = at(f"{text}\n{board}").state
    outlook = Outlook(t.book)
    outlook.look(t)
    return outlook.value(t, 0)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("0 structure-card: -", "0 structure-card: abbey"),
        ("0 structure-card: mint", "0 structure-card: mint\ncarpenter: nevers"),
        ("0 structure-card: keep", "0 structure-card: keep\n0 bag: 2 knight"),
        ("0 structure-card: mint\ncarpenter: le-mans", "0 structure-card: mint"),
    ],
)
def test_what_bots_like(worse, better):
    assert value(worse) < value(better)


def gain_of(thing, structures):
    """What a further follower is worth."""
    site = BOTH + structures
    return value(f"{site}\n0 bag: 2 {thing}") - value(f"{site}\n0 bag: 1 {thing}")


def test_a_follower_serves_one_structure_only():
    """One trader for a mint that lacks one is enough; a second one is of use only to another."""
    mint = "mint sancerre_nevers_water 1 trader 1 craftsman 4 coin"
    granary = "granary etampes_montargis_road 2 grain"
    assert gain_of("farmer", f"{granary}; {mint}") > gain_of("trader", f"{granary}; {mint}")


def planned(text):
    """What the planner places in a round."""
    game = at(f"phase: planning\n{text}\n1 market: -")
    bot, said = make_bot("planner", "1"), []
    while game.state.stack and 0 in game.actors and (not said or said[-1] != "ready"):
        move = bot.choose(game.view(0), game.moves(0))
        said.append(game.text(move))
        game.play(0, move)
    return said


def test_followers_are_sent_while_there_is_time():
    placed = planned(f"round: 15\n{GRANARY} 2 grain\n0 market: 2 farmer, own-boatman")
    assert {"place farmer town-hall.0", "place farmer town-hall.1"} <= {*placed}


def test_the_last_follower_completes_a_structure():
    game = at(f"{GRANARY} 2 grain 1 farmer\n0 board: town-hall farmer")
    game.play(0, "use town-hall")
    move = make_bot("planner", "1").choose(game.view(0), game.moves(0))
    assert game.text(move) == "send farmer to structure granary"
    assert explain(game.view(0), move) == "brings 10 points for structures"


def test_the_nearer_card_is_kept():
    text = "carpenter: montargis\n0 board: scriptorium knight scholar\n0 goods: 2 grain"
    game = at(f"{text}\n0 bag: 2 farmer\n0 structure-card: keep", ask_chance=True)
    for seat, move in ((0, "use scriptorium"), (0, "exchange card")):
        game.play(seat, move)
    for card in ("mint", "granary"):
        game.play(NATURE, f"look at {card}")
    move = make_bot("planner", "1").choose(game.view(0), game.moves(0))
    assert explain(game.view(0), move) == "the Carpenter is 1 connection from the town of “Granary”"


# --- hints

HINTED = f"""
    {GRANARY} 1 grain
    0 structure-card: mint
    1 structure-card: keep
    carpenter: vierzon
    0 goods: grain
    0 board: scriptorium knight scholar; carpenter trader; town-hall farmer; WAGON
    """.replace("WAGON", "wagon farmer trader knight")


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (["lay grain at granary"], "“Granary” then lacks 2 more things"),
        (["use town-hall"], "“Granary” then lacks 2 more things"),
        (["use scriptorium", "exchange card"], "brings a new Structure card"),
        (["use wagon", "go vierzon by road"], "brings a good that lies face down"),
    ],
)
def test_hints_name_what_a_move_does_for_structures(moves, said):
    game = at(HINTED)
    *first, last = moves
    for move in first:
        game.play(0, move)
    move = next(move for move in game.moves(0) if game.text(move) == last)
    assert explain(game.view(0), move) == said


@pytest.mark.parametrize(
    ("leaders", "said"),
    [
        ("boatman", "leads the Carpenter closer to Nevers (1 connection left)"),
        ("boatman trader", "leads the Carpenter to Nevers"),
    ],
)
def test_hints_follow_the_carpenter(leaders, said):
    game = at(HINTED.replace("carpenter trader", f"carpenter {leaders}"))
    game.play(0, "use carpenter")
    move = next(m for m in game.moves(0) if game.text(m) == "carpenter bourges by water")
    assert explain(game.view(0), move) == said


def test_the_planner_completes_structures_and_beats_the_greedy_bot():
    completed = 0
    for seed in ("builder", "mason", "joiner"):
        game, _ = play_game(Setup(players=2, scenario="prosperity"), ["planner", "greedy"], seed)
        assert game.scores()[0].total > game.scores()[1].total
        completed += len(COMPLETED.of(game.state, 0))
    assert completed >= 2
