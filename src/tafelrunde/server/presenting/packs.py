"""Packs as they are sent."""

from __future__ import annotations

from typing import Optional

from ..schemas.packs import PackInfo, PackView
from ..storage.models import StoredPack, User
from ..tables.packs import KeptPack, opened
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
