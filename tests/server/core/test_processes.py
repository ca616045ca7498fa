"""Several processes of one machine (`serve --processes N`) share tables, limits and the address; dead ones are
restarted."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tafelrunde.server.core.errors import Refused
from tafelrunde.server.core.limits.rate_limits import LIMITS, SOCKETS_OF_A_PERSON, RateLimits
from tafelrunde.server.core.limits.shared_counts import SharedMemory

from ..guests import BESIDE, ME
from ..test_commands import PROGRAM


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in listed]


@contextmanager
def two_processes(folder: Path, db: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    home = {**os.environ, "HOME": str(folder), "TAFELRUNDE_DB": db, "TAFELRUNDE_SECRET": "none"}
    serve = [*PROGRAM, "serve", "--processes", "2", "--port", "0", "--no-browser", "--bot-workers", "0"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True, env=home) as server:
        try:
            assert server.stdout is not None
            yield server, server.stdout.readline().split()[3].rstrip("/")
        finally:
            server.terminate()
            assert server.wait(30) == 0


def ask(address: str, method: str, path: str, **more: object) -> httpx.Response:
    """On a connection of its own, so that either process may get it; one that has just died is asked again."""
    for _ in range(40):
        with suppress(httpx.TransportError):
            return httpx.request(method, f"{address}/api{path}", timeout=60, **more)  # type: ignore[arg-type]
        time.sleep(0.25)
    raise AssertionError("nobody answers")


def test_two_processes_share_tables_and_limits_and_one_that_dies_comes_back(tmp_path: Path, postgres: str) -> None:
    with two_processes(tmp_path, postgres) as (server, address):
        cookie = ask(address, "GET", "/me").headers["set-cookie"].split(";")[0]
        headers = {"Origin": address, "Cookie": cookie}
        made = ask(address, "POST", "/tables", headers=headers, json={"game": "deus", "seats": [ME, BESIDE]})
        path = f"/tables/{made.json()['id']}/state?seat=0"
        assert {ask(address, "GET", path, headers=headers).json()["seat"] for _ in range(8)} == {0}
        before = children(server.pid)
        assert len(before) == 2
        os.kill(before[0], signal.SIGKILL)
        for _ in range(100):
            if len(now := children(server.pid)) == 2 and before[0] not in now:
                break
            time.sleep(0.1)
        assert len(now) == 2
        assert ask(address, "GET", path, headers=headers).status_code == 200
        guess = {"name": "mara", "password": "guess guess"}
        away = {"Origin": address, "X-Forwarded-For": "203.0.113.7"}
        tried = [ask(address, "POST", "/account/login", headers=away, json=guess).status_code for _ in range(14)]
        assert tried.count(401) <= LIMITS["login"].person.burst + 1  # and not twice as many
        assert tried[-1] == 429
    for child in now:
        assert not Path(f"/proc/{child}").exists()


def test_limits_count_over_all_processes_and_what_a_dead_one_held_is_free() -> None:
    memory = SharedMemory(2)
    one, two = (RateLimits(clock=lambda: 5.0, counts=memory.of_process(number)) for number in (0, 1))
    for n in range(LIMITS["chat"].person.burst):
        (one if n % 2 else two).take("chat", "", "mara")
    for each in (one, two):
        with pytest.raises(Refused):
            each.take("chat", "", "mara")
    two.take("chat", "", "olu")
    for n in range(SOCKETS_OF_A_PERSON):
        (one if n % 2 else two).open_stream("", "pia")
    with pytest.raises(Refused):
        one.open_stream("", "pia")
    two.close_stream("", "pia")
    one.open_stream("", "pia")
    again = RateLimits(clock=lambda: 5.0, counts=memory.of_process(1))  # it was killed, and with it its sockets
    for _ in range(SOCKETS_OF_A_PERSON // 2 - 1):
        again.open_stream("", "pia")
