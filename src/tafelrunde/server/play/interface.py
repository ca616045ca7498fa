"""Interface for other features: log, pictures and view of a table."""

from __future__ import annotations

from .game_log import GameLog
from .pictures import picture
from .table_view import remarked_since, state_at

__all__ = ["GameLog", "picture", "remarked_since", "state_at"]
