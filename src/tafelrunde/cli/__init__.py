"""The command `tafelrunde`."""

from .app import main

__all__ = ["main"]
