"""Packs as they are sent."""

from __future__ import annotations

from typing import Any, Optional

from ..schemas.packs import PackInfo, PackTrial, PackView, TrialResult
from ..storage.models import StoredPack, User
from ..tables.packs import KeptPack, opened
from ..thinking.analyses import FAILED
from .reader import moment


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


async def pack_view(kept: KeptPack, user: Optional[User]) -> PackView:
    box = await opened(kept.stored.game, kept.text)
    return PackView(
        **dict(pack_info(kept.stored, user)),
        shown=kept.version.version,
        components=len(kept.pack.changes),
        hash=kept.pack.hash,
        component_hash=box.component_hash,
        text=kept.text,
    )
