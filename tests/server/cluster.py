"""A temporary PostgreSQL cluster for the tests of a session, with a database for each test.

It listens on a socket in its own folder only. The first process that needs it starts it, the last one ends it.
"""

from __future__ import annotations

import fcntl
import json
import os
import pwd
import random
import shutil
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Optional

import pytest

from tests.soak import SOAK

BOTH: Final = pytest.mark.databases("sqlite", "postgres")
ONLY_SQLITE: Final = pytest.mark.databases("sqlite")
BOTH_AT_LENGTH: Final = BOTH if SOAK else ONLY_SQLITE  # what is not about the database
SERVANT: Final = "postgres"  # PostgreSQL refuses to run as root
TEMPLATE: Final = "tafelrunde_template"
BARE: Final = "template0"  # has no tables
SPEED: Final = "-c fsync=off -c full_page_writes=off -c max_connections=200 -c listen_addresses="


def binaries() -> Optional[Path]:
    """Where the programs of the server lie; Debian keeps them out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if shutil.which("pg_config"):
        said = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=False).stdout.strip()
        places.insert(0, Path(said))
    return next((place for place in places if (place / "initdb").exists()), None)


def missing() -> str:
    """Why there can be no PostgreSQL here; empty if there can."""
    try:
        import procrastinate  # noqa: F401
        import psycopg  # noqa: F401
    except ImportError as wrong:
        return f"PostgreSQL is not tested: {wrong}; pip install 'tafelrunde[postgres]'"
    if binaries() is None:
        return "PostgreSQL is not tested: no server programs found; install Debian's postgresql"
    if os.getuid() == 0 and not servant():
        return f"PostgreSQL is not tested: it refuses to run as root, and there is no user {SERVANT}"
    return ""


def servant() -> Optional[pwd.struct_passwd]:
    try:
        return pwd.getpwnam(SERVANT)
    except KeyError:
        return None


class Cluster:
    """`folder` holds everything; the cluster can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def url(self, database: str) -> str:
        user = SERVANT if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def create(self) -> None:
        user = servant()
        if os.getuid() == 0 and user is not None:
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-D", "data", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        options = f"{SPEED} -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-D", "data", "-w", "-s", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", "data", "-w", "-s", "-m", "immediate", "stop")

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def execute(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def kill_backend(self, dice: random.Random) -> bool:
        """One of the processes of PostgreSQL that work for us is killed, and with it the cluster begins anew from its
        log. False if there is none."""
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            ours = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname LIKE 'test_%'"
            pids = [pid for (pid,) in connection.execute(ours)]
        if pids:
            os.kill(dice.choice(pids), signal.SIGKILL)
        return bool(pids)

    def _run(self, program: str, *arguments: str) -> None:
        place = binaries()
        assert place is not None
        command = [str(place / program), *arguments]
        if os.getuid() == 0:
            runuser = shutil.which("runuser", path=f"{os.environ['PATH']}:/usr/sbin:/sbin") or "runuser"
            command = [runuser, "-u", SERVANT, "--", *command]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[str]:
        """The URL of a fresh database, with all tables in it by default."""
        name = f"test_{uuid.uuid4().hex[:12]}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")


@contextmanager
def shared_cluster(factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One for all processes of this session, which are the children of one folder."""
    base = factory.getbasetemp()
    note = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "cluster.json"
    with _noted(note) as known:
        if not known.get("users"):
            known["folder"] = str(_begun().folder)
        known["users"] = [*known.get("users", []), os.getpid()]
        cluster = Cluster(Path(known["folder"]))
    try:
        yield cluster
    finally:
        with _noted(note) as known:
            known["users"] = [user for user in known["users"] if user != os.getpid() and Path(f"/proc/{user}").exists()]
            if not known["users"]:
                cluster.end()


@contextmanager
def own() -> Iterator[Cluster]:
    cluster = _begun()
    try:
        yield cluster
    finally:
        cluster.end()


def _begun() -> Cluster:
    from .guests import prepared

    cluster = Cluster(Path(tempfile.mkdtemp(prefix="tafelrunde-pg-")))
    cluster.create()
    try:
        cluster.execute(f"CREATE DATABASE {TEMPLATE}")
        prepared(cluster.url(TEMPLATE))
    except BaseException:
        cluster.end()
        raise
    return cluster


@contextmanager
def _noted(path: Path) -> Iterator[dict[str, Any]]:
    """What the processes know of the cluster, one at a time."""
    with path.open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        known: dict[str, Any] = json.loads(file.read() or "{}")
        try:
            yield known
        finally:
            file.seek(0)
            file.truncate()
            json.dump(known, file)
