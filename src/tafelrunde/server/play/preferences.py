"""Preferences of a seat: end turns automatically, ask everything, standing orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games import games
from ...kernel.decision import NONE
from ...kernel.game import Game
from ..core.errors import illegal
from ..core.services import Services
from ..core.storage.models import Seat, User
from ..core.tables.session import changing


async def set_preferences(
    services: Services, user: User, table_id: str, number: int, values: Mapping[str, Any]
) -> Seat:
    """`values` may contain `auto_end`, `ask_everything` and `orders` (standing orders by prompt)."""
    async with changing(services, table_id, user) as session:
        seat = session.require_own_seat(number)
        _check_orders(games[session.table.game], values.get("orders", {}))
        for name, value in values.items():
            setattr(seat, name, value)
        return seat


def _check_orders(game: Game, orders: Mapping[str, int]) -> None:
    known = {prompt.name: prompt.standing_limit for prompt in game.prompts if prompt.standing_limit}
    for name, most in orders.items():
        if not NONE <= most <= known.get(name, NONE - 1):
            raise illegal("no-such-order")
