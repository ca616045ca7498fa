"""Clocks at a table: each seat has a bank of seconds, and gets some back when it has ended a turn.

Clocks count the uptime of the servers (`uptime.py`): they stand still while no server runs, and whatever the clock on
the wall is set to changes nothing. A turn that is taken back and chosen again is one turn: what is tentative moves no
clock.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Optional

from ..kinds import Policy
from ..matches.table_protocols import SeatRow, TableRow

WAIT: Final = "wait"
BOT: Final = "bot"
DROP: Final = "drop"


@dataclass(frozen=True)
class Clock:
    """Seconds in the bank, seconds for each turn, what happens to who has none left, and when no clock runs."""

    bank: int
    increment: int
    policy: Policy
    night: str = ""  # "23:00-07:00 Europe/Berlin"

    def stored(self) -> dict[str, Any]:
        return {"bank": self.bank, "increment": self.increment, "policy": self.policy}


def clock_of(table: TableRow) -> Optional[Clock]:
    return None if table.clock is None else Clock(**table.clock, night=table.night or "")


def seconds_left(table: TableRow, seat: SeatRow, now: float) -> Optional[float]:
    """Seconds that a seat has left; less than nothing if its time is up."""
    if table.clock is None or seat.clock_left is None:
        return None
    if table.turn_seat != seat.seat or table.clock_from is None:
        return seat.clock_left
    return seat.clock_left - max(0.0, now - table.clock_from)


def is_clock_waiting(table: TableRow, now: float) -> bool:
    """Whether the clock of who is to move starts when they have first looked at the game, or after a day."""
    return table.clock_from is not None and table.clock_from > now
