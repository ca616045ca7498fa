"""No request blocks the event loop: every route gets its worst case, on a server in a separate process.

A block counts if a fresh server shows it again: on a busy machine the processor's time is measured too long now and
then. `event_loop/drive.py` measures, `event_loop/declared.py` has the worst cases.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Collection
from pathlib import Path

import pytest
from fastapi import FastAPI

from tafelrunde.games import games
from tafelrunde.server.app import create_app
from tafelrunde.server.core import garbage

from ..soak import SOAK
from .event_loop.cases import Undeclared, all_cases
from .event_loop.drive import FAILED, LIMIT, settings_for
from .event_loop.heartbeat import Heartbeat
from .event_loop.world import LONG, QUICK, World, build
from .guests import running

AGAIN = 2  # times that a fresh server must show a block once more
CHECKOUT = Path(__file__).parents[2]

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("kind", ["requests", "uploads"])
async def test_no_request_blocks_the_others(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "world"
    folder.mkdir()
    (await build(folder, LONG if SOAK else QUICK)).save()
    wrong = _driven(folder, kind, ())
    assert not [line for line in wrong.values() if FAILED in line]  # has nothing to do with time
    for _ in range(AGAIN):
        if wrong:
            once_more = _driven(folder, kind, wrong)
            wrong = {name: line for name, line in once_more.items() if name in wrong}
    assert not wrong, "\n".join(wrong.values())


def _driven(folder: Path, kind: str, wanted: Collection[str]) -> dict[str, str]:
    """What blocks or answers otherwise than expected, by name, with what was measured."""
    copy = folder.with_name(f"{folder.name}-{time.monotonic_ns()}")
    shutil.copytree(folder, copy)
    world, report = World.load(copy / "world.json"), copy / "report.json"
    world.folder = str(copy)
    command = [sys.executable, "-m", "tests.server.event_loop.drive", str(world.save()), str(report), kind, *wanted]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(CHECKOUT), os.environ.get("PYTHONPATH", "")])}
    said = subprocess.run(command, cwd=CHECKOUT, env=environment, capture_output=True, text=True)
    assert report.exists(), said.stderr[-4000:]
    found = {name: line for name, is_wrong, line in json.loads(report.read_text()) if is_wrong}
    shutil.rmtree(copy)
    return found


# ------------------------------------------------------------------------------------------------ the law can fail


async def test_a_computation_in_the_loop_is_measured() -> None:
    assert await _longest(lambda: _compute(2 * LIMIT)) > LIMIT


async def test_c_code_in_a_thread_that_keeps_the_interpreter_is_measured() -> None:
    """Long numbers are multiplied in C, and nobody else gets a turn."""
    long = 1 << 10_000_000
    heartbeat = Heartbeat()
    heartbeat.start()
    await heartbeat.reset()
    await asyncio.to_thread(lambda: (long - 1) * (long - 3))
    found = await heartbeat.longest()
    await heartbeat.stop()
    assert found.process > LIMIT > found.thread


async def test_waiting_is_no_block() -> None:
    assert await _longest(lambda: time.sleep(3 * LIMIT)) < LIMIT


async def test_a_route_without_a_worst_case_is_refused(tmp_path: Path) -> None:
    world = World(str(tmp_path), playing=dict.fromkeys(games, "t"), over=dict.fromkeys(games, "t"))
    app: FastAPI = create_app(settings_for(world))
    app.get("/api/forgotten")(lambda: None)
    with pytest.raises(Undeclared, match="GET /api/forgotten"):
        list(all_cases(world, app, at_length=False))


def _compute(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


async def _longest(work: object) -> float:
    heartbeat = Heartbeat()
    heartbeat.start()
    await heartbeat.reset()
    assert callable(work)
    work()
    found = await heartbeat.longest()
    await heartbeat.stop()
    return found.process


# ------------------------------------------------------------------------------------------------ what keeps it


async def test_how_late_the_event_loop_is_can_be_seen(tmp_path: Path) -> None:
    async with running(tmp_path, metrics=True) as server:
        guest = await server.somebody()
        await asyncio.sleep(0.3)
        before = await _late(guest.client)
        time.sleep(0.5)  # the event loop is blocked
        await asyncio.sleep(0.15)
        assert await _late(guest.client) > before


async def _late(client: object) -> float:
    """How often the event loop was late by more than a quarter of a second."""
    shown = (await client.get("/metrics", headers={"Host": "localhost"})).text  # type: ignore[attr-defined]
    found = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in shown.splitlines() if line[0] != "#"}
    name = "tafelrunde_event_loop_delay_seconds"
    return found[f"{name}_count"] - found[f'{name}_bucket{{le="0.25"}}']


async def test_full_collections_wait_until_the_server_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr(garbage.gc, "collect", lambda: collected.append(1))
    monkeypatch.setattr(garbage, "SAMPLE", 0.1)
    task = asyncio.create_task(garbage._collect_when_idle(every=0.01, latest=60.0))
    for _ in range(20):  # the server works without a break
        _compute(0.02)
        await asyncio.sleep(0)
    assert not collected
    await asyncio.sleep(0.5)
    assert collected
    task.cancel()


async def test_full_collections_come_at_last_to_a_server_that_is_never_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[int] = []
    monkeypatch.setattr(garbage.gc, "collect", lambda: collected.append(1))
    monkeypatch.setattr(garbage, "SAMPLE", 0.02)
    task = asyncio.create_task(garbage._collect_when_idle(every=0.01, latest=0.1))
    until = time.monotonic() + 10
    while not collected and time.monotonic() < until:
        _compute(0.02)
        await asyncio.sleep(0)
    assert collected
    task.cancel()


def test_no_full_collection_happens_by_itself() -> None:
    script = """
import gc, weakref
from tafelrunde.server.core.garbage import defer_full_collections
defer_full_collections()
full = []
gc.callbacks.append(lambda phase, info: full.append(1) if info["generation"] == 2 else None)
class Ring: pass
young = Ring(); young.me = young; seen = weakref.ref(young); del young
kept = [[n] for n in range(3_000_000)]
print(len(full), seen() is None)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "True"]
