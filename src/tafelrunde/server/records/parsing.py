"""Parses and replays uploaded records. Runs in upload processes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Optional

from ...kernel.game import UsageError
from ...kernel.match import Match
from ...kernel.packs import Pack
from ...kernel.record import Record, RecordError
from ..core.matches.results import result_of

LONGEST_SEAT: Final = 200  # characters of a name; the server shortens it further


class CheckedRecord(NamedTuple):
    """`record` contains only what a table needs, with its pack normalized; `result` is that of the game, if it
    ended."""

    record: Record
    result: Optional[dict[str, Any]]


def check_record(text: str) -> CheckedRecord:
    """Replay a record. Raises RecordError if it does not fit."""
    try:
        record = Record.from_text(text)
        if record.pack:
            record.pack = Pack.read(record.pack, record.game).text()
        match = Match.replay(record)
    except (RecordError, MemoryError):
        raise
    except UsageError as wrong:
        raise RecordError(f"field pack: {wrong}") from None
    except Exception as wrong:  # rules may raise anything for invalid input
        raise RecordError(f"{type(wrong).__name__}: {wrong}"[:200]) from None
    record.seats = [name[:LONGEST_SEAT] for name in record.seats]
    record.hashes = []
    return CheckedRecord(record, result_of(match) if match.over else None)
