"""The embargo on daily challenges: the deal is secret until the day is over."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Final, Optional

from ..matches.table_protocols import TableRow

DAILY: Final = "daily."  # prefix of the contest of such a table, before the day


def day_of(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def challenge_day(table: TableRow) -> Optional[str]:
    """The day of the challenge that the table is a try at."""
    return table.contest.removeprefix(DAILY) if table.contest and table.contest.startswith(DAILY) else None


def is_embargoed(table: TableRow) -> bool:
    """Whether the deal is secret: with the seed, people could practise before their own try."""
    day = challenge_day(table)
    return day is not None and day >= day_of(time.time())


def is_released(table: TableRow) -> bool:
    """Whether everybody may view the table: a try at the challenge of a past day."""
    day = challenge_day(table)
    return day is not None and day < day_of(time.time())
