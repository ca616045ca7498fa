"""One process owns the network, on a GPU if there is one; those who play send it rows and get heads.

Whatever has arrived meanwhile is judged together: the more play, the larger the batches. Torch computes on a GPU,
numpy elsewhere. A new version replaces the old one between two batches.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Client, Connection, Listener, wait
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tafelrunde.bots.value_net import Numbers, unpacked
from tafelrunde.kernel.game import UsageError

from .policy_net import ARRAYS, Heads, PolicyNet

A_MOMENT: Final = 0.05  # seconds: so often the process looks whether somebody new has come
GONE: Final = "the process that owns the network has ended"


def heads_of(arrays: Mapping[str, NDArray[Any]]) -> Heads:
    """The network where it is quickest: in torch on a GPU, else in numpy."""
    try:
        import torch
    except ImportError:
        return PolicyNet(arrays)
    return _on_gpu(torch, arrays) if torch.cuda.is_available() else PolicyNet(arrays)


def _on_gpu(torch: Any, arrays: Mapping[str, NDArray[Any]]) -> Heads:
    at = {name: torch.from_numpy(np.ascontiguousarray(arrays[name], np.float32)).to("cuda") for name in ARRAYS}

    def heads(rows: Numbers) -> tuple[Numbers, Numbers]:
        with torch.no_grad():
            given = torch.from_numpy(rows).to("cuda")
            first = torch.relu(given @ at["W1"] + at["b1"])
            second = torch.relu(first @ at["W2"] + at["b2"])
            margins = (second @ at["V"] + given @ at["L"] + at["v"])[:, 0]
            answers = second @ at["P"] + at["p"]
            return answers.cpu().numpy(), margins.cpu().numpy()

    return heads


class Inference:
    """Starts the process, hands it new versions, and ends it."""

    def __init__(self, weights: bytes) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, weights), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = mine
        try:
            self.address: str = mine.recv()
        except EOFError:
            raise UsageError(GONE) from None

    def publish(self, weights: bytes) -> None:
        self._pipe.send(weights)
        self._pipe.recv()

    def stop(self) -> dict[str, int]:
        """Ends the process; how many batches it judged, and how many rows. Nothing, if it had ended before."""
        told: dict[str, int] = {}
        with suppress(EOFError, OSError):
            self._pipe.send(None)
            told = self._pipe.recv()
        self._process.join()
        return told


class Remote:
    """The network of another process, for who plays."""

    def __init__(self, address: str) -> None:
        self._line = Client(address, authkey=multiprocessing.current_process().authkey)

    def __call__(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        try:
            self._line.send(rows)
            answers, margins = self._line.recv()
        except (EOFError, OSError):
            raise UsageError(GONE) from None
        return answers, margins


@cache
def connected(address: str) -> Remote:
    """A process keeps its line open from game to game."""
    return Remote(address)


def serve(owner: Connection, weights: bytes) -> None:
    """What the process does, until its owner says that it is over or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    heads = heads_of(unpacked(weights, ARRAYS)[0])
    lines: list[Connection] = []
    told = {"batches": 0, "rows": 0}
    with Listener(authkey=multiprocessing.current_process().authkey) as listener:
        threading.Thread(target=_accept, args=(listener, lines), daemon=True).start()
        owner.send(listener.address)
        while True:
            asking: list[tuple[Connection, Numbers]] = []
            for line in wait([owner, *lines], A_MOMENT):
                assert isinstance(line, Connection)
                word = _received(line)
                if line is owner and word is None:
                    owner.send(told)
                    return
                if line is owner:
                    heads = heads_of(unpacked(word, ARRAYS)[0])
                    owner.send(True)
                elif word is None:
                    lines.remove(line)
                else:
                    asking.append((line, word))
            _answer(heads, asking, told)


def _accept(listener: Listener, lines: list[Connection]) -> None:
    while True:
        lines.append(listener.accept())


def _received(line: Connection) -> Any:
    """Rows of who plays, weights of the owner; None where the line is closed."""
    try:
        return line.recv()
    except (EOFError, OSError):
        return None


def _answer(heads: Heads, asking: list[tuple[Connection, Numbers]], told: dict[str, int]) -> None:
    """All rows as one batch."""
    if not asking:
        return
    answers, margins = heads(np.concatenate([rows for _, rows in asking]))
    told["batches"] += 1
    told["rows"] += len(margins)
    at = 0
    for line, rows in asking:
        end = at + len(rows)
        with suppress(OSError):  # who asked may be gone; the next look at the line notices it
            line.send((answers[at:end], margins[at:end]))
        at = end
