"""Records and positions."""

import random

import pytest

from helpers import at, go, wander
from orleans import BadPosition, BadRecord, Game, Setup
from orleans.notation import read_position


def some_game(moves=150, players=3, seed="rec"):
    game, rng = Game(Setup(players=players), seed=seed), random.Random(1)
    for _ in range(moves):
        if game.over:
            break
        seat = rng.choice(game.actors)
        game.play(seat, wander(game, seat, rng))
    return game


GAME = some_game()
RECORD = GAME.record()
LINES = RECORD.splitlines()


def test_a_record_replays_to_the_same_state_and_goes_on_alike():
    again = Game.replay(RECORD)
    assert again.state == GAME.state
    assert hash(again.state) == hash(GAME.state)
    assert again.record() == RECORD
    rng = random.Random(2)
    one = GAME.copy()
    while not one.over:
        seat = one.actors[0]
        move = wander(one, seat, rng)
        one.play(seat, move)
        again.play(seat, move)
    assert again.state == one.state


def test_the_draws_of_a_record_can_be_proved():
    Game.replay(RECORD, check_chance=True)


def resealed(lines):
    """The record with its checks made anew: what somebody could forge."""
    from orleans.kernel.record import _Writer

    out = _Writer()
    for line in lines:
        if line.startswith(("==", "end (")):
            line = line.rpartition("(")[0] + f"({out.check()})"
        out.add(line)
    return "\n".join(out.lines) + "\n"


def test_a_forged_draw_is_found():
    at_line, line = next(
        (n, line) for n, line in enumerate(LINES) if line.startswith("* ") and n > 12
    )
    first = line.removeprefix("* ").split(", ")[0]
    other = "come own-farmer" if first != "come own-farmer" else "come own-trader"
    forged = [*LINES]
    forged[at_line] = line.replace(first, other, 1)
    with pytest.raises(BadRecord, match=f"line {at_line + 1}: "):
        Game.replay(resealed(forged), check_chance=True)


def test_a_cut_record_is_refused_with_the_line():
    for length in (1, 5, len(LINES) // 2, len(LINES) - 1):
        with pytest.raises(BadRecord, match=f"line {length}: the record is cut"):
            Game.replay("\n".join(LINES[:length]))


def test_an_edited_record_is_refused_with_the_lines():
    n = next(n for n, line in enumerate(LINES) if line.endswith(" ready"))
    edited = [*LINES[:n], *LINES[n + 1 :]]
    with pytest.raises(BadRecord, match=r"line \d+: the check does not fit: something from line"):
        Game.replay("\n".join(edited))
    longer = [*LINES[:n], LINES[n], LINES[n], *LINES[n + 1 :]]
    with pytest.raises(BadRecord, match="the check does not fit"):
        Game.replay("\n".join(longer))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda ls: ["orleans record 9", *ls[1:]], "line 1: a record begins with"),
        (lambda ls: [], "line 1: a record begins with"),
        (lambda ls: [ls[0], "rules: 99", *ls[2:]], "made with rules 99"),
        (lambda ls: [ls[0], "rules: x", *ls[2:]], "rules must be a number"),
        (lambda ls: [ls[0], *ls[2:]], "does not say 'rules:'"),
        (lambda ls: [*ls[:2], "players: 9", *ls[3:]], "2 to 5 players, not 9"),
        (lambda ls: [*ls[:2], "players: two", *ls[3:]], "players must be a number"),
        (lambda ls: [*ls[:3], "editon: dlp", *ls[4:]], "line 4: 'editon' is not known"),
        (
            lambda ls: [*ls[:10], "0 fly to paris", *ls[10:]],
            "line 11: 'fly to paris' is not a move",
        ),
        (lambda ls: [*ls[:9], "0 use castle", *ls[9:]], "line 10: 'use castle': "),
        (lambda ls: [*ls[:10], "9 ready", *ls[10:]], "line 11: 'ready': there is no seat 9"),
        (lambda ls: [*ls[:10], "0a ready", *ls[10:]], "line 11: '0a ready' does not begin"),
        (lambda ls: [*ls[:10], "what is this", *ls[10:]], "line 11: 'what is this' belongs"),
        (lambda ls: [*ls[:10], "* come monk", *ls[10:]], "line 11: 'come monk': "),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(change, reason):
    with pytest.raises(BadRecord, match=reason):
        Game.replay(resealed(change(LINES)))


def test_a_record_of_rules_2_is_replayed_by_todays_rules():
    """Ruling 108."""
    old = resealed([LINES[0], "rules: 2", *LINES[2:]])
    assert Game.replay(old, check_chance=True).state == GAME.state


def test_a_record_of_rules_2_that_no_longer_fits_names_line_and_version():
    """Ruling 108."""
    old = resealed([LINES[0], "rules: 2", *LINES[2:9], "0 use castle", *LINES[9:]])
    reason = "line 10: 'use castle': .*; the record was made with rules 2 and needs version 0.6"
    with pytest.raises(BadRecord, match=reason):
        Game.replay(old)


def test_comments_and_blank_lines_do_not_matter():
    Game.replay(RECORD.replace("\n", "\n\n").replace("rules: 3", "# a note\nrules: 3"))


def test_a_game_from_a_position_has_a_record_too():
    game = at("0 board: castle farmer boatman trader")
    go(game, "0 use castle")
    again = Game.replay(game.record())
    assert again.state == game.state
    assert again.record() == game.record()


def test_corrections_are_stored_in_the_record():
    setup = Setup(players=2, data={"player.coins": 9})
    game = Game(setup, seed="1")
    assert game.state.players[0].coins == 9
    assert '"player.coins": 9' in game.record()
    assert Game.replay(game.record()).state == game.state


@pytest.mark.parametrize("seats", ["anna ", "a\nb", "x y"])
def test_any_note_on_the_seats_can_be_replayed(seats):
    game = Game(Setup(players=2), seed="1")
    assert Game.replay(game.record(seats)).state == game.state


@pytest.mark.parametrize("seed", ["", " ", "a\nb", "# x", "é", "0\x1e0"])
def test_any_seed_can_be_replayed(seed):
    game = Game(Setup(players=2), seed=seed)
    again = Game.replay(game.record(), check_chance=True)
    assert (again.state, again.seed, again.actors) == (game.state, game.seed, game.actors)


def test_every_round_has_its_heading():
    record = some_game(2000).record()
    headings = [line.split(":")[0] for line in record.splitlines() if line.startswith("==")]
    assert headings == [f"== round {n}" for n in range(1, 19)]


def test_a_stack_that_does_not_fit_is_refused():
    with pytest.raises(BadPosition, match="does not fit the table"):
        Game.from_position("stack: draw 0 seat=0 left=1")


def test_seats_can_be_noted():
    assert "seats: human greedy" in Game(Setup(players=2), seed="1").record("human greedy")


# --- positions


def test_a_position_is_read_back_as_the_same_table():
    game, rng = Game(Setup(players=4), seed="pos"), random.Random(5)
    for n in range(600):
        if game.over:
            break
        seat = rng.choice(game.actors)
        game.play(seat, wander(game, seat, rng))
        if n % 7 == 0:
            again = Game.from_position(game.position())
            assert again.state == game.state
            assert [again.moves(s) for s in range(4)] == [game.moves(s) for s in range(4)]


@pytest.mark.parametrize(
    "text",
    [
        "0 tiles: road\n0 stock: 3 road-station\n0 stations: blois, tours",
        "0 tiles: road\n0 unbuilt: 5\n0 stock: 3 road-station\n0 stations: blois",
        "0 tiles: tavern\n0 stations: blois\n1 stations: blois",
        "0 tiles: bakery, brasserie, gaming-room\n0 goods: 2 bread, 2 wine\n"
        "0 stock: 2 brasserie-wine, gaming-cheese",
    ],
)
def test_positions_with_things_on_tiles_are_read_back(text):
    game = at(text)
    assert Game.from_position(game.position()).state == game.state


def test_what_a_position_leaves_out_is_as_at_the_start():
    game = at("phase: planning\nplayers: 3")
    fresh = Game(Setup(players=3), seed="1")
    assert game.state.supply == fresh.state.supply
    assert [p.coins for p in game.state.players] == [5, 5, 5]
    assert sum(game.state.lying) == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("round: 99", "line 1: round: must be a number from 0 to 18"),
        ("players: 2\nweather: fine", "line 2: weather: is not known here"),
        ("0 hat: red", "line 1: 0 hat: is not known here"),
        ("5 coins: 1", "line 1: 5 coins: there is no seat 5"),
        ("0 coins: many", "must be a number"),
        ("0 bag: 3 dragon", "'dragon' is not known"),
        ("0 bag: 99 monk", "there are not so many pieces of the kind monk"),
        ("0 board: brewery monk", "this seat has no brewery"),
        ("0 board: palace monk", "'palace' is not known"),
        ("0 board: ship farmer boatman knight monk", "ship has 3 spaces"),
        ("0 bag: own-farmer\n0 market: own-farmer", "more than one own-farmer"),
        ("0 merchant: paris", "'paris' is not known"),
        ("0 tracks: 9 knights", "the knights track ends at 5"),
        ("0 passed: maybe", "must be yes or no"),
        ("map: blois_tours_water grain grain grain", "has 1 goods spaces"),
        ("phase: lunch", "'lunch' is not known"),
        ("edition: gold", "there is no edition 'gold'"),
        ("nonsense", "line 1: 'nonsense' is not 'key: value'"),
        ("stack: turn", "line 1: stack: a pending decision has a name and somebody"),
        ("stack: travel 0 road=1", "'road=1' should be ways"),
        ("stack: travel 0", "travel has ways, not ''"),
        ("stack: reward 0 deed=moat", "'moat' is not known"),
        ("stack: torture 0 1 2", "arguments are written by name"),
        ("stack: reward nature deed=cathedral", "reward is asked of a seat, not of nature"),
        ("deeds: city-wall 9 knight", "city-wall has no open space left for a knight"),
        ("0 market: 9 farmer", "seat 0: the market holds 8 followers"),
        ("0 market: 2 own farmer", "'2 own farmer' is not like '2 knight'"),
        ("0 tiles: brewery\n1 tiles: brewery", "a place tile is in two places"),
        ("0 tiles: brewery\noffer: brewery", "a place tile is in two places"),
        ("0 tiles: brewery\n0 board: brewery scholar", "only a monk stands on a monk's space"),
        ("0 board: ship gear gear -", "two gear wheels on one place"),
        ("0 board: town-hall gear -", "a gear wheel where none may be"),
        (
            "0 board: town-hall own-farmer -",
            "followers of a player's own colour may not stand there",
        ),
        ("edition: dlp\n0 stations: blois\n1 stations: blois", "blois has two"),
        ("0 tiles: road\n0 stock: 9 road-station", "the Road holds four"),
        ("0 unbuilt: 9\n0 stock: 2 road-station", "more trading stations than a player has"),
        ("0 stock: brasserie-wine", "the Brasserie holds no more"),
        ("0 tiles: brasserie\n0 stock: 2 brasserie-wine\n0 goods: wine", "which its owner has"),
        ("0 stock: gaming-wine", "the Gaming Room holds one cheese and one wine"),
        ("0 stations: blois\n0 unbuilt: 10", "more trading stations than a player has"),
        ("0 bound: 1", "more bound gear wheels than gear wheels"),
        ("hourglass: plague-c", "hourglass: its tiles do not fit"),
        ("stack: turn 7 0 0", "'7' decides nothing"),
        ("data: {", "not valid JSON"),
        ("data: [1]", "must be a table"),
    ],
)
def test_a_broken_position_is_refused_with_line_and_reason(text, reason):
    with pytest.raises(BadPosition, match=reason) as refused:
        read_position(text)
    assert str(refused.value).startswith("line ")


@pytest.mark.parametrize("at", [0, 40, 150])
def test_a_game_from_its_history_with_or_without_a_snapshot(at):
    """Steps and a position in between lead to the same game as playing it."""
    game, rng = Game(Setup(players=3, tiles="all"), "steps"), random.Random(4)
    snapshot = (0, "")
    for n in range(200):
        if n == at:
            snapshot = (len(game.history()), game.position())
        seat = rng.choice(game.actors)
        game.play(seat, rng.choice(game.moves(seat)))
    again = Game.from_history(game.setup, game.seed, game.history(), snapshot=snapshot)
    assert again.state == game.state
    assert again.record() == game.record()
    for both in (game, again):
        seat = both.actors[0]
        both.play(seat, both.moves(seat)[0])
    assert again.record() == game.record()


def test_moves_since_are_those_that_were_added():
    game = Game(Setup(players=2), "after")
    before = game.copy()
    game.play(0, "ready")
    game.play(1, "ready")
    assert before.history() + game.moves_since(before) == game.history()
    with pytest.raises(ValueError, match="did not come out"):
        before.moves_since(game)
