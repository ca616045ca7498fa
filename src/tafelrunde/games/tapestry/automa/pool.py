"""The pool of the Hucksters: face-up things that score for the Automa and that the player may take (TAP-AUTOMA-75)."""

from __future__ import annotations

from ....kernel.state import Fact
from ..expansions.arts_architecture.masterpieces import draw_masterpiece
from ..pieces.automa import CARD, MASTERPIECE, POOL_KINDS, SPACE_TILE, TECH, TILE, pool_code, pool_kind, pool_number
from ..pieces.kinds import ARTS, EXPLORATION, TECHNOLOGY
from ..rules.gains import next_tile, tiles_are_left
from ..rules.hand import draw
from ..rules.tech_deck import draw_tech
from ..table.automa import Automa
from ..table.player import TapestryPlayer
from ..table.state import Table
from ..table.steps import BENEFIT, BONUS, ENTER


def first_pool(table: Table, me: Automa) -> None:
    """A space tile and a tapestry card."""
    for kind in (SPACE_TILE, CARD):
        put_into_pool(table, me, kind)


def add_to_pool(table: Table, me: Automa) -> None:
    """One more thing, by the favourite track."""
    put_into_pool(table, me, {EXPLORATION: TILE, TECHNOLOGY: TECH, ARTS: MASTERPIECE}.get(me.favorite, CARD))


def put_into_pool(table: Table, me: Automa, kind: int) -> None:
    """The top one of its deck or stack, if one is left."""
    number = top_of(table, kind)
    if number < 0:
        return
    me.mat.pool += (pool_code(kind, number),)
    table.reveals += 1
    if table.log:
        table.log.add("bot-pooled", me, None, **thing(kind, number))


def top_of(table: Table, kind: int) -> int:
    if kind == CARD:
        return draw(table)
    if kind == TECH:
        return draw_tech(table)
    if kind == MASTERPIECE:
        return draw_masterpiece(table)
    if kind == TILE:
        return next_tile(table) if tiles_are_left(table) else -1
    return table.spaces_left.pop() if table.spaces_left else -1


def offered_to(table: Table, me: TapestryPlayer, kind: int) -> list[int]:
    """The places in the pool of things that the player may take instead of drawing one: in advance turns."""
    if table.automa is None or table.active != me.seat or table.step not in (ENTER, BENEFIT, BONUS):
        return []
    return [place for place, code in enumerate(table.automa.mat.pool) if pool_kind(code) == kind]


def take_from_pool(table: Table, me: TapestryPlayer, place: int) -> int:
    """Returns the number of the thing."""
    assert table.automa is not None
    mat = table.automa.mat
    code = mat.pool[place]
    mat.pool = mat.pool[:place] + mat.pool[place + 1 :]
    if table.log:
        table.log.add("took-pooled", me, None, **thing(pool_kind(code), pool_number(code)))
    return pool_number(code)


def thing(kind: int, number: int) -> dict[str, Fact]:
    """The facts of an event about a thing of the pool."""
    return {"kind": POOL_KINDS[kind], POOL_KINDS[kind]: number}
