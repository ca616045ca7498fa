"""Daily hours in a time zone, for clocks that stop at night, quiet hours and digests."""

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
    """Format hours for storage, such as "23:00-07:00 Europe/Berlin"."""
    return f"{begin}-{end} {require_zone(zone)}"


def is_within(hours: str, wall: float) -> bool:
    """Whether the timestamp `wall` is within these hours."""
    begin, end, zone = parts_of(hours)
    local = _local_time(wall, zone).strftime("%H:%M")
    return begin <= local < end if begin <= end else local >= begin or local < end


def length_of(hours: str) -> int:
    """Their length in minutes."""
    begin, end, _ = parts_of(hours)
    return (_minute(end) - _minute(begin)) % (24 * 60)


def _minute(hour: str) -> int:
    hours, minutes = hour.split(":")
    return 60 * int(hours) + int(minutes)


def end_of(hours: str, wall: float) -> float:
    """The timestamp of the next end of these hours."""
    _, end, zone = parts_of(hours)
    return next_time(end, zone, wall)


def next_time(hour: str, zone: str, wall: float) -> float:
    """The timestamp of the next occurrence of this time of day in the zone."""
    local = _local_time(wall, zone)
    found = datetime.combine(local.date(), time.fromisoformat(hour), local.tzinfo)
    while found.timestamp() <= wall:
        found += timedelta(days=1)
    return found.timestamp()


def parts_of(hours: str) -> tuple[str, str, str]:
    """Begin, end and zone."""
    times, _, zone = hours.partition(" ")
    begin, _, end = times.partition("-")
    return begin, end, zone


def _local_time(wall: float, zone: str) -> datetime:
    return datetime.fromtimestamp(wall, UTC).astimezone(ZoneInfo(zone))
