"""Processes that think: bots choose and records are replayed there, never in the process that answers requests.

Each worker does one job at a time and is killed when it takes too long. Only plain data goes in and out.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, Optional, Union

from ..bots import Bot
from ..games import games
from ..kernel.game import BadUse, Value
from ..kernel.match import Match
from ..kernel.record import Record, RecordError
from ..kernel.rng import seeded
from .results import ended

MOST_CHOICES: Final = 60  # in one job; a turn has fewer
START_SECONDS: Final = 60.0  # a machine may be busy
READY: Final = "ready"
FAILED: Final = "failed"
OVERRAN: Final = "overran"

_spawn = multiprocessing.get_context("spawn")
FindBot = Callable[[str], Bot]


class Turn(NamedTuple):
    """Choose for a seat until somebody else is asked, or `most` times."""

    game: str
    rules_version: int
    component_hash: str
    players: int
    seed: int
    options: Mapping[str, Value]
    codes: Sequence[int]
    bot: str
    dice: int
    most: int = MOST_CHOICES


class Reasons(NamedTuple):
    """Say what the bot would expect of this choice instead of making one."""

    turn: Turn
    code: int


class Check(NamedTuple):
    """Replay a record that somebody brings."""

    text: str


class Thought(NamedTuple):
    """What a worker found: the codes of a turn as far as it came, and what went wrong, if anything did. `changes` are
    the reasons of a choice, as `Bot.reasons` gives them."""

    codes: list[int]
    wrong: str = ""
    reason: str = ""
    result: Optional[dict[str, Any]] = None
    changes: Optional[dict[str, float]] = None


Job = Union[Turn, Reasons, Check]


class Workers:
    def __init__(self, most: int, find_bot: FindBot) -> None:
        self._find_bot = find_bot
        self._threads = ThreadPoolExecutor(max(1, most), thread_name_prefix="worker")
        self._idle: queue.LifoQueue[_Worker] = queue.LifoQueue()
        self._all: set[_Worker] = set()
        self.closed = False

    async def turn(self, job: Turn, seconds: float) -> Thought:
        """`seconds` is for each choice."""
        return await self._done(job, seconds)

    async def reasons(self, job: Turn, code: int, seconds: float) -> Thought:
        return await self._done(Reasons(job, code), seconds)

    async def check(self, text: str, seconds: float) -> Thought:
        """`wrong` is empty if the record is sound, and `result` then says how the game ended, if it did."""
        return await self._done(Check(text), seconds)

    def close(self) -> None:
        self.closed = True
        for worker in list(self._all):
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _done(self, job: Job, seconds: float) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, job, seconds)

    def _do(self, job: Job, seconds: float) -> Thought:
        """In a thread: a worker for this job, its answers one by one, and its end if it takes too long."""
        worker = self._worker()
        codes: list[int] = []
        try:
            if not worker.ready():
                return self._lost(worker, codes, FAILED, "the worker did not start")
            worker.pipe.send(job)
            while True:
                if not worker.pipe.poll(seconds):
                    return self._lost(worker, codes, OVERRAN, f"no answer within {seconds:g} s")
                said = worker.pipe.recv()
                if isinstance(said, int):
                    codes.append(said)
                else:
                    self._idle.put(worker)
                    return Thought(codes, *said)
        except (EOFError, OSError):
            return self._lost(worker, codes, FAILED, "the worker died")

    def _worker(self) -> _Worker:
        try:
            return self._idle.get_nowait()
        except queue.Empty:
            worker = _Worker(self._find_bot)
            self._all.add(worker)
            if self.closed:
                worker.stop()
            return worker

    def _lost(self, worker: _Worker, codes: list[int], wrong: str, reason: str) -> Thought:
        worker.stop()
        self._all.discard(worker)
        return Thought(codes, wrong, reason)


class _Worker:
    def __init__(self, find_bot: FindBot) -> None:
        self.pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_work, args=(theirs, find_bot), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ready(self) -> bool:
        """Loading the games is not part of anybody's thinking time."""
        if not self._ready and self.pipe.poll(START_SECONDS):
            self._ready = self.pipe.recv() == READY
        return self._ready

    def stop(self) -> None:
        self._process.kill()
        self._process.join(1)


# ------------------------------------------------------------------------------------------------ in the worker


def _work(pipe: Connection, find_bot: FindBot) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    thinker = _Thinker(find_bot)
    pipe.send(READY)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        said: tuple[object, ...]
        try:
            said = thinker.do(job, pipe.send)
        except Exception as wrong:
            said = (FAILED, f"{type(wrong).__name__}: {wrong}"[:200])
        pipe.send(said)


def _end_with_the_server() -> None:
    """A server that was killed cannot end a worker whose bot never comes to an end."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(1)


class _Thinker:
    def __init__(self, find_bot: FindBot) -> None:
        self._find_bot = find_bot
        self._last: Optional[tuple[Any, Match]] = None  # a table is often asked about again, a few choices later

    def do(self, job: Job, say: Callable[[int], None]) -> tuple[object, ...]:
        """What went wrong and further fields of a `Thought`."""
        if isinstance(job, Check):
            return self.check(job)
        return self.reasons(job) if isinstance(job, Reasons) else self.turn(job, say)

    def turn(self, job: Turn, say: Callable[[int], None]) -> tuple[str, str]:
        """Says each choice as soon as it is made. The bot gets a match that its seat could be in, not the real one."""
        match = self._match(job)
        bot, dice = self._find_bot(job.bot), seeded(job.dice)
        decision = match.decision
        for _ in range(job.most):
            if decision is None or match.decision is None or match.decision.seat != decision.seat:
                break
            code = bot.choose(match.imagine(decision.seat, dice.below(1 << 30)), dice)
            match.choose(code)
            say(code)
        return "", ""

    def reasons(self, job: Reasons) -> tuple[str, str, None, Optional[dict[str, float]]]:
        match, bot, dice = self._match(job.turn), self._find_bot(job.turn.bot), seeded(job.turn.dice)
        assert match.decision is not None
        world = match.imagine(match.decision.seat, dice.below(1 << 30))
        return "", "", None, bot.reasons(world, job.code, dice)

    def check(self, job: Check) -> tuple[str, str, Optional[dict[str, Any]]]:
        try:
            match = Match.replay(Record.from_text(job.text))
        except RecordError as wrong:
            return FAILED, str(wrong), None
        return "", "", ended(match) if match.over else None

    def _match(self, job: Turn) -> Match:
        box = games[job.game].under(job.rules_version, job.component_hash, job.options)
        if box is None:
            raise BadUse(f"version {job.rules_version} of {job.game} is not known here")
        whose = (box, job.players, job.seed, dict(job.options))
        codes = list(job.codes)
        if (
            self._last is not None
            and self._last[0] == whose
            and self._last[1].codes == codes[: len(self._last[1].codes)]
        ):
            match = self._last[1]
        else:
            match = Match(box, job.players, job.seed, job.options)
        self._last = None  # not kept if something goes wrong
        for code in codes[len(match.codes) :]:
            match.choose(code)
        self._last = (whose, match)
        return match
