"""Packs as they are sent."""

from __future__ import annotations

from typing import Any, Final, Optional

from ...kernel.game import Game
from ...words import words_of
from ..schemas.packs import PackInfo, PackLine, PackTrial, PackView, TrialResult
from ..storage.models import StoredPack, User
from ..tables.packs import KeptPack, compared, opened
from ..thinking.analyses import FAILED
from .reader import moment

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


async def pack_lines(mine: KeptPack, theirs: KeptPack, lang: str) -> list[PackLine]:
    boxes = [await opened(kept.stored.game, kept.text) for kept in (mine, theirs)]
    lines = []
    for line in compared(mine.pack, theirs.pack):
        says = [_sentence(box, line.kind, line.id, lang) if line.part == EFFECT else "" for box in boxes]
        lines.append(PackLine(**line._asdict(), mine_says=says[0], theirs_says=says[1]))
    return lines


def _sentence(box: Game, kind: str, id: str, lang: str) -> str:
    found = next((each.description for each in box.components if (each.kind, each.id) == (kind, id)), None)
    return "" if found is None else words_of(box, lang).sentence(found)


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
