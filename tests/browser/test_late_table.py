"""A table late in the game: full cards, long answers, deeds that are hit where followers stand."""

import re

import pytest
from at_table import resize, sit_at, thing
from playwright.sync_api import expect

from helpers import BUSY, at
from reasons import shortened

NAMES = ("Ann", "Bertrand", "Colette", "Denis", "Emil")
# Player cards whose goods leave their card, or lie on the line above.
CROWDED = """all => all.filter(card => {
  const box = one => card.querySelector(one).getBoundingClientRect();
  const outer = card.getBoundingClientRect();
  return box('.goods').top < box('.facts').bottom - 3 || box('.goods').bottom > outer.bottom + 1;
}).map(card => card.innerText)"""
# Whether what is undone is told in its button, all of it.
TOLD = """async (small, what) => {
  small.firstChild.data = what;
  dispatchEvent(new Event('resize'));
  for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame);
  const {scrollHeight, clientHeight, offsetHeight} = small.parentElement;
  const whole = scrollHeight <= clientHeight + 1;
  return small.checkVisibility() && whole && offsetHeight <= small.closest('button').clientHeight;
}"""
LONGEST = "From the Gunpowder Tower: place the Plague Doctor in the Episcopal See of Tours"


def space(page, name):
    return thing(page, f"space:{name}")


@pytest.mark.parametrize("width", [390, 1440])
def test_a_deed_is_chosen_by_a_click_on_one_of_its_spaces(person, width):
    page = person(None, width=width, height=844)
    board = "0 board: town-hall craftsman; castle farmer boatman trader"
    sit_at(page, at(board).record())
    space(page, "town-hall.0").click()
    box = page.locator(".deed.lit .slot").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".deed.lit")).to_have_count(0)
    expect(page.locator(".undo small")).to_contain_text("Send a craftsman")


def test_one_of_each_good_fits_on_every_card(person):
    page = person(None)
    goods = "\n".join(f"{n} goods: grain, cheese, wine, wool, brocade" for n in range(5))
    sit_at(page, at(f"players: 5\nround: 8\nphase: planning\n{goods}").record(), NAMES)
    for width, height in {768: 1024, 1024: 768, 1280: 720, 1440: 900, 1920: 1080}.items():
        resize(page, width, height)
        cards = page.locator(".player")
        expect(cards).to_have_count(5)
        assert cards.evaluate_all(CROWDED) == [], width


@pytest.mark.parametrize(
    ("language", "what", "placed"),
    [
        ("en", "Place a craftsman in the Shipping Line", "Place a craftsman at the University"),
        ("de", "Einen Händler in die Universität setzen", "Einen Handwerker ins Badehaus setzen"),
        ("fr", "Utiliser la compagnie de navigation", "Placer un commerçant au château"),
    ],
)
def test_the_way_back_is_read_in_full_in_its_button(person, language, what, placed):
    page = person(None, language=language)
    game = at("round: 2\nphase: followers\n0 bag: 3 farmer, 2 knight")
    game.play(0, "draw 4")
    sit_at(page, game.record())
    undo = page.locator(".undo")
    words = undo.locator("small")
    words.wait_for()
    for width, height in {768: 1024, 1024: 768, 1280: 720, 1440: 900}.items():
        resize(page, width, height)
        assert words.evaluate(TOLD, what), width
    thing(page, "kind:farmer").click()
    space(page, "castle.0").click()
    expect(undo).not_to_have_class(re.compile("anyway"))  # so the word before it is short
    for width in (390, 768, 1440):
        resize(page, width, 844)
        assert words.evaluate(TOLD, placed), width
        assert not words.evaluate(TOLD, LONGEST), width
        expect(words).to_be_hidden()  # it is told where one points, and not cut off


MAY_MOVE_BACK = """
    players: 2
    round: 8
    phase: followers
    0 bag: own-farmer, own-boatman, own-craftsman, own-trader, knight
    0 board: castle farmer boatman
"""


@pytest.mark.parametrize(
    ("language", "says"), [("en", "where they are"), ("de", "stehen lassen"), ("fr", "en place")]
)
def test_the_answer_that_moves_nobody_back_says_so_and_so_does_undo(person, language, says):
    page = person(None, language=language)
    sit_at(page, at(MAY_MOVE_BACK).record())
    page.locator(".choices .bt").first.click()  # the draws
    page.locator('[data-move="draw 0"]').click()
    answer = page.locator('[data-move="done"]')
    expect(answer).to_contain_text(says)
    assert answer.locator("span").evaluate("one => one.scrollHeight <= one.clientHeight")
    answer.click()
    expect(page.locator(".undo small")).to_contain_text(says)


LOCKED = """
    round: 8
    phase: actions
    supply: -
    0 board: guildhall farmer craftsman knight; university farmer craftsman trader; BUSY
    0 merchant: orleans
    0 stations: orleans
""".replace("BUSY", BUSY)
SHORT = 14  # letters that stand beside the picture of a place
WINDOWS = {390: 844, 768: 1024, 1024: 768, 1280: 720, 1440: 900, 1920: 1080}
# How far the reason reaches over the spaces below it or over the edge of its card.
LEAVES = """card => {
  const [reason, below] = ['.would > span', '.spaces'].map(
    one => card.querySelector(one).getBoundingClientRect());
  const outer = card.getBoundingClientRect();
  return Math.max(reason.bottom - below.top - 3, reason.right - outer.right, 40 - reason.width);
}"""


@pytest.mark.parametrize(
    ("language", "built", "gone"),
    [
        ("en", "Already built", "There are no scholars left"),
        ("de", "Schon gebaut", "Es gibt keine Gelehrten mehr"),
        ("fr", "Déjà construit", "Il n’y a plus d’érudits"),
    ],
)
def test_a_locked_place_shows_why(person, language, built, gone):
    page = person(None, language=language)
    sit_at(page, at(LOCKED).record())
    short = [one for one in shortened(language).values() if len(one) > SHORT]
    for width, height in WINDOWS.items():
        resize(page, width, height)
        for place, why in (("guildhall", built), ("university", gone)):
            card = page.locator(".place", has=page.locator(f'[data-thing="place:{place}"]'))
            expect(card.locator(".would")).to_contain_text(why)
            assert card.evaluate(LEAVES) <= 1, (width, place)
        reason = card.locator(".would > span")
        for other in [*short, gone]:
            reason.evaluate("(one, text) => { one.textContent = text; }", other)
            assert card.evaluate(LEAVES) <= 1, (width, other)


@pytest.mark.parametrize("width", [390, 768, 1280, 1440])
def test_the_list_of_options_keeps_its_place_and_size_whatever_their_number(person, width):
    page = person(None, width=width, height=900)
    sit_at(page, at("round: 8\nphase: planning\n0 market: own-farmer, own-trader, knight").record())
    button = page.locator(".line .side")
    before, many = button.bounding_box(), button.inner_text()
    thing(page, "kind:own-farmer").click()
    expect(button).not_to_have_text(many)
    assert button.bounding_box() == before
