"""What an engine gets to know of a table: its rows as one user may access them, as JSON.

Engines of older releases read this, so fields are only ever added. Secrets that no page needs stay here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from ..matches.table_protocols import SessionView

Json = dict[str, Any]

TABLE: Final = (
    "id", "game", "rules_version", "component_hash", "title", "players", "options", "seed", "chosen_seed", "status",
    "spectators", "public", "created", "version", "plies", "started", "turn_seat", "turn_since", "result", "clock",
    "night", "clock_from", "tryouts", "pack_name", "contest", "rated", "settled",
)  # fmt: skip
SEAT: Final = (
    "seat", "kind", "name", "bot", "user_id", "holder_id", "auto_end", "ask_everything", "orders", "clock_left",
    "clock_out", "votes", "shows_chances", "forfeited",
)  # fmt: skip
NOTE: Final = ("ply", "seat", "name", "player")


class Draft(NamedTuple):
    """A stored tentative turn."""

    seat: int
    base: int
    clicks: Sequence[Sequence[int]]


def snapshot(session: SessionView, codes: Sequence[int], drafts: Mapping[int, Draft], pack: str) -> Json:
    """`codes` are all choices of the table, `drafts` its tentative turns by seat, `pack` the text of its pack."""
    seats, settings, uptime = session.seats, session.services.settings, session.services.uptime
    return {
        "table": _fields(session.table, TABLE),
        "seats": [_fields(seat, SEAT) for seat in seats],
        "notes": [_fields(note, NOTE) for note in session.notes],
        "codes": list(codes),
        "drafts": [list(draft) for draft in drafts.values()],
        "pack": pack,
        "user": session.user.id if session.user else None,
        "host": session.is_host,
        "mine": [seat.seat for seat in seats if session.is_mine(seat.seat)],
        "held": [seat.seat for seat in seats if session.holds(seat.seat)],
        "uptime": uptime.now(),
        "wall": uptime.wall(),
        "preview_options": settings.preview_options,
        "preview_seconds": settings.preview_seconds,
    }


def _fields(row: object, names: Sequence[str]) -> Json:
    return {name: getattr(row, name) for name in names}
