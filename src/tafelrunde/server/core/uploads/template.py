"""The template process (fork server): it has loaded the games, and forks a child for each upload.

A child sets its own limits of processor time and memory before it reads the upload, and the kernel kills it when they
are exceeded. So a child can always be stopped, nothing of an upload survives it, and a new one costs milliseconds.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.reduction import recv_handle
from pathlib import Path
from typing import Any, Final, NamedTuple, NoReturn, Optional

READY: Final = "ready"
LESS_URGENT: Final = 5  # niceness relative to the server process
LARGEST_ANSWER: Final = 2_000_000  # bytes; the server unpickles it
_STATM: Final = Path("/proc/self/statm")
_OOM_SCORE: Final = Path("/proc/self/oom_score_adj")


class Budget(NamedTuple):
    seconds: float  # of processor time
    memory: int  # bytes, beyond those of the template


class Order(NamedTuple):
    """A request for a child. The template imports `module` for all later children; only the child gets the upload."""

    module: str
    budget: Budget


class Answer(NamedTuple):
    """`wrong` is an exception as class, arguments and attributes, since its constructor may have other parameters."""

    value: Any = None
    wrong: Optional[tuple[type[Exception], tuple[Any, ...], dict[str, Any]]] = None


def serve(control: Connection, warm_up: Callable[[], None]) -> None:
    """Fork a child for each order, until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends the process
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps the children
    os.nice(LESS_URGENT)
    warm_up()
    gc.collect()
    gc.freeze()  # keeps pages shared with the children
    control.send(READY)
    while True:
        try:
            order: Order = control.recv()
            handle = recv_handle(control)
        except (EOFError, OSError):
            return
        import_module(order.module)
        if os.fork() == 0:
            control.close()
            _work(Connection(handle), order.budget)
        os.close(handle)


def serve_one(pipe: Connection, order: Order) -> NoReturn:
    """The main function of a process for one upload, on systems without fork."""
    import_module(order.module)
    _work(pipe, order.budget)


def _work(pipe: Connection, budget: Budget) -> NoReturn:
    """The main function of a child. If it sends only its process id, it has exceeded its budget."""
    try:
        pipe.send(os.getpid())
        _limit(budget)
        function, arguments, named = pipe.recv()
        answer = pickle.dumps(_answer(function, arguments, named))
        if len(answer) <= LARGEST_ANSWER:
            pipe.send_bytes(answer)
    finally:
        os._exit(0)


def _limit(budget: Budget) -> None:
    try:
        import resource
    except ImportError:  # not a Unix; the server's own timeout applies
        return
    signal.signal(signal.SIGPROF, signal.SIG_DFL)  # kills the process
    signal.setitimer(signal.ITIMER_PROF, budget.seconds)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError):
        _OOM_SCORE.write_text("1000")  # the OOM killer chooses an upload before the server
    if _STATM.exists():  # only Linux enforces this limit
        most = int(_STATM.read_text().split()[0]) * resource.getpagesize() + budget.memory
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _answer(function: Callable[..., Any], arguments: tuple[Any, ...], named: dict[str, Any]) -> Answer:
    try:
        return Answer(function(*arguments, **named))
    except MemoryError:
        os._exit(1)
    except Exception as wrong:
        parts = (type(wrong), wrong.args, dict(wrong.__dict__))
        with suppress(Exception):
            pickle.dumps(parts)
            return Answer(wrong=parts)
        return Answer(wrong=(RuntimeError, ("".join(traceback.format_exception(wrong)),), {}))
