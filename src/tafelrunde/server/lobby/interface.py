"""What a table is, for other features."""

from __future__ import annotations

from .table_info import table_info
from .table_routes import seat_setups

__all__ = [
    "seat_setups",
    "table_info",
]
