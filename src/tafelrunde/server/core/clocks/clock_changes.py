"""Starts, stops and passes the clocks of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from ..matches.table_protocols import SeatRow, TableRow
from .clock import clock_of, is_clock_waiting, seconds_left

FIRST_LOOK_SECONDS: Final = 24 * 60 * 60.0  # after which a clock starts even if the player has not viewed the game
SHARE_AT_RETURN: Final = 10  # after a timeout, a returning player has at least a tenth of the bank


def pass_clock(table: TableRow, seats: Sequence[SeatRow], before: Optional[int], now: float) -> None:
    """Stop the clock of the seat `before`, and start that of `table.turn_seat`. If they are equal, it keeps running."""
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


def note_first_look(table: TableRow, seat: SeatRow, now: float) -> bool:
    """Note that the player has viewed the game; returns whether their clock starts."""
    seat.seen = True
    starts = table.turn_seat == seat.seat and is_clock_waiting(table, now)
    if starts:
        table.clock_from = now
    return starts


def stop_clock(table: TableRow, seat: SeatRow, now: float) -> None:
    """Stop the clock of a seat that a bot takes over, keeping the time used."""
    rest = seconds_left(table, seat, now)
    if table.turn_seat == seat.seat and rest is not None:
        seat.clock_left, table.clock_from = max(0.0, rest), None


def resume_clock(table: TableRow, seat: SeatRow, now: float) -> None:
    """Start the clock of a person who takes the seat. It has the time left from before, so leaving and returning gains
    nothing; only after a timeout there is a minimum."""
    clock = clock_of(table)
    if clock is None:
        return
    rest = max(0.0, seconds_left(table, seat, now) or 0.0)
    seat.clock_left = max(rest, clock.bank / SHARE_AT_RETURN) if seat.clock_out else rest
    seat.clock_out = False
    if table.turn_seat == seat.seat:
        table.clock_from = now
