"""The pool of worker processes: bots choose and records are replayed there, never in the process that answers requests.

Each worker does one job at a time and is killed when it takes too long. Only plain data goes in and out.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import queue
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from .jobs import FAILED, OVERRAN, CheckJob, Job, ReasonsJob, Thought, TurnJob
from .thinker import READY, FindBot, work

START_SECONDS: Final = 60.0  # a machine may be busy

_spawn = multiprocessing.get_context("spawn")


class WorkerPool:
    def __init__(self, most: int, find_bot: FindBot) -> None:
        self._find_bot = find_bot
        self._threads = ThreadPoolExecutor(max(1, most), thread_name_prefix="worker")
        self._idle: queue.LifoQueue[Worker] = queue.LifoQueue()
        self._all: set[Worker] = set()
        self.closed = False

    async def turn(self, job: TurnJob, seconds: float) -> Thought:
        """`seconds` is for each choice."""
        return await self._run(job, seconds)

    async def reasons(self, job: TurnJob, code: int, seconds: float) -> Thought:
        return await self._run(ReasonsJob(job, code), seconds)

    async def check(self, text: str, seconds: float) -> Thought:
        """`wrong` is empty if the record is sound, and `result` then says how the game ended, if it did."""
        return await self._run(CheckJob(text), seconds)

    def close(self) -> None:
        self.closed = True
        for worker in list(self._all):
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, job: Job, seconds: float) -> Thought:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run_in_thread, job, seconds)

    def _run_in_thread(self, job: Job, seconds: float) -> Thought:
        """Gives the job to a worker, gathers its answers one by one, and ends it if it takes too long."""
        worker = self._idle_worker()
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

    def _idle_worker(self) -> Worker:
        try:
            return self._idle.get_nowait()
        except queue.Empty:
            worker = Worker(self._find_bot)
            self._all.add(worker)
            if self.closed:
                worker.stop()
            return worker

    def _lost(self, worker: Worker, codes: list[int], wrong: str, reason: str) -> Thought:
        worker.stop()
        self._all.discard(worker)
        return Thought(codes, wrong, reason)


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

    def stop(self) -> None:
        self._process.kill()
        self._process.join(1)
