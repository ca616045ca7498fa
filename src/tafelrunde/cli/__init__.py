"""The command line program `tafelrunde`."""

from .app import main

__all__ = ["main"]
