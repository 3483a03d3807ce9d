"""What a person does at a table in the browser."""

from pathlib import Path

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# Two frames for another layout, two for what follows from its size.
DRAWN = """async () => {
  for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame);
}"""
# The page may leave out a state if the next one is there already.
ARRIVED = "version => Number(document.querySelector('.page')?.dataset.version) >= version"
# Writes down what is moved by hand, and through how many points.
WATCH_MOTION = """() => {
  window.animated = [];
  const {animate} = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    animated.push([this.getAttribute('class'), frames.length]);
    return animate.call(this, frames, how);
  };
}"""
RUN_AXE = """async () => {
  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const {violations} = await axe.run(document, {runOnly: rules, resultTypes: ['violations']});
  const told = node => node.html.slice(0, 160) + ' ' + node.any.map(a => a.message).join('; ');
  return violations.map(v => v.id + ': ' + v.nodes.map(told).join(' | '));
}"""


def post(page, path, **body):
    """A request with the cookie of the page's browser, as from the page."""
    here = page.request.get("/api/health").url.removesuffix("/api/health")
    answer = page.request.post(path, data=body, headers={"Origin": here})
    assert answer.ok, answer.text()
    return answer.json()


def sit_at(page, record, names=("Ann",)):
    """Go on with a game: alone, against a bot, or several people before one screen."""
    # As the pages do: answers to moves come in the person's language.
    post(page, "/api/people", name=names[0], language=page.evaluate("navigator.language")[:2])
    seats = [{"kind": "me", "name": name} for name in names]
    if len(names) == 1 and "players: 1\n" not in record:
        seats.append({"kind": "bot", "bot": "greedy"})
    table = post(page, "/api/tables", record=record, seats=seats, start=True)
    page.goto(f"/table/{table['id']}")
    settled(page)


def in_a_hurry(page):
    """Come to the lobby; what others do will not be shown."""
    page.add_init_script("localStorage.setItem('orleans.pace', 'off')")
    page.goto("/")


def settled(page):
    """The state has come, and the tab that it wants has opened."""
    page.locator(".page[aria-busy=false]:not(:has([aria-busy=true]))").wait_for()


def wait_for_seat(page, seat):
    """It is this seat's turn, at the server and then on the page."""
    wait_for_state(page, lambda state: state["actors"] == [seat])


def wait_for_state(page, holds, query=""):
    """Something holds at the server, and what holds there has come to the page."""
    address = f"/api/tables/{page.url.rsplit('/')[-1]}/state{query}"
    for _ in range(300):
        state = page.request.get(address).json()
        if holds(state):
            return page.wait_for_function(ARRIVED, arg=state["version"])
        page.wait_for_timeout(50)
    raise AssertionError(f"it never comes to that: {state['actors']} are to move")


def resize(page, width, height):
    """To a window of another size; it is drawn anew when this returns."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)


def become(page, name):
    page.locator(".sit input").fill(name)


def sit_down(page, name):
    """In the waiting room, or by an invitation."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def play_bots(page, name="Ann"):
    """Two clicks: the name is optional, the button starts a game."""
    become(page, name)
    page.locator(".start button.main").click()
    page.locator(".coin").first.wait_for()


def thing(page, name):
    return page.locator(f'[data-thing="{name}"]').first


def put(page, kind, space):
    thing(page, f"kind:{kind}").click()
    thing(page, f"space:{space}").click()


def fill_castle(page):
    for n, kind in enumerate(("own-farmer", "own-boatman", "own-trader")):
        put(page, kind, f"castle.{n}")
        page.locator(f'[data-thing="space:castle.{n}"][aria-label*="*"]').wait_for()


def move(page, text):
    """Play a move by its button."""
    page.locator(f'[data-move="{text}"]').first.click()


def play_round(page):
    """Round 1 by the Castle, to the draw of round 2."""
    fill_castle(page)
    move(page, "ready")
    move(page, "use castle")
    page.locator('[data-move="draw 4"]').wait_for()


def version(page):
    return int(page.locator(".scrub input").get_attribute("max"))


def moved(page, name):
    """Through how many points something went, since WATCH_MOTION."""
    return [points for what, points in page.evaluate("animated") if name in (what or "").split()]


def accessible(page):
    """What axe finds, as text; nothing if all is well."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN_AXE)
    return "\n".join(found)
