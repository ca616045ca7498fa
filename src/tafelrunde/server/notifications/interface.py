"""Notifies people, for other features."""

from __future__ import annotations

from .pending import notify_invited

__all__ = [
    "notify_invited",
]
