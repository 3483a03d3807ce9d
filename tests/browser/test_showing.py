"""What others do is shown one after the other, and the tab that is needed opens."""

import re

import pytest
from at_table import (
    WATCH_MOTION,
    accessible,
    fill_castle,
    move,
    moved,
    play_bots,
    play_round,
    post,
    sit_at,
    thing,
    wait_for_state,
)
from playwright.sync_api import expect

from helpers import at

# How long each frame took while pieces were flying.
FRAMES = """() => {
  window.frames = [];
  let last = performance.now();
  const look = now => {
    if (document.querySelector('.flying')) frames.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# Records what comes and goes: pieces that flew, lines that were told, what was marked and what was
# asked meanwhile.
SEEN = """() => {
  window.seen = {flown: 0, told: [], coins: [], header: [], log: [], marked: [], asked: []};
  new MutationObserver(() => {
    const line = document.querySelector('.teller p');
    seen.flown += document.querySelectorAll('.flying').length;
    if (!line) return;
    seen.told.push(line.textContent.trim());
    seen.coins.push(document.querySelector('[data-thing="seat:1"] .money')?.textContent.trim());
    seen.header.push(document.querySelector('.bar h1').textContent);
    seen.log.push(document.querySelector('.log .lines')?.textContent);
    seen.marked.push(...[...document.querySelectorAll('.flash')].map(one => one.dataset.thing));
    const asked = document.querySelectorAll('[data-move], .payment');
    seen.asked.push(...[...asked].map(one => one.outerHTML));
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
SHOWN = """() => {
  window.shown = 0;
  new MutationObserver(() => { shown += document.querySelectorAll('.teller p, .sum').length; })
    .observe(document.body, {subtree: true, childList: true});
}"""

# How long lines were told, in milliseconds.
TELLING = """() => {
  let since = 0;
  window.telling = 0;
  new MutationObserver(() => {
    const there = document.querySelector('.teller p');
    if (there && !since) since = performance.now();
    if (!there && since) { telling += performance.now() - since; since = 0; }
  }).observe(document.body, {subtree: true, childList: true});
}"""


def travelling():
    """Seat 0 is asked where to travel; seat 1 has a turn to come."""
    game = at("0 board: wagon farmer trader knight")
    game.play(0, "use wagon")
    return game.record()


# --- what others do


def show_others(page, pace):
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Show what others do").select_option(pace)
    page.keyboard.press("Escape")


def see_round_two(person, **more):
    """A table whose first round is over, after an action of the bot."""
    page = person(**more)
    play_bots(page)
    show_others(page, "slow")
    fill_castle(page)
    move(page, "ready")
    move(page, "use castle")
    return page


def wait_for_draw(page):
    wait_for_state(page, lambda state: "draw" in roles(state), "?seat=0")


def roles(state):
    return [option["role"] for option in state["options"]]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_others_are_shown_one_after_the_other_and_a_card_sums_up(person, shoot, motion):
    page = person()
    page.emulate_media(reduced_motion=motion)
    play_bots(page)
    page.evaluate(SEEN)
    page.evaluate(WATCH_MOTION)
    fill_castle(page)
    move(page, "ready")
    move(page, "use castle")
    card, bot = page.locator(".sum"), page.locator(".player strong").nth(1).inner_text()
    expect(card).to_contain_text("Round 1 is over")
    expect(card.locator("li")).to_have_count(2)
    expect(card.locator("li").first).to_have_text(re.compile(r"Ann\s*Castle\s*\+1 knight"))
    expect(card.locator("li").nth(1)).to_contain_text(bot)
    expect(card).to_contain_text("Pilgrimage No monks may be hired this round.")  # it moved nothing
    shoot(page, f"round-card-{motion}")
    assert accessible(page) == ""
    seen = page.evaluate("seen")
    shown = list(zip(seen["told"], seen["header"], seen["log"], strict=True))
    assert any(line.startswith(bot) for line, _, _ in shown)
    for line, header, log in shown:  # one round at a time
        if line.startswith(bot):
            assert "Round 1" in header
            assert line in log
            assert "Round 2" not in log
    assert any("Round 2 of 18" in line for line in seen["told"])
    assert "seat:1" in seen["marked"]
    assert seen["asked"] == []  # until all is shown
    assert (seen["flown"] > 0) == (motion == "no-preference")
    assert bool(moved(page, "event")) == (motion == "no-preference")  # the new card is turned over
    card.get_by_role("button", name="Continue").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Show me: Round 1").click()
    expect(card).to_contain_text("Round 1 is over")
    page.set_viewport_size({"width": 390, "height": 420})  # a phone, with less room than it needs
    page.locator(".tabs").wait_for()
    box, footer = card.bounding_box(), page.locator("footer").bounding_box()
    assert box["y"] + box["height"] <= footer["y"]
    lines = card.locator(".body")
    expect(lines).to_have_class(re.compile("goes-on"))  # it fades where there is more
    card.locator(".next").scroll_into_view_if_needed()
    expect(card.locator(".next")).to_be_in_viewport(ratio=1)
    assert lines.evaluate("one => one.scrollTop") > 0
    expect(lines).not_to_have_class(re.compile("goes-on"))
    expect(card.get_by_role("button", name="Continue")).to_be_in_viewport(ratio=1)


def test_a_key_or_a_click_ends_it_and_does_what_it_does_besides(person):
    page = see_round_two(person)
    expect(page.locator(".teller p")).to_be_visible()
    wait_for_draw(page)  # the bots are done, and it is shown still
    page.locator(".sack").click()
    expect(page.locator(".tray .coin")).to_have_count(5)
    expect(page.locator(".teller p")).to_have_count(0)
    expect(page.locator(".sum")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator(".sum")).to_have_count(0)


def test_bots_are_shown_before_the_next_one_sits_down_at_a_shared_screen(person):
    page = person(None)
    boards = (
        "castle farmer boatman trader",
        "castle farmer boatman trader",
        "wagon farmer trader knight",
    )
    game = at("\n".join(["players: 3", *[f"{n} board: {board}" for n, board in enumerate(boards)]]))
    post(page, "/api/people", name="Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "me", "name": "Ben"}]
    table = post(page, "/api/tables", record=game.record(), seats=seats, start=True)
    page.add_init_script("localStorage.setItem('orleans.pace', 'slow')")
    page.goto(f"/table/{table['id']}")
    page.evaluate(TELLING)
    move(page, "use castle")
    expect(page.locator('[data-move="use wagon"]').first).to_be_visible()
    assert page.evaluate("telling") > 800


def test_a_payment_opens_when_all_before_it_was_shown(person):
    page = person(None)
    castle = "castle farmer boatman trader"
    food = "0 goods: 2 grain, 2 cheese\n0 coins: 9\n1 coins: 9"
    game = at(f"event: harvest-b\n{food}\n0 board: {castle}\n1 board: {castle}")
    sit_at(page, game.record())
    show_others(page, "slow")
    page.evaluate(SEEN)
    move(page, "use castle")
    expect(page.locator(".payment")).to_be_visible()
    seen = page.evaluate("seen")
    assert any("Castle" in line for line in seen["told"])
    assert seen["asked"] == []


def test_what_others_have_changes_when_it_is_shown(person):
    page = person(None)
    castle = "castle farmer boatman trader"
    sit_at(page, at(f"event: income-b\n1 coins: 3\n0 board: {castle}\n1 board: {castle}").record())
    show_others(page, "slow")
    page.evaluate(SEEN)
    move(page, "use castle")
    expect(page.locator(".sum")).to_be_visible()
    seen = page.evaluate("seen")
    before = {
        has for has, line in zip(seen["coins"], seen["told"], strict=True) if "Castle" in line
    }
    assert before == {"3"}
    assert seen["coins"][-1] == "5"


def test_it_can_be_switched_off(person):
    page = person()
    play_bots(page)
    show_others(page, "off")
    page.evaluate(SHOWN)
    play_round(page)
    page.locator(".sack").click()
    expect(page.locator(".tray .coin")).to_have_count(5)
    assert page.evaluate("shown") == 0
    page.reload()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Show what others do")).to_have_value("off")


def test_whoever_comes_back_sees_what_happened_since(person, shoot):
    page = person()
    play_bots(page)
    play_round(page)
    page.reload()
    page.locator(".coin").first.wait_for()
    expect(page.locator(".sum")).to_contain_text("Since your last turn")
    expect(page.locator(".sum li").first).to_be_visible()
    shoot(page, "since")
    thing(page, "kind:own-craftsman").click()
    expect(page.locator(".sum")).to_have_count(0)


def test_frames_while_pieces_fly(person, capsys):
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    play_bots(page)
    page.evaluate(FRAMES)
    play_round(page)
    page.locator(".sack").click()
    expect(page.locator(".flying")).to_have_count(0)
    frames = sorted(page.evaluate("frames"))
    assert len(frames) > 10
    median, worst = frames[len(frames) // 2], frames[int(len(frames) * 0.95)]
    with capsys.disabled():
        print(f" {1000 / median:.0f} frames a second (median), 95 %: {worst:.0f} ms ", end="")


# --- tabs


def selected(page, name):
    tab = page.get_by_role("tab", name=name, exact=True)
    expect(tab).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("phone", [False, True])
def test_a_tab_that_opened_by_itself_gives_way_again(person, phone):
    page = person(None, width=390, height=844, has_touch=True) if phone else person(None)
    home = "My board" if phone else "Beneficial deeds"
    sit_at(page, at("0 board: village farmer boatman craftsman").record())
    page.get_by_role("tab", name=home).click()
    move(page, "use village")
    move(page, "hire trader")
    selected(page, "Tile offer")
    page.locator(".tile.lit").first.click()
    selected(page, home)


def test_the_tab_shows_what_others_touch_while_one_has_nothing_to_decide(person):
    page = person(None, width=390, height=844, has_touch=True)
    sit_at(page, at("0 board: castle farmer boatman trader").record())
    show_others(page, "slow")
    move(page, "use castle")
    selected(page, "Map")  # where the bot travels
    page.locator("[data-move^=draw]").wait_for()
    selected(page, "My board")


def test_the_tab_that_is_needed_opens(person):
    page = person(None, width=390, height=844, has_touch=True)
    sit_at(page, travelling())
    expect(page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Players").click()  # one may look elsewhere meanwhile
    expect(page.get_by_role("tab", name="Players")).to_have_attribute("aria-selected", "true")
