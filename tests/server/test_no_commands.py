"""No client can make the server run a command: bots over a pipe are for the command line."""

import pytest

RAN = "ran-for-a-stranger"
PIPES = ["pipe", f"pipe(command=touch {RAN})", f" pipe( command=touch {RAN} )"]


@pytest.mark.parametrize("bot", PIPES)
def test_a_bot_over_a_pipe_is_refused_wherever_a_bot_is_named(somebody, bot, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ann, reason = somebody("Ann"), "there is no bot 'pipe'"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    ann.refused("POST", "/api/tables", 422, reason, json={"seats": seats, "start": True})
    ann.refused("POST", "/api/tables", 422, reason, json={"options": {"substitute": bot}})
    table = ann.open("me", "open", options={"hints": True})
    ann.refused("PUT", f"{table.path}/seats/1", 422, reason, json={"kind": "bot", "bot": bot})
    ann.ask("PUT", f"{table.path}/seats/1", json={"kind": "bot", "bot": "random"})
    table.post("start")
    ann.refused("POST", f"{table.path}/hint", 422, reason, json={"seat": 0, "bot": bot})
    assert not (tmp_path / RAN).exists()


def test_no_form_offers_it(somebody):
    offered = [choice["id"] for choice in somebody().get("/api/setups")["bots"]]
    assert "greedy" in offered
    assert "pipe" not in offered
