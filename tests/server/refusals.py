"""Requests that are to be refused."""

import re

import pytest
from starlette.testclient import WebSocketDenialResponse

HERE = "http://testserver"
THERE = "http://evil.example"


def lobby_and_game(somebody):
    """Ann's table in the lobby with Bob, and one in play with Bob; both are public."""
    ann, bob = somebody("Ann"), somebody("Bob")
    tables = []
    for _ in range(2):
        table = ann.open("me", "open", public=True, options={"hints": True})
        bob.at(table).post("join")
        tables.append(table)
    bob.at(tables[1]).post("ready", seat=1)
    tables[1].post("start")
    return ann, bob, *tables


def path_of(endpoint, table):
    """The path of an endpoint, for seat 0 of this table."""
    return re.sub(r"{seat[^}]*}", "0", endpoint.path.replace("{id}", table))


def by_cookie(key, **headers):
    return {"cookie": f"orleans_key={key}", **{k.replace("_", "-"): v for k, v in headers.items()}}


def denied(client, path, headers):
    """The answer to a WebSocket that is not accepted."""
    with (
        pytest.raises(WebSocketDenialResponse) as found,
        client.websocket_connect(path, headers=headers),
    ):
        pass
    return found.value
