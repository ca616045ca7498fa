"""Decides whether the player to move is absent."""

from __future__ import annotations

import time
from typing import Final

from ..kinds import PLAYING
from ..matches.table_protocols import SeatRow, TableRow

WAITED_SECONDS: Final = 3 * 24 * 60 * 60.0


def is_absent(table: TableRow, seat: SeatRow) -> bool:
    """Whether it is this person's turn and their time is up: by the clock or, without a clock, after three days. Nobody
    is absent while a bot stands in for them."""
    if table.status != PLAYING or table.turn_seat != seat.seat or seat.user_id is None or seat.bot is not None:
        return False
    if table.clock is not None:
        return seat.clock_out
    return table.turn_since is not None and time.time() - table.turn_since >= WAITED_SECONDS
