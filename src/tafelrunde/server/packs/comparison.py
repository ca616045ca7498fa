"""Compares two packs line by line, and merges them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Optional

from ...kernel.packs import Pack, toml
from ..core.errors import illegal


class Line(NamedTuple):
    """Where two packs differ: what each says of a part of a component, as TOML; None where it says nothing."""

    kind: str
    id: str
    part: str
    mine: Optional[str]
    theirs: Optional[str]


def compared(mine: Pack, theirs: Pack) -> list[Line]:
    """The lines in which they differ, in the order of the TOML."""
    lines: list[Line] = []
    for kind, id in sorted(mine.changes.keys() | theirs.changes.keys()):
        ours, others = mine.changes.get((kind, id), {}), theirs.changes.get((kind, id), {})
        for part in dict.fromkeys([*ours, *others]):
            if ours.get(part) != others.get(part):
                lines.append(Line(kind, id, part, _told(ours.get(part)), _told(others.get(part))))
    return lines


def merged(mine: Pack, theirs: Pack, take: Sequence[tuple[str, str, str]]) -> Pack:
    """Mine, with the lines of the other that are taken; where the other says nothing, the line goes."""
    changes = {component: dict(parts) for component, parts in mine.changes.items()}
    differ = {(line.kind, line.id, line.part) for line in compared(mine, theirs)}
    for kind, id, part in take:
        if (kind, id, part) not in differ:
            raise illegal("bad-pack", "no-such-line", line=f"{kind}.{id}.{part}"[:120])
        parts = changes.setdefault((kind, id), {})
        value = theirs.changes.get((kind, id), {}).get(part)
        if value is None:
            parts.pop(part)
        else:
            parts[part] = value
    return Pack(mine.game, mine.name, mine.version, {component: parts for component, parts in changes.items() if parts})


def _told(value: Any) -> Optional[str]:
    return None if value is None else toml(value)
