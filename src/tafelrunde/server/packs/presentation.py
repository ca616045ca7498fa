"""Converts packs and comparisons into responses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Optional, Protocol

from ..core.kinds import JOB_FAILED
from ..core.matches.table_protocols import PersonRow
from ..core.presentation.viewer import moment
from .bad_pack import require_valid_pack
from .comparison import Line
from .parsing import PackReport
from .schemas import PackInfo, PackLine, PackTrial, PackView, TrialResult

EFFECT: Final = "effect"  # the part of a component that has a sentence


class PackRow(Protocol):
    """`StoredPack`, as far as it is needed here."""

    id: str
    game: str
    owner_id: Optional[str]
    name: str
    version: int
    changed: float


class VersionRow(Protocol):
    version: int


class LoadedVersion(Protocol):
    """`LoadedPack`, as far as it is needed here."""

    @property
    def stored(self) -> PackRow: ...
    @property
    def version(self) -> VersionRow: ...
    @property
    def report(self) -> PackReport: ...


def pack_info(stored: PackRow, user: Optional[PersonRow]) -> PackInfo:
    return PackInfo(
        id=stored.id,
        game=stored.game,
        name=stored.name,
        version=stored.version,
        changed=moment(stored.changed),
        mine=user is not None and stored.owner_id == user.id,
        server=stored.owner_id is None,
    )


def trial_view(found: Optional[dict[str, Any]], progress: Optional[int]) -> PackTrial:
    if found is not None:
        return PackTrial(state="done", percent=100, found=TrialResult(**found))
    if progress is None:
        return PackTrial(state="none", percent=0, found=None)
    return PackTrial(state="failed" if progress == JOB_FAILED else "running", percent=max(0, progress), found=None)


def effects_in(lines: Sequence[Line]) -> list[tuple[str, str]]:
    """The components whose effects the lines change."""
    return [(line.kind, line.id) for line in lines if line.part == EFFECT]


def pack_lines(lines: Sequence[Line], sentences: Sequence[Mapping[tuple[str, str], str]]) -> list[PackLine]:
    """`sentences` are the effects in words, of both packs."""
    found = []
    for line in lines:
        mine, theirs = (each.get((line.kind, line.id), "") if line.part == EFFECT else "" for each in sentences)
        found.append(PackLine(**line._asdict(), mine_says=mine, theirs_says=theirs))
    return found


def pack_view(pack: LoadedVersion, user: Optional[PersonRow]) -> PackView:
    require_valid_pack(pack.report)
    return PackView(
        **dict(pack_info(pack.stored, user)),
        shown=pack.version.version,
        components=len(pack.report.pack.changes),
        hash=pack.report.hash,
        component_hash=pack.report.component_hash,
        text=pack.report.text,
    )
