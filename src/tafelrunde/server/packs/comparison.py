"""Compares and merges two packs line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Optional

from ...kernel.packs import Pack, toml
from ..core.errors import illegal


class Line(NamedTuple):
    """A difference between two packs: their values of a part of a component, as TOML, None if unchanged."""

    kind: str
    id: str
    part: str
    mine: Optional[str]
    theirs: Optional[str]


def compared(mine: Pack, theirs: Pack) -> list[Line]:
    """The differences, in the order of the TOML."""
    lines: list[Line] = []
    for kind, id in sorted(mine.changes.keys() | theirs.changes.keys()):
        ours, others = mine.changes.get((kind, id), {}), theirs.changes.get((kind, id), {})
        for part in dict.fromkeys([*ours, *others]):
            if ours.get(part) != others.get(part):
                lines.append(Line(kind, id, part, _as_toml(ours.get(part)), _as_toml(others.get(part))))
    return lines


def merged(mine: Pack, theirs: Pack, take: Sequence[tuple[str, str, str]]) -> Pack:
    """`mine` with the lines in `take` copied from `theirs`; lines that `theirs` lacks are removed."""
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


def _as_toml(value: Any) -> Optional[str]:
    return None if value is None else toml(value)
