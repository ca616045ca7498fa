"""What people are to each other."""

from __future__ import annotations

from typing import Optional

from ..storage.models import TieKind
from .base import Answer


class PersonAtTable(Answer):
    seat: int
    """The first one, if they have several."""
    name: str
    tie: Optional[TieKind]


class TiedPerson(Answer):
    id: str
    name: str
    kind: TieKind
