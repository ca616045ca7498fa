"""Seasons of the leaderboards: calendar months, quarters or years in UTC, with names such as `2026-q4`."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import Final, NamedTuple, Optional

from ..core.settings import SeasonLength

MONTHS: Final[dict[SeasonLength, int]] = {"month": 1, "quarter": 3, "year": 12}
_NAME: Final = re.compile(r"([0-9]{4})(?:-(q[1-4]|[0-9]{2}))?")


class Season(NamedTuple):
    name: str
    begin: float
    end: float


def season_of(moment: float, length: SeasonLength) -> Season:
    day = datetime.fromtimestamp(moment, UTC)
    return _season(day.year, (day.month - 1) // MONTHS[length], length)


def season_named(name: str, length: SeasonLength) -> Optional[Season]:
    """None if no season of this length has that name."""
    found = _NAME.fullmatch(name)
    if found is None or int(found[1]) < 1:
        return None
    part = found[2] or ""
    number = int(part.lstrip("q") or "1") - 1
    if not 0 <= number < 12 // MONTHS[length]:
        return None
    season = _season(int(found[1]), number, length)
    return season if season.name == name else None


def season_before(season: Season, length: SeasonLength) -> Season:
    return season_of(season.begin - 1.0, length)


def _season(year: int, number: int, length: SeasonLength) -> Season:
    months = MONTHS[length]
    after = year * 12 + (number + 1) * months
    begin = datetime(year, number * months + 1, 1, tzinfo=UTC).timestamp()
    end = datetime(after // 12, after % 12 + 1, 1, tzinfo=UTC).timestamp()
    names = {"month": f"{year:04}-{number + 1:02}", "quarter": f"{year:04}-q{number + 1}", "year": f"{year:04}"}
    return Season(names[length], begin, end)
