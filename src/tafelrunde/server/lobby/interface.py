"""Interface for other features: table information."""

from __future__ import annotations

from .seats import seat_setups
from .table_info import table_info

__all__ = ["seat_setups", "table_info"]
