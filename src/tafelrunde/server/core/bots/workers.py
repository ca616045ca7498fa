"""The pool of worker processes in which bots compute, so that the event loop is never blocked.

Each worker runs one job at a time and is killed if it exceeds the time limit. Any worker runs any kind of job; lanes
limit how many jobs of a kind run at once (`lanes.py`).
"""

from __future__ import annotations

import asyncio
import multiprocessing
import queue
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Optional, Union

from .jobs import (
    FAILED,
    OVERRAN,
    AdviceJob,
    AgreementJob,
    AnalysisJob,
    ExampleJob,
    ForecastJob,
    Job,
    ReasonsJob,
    Thought,
    TrialJob,
    TurnJob,
)
from .lanes import Claim, Lane
from .thinker import READY, FindBot, work

START_SECONDS: Final = 60.0  # generous, since a machine may be busy
PATIENCE: Final = 10.0  # seconds that a request waits for a worker before it is refused
TRIES: Final = 3  # of a job whose worker dies
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
        """`seconds` is the limit for each choice."""
        return await self._run(self.quick_bots if quick else self.slow_bots, job, seconds, claim)

    async def reasons(self, job: TurnJob, code: int, seconds: float, person: str) -> Thought:
        return await self.run(ReasonsJob(job, code), seconds, person)

    async def run(
        self,
        job: Union[AdviceJob, ReasonsJob, ForecastJob, ExampleJob, AnalysisJob, AgreementJob, TrialJob],
        seconds: float,
        person: str,
        report: Optional[Callable[[int], None]] = None,
    ) -> Thought:
        """Run a job other than a turn for a person. `seconds` is the limit for the job or, with `report`, between two
        progress reports. Forecasts use the lane of hints, since an analysis would delay them by a minute."""
        long, low_priority = isinstance(job, AnalysisJob | AgreementJob | TrialJob), isinstance(job, ForecastJob)
        lane = self.analyses if long else self.positions if isinstance(job, ExampleJob) else self.hints
        claim = Claim(person, waited_for=not (long or low_priority))
        return await self._run(lane, job, seconds, claim, None if long else PATIENCE, report)

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
        report: Optional[Callable[[int], None]] = None,
    ) -> Thought:
        async with lane.worker(claim, patience):
            if self.closed:
                return Thought([], FAILED, "the server stops")
            loop = asyncio.get_running_loop()
            on_progress = None if report is None else lambda percent: loop.call_soon_threadsafe(report, percent)
            return await loop.run_in_executor(self._threads, self._run_in_thread, job, seconds, on_progress)

    def _run_in_thread(self, job: Job, seconds: float, on_progress: Optional[Callable[[int], object]]) -> Thought:
        """If a worker dies, another one gets the job."""
        for _ in range(TRIES):
            worker = self._idle_worker()
            try:
                return self._run_on(worker, job, seconds, on_progress)
            except (EOFError, OSError):
                self._end(worker)
            if self.closed:
                break
        return Thought([], FAILED, "the worker died")

    def _run_on(
        self, worker: Worker, job: Job, seconds: float, on_progress: Optional[Callable[[int], object]]
    ) -> Thought:
        """Send the job to a worker and collect its messages; kill it if it exceeds the time limit."""
        codes: list[int] = []
        if not worker.ready():
            self._end(worker)
            return Thought(codes, FAILED, "the worker did not start")
        worker.pipe.send(job)
        while True:
            if not worker.pipe.poll(seconds):
                self._end(worker)
                return Thought(codes, OVERRAN, f"no answer within {seconds:g} s")
            message = worker.pipe.recv()
            if isinstance(message, int):
                codes.append(message)
                if on_progress is not None:
                    on_progress(message)
            else:
                self._idle.put(worker)
                return Thought(codes, *message)

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
        """Waits until the games are loaded, which does not count toward the limit of a job."""
        if not self._ready and self.pipe.poll(START_SECONDS):
            self._ready = self.pipe.recv() == READY
        return self._ready

    @property
    def pid(self) -> Optional[int]:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.join(1)
