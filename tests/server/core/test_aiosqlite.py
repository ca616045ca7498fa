"""The alternative SQLite driver: runs the tests of play, restarts, locks and full disks with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tafelrunde.kernel.game import UsageError
from tafelrunde.server.core.settings import SQLITE_DRIVER_VARIABLE, Settings

from ..guests import Server, running
from ..play.test_play import (
    test_a_turn_is_tentative_until_it_is_ended,  # noqa: F401
    test_two_people_through_an_invite,  # noqa: F401
)
from .test_disk import FewPages, survived
from .test_faults import test_16_a_locked_database_is_waited_for_and_then_reported  # noqa: F401
from .test_restart import (
    test_a_bot_goes_on_after_a_restart_without_being_asked,  # noqa: F401
    test_a_restart_in_the_middle_of_a_turn_loses_nothing,  # noqa: F401
)

pytestmark = [pytest.mark.anyio, pytest.mark.databases("aiosqlite")]


async def test_the_switch_is_on_here(server: Server) -> None:
    assert server.services.storage.url.drivername == "sqlite+aiosqlite"


async def test_a_full_disk_loses_nothing(tmp_path: Path, database: str) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as small_pages:
        small_pages.executescript("PRAGMA page_size = 512; VACUUM")
    async with running(tmp_path, db=database, preview_options=0) as server:
        await survived(server, FewPages(server), 20)


def test_an_unknown_driver_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SQLITE_DRIVER_VARIABLE, "sqlite3")
    with pytest.raises(UsageError, match="inline or aiosqlite"):
        Settings(db="sqlite:///tables.db").database_url()
