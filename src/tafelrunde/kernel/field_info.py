"""What the declaration of a field says beside its type: who sees it, and what it holds (fields.py)."""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYBODY: Final = "everybody"
OWNER: Final = "owner"  # the player in front of whom it lies
NOBODY: Final = "nobody"  # everybody sees how many there are
PARTLY: Final = "partly"  # the view of the game says which parts, and to whom
INTERNAL: Final = "internal"  # no secret, but not in the view: it follows from what is


class FieldInfo(NamedTuple):
    """`seen` is one of the audiences above, or the condition under which others than the owner see it, too. `of` is the
    kind of things in a zone; `most` the largest number that makes a difference, 0 if it has no bound."""

    name: str
    type: str
    seen: str
    of: str
    most: int
