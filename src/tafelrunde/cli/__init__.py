"""The command `tafelrunde`."""

from .program import app, main

__all__ = ["app", "main"]
