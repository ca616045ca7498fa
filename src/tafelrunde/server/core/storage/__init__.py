"""What outlives the process: tables, seats, choices, drafts, people, chat."""

from .engine import Storage

__all__ = ["Storage"]
