"""Notices of one's turn: the page switches them on, the service worker shows them."""

import json
import re

from at_table import accessible, become
from playwright.sync_api import expect
from push_service import push_service
from test_account_page import come, served  # noqa: F401 - fixtures
from test_notices import Browser

# The browser of the tests reaches no push service: this one stands for what it would return.
SUBSCRIBE = """(made) => {
  const there = {toJSON: () => ({endpoint: made.endpoint, keys: made}), unsubscribe: () => true};
  PushManager.prototype.subscribe = () => Promise.resolve(there);
  PushManager.prototype.getSubscription = () => Promise.resolve(there);
  Notification.requestPermission = () => Promise.resolve('granted');
}"""

# The shell without windows has no place for messages: what the worker wants to show is kept.
KEEP = """() => {
  self.kept = [];
  self.registration.showNotification = async (title, {body, data, tag}) =>
    self.kept.push([title, body, data, tag]);
}"""


def test_messages_are_switched_on_and_shown(come, shoot):  # noqa: F811
    with push_service() as (url, _):
        page = come()
        made = json.dumps(Browser(f"{url}/ann").subscription())
        page.context.grant_permissions(["notifications"])
        page.add_init_script(f"({SUBSCRIBE})({made})")
        become(page, "Ann")
        page.goto("/account")
        page.evaluate(
            """() => fetch('/api/people', {method: 'POST', body: '{"name": "Ann"}',
               headers: {'content-type': 'application/json'}})"""
        )
        page.reload()
        wishes = page.get_by_role("region", name="Your turn")
        wishes.get_by_label("On this device").check()
        expect(page.get_by_role("status")).to_have_text("Saved.")
        wishes.get_by_label("Quiet hours").check()
        wishes.get_by_label("from").fill("21:30")
        wishes.get_by_label("to", exact=True).fill("07:15")
        wishes.get_by_label("Webhook").fill("https://hooks.example/turn")
        wishes.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_have_text("Saved.")
        assert accessible(page) == ""
        shoot(page, "notices", full=True)
        page.reload()
        expect(wishes.get_by_label("On this device")).to_be_checked()
        expect(wishes.get_by_label("from")).to_have_value("21:30")
        expect(wishes.get_by_label("Webhook")).to_have_value("https://hooks.example/turn")
        assert shown(page) == [["Orléans", "It is your turn at a table", "/table/abc", "turn"]]
        wishes.get_by_label("On this device").uncheck()
        expect(page.get_by_role("status")).to_have_text("Saved.")


def shown(page):
    """Let a message arrive at the service worker; what it shows."""
    session = page.context.new_cdp_session(page)
    registered = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_function("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(300):
        if registered:
            break
        page.wait_for_timeout(50)
    (worker,) = page.context.service_workers
    worker.evaluate(KEEP)
    said = {"title": "Orléans", "body": "It is your turn at a table", "path": "/table/abc"}
    message = {
        "origin": re.match(r"http://[^/]+", page.url)[0],
        "registrationId": registered[-1]["registrationId"],
        "data": json.dumps(said),
    }
    session.send("ServiceWorker.deliverPushMessage", message)
    for _ in range(300):
        if found := worker.evaluate("self.kept"):
            return found
        page.wait_for_timeout(50)
    return []
