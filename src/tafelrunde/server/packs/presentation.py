"""Packs as answers."""

from __future__ import annotations

from typing import Any, Final, Optional

from ..core.bots.background_jobs import FAILED
from ..core.presentation.viewer import moment
from ..core.services import Services
from ..core.storage.models import StoredPack, User
from .packs import KeptPack, compared, parsed, require_box
from .parsing import sentences
from .schemas import PackInfo, PackLine, PackTrial, PackView, TrialResult

EFFECT: Final = "effect"  # the part of a component that has a sentence


def pack_info(stored: StoredPack, user: Optional[User]) -> PackInfo:
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
    return PackTrial(state="failed" if progress == FAILED else "running", percent=max(0, progress), found=None)


async def pack_lines(
    services: Services, user: Optional[User], mine: KeptPack, theirs: KeptPack, lang: str
) -> list[PackLine]:
    lines = compared(mine.pack, theirs.pack)
    effects = [(line.kind, line.id) for line in lines if line.part == EFFECT]
    said = []
    for kept in (mine, theirs):
        require_box(kept.report)
        game = kept.stored.game
        said.append(await parsed(services, user, game, None, sentences, game, kept.text, effects, lang))
    found = []
    for line in lines:
        says = [each.get((line.kind, line.id), "") if line.part == EFFECT else "" for each in said]
        found.append(PackLine(**line._asdict(), mine_says=says[0], theirs_says=says[1]))
    return found


def pack_view(kept: KeptPack, user: Optional[User]) -> PackView:
    require_box(kept.report)
    return PackView(
        **dict(pack_info(kept.stored, user)),
        shown=kept.version.version,
        components=len(kept.pack.changes),
        hash=kept.report.hash,
        component_hash=kept.report.component_hash,
        text=kept.text,
    )
