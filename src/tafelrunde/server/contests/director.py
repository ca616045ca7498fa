"""Looks at the tournaments that are played, every few seconds, and sets their next rounds."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Optional

from sqlalchemy.exc import SQLAlchemyError

from ..services import Services
from .tournaments import advance_all

log = logging.getLogger(__name__)


class Director:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._working: Optional[asyncio.Task[None]] = None

    def open(self) -> None:
        self._working = asyncio.create_task(self._work_forever())

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
            with suppress(asyncio.CancelledError):
                await self._working

    async def _work_forever(self) -> None:
        while True:
            await asyncio.sleep(self._services.settings.beat_seconds)
            try:
                await advance_all(self._services)
            except SQLAlchemyError as wrong:
                log.warning("the tournaments could not be looked at: %s", wrong)
