"""A server for each test, in this process, with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .guests import Server, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(tmp_path) as server:
        yield server
