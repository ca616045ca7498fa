"""Notifies people, for other features."""

from __future__ import annotations

from .pending import note_invitation

__all__ = [
    "note_invitation",
]
