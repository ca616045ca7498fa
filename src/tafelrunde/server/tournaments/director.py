"""Starts the next rounds of running tournaments, every few seconds."""

from __future__ import annotations

from functools import partial

from ..core.background import Background
from ..core.services import Services
from .tournaments import advance_all


class Director:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._background = Background()

    def open(self) -> None:
        look = partial(advance_all, self._services)
        seconds = self._services.settings.beat_seconds
        self._background.repeat(seconds, look, "the tournaments could not be looked at")

    async def close(self) -> None:
        await self._background.close()
