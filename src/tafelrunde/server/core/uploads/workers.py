"""Runs a function on an upload in a separate process, with a budget of processor time and memory.

The budget counts processor time, so that a busy machine does not refuse uploads. A person has one upload at a time, so
costly ones leave a process for others. Since anybody can create many guests, addresses that have used the processes
much lately have lower priority.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.reduction import send_handle
from typing import Any, Final, NamedTuple, Optional, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from ..bots.lanes import Claim, Lane, client_address
from ..errors import Refused
from .template import READY, Answer, Budget, Order, serve, serve_one

AT_ONCE: Final = 2
PATIENCE: Final = 10.0  # seconds that an upload waits for its turn before it is refused
START_SECONDS: Final = 60.0  # generous, since a machine may be busy
WALL_SECONDS: Final = 30.0  # for one upload; longer only on an overloaded machine
CAN_FORK: Final = hasattr(os, "fork")  # Windows cannot
KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)
TRIES: Final = 2  # to get a process: the template may have died

P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger(__name__)
_spawn = multiprocessing.get_context("spawn")


class OverBudget(Refused):
    """An upload exceeded its processor time or memory, and its process was killed."""

    def __init__(self) -> None:
        super().__init__(422, "over-budget")


class _Child(NamedTuple):
    pid: int
    pipe: Connection


class Uploads:
    def __init__(self, budget: Budget, warm_up: Callable[[], None]) -> None:
        self._budget = budget
        self._warm_up = warm_up
        self._lane = Lane(AT_ONCE)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by person
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="upload")
        self._template: Optional[Template] = None
        self._starting = threading.Lock()
        self._children: set[int] = set()
        self._closed = False

    async def run(self, person: str, function: Callable[P, R], *arguments: P.args, **named: P.kwargs) -> R:
        """Call a module-level function in a child. Arguments and result are pickled; exceptions are raised here. Raises
        OverBudget, and refuses with 503 if the machine is too busy."""
        claim = Claim(client_address.get() or person)
        async with self._turn(person), self._lane.worker(claim, PATIENCE):
            if self._closed:
                raise Refused(503, "busy")
            call = (function, arguments, named)
            answer = await asyncio.get_running_loop().run_in_executor(self._threads, self._run, call)
        if answer.wrong is not None:
            kind, values, attributes = answer.wrong
            wrong = kind.__new__(kind, *values)
            wrong.__dict__.update(attributes)
            raise wrong
        value: R = answer.value
        return value

    @property
    def template(self) -> Optional[int]:
        """The process id of the template, if it was started."""
        return None if self._template is None else self._template.pid

    def close(self) -> None:
        self._closed = True
        for child in list(self._children):
            _kill(child)
        if self._template is not None:
            self._template.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def _turn(self, person: str) -> AsyncIterator[None]:
        turn = self._turns.setdefault(person, asyncio.Lock())
        try:
            async with asyncio.timeout(PATIENCE):
                await turn.acquire()
        except TimeoutError:
            raise Refused(503, "busy") from None
        try:
            yield
        finally:
            turn.release()

    def _run(self, call: tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]) -> Answer:
        """Runs in a thread, since it blocks."""
        try:
            upload = pickle.dumps(call)
        except RecursionError:
            raise OverBudget() from None  # nested too deeply
        child = self._child(Order(call[0].__module__, self._budget))
        self._children.add(child.pid)
        try:
            child.pipe.send_bytes(upload)
            if not child.pipe.poll(WALL_SECONDS):
                _kill(child.pid)
                raise Refused(503, "busy") if CAN_FORK else OverBudget()
            answer: Answer = pickle.loads(child.pipe.recv_bytes())
            return answer
        except (EOFError, OSError):
            log.warning("%s: an upload of %d bytes went over its budget", call[0].__name__, len(upload))
            raise OverBudget() from None
        finally:
            self._children.discard(child.pid)
            child.pipe.close()

    def _child(self, order: Order) -> _Child:
        if not CAN_FORK:
            return _started(order)
        for _ in range(TRIES):
            template = self._ready_template()
            try:
                return template.fork(order)
            except (EOFError, OSError):
                self._drop(template)
        raise Refused(503, "busy")

    def _ready_template(self) -> Template:
        with self._starting:
            if self._template is None:
                self._template = Template(self._warm_up)
            return self._template

    def _drop(self, template: Template) -> None:
        template.stop()
        with self._starting:
            if self._template is template:
                self._template = None


class Template:
    """The server's handle of the template process."""

    def __init__(self, warm_up: Callable[[], None]) -> None:
        self._control, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=serve, args=(theirs, warm_up), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False
        self._asking = threading.Lock()

    def fork(self, order: Order) -> _Child:
        """Fork a child that waits for its upload. Raises EOFError or OSError if the template has died."""
        ours, theirs = _spawn.Pipe()
        with theirs, self._asking:
            self._await_ready()
            self._control.send(order)
            send_handle(self._control, theirs.fileno(), self._process.pid)
        try:
            if not ours.poll(START_SECONDS):
                raise TimeoutError
            return _Child(ours.recv(), ours)
        except (EOFError, OSError):
            ours.close()
            raise

    def _await_ready(self) -> None:
        if not self._ready:
            if not self._control.poll(START_SECONDS):
                raise TimeoutError
            self._ready = self._control.recv() == READY

    @property
    def pid(self) -> Optional[int]:
        return self._process.pid

    def stop(self) -> None:
        self._process.kill()
        self._process.join(1)


def _started(order: Order) -> _Child:
    """Start a process for one upload, on systems without fork; it must load the games first."""
    ours, theirs = _spawn.Pipe()
    process = _spawn.Process(target=serve_one, args=(theirs, order), daemon=True)
    process.start()
    theirs.close()
    if not ours.poll(START_SECONDS):
        process.kill()
        raise Refused(503, "busy")
    return _Child(ours.recv(), ours)


def _kill(child: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(child, KILL)
