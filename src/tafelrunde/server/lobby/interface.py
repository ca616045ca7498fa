"""Interface for other features: table information."""

from __future__ import annotations

from .table_info import table_info
from .table_routes import seat_setups

__all__ = [
    "seat_setups",
    "table_info",
]
