"""The pool of worker processes in which bots compute, so that the event loop is never blocked.

Each worker runs one job at a time and is killed if it exceeds the time limit. Any worker runs any kind of job; lanes
limit how many jobs of a kind run at once (`lanes.py`).
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import queue
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Optional, Protocol, Union

from ..engines.catalog import Engines
from ..engines.process import EngineProcess
from ..errors import Refused
from .jobs import (
    FAILED,
    OVERRAN,
    AdviceJob,
    AgreementJob,
    AnalysisJob,
    CallJob,
    ExampleJob,
    ForecastJob,
    Job,
    ReasonsJob,
    Thought,
    TrialJob,
    TurnJob,
    engine_of,
    to_message,
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
CALL_SECONDS: Final = 20.0  # for a page or a choice at a table of older rules
IDLE_SECONDS: Final = 600.0  # after which the process of an engine ends

_spawn = multiprocessing.get_context("spawn")
log = logging.getLogger(__name__)


class WorkerPool:
    """`engines` are older releases, which get the jobs of tables of their rules; each answers pages in one process.
    `bots` are the specs that players may seat besides the levels."""

    def __init__(
        self, most: int, find_bot: FindBot, engines: Optional[Engines] = None, bots: Sequence[str] = ()
    ) -> None:
        self._find_bot = find_bot
        self.engines = Engines(None) if engines is None else engines
        self._bots = bots
        self.slow_bots = Lane(max(1, most))
        self.quick_bots = Lane(QUICK_WORKERS)
        self.hints = Lane(HINT_WORKERS)
        self.positions = Lane(POSITION_WORKERS)
        self.analyses = Lane(ANALYSIS_WORKERS)
        self._calls: dict[str, Lane] = defaultdict(lambda: Lane(1))  # by engine
        threads = max(1, most) + QUICK_WORKERS + HINT_WORKERS + POSITION_WORKERS + ANALYSIS_WORKERS
        self._threads = ThreadPoolExecutor(threads + len(self.engines.folders), thread_name_prefix="worker")
        self._idle: queue.LifoQueue[Worker] = queue.LifoQueue()
        self._idle_engines: dict[tuple[str, bool], queue.LifoQueue[Worker]] = defaultdict(queue.LifoQueue)
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

    async def ask(self, engine: str, request: dict[str, Any]) -> dict[str, Any]:
        """Ask an engine; it is started if it does not run. Each request says all that the answer depends on, so one
        that was lost with its engine is repeated."""
        thought = await self._run(self._calls[engine], CallJob(engine, request), CALL_SECONDS, Claim(""), PATIENCE)
        if thought.wrong or thought.result is None:
            log.error("the engine %s: %s %s", engine, thought.wrong, thought.reason)
            raise Refused(503, "busy")
        return thought.result

    def end_idle_engines(self) -> None:
        """End the processes of engines that had nothing to do for a while."""
        until = time.monotonic() - IDLE_SECONDS
        for waiting in [*self._idle_engines.values()]:
            with suppress(queue.Empty):
                for _ in range(waiting.qsize()):
                    worker = waiting.get_nowait()
                    if worker.used < until:
                        self._end(worker)
                    else:
                        waiting.put(worker)

    def close(self) -> None:
        self.closed = True
        for worker in list(self._all):
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(
        self,
        lane: Lane,
        job: Union[Job, CallJob],
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

    def _run_in_thread(
        self, job: Union[Job, CallJob], seconds: float, on_progress: Optional[Callable[[int], object]]
    ) -> Thought:
        """If a worker dies, another one gets the job."""
        for _ in range(TRIES):
            worker = self._idle_engine(job) if engine_of(job) else self._idle_worker()
            try:
                return self._run_on(worker, job, seconds, on_progress)
            except (EOFError, OSError):
                self._end(worker)
            if self.closed:
                break
        return Thought([], FAILED, "the worker died")

    def _run_on(
        self,
        worker: Worker,
        job: Union[Job, CallJob],
        seconds: float,
        on_progress: Optional[Callable[[int], object]],
    ) -> Thought:
        """Send the job to a worker and collect its messages; kill it if it exceeds the time limit."""
        codes: list[int] = []
        if not worker.ready():
            self._end(worker)
            return Thought(codes, FAILED, "the worker did not start")
        worker.send(job)
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
                worker.used = time.monotonic()
                self._idle_like(job).put(worker)
                return Thought(codes, *message)

    def _idle_worker(self) -> Worker:
        try:
            return self._idle.get_nowait()
        except queue.Empty:
            return self._started(BotWorker(self._find_bot))

    def _idle_engine(self, job: Union[Job, CallJob]) -> Worker:
        try:
            return self._idle_like(job).get_nowait()
        except queue.Empty:
            folder = self.engines.folders.get(engine_of(job))
            if folder is None:
                raise FileNotFoundError(f"there is no engine {engine_of(job)}") from None
            return self._started(EngineWorker(folder, self._bots))

    def _idle_like(self, job: Union[Job, CallJob]) -> queue.LifoQueue[Worker]:
        """The idle workers for such jobs. Pages have a process of their own, which bots do not delay."""
        engine = engine_of(job)
        return self._idle_engines[engine, isinstance(job, CallJob)] if engine else self._idle

    def _started(self, worker: Worker) -> Worker:
        self._all.add(worker)
        if self.closed:
            worker.stop()
        return worker

    def _end(self, worker: Worker) -> None:
        worker.stop()
        self._all.discard(worker)


class Pipe(Protocol):
    def poll(self, seconds: float, /) -> bool: ...
    def recv(self) -> Any: ...


class Worker(Protocol):
    """A process that runs one job at a time."""

    used: float  # when it last became idle

    @property
    def pipe(self) -> Pipe: ...
    @property
    def pid(self) -> Optional[int]: ...
    def ready(self) -> bool:
        """Waits until the games are loaded, which does not count toward the limit of a job."""

    def send(self, job: Union[Job, CallJob]) -> None: ...
    def stop(self) -> None: ...


class BotWorker:
    """A process with the games of this release."""

    used: float = 0.0

    def __init__(self, find_bot: FindBot) -> None:
        self.pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=work, args=(theirs, find_bot), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ready(self) -> bool:
        if not self._ready and self.pipe.poll(START_SECONDS):
            self._ready = self.pipe.recv() == READY
        return self._ready

    def send(self, job: Union[Job, CallJob]) -> None:
        self.pipe.send(job)

    @property
    def pid(self) -> Optional[int]:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.join(1)


class EngineWorker(EngineProcess):
    """A process with the games of an older release."""

    used: float = 0.0

    def __init__(self, folder: Path, bots: Sequence[str]) -> None:
        super().__init__(folder, bots, START_SECONDS)

    def send(self, job: Union[Job, CallJob]) -> None:
        self.pipe.send(to_message(job))
