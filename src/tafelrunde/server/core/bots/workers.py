"""The pool of worker processes: bots choose there, never in the process that answers requests.

Each worker does one job at a time and is killed when it takes too long. Only plain data goes in and out. Any process
does any kind of work; how many do the same kind at once is for the lanes to say (`lanes.py`).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Optional

from .jobs import (
    FAILED,
    OVERRAN,
    AdviceJob,
    AnalysisJob,
    ArisingJob,
    Job,
    OutlookJob,
    ReasonsJob,
    Thought,
    TrialJob,
    TurnJob,
)
from .lanes import Claim, Lane
from .thinker import READY, FindBot, work

START_SECONDS: Final = 60.0  # a machine may be busy
PATIENCE: Final = 10.0  # seconds that somebody waits for a worker, before they are told to ask again
TRIES: Final = 3  # of a job whose worker dies: it may be the machine's fault, or its own
QUICK_WORKERS: Final = 1
HINT_WORKERS: Final = 1
POSITION_WORKERS: Final = 1
ANALYSIS_WORKERS: Final = 1

_spawn = multiprocessing.get_context("spawn")


class WorkerPool:
    def __init__(self, most: int, find_bot: FindBot) -> None:
        self._find_bot = find_bot
        self.slow_bots = Lane(max(1, most))
        self.quick_bots = Lane(QUICK_WORKERS)
        self.hints = Lane(HINT_WORKERS)
        self.positions = Lane(POSITION_WORKERS)
        self.analyses = Lane(ANALYSIS_WORKERS)
        threads = max(1, most) + QUICK_WORKERS + HINT_WORKERS + POSITION_WORKERS + ANALYSIS_WORKERS
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="worker")
        self._idle: queue.LifoQueue[Worker] = queue.LifoQueue()
        self._all: set[Worker] = set()
        self.closed = False

    async def turn(self, job: TurnJob, seconds: float, claim: Claim, quick: bool) -> Thought:
        """`seconds` is for each choice. A `quick` bot does not wait for those that think long."""
        return await self._run(self.quick_bots if quick else self.slow_bots, job, seconds, claim)

    async def advice(self, job: TurnJob, seconds: float, person: str) -> Thought:
        """`result` is an `Advice`, as JSON."""
        return await self._run(self.hints, AdviceJob(job), seconds, Claim(person), PATIENCE)

    async def reasons(self, job: TurnJob, code: int, seconds: float, person: str) -> Thought:
        return await self._run(self.hints, ReasonsJob(job, code), seconds, Claim(person), PATIENCE)

    async def analysis(self, job: AnalysisJob, seconds: float, person: str, say: Callable[[int], None]) -> Thought:
        """`seconds` is between two signs of progress, which `say` hears. `result` is an `Analysis`, as JSON."""
        return await self._run(self.analyses, job, seconds, Claim(person, waited_for=False), None, say)

    async def outlook(self, job: TurnJob, seconds: float, person: str) -> Thought:
        """`result` has the points and chances of every seat. Hints for those who play come first; an analysis would
        hold it up for a minute."""
        return await self._run(self.hints, OutlookJob(job), seconds, Claim(person, waited_for=False), PATIENCE)

    async def trial(self, job: TrialJob, seconds: float, person: str, say: Callable[[int], None]) -> Thought:
        """`seconds` is between two signs of progress, which `say` hears. `result` is a `Trial`, as JSON."""
        return await self._run(self.analyses, job, seconds, Claim(person, waited_for=False), None, say)

    async def arising(self, job: ArisingJob, seconds: float, person: str) -> Thought:
        """`result` is an `Example`, as JSON; None if there is none."""
        return await self._run(self.positions, job, seconds, Claim(person), PATIENCE)

    def close(self) -> None:
        self.closed = True
        for worker in list(self._all):
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(
        self,
        lane: Lane,
        job: Job,
        seconds: float,
        claim: Claim,
        patience: Optional[float] = None,
        say: Optional[Callable[[int], None]] = None,
    ) -> Thought:
        async with lane.worker(claim, patience):
            if self.closed:
                return Thought([], FAILED, "the server stops")
            loop = asyncio.get_running_loop()
            heard = None if say is None else lambda said: loop.call_soon_threadsafe(say, said)
            return await loop.run_in_executor(self._threads, self._run_in_thread, job, seconds, heard)

    def _run_in_thread(self, job: Job, seconds: float, heard: Optional[Callable[[int], object]] = None) -> Thought:
        """A worker that dies says nothing about the job: another one is asked."""
        for _ in range(TRIES):
            worker = self._idle_worker()
            try:
                return self._asked(worker, job, seconds, heard)
            except (EOFError, OSError):
                self._end(worker)
            if self.closed:
                break
        return Thought([], FAILED, "the worker died")

    def _asked(
        self, worker: Worker, job: Job, seconds: float, heard: Optional[Callable[[int], object]] = None
    ) -> Thought:
        """Gives the job to a worker, gathers its answers one by one, and ends it if it takes too long."""
        codes: list[int] = []
        if not worker.ready():
            self._end(worker)
            return Thought(codes, FAILED, "the worker did not start")
        worker.pipe.send(job)
        while True:
            if not worker.pipe.poll(seconds):
                self._end(worker)
                return Thought(codes, OVERRAN, f"no answer within {seconds:g} s")
            said = worker.pipe.recv()
            if isinstance(said, int):
                codes.append(said)
                if heard is not None:
                    heard(said)
            else:
                self._idle.put(worker)
                return Thought(codes, *said)

    def _idle_worker(self) -> Worker:
        try:
            return self._idle.get_nowait()
        except queue.Empty:
            worker = Worker(self._find_bot)
            self._all.add(worker)
            if self.closed:
                worker.stop()
            return worker

    def _end(self, worker: Worker) -> None:
        worker.stop()
        self._all.discard(worker)


class Worker:
    def __init__(self, find_bot: FindBot) -> None:
        self.pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=work, args=(theirs, find_bot), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ready(self) -> bool:
        """Loading the games is not part of anybody's thinking time."""
        if not self._ready and self.pipe.poll(START_SECONDS):
            self._ready = self.pipe.recv() == READY
        return self._ready

    @property
    def pid(self) -> Optional[int]:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.join(1)
