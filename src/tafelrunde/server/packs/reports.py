"""Cache of parsed packs: each text is parsed once, in an upload process."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from ..core.uploads.workers import Uploads
from .parsing import PackReport, read_pack

CACHED: Final = 64  # each takes up to half a megabyte

Key = tuple[str, str]  # game and text


class PackReports:
    def __init__(self, uploads: Uploads) -> None:
        self._uploads = uploads
        self._known: OrderedDict[Key, PackReport] = OrderedDict()  # the least recently used first
        self._reading: dict[Key, asyncio.Future[PackReport]] = {}

    async def of(self, person: str, game: str, text: str) -> PackReport:
        """The report on a stored text, uploaded by `person`. It is parsed like a new upload, since an older version of
        the server may have accepted it."""
        key = (game, text)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if key not in self._reading:
            self._reading[key] = asyncio.ensure_future(self._read(person, key))
        return await asyncio.shield(self._reading[key])  # other requests may wait for it

    async def _read(self, person: str, key: Key) -> PackReport:
        try:
            report = await self._uploads.run(person, read_pack, *key)
        finally:
            del self._reading[key]
        self._keep(key, report)
        return report

    def keep(self, report: PackReport) -> None:
        """Cache the report on a pack that is about to be stored."""
        self._keep((report.pack.game, report.text), report)

    def _keep(self, key: Key, report: PackReport) -> None:
        self._known[key] = report
        self._known.move_to_end(key)
        while len(self._known) > CACHED:
            self._known.popitem(last=False)
