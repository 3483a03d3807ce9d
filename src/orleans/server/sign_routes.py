"""The endpoints for pointing at things and for proposing places of followers."""

from __future__ import annotations

from orleans.boxes.base.together import plays_together
from orleans.game import Game
from orleans.server import api, encode, signs, views
from orleans.server.lobby import own_seat
from orleans.server.play import need_game
from orleans.server.refusal import Refusal
from orleans.server.requests import Context, Endpoint
from orleans.server.table import LoadedTable


async def need_team(context: Context, seat: int) -> tuple[LoadedTable, Game]:
    """Return a table where the caller has this seat and all play together."""
    table = await context.load_table()
    own_seat(table, context.person, seat)
    game = need_game(table)
    if not plays_together(game.state.book):
        raise Refusal("not-possible", "players at this table do not play as a team")
    if table.row.status != "playing":
        raise Refusal("not-now", "the game is over")
    return table, game


async def need_planner(context: Context, seat: int, to: int) -> tuple[LoadedTable, Game]:
    """The same, if another person plans at the seat to which something is proposed."""
    table, game = await need_team(context, seat)
    if to >= len(table.seats):
        raise Refusal("not-found", "there is no seat {}", to)
    if to == seat or table.seats[to].kind != "person":
        raise Refusal("not-possible", "propose something to another person")
    return table, game


async def send_sign(context: Context, table: LoadedTable, sign: signs.Sign) -> api.Done:
    if not context.tables.sign_rates.allow(context.caller.id):
        raise Refusal("too-often", "you point at a lot; wait a moment")
    await context.tables.send_sign(table, sign)
    return api.Done()


async def point(context: Context, request: api.Point) -> api.Done:
    """Point at a thing: everybody at the table sees it for some seconds."""
    table, game = await need_team(context, request.seat)
    known = request.thing in signs.things_of(game.state.book)
    if not known or (request.board or 0) >= len(table.seats):
        raise Refusal("not-found", "there is no such thing at this table")
    sign = signs.Pointed(signs.new_id(), request.seat, request.thing, request.board)
    return await send_sign(context, table, sign)


async def propose(context: Context, request: api.Propose) -> api.Done:
    """Propose to another player where a follower could go."""
    table, game = await need_planner(context, request.seat, request.to)
    move = game.state.book.moves.parse(request.move)
    if move not in signs.proposable(game, request.to):
        raise Refusal("illegal", "they cannot place this follower there now")
    text = game.state.book.moves.texts[move]
    sign = signs.Proposed(signs.new_id(), request.seat, request.to, text)
    return await send_sign(context, table, sign)


async def dismiss(context: Context, request: api.Dismiss) -> api.Done:
    """Put a proposal aside: one's own, or one made to oneself."""
    table, _ = await need_team(context, request.seat)
    found = table.signs.find(request.id)
    if found and request.seat not in (found.seat, found.to):
        raise Refusal("not-yours", "this proposal concerns others")
    return await send_sign(context, table, signs.Dropped(request.id)) if found else api.Done()


async def read_signs(context: Context, _: api.Lang) -> views.Signs:
    """Return what players point at and propose."""
    table = await context.load_table()
    return await context.tables.signs_for(table, context.person, context.language)


async def proposable(context: Context, request: api.ProposableRequest) -> views.Proposable:
    """Return what can be proposed to another player."""
    _, game = await need_planner(context, request.seat, request.to)
    texts = encode.move_texts(game, context.language)
    return views.Proposable([texts.option(move) for move in signs.proposable(game, request.to)])


T = "/api/tables/{id}"
ENDPOINTS = [
    Endpoint("POST", f"{T}/point", point),
    Endpoint("POST", f"{T}/propose", propose),
    Endpoint("POST", f"{T}/dismiss", dismiss),
    Endpoint("GET", f"{T}/signs", read_signs),
    Endpoint("GET", f"{T}/proposable", proposable),
]
