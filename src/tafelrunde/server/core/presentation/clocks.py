"""Converts clocks and turns between rows and schemas."""

from __future__ import annotations

from typing import Optional

from ..clocks.clock import Clock, clock_of, is_clock_waiting, seconds_left
from ..hours import is_within, read_hours
from ..matches.table_protocols import SessionView, TableRow
from ..schemas.clocks import ClockInfo, ClockPlan, Turn
from .viewer import moment


def clock_of_plan(plan: ClockPlan) -> Clock:
    night = read_hours(plan.night.begin, plan.night.end, plan.night.zone) if plan.night else ""
    return Clock(plan.bank, plan.increment, plan.policy, night)


def turn_info(table: TableRow) -> Turn:
    return Turn(seat=table.turn_seat, since=moment(table.turn_since) if table.turn_since is not None else None)


def clock_info(session: SessionView) -> Optional[ClockInfo]:
    table, uptime = session.table, session.services.uptime
    clock, now = clock_of(table), uptime.now()
    if clock is None:
        return None
    return ClockInfo(
        bank=clock.bank,
        increment=clock.increment,
        policy=clock.policy,
        night=clock.night or None,
        asleep=bool(clock.night) and is_within(clock.night, uptime.wall()),
        running=table.turn_seat if table.clock_from is not None and not is_clock_waiting(table, now) else None,
        waits=is_clock_waiting(table, now),
        left=[round(seconds_left(table, seat, now) or 0.0, 1) for seat in session.seats],
        out=[seat.clock_out for seat in session.seats],
    )
