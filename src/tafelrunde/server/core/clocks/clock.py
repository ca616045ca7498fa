"""Clocks at a table: each seat has a bank of seconds and gets an increment for each finished turn.

Clocks count server uptime (`uptime.py`): they stop while no server runs, and do not depend on the system time.
Tentative choices do not affect clocks, so a turn that is taken back and chosen again is one turn.
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
    """The time control of a table."""

    bank: int  # seconds
    increment: int  # seconds for each turn
    policy: Policy  # for players whose time is up
    night: str = ""  # when no clock runs: "23:00-07:00 Europe/Berlin"

    def stored(self) -> dict[str, Any]:
        return {"bank": self.bank, "increment": self.increment, "policy": self.policy}


def clock_of(table: TableRow) -> Optional[Clock]:
    return None if table.clock is None else Clock(**table.clock, night=table.night or "")


def seconds_left(table: TableRow, seat: SeatRow, now: float) -> Optional[float]:
    """Seconds that a seat has left; negative if its time is up."""
    if table.clock is None or seat.clock_left is None:
        return None
    if table.turn_seat != seat.seat or table.clock_from is None:
        return seat.clock_left
    return seat.clock_left - max(0.0, now - table.clock_from)


def is_clock_waiting(table: TableRow, now: float) -> bool:
    """Whether the clock of the player to move has not started: it starts when they first view the game, or after a
    day."""
    return table.clock_from is not None and table.clock_from > now
