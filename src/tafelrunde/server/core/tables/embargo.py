"""The embargo on tables with a shared deal: the deal is secret until the day is over."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Final, Optional

from ..matches.table_protocols import TableRow

DAILY: Final = "daily."  # how the contest of such a table begins; the day follows


def day_of(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def challenge_day(table: TableRow) -> Optional[str]:
    """The day whose challenge the table is a try at."""
    return table.contest.removeprefix(DAILY) if table.contest and table.contest.startswith(DAILY) else None


def is_embargoed(table: TableRow) -> bool:
    """With the seed, people could practise the same deal before their own try."""
    day = challenge_day(table)
    return day is not None and day >= day_of(time.time())


def is_released(table: TableRow) -> bool:
    """A try at the challenge of a day that is over: everybody may look at it, to compare."""
    day = challenge_day(table)
    return day is not None and day < day_of(time.time())
