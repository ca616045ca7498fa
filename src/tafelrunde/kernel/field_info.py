"""What the declaration of a field says beside its type: who sees it, and what it holds (fields)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

EVERYBODY: Final = "everybody"
OWNER: Final = "owner"  # the player in front of whom it lies
NOBODY: Final = "nobody"  # everybody sees how many there are
PARTLY: Final = "partly"  # the view of the game says which parts, and to whom
INTERNAL: Final = "internal"  # no secret, but not in the view: it follows from what is

OPEN: Final = (EVERYBODY, INTERNAL)  # `imagine` changes nothing there

PART: Final = "part"  # the type of a field that has fields of its own


class FieldInfo(NamedTuple):
    """`seen` is one of the audiences above, or the condition under which others than the owner see it, too. `of` is the
    kind of things in a zone; `most` the largest number that makes a difference, 0 if it has no bound, or the largest
    length of a list. `one` is the kind of which the field, or each of its entries, is one thing or none; `by` the kind
    of which each thing has an entry of its own. `shown` is the name in views if it differs."""

    name: str
    type: str
    seen: str
    of: str
    most: int
    one: str = ""
    by: str = ""
    shown: str = ""

    @property
    def entry(self) -> str:
        """The name in views."""
        return self.shown or self.name

    @property
    def is_zone(self) -> bool:
        """Whether things lie here. A set that lies open may also mark things that lie elsewhere."""
        listed = self.type == "list[int]" and not self.by
        return bool(self.of) and (listed or (self.type == "int" and self.seen not in OPEN))

    def is_seen(self, own: bool, table: Any) -> bool:
        """Whether the owner (`own`) or the others see all of it."""
        if self.seen in OPEN:
            return True
        if self.seen in (NOBODY, PARTLY):
            return False
        return own or (self.seen != OWNER and bool(getattr(table, self.seen)))
