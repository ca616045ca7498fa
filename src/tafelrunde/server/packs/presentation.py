"""Packs as answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Optional, Protocol

from ..core.kinds import JOB_FAILED
from ..core.matches.table_protocols import PersonRow
from ..core.presentation.viewer import moment
from .bad_pack import require_box
from .comparison import Line
from .parsing import PackReport
from .schemas import PackInfo, PackLine, PackTrial, PackView, TrialResult

EFFECT: Final = "effect"  # the part of a component that has a sentence


class PackRow(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def game(self) -> str: ...
    @property
    def owner_id(self) -> Optional[str]: ...
    @property
    def name(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def changed(self) -> float: ...


class VersionRow(Protocol):
    @property
    def version(self) -> int: ...


class KeptVersion(Protocol):
    """A version of a pack, with what it says."""

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
    """The components whose sentences the lines need."""
    return [(line.kind, line.id) for line in lines if line.part == EFFECT]


def pack_lines(lines: Sequence[Line], said: Sequence[Mapping[tuple[str, str], str]]) -> list[PackLine]:
    """`said` has the sentences of both packs."""
    found = []
    for line in lines:
        says = [each.get((line.kind, line.id), "") if line.part == EFFECT else "" for each in said]
        found.append(PackLine(**line._asdict(), mine_says=says[0], theirs_says=says[1]))
    return found


def pack_view(kept: KeptVersion, user: Optional[PersonRow]) -> PackView:
    require_box(kept.report)
    return PackView(
        **dict(pack_info(kept.stored, user)),
        shown=kept.version.version,
        components=len(kept.report.pack.changes),
        hash=kept.report.hash,
        component_hash=kept.report.component_hash,
        text=kept.report.text,
    )
