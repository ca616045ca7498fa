"""Starts, stops and passes the clocks of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from ..storage.models import Seat, Table
from .clock import clock_of, is_clock_waiting, seconds_left

FIRST_LOOK_SECONDS: Final = 24 * 60 * 60.0  # after which a clock starts although nobody has looked
SHARE_AT_RETURN: Final = 10  # who comes back has at least this part of the bank


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
