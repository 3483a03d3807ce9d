"""Prosperity: what others may not know (rulings 201 and 218)."""

from random import Random

import pytest
from structures_at import PLANNING, hand, looked_at, prosperity, put_under

from helpers import BUSY, check_pieces, go, options, wander
from orleans import NATURE, Game, IllegalMove, Setup, sample
from orleans.bots.facts import facts
from orleans.boxes.prosperity.fields import FACE_DOWN, HAND, HIDDEN_GOODS, LOOKED, UNDER
from orleans.env.fields import read
from orleans.notation import write_position
from orleans.notation.lines import results
from orleans.notation.words import Words
from orleans.server import encode
from orleans.server.story import Log

THREE = f"""
    players: 3
    0 board: scriptorium knight scholar; {BUSY}
    1 board: {BUSY}
    2 board: {BUSY}
    0 structure-card: mint
    2 structure-card: keep
    """


def log_of(game, seat):
    words = Words(game.state.book, "en", ("Anna", "Ben", "Cleo"))
    origins = list(range(len(game.history())))
    return Log(game, origins, seat, words, results(game.story_for(seat))).rounds()


def everything(game, seat):
    """All that a seat, or a spectator, can get hold of."""
    view = game.view(seat)
    return (
        view.table.key(),
        bytes(encode.raw_view(game, seat, "en")),
        write_position(view.table),
        read(view),
        facts(view),
        log_of(game, seat),
        game.known_history(seat),
    )


def told(text, **more):
    game = prosperity(text, **more)
    game.listen()
    return game


def test_a_card_in_hand_is_known_to_its_owner_only():
    one = told(f"{THREE}\n1 structure-card: abbey")
    other = told(f"{THREE}\n1 structure-card: dairy")
    for seat in (0, 2, None):
        assert everything(one, seat) == everything(other, seat)
    assert everything(one, 1) != everything(other, 1)
    assert "1 structure-card: ?" in write_position(one.view(0).table)


def test_cards_exchanged_between_two_players_look_the_same_to_the_third():
    one = told(f"{THREE}\n1 structure-card: abbey\n2 structure-card: dairy")
    other = told(f"{THREE}\n1 structure-card: dairy\n2 structure-card: abbey")
    for seat in (0, None):
        assert everything(one, seat) == everything(other, seat)


def looked(*cards, first="1 structure-card: abbey"):
    game = told(f"{THREE}\n{first}", ask_chance=True)
    go(game, "0 use scriptorium", "0 exchange card")
    for card in cards:
        game.play(NATURE, f"look at {card}")
    return game


@pytest.mark.parametrize("kept", [0, 1, 2])
def test_nobody_else_sees_the_cards_looked_at_kept_and_put_under_the_pile(kept):
    one, other = looked("dairy", "armory"), looked("armory", "dairy")
    third = looked("ropewalk", "fortress")
    for game in (one, other, third) if kept else ():
        go(game, f"0 keep structure {kept}")
    if kept:
        assert hand(one) != hand(other) != hand(third)
        assert put_under(one) != put_under(other)
    for seat in (1, 2, None):
        assert everything(one, seat) == everything(other, seat) == everything(third, seat)
    assert everything(one, 0) != everything(third, 0)


def test_a_card_from_under_the_pile_comes_to_another_player_unseen():
    """Whoever put it there knows it, the third player does not."""
    games = []
    for mine, yours in (("abbey", "dairy"), ("dairy", "abbey")):
        text = f"{THREE}\nunder-pile: 1, 2\n1 put-under: {mine}\n2 put-under: {yours}"
        games.append(told(text))
    one, other = games
    for seat in (0, None):
        assert everything(one, seat) == everything(other, seat)
    assert everything(one, 1) != everything(other, 1)
    assert UNDER.get(one.view(0).table.players[1]) == (-1,)


def test_goods_face_down_do_not_exist_before_they_are_taken():
    """Ruling 201: two games with other seeds look the same, whatever will be found."""
    text = f"""{THREE}
        face-down: orleans_blois_water good; blois_tours_water good
        hidden-goods: wine, brocade
        """
    one, other = prosperity(text, ask_chance=True), prosperity(text, ask_chance=True)
    one.listen()
    other.listen()
    for seat in (0, 1, 2, None):
        assert everything(one, seat) == everything(other, seat)
    table = one.view(0).table
    assert set(FACE_DOWN.get(table)) == {0, 1}
    assert (sum(HIDDEN_GOODS.get(table)), any(table.lying)) == (2, False)


def test_another_seed_changes_nothing_that_anybody_sees():
    start = Game(Setup(3, scenario="prosperity"), seed="a").state
    one, other = Game(seed="x", start=start.copy()), Game(seed="y", start=start.copy())
    for seat in (0, 1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert bytes(encode.raw_view(one, seat, "en")) == bytes(encode.raw_view(other, seat, "en"))


def test_what_is_laid_in_a_plan_looks_like_any_other_plan():
    """Ruling 213: even what it completes shows nowhere before all are ready."""
    one, other = [told(f"{PLANNING}\nplayers: 3\n2 market: farmer") for _ in range(2)]
    go(one, "0 lay grain at granary", "0 lay coin at mint")
    go(other, "0 place farmer wagon.0", "0 place knight wagon.2")
    for _ in range(2):
        for seat in (1, 2, None):
            assert everything(one, seat) == everything(other, seat)
        assert everything(one, 0) != everything(other, 0)
        if 0 in one.actors:
            go(one, "0 ready")
            go(other, "0 ready")
    for game in (one, other):
        go(game, "1 place farmer wagon.0", "1 ready", "2 place farmer wagon.0", "2 ready")
    assert everything(one, 1) != everything(other, 1)


def test_a_record_in_mid_game_ends_before_what_its_reader_does_not_know():
    game = Game(Setup(3, scenario="prosperity"), seed="record")
    for seat in range(3):
        go(game, f"{seat} keep structure 1")
    for seat in (0, 1, None):
        known = [game.text(move) for _, move in game.known_history(seat)]
        for other in {0, 1, 2} - {seat}:
            assert not {f"look at {card}" for card in hand(game, other)} & {*known}


# --- undo (ruling 218)


def test_a_card_that_was_looked_at_is_not_undone():
    game = prosperity(f"{THREE}\n1 structure-card: abbey")
    go(game, "0 use scriptorium", "0 exchange card")
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)


def test_nor_one_that_comes_from_under_the_pile():
    """Though it is known to somebody, and nothing is left to chance."""
    names = [card.id for card in prosperity("").state.book.components.deck("structure")]
    rest = [name for name in names if name not in ("mint", "keep", "abbey")]
    under = f"under-pile: {', '.join('1' for _ in rest)}\n1 put-under: {', '.join(rest)}"
    game = prosperity(f"{THREE}\n1 structure-card: abbey\n{under}")
    go(game, "0 use scriptorium", "0 exchange card")
    assert looked_at(game) == rest[:2]
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)


def test_a_good_that_was_turned_up_is_not_undone():
    game = prosperity(
        f"""{THREE}
        0 board: ship farmer boatman knight
        face-down: orleans_blois_water good
        hidden-goods: wine
        """
    )
    go(game, "0 use ship", "0 go blois by water", "0 take hidden good")
    with pytest.raises(IllegalMove, match="something new was drawn"):
        game.undo(0)


# --- sampling


def test_sampled_cards_fit_what_is_known():
    game = Game(Setup(4, scenario="prosperity"), seed="sample")
    for seat in range(4):
        go(game, f"{seat} keep structure 1")
    seen = set()
    for seed in range(20):
        guess = sample(game.view(0), Random(seed))
        assert (hand(guess), put_under(guess)) == (hand(game), put_under(game))
        held = [card for seat in range(4) for card in hand(guess, seat) + put_under(guess, seat)]
        assert len(set(held)) == len(held) == 8
        seen.add(tuple(hand(guess, 1)))
        assert guess.view(0) == game.view(0)
    assert len(seen) > 5


def test_a_spectator_may_sample_too():
    game = Game(Setup(3, scenario="prosperity"), seed="sample")
    guess = sample(game.view(None), Random(1))
    cards = [card for seat in range(3) for card in looked_at(guess, seat)]
    assert len(set(cards)) == 6
    assert guess.view(None) == game.view(None)


def test_a_sampled_hand_explains_what_is_asked():
    """Ruling 218: whoever is asked whether to build has the card of the town."""
    game = prosperity(
        f"""
        players: 3
        0 board: carpenter trader
        1 board: {BUSY}
        2 board: {BUSY}
        0 structure-card: granary
        carpenter: montargis
        face-down: etampes_montargis_road good
        hidden-goods: wine
        """
    )
    go(game, "0 use carpenter", "0 carpenter etampes by road")
    assert options(game, 0) == ["done", "build structure on etampes_montargis_road"]
    for seed in range(5):
        guess = sample(game.view(1), Random(seed))
        assert hand(guess) == ["granary"]
        assert guess.view(1) == game.view(1)


@pytest.mark.parametrize("players", [2, 5])
def test_samples_fit_at_every_moment(players):
    rng = Random(players)
    game = Game(Setup(players, scenario="prosperity"), seed="moments")
    while not game.over:
        seat = rng.choice(game.actors)
        if rng.random() < 0.05:
            for viewer in range(players):
                guess = sample(game.view(viewer), rng)
                assert guess.view(viewer) == game.view(viewer)
                assert guess.moves(viewer) == game.moves(viewer)
                check_pieces(guess.state)
                for field in (HAND, LOOKED, UNDER):
                    assert -1 not in [n for p in guess.state.players for n in field.get(p)]
        game.play(seat, wander(game, seat, rng))


def test_the_log_says_that_a_card_was_taken_not_which():
    game = looked("dairy", "armory")
    go(game, "0 keep structure 1")
    assert "takes a new Structure card" in str(log_of(game, 1))
    assert "Dairy" not in str(log_of(game, 1))
    assert "Dairy" in str(log_of(game, 0))
