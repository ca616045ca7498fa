"""The template process: it has loaded the games, and forks a child for each upload.

A child limits itself before it reads the upload: the kernel ends it when its processor time or its memory is used up.
So a child can be stopped whatever it does, nothing of an upload outlives it, and a fresh one costs milliseconds.
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
LESS_URGENT: Final = 5  # than the process that answers requests, for the scheduler of the machine
LARGEST_ANSWER: Final = 2_000_000  # bytes; the server unpickles it
_STATM: Final = Path("/proc/self/statm")
_OOM_SCORE: Final = Path("/proc/self/oom_score_adj")


class Budget(NamedTuple):
    seconds: float  # of processor time
    memory: int  # bytes, beyond those of the template


class Order(NamedTuple):
    """What the template is told. It imports `module` once for all children; only the child gets the upload."""

    module: str
    budget: Budget


class Answer(NamedTuple):
    """`wrong` is an exception in parts: class, arguments, attributes. Its constructor may want other arguments."""

    value: Any = None
    wrong: Optional[tuple[type[Exception], tuple[Any, ...], dict[str, Any]]] = None


def serve(control: Connection, warm_up: Callable[[], None]) -> None:
    """Fork a child for each order, until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps the children
    os.nice(LESS_URGENT)
    warm_up()
    gc.collect()
    gc.freeze()  # children share this memory as long as nobody writes to it
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
    """In a process that was started for one upload, where there is no fork."""
    import_module(order.module)
    _work(pipe, order.budget)


def _work(pipe: Connection, budget: Budget) -> NoReturn:
    """In the child. If it says nothing but its process id, the budget was used up."""
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
    except ImportError:  # not a Unix: the server ends an upload that takes too long
        return
    signal.signal(signal.SIGPROF, signal.SIG_DFL)  # ends the process
    signal.setitimer(signal.ITIMER_PROF, budget.seconds)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with suppress(OSError):
        _OOM_SCORE.write_text("1000")  # where memory runs out, an upload ends before the server
    if _STATM.exists():  # other systems than Linux do not enforce this limit
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
