"""Errors about requests that the kernel cannot meet."""

from __future__ import annotations


class UsageError(ValueError):
    """A request that cannot be met; its text is one line that says what is wrong and what to do."""


class RecordError(UsageError):
    """A record that cannot be replayed; its text names the ply or field that is wrong."""
