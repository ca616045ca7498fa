"""Hours of the day in a time zone: when clocks rest, when somebody is not to be called, when a digest goes out."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from .errors import illegal


def require_zone(zone: str) -> str:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise illegal("bad-request", "no-zone", zone=zone[:40]) from None
    return zone


def read_hours(begin: str, end: str, zone: str) -> str:
    """As they are stored: "23:00-07:00 Europe/Berlin"."""
    return f"{begin}-{end} {require_zone(zone)}"


def is_within(hours: str, wall: float) -> bool:
    """Whether it is one of these hours there, by the clock on the wall."""
    begin, end, zone = parts_of(hours)
    here = _there(wall, zone).strftime("%H:%M")
    return begin <= here < end if begin <= end else here >= begin or here < end


def end_of(hours: str, wall: float) -> float:
    """When these hours are over next."""
    _, end, zone = parts_of(hours)
    return next_time(end, zone, wall)


def next_time(hour: str, zone: str, wall: float) -> float:
    """When a clock there shows this hour next."""
    here = _there(wall, zone)
    found = datetime.combine(here.date(), time.fromisoformat(hour), here.tzinfo)
    while found.timestamp() <= wall:
        found += timedelta(days=1)
    return found.timestamp()


def parts_of(hours: str) -> tuple[str, str, str]:
    """Begin, end and zone."""
    times, _, zone = hours.partition(" ")
    begin, _, end = times.partition("-")
    return begin, end, zone


def _there(wall: float, zone: str) -> datetime:
    return datetime.fromtimestamp(wall, UTC).astimezone(ZoneInfo(zone))
