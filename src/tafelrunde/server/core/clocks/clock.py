"""Clocks at a table: each seat has a bank of seconds, and gets some back when it has ended a turn.

Clocks count the uptime of the servers (`uptime.py`): they stand still while no server runs, and whatever the clock on
the wall is set to changes nothing. A turn that is taken back and chosen again is one turn: what is tentative moves no
clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Optional

from ..kinds import Policy
from ..storage.models import Seat, Table

WAIT: Final = "wait"
BOT: Final = "bot"
DROP: Final = "drop"
FIRST_LOOK_SECONDS: Final = 24 * 60 * 60.0  # after which a clock starts although nobody has looked
SHARE_AT_RETURN: Final = 10  # who comes back has at least this part of the bank


@dataclass(frozen=True)
class Clock:
    """Seconds in the bank, seconds for each turn, what happens to who has none left, and when no clock runs."""

    bank: int
    increment: int
    policy: Policy
    night: str = ""  # "23:00-07:00 Europe/Berlin"

    def stored(self) -> dict[str, Any]:
        return {"bank": self.bank, "increment": self.increment, "policy": self.policy}


def clock_of(table: Table) -> Optional[Clock]:
    return None if table.clock is None else Clock(**table.clock, night=table.night or "")


# ------------------------------------------------------------------------------------------------ running


def seconds_left(table: Table, seat: Seat, now: float) -> Optional[float]:
    """Seconds that a seat has left; less than nothing if its time is up."""
    if table.clock is None or seat.clock_left is None:
        return None
    if table.turn_seat != seat.seat or table.clock_from is None:
        return seat.clock_left
    return seat.clock_left - max(0.0, now - table.clock_from)


def pass_clock(table: Table, seats: Sequence[Seat], before: Optional[int], now: float) -> None:
    """`before` was to move, and now `table.turn_seat` is. If that is the same seat, its clock runs on."""
    clock, after = clock_of(table), table.turn_seat
    if clock is None or (before == after and table.clock_from is not None):
        return
    if before is not None and table.clock_from is not None:
        seat = seats[before]
        rest = max(0.0, (seat.clock_left or 0.0) - max(0.0, now - table.clock_from))
        seat.clock_left = min(float(clock.bank), rest + clock.increment)
        seat.clock_out = False
    if after is None or seats[after].bot:
        table.clock_from = None
    else:
        table.clock_from = now if seats[after].seen else now + FIRST_LOOK_SECONDS


def is_clock_waiting(table: Table, now: float) -> bool:
    """Whether the clock of who is to move starts when they have first looked at the game, or after a day."""
    return table.clock_from is not None and table.clock_from > now


def note_first_look(table: Table, seat: Seat, now: float) -> bool:
    """Whether a clock starts by it."""
    seat.seen = True
    starts = table.turn_seat == seat.seat and is_clock_waiting(table, now)
    if starts:
        table.clock_from = now
    return starts


def stop_clock(table: Table, seat: Seat, now: float) -> None:
    """Somebody else plays for this seat from now on, who needs no clock; what has passed has passed."""
    rest = seconds_left(table, seat, now)
    if table.turn_seat == seat.seat and rest is not None:
        seat.clock_left, table.clock_from = max(0.0, rest), None


def resume_clock(table: Table, seat: Seat, now: float) -> None:
    """Somebody sits down here. The seat has what it had: getting up and sitting down again gains nothing. Only where
    the time was up, and the others decided to go on with whoever comes, there must be time to look around."""
    clock = clock_of(table)
    if clock is None:
        return
    rest = max(0.0, seconds_left(table, seat, now) or 0.0)
    seat.clock_left = max(rest, clock.bank / SHARE_AT_RETURN) if seat.clock_out else rest
    seat.clock_out = False
    if table.turn_seat == seat.seat:
        table.clock_from = now
