"""Fixtures: a server in this process for each test, with its own database.

Tests marked `databases(...)` run with each of those named; the others run with SQLite.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tafelrunde.server.core.settings import SQLITE_DRIVER_VARIABLE

from .cluster import BARE, Cluster, missing, own, shared_cluster
from .guests import Server, running
from .lasting import LastingUploads, LastingWorkers


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "database" in metafunc.fixturenames:
        marked = metafunc.definition.get_closest_marker("databases")
        metafunc.parametrize("database", marked.args if marked else ("sqlite",), indirect=True)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def lasting_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.server.core.services.WorkerPool", LastingWorkers)
    monkeypatch.setattr("tafelrunde.server.core.services.Uploads", LastingUploads)


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    why = missing()
    if why:
        pytest.skip(why)
    with shared_cluster(tmp_path_factory) as cluster:
        yield cluster


@pytest.fixture
def own_cluster(cluster: Cluster) -> Iterator[Cluster]:
    """One that a test may stop, for no other test uses it."""
    with own() as own_cluster:
        yield own_cluster


@pytest.fixture
def postgres(cluster: Cluster) -> Iterator[str]:
    """The URL of a database of PostgreSQL."""
    with cluster.database() as url:
        yield url


@pytest.fixture
def second_postgres(cluster: Cluster) -> Iterator[str]:
    with cluster.database() as url:
        yield url


@pytest.fixture
def bare_postgres(cluster: Cluster) -> Iterator[str]:
    with cluster.database(BARE) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database in which there are no tables yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new.db'}"
    url: str = request.getfixturevalue("bare_postgres")
    return url


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of the kind that is asked for."""
    if request.param == "aiosqlite":
        request.getfixturevalue("monkeypatch").setenv(SQLITE_DRIVER_VARIABLE, "aiosqlite")
    if request.param in ("sqlite", "aiosqlite"):
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
async def server(tmp_path: Path, database: str) -> AsyncIterator[Server]:
    async with running(tmp_path, db=database) as server:
        yield server
