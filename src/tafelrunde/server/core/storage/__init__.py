"""The database: engine, models, queries, migrations, backup."""

from .engine import Storage

__all__ = ["Storage"]
