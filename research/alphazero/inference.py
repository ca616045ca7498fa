"""One process owns the network, on a GPU if there is one; players send it rows and get the outputs of its heads.

All requests that have arrived form one batch: the more players, the larger the batches. Torch computes on a GPU, numpy
elsewhere. A new version replaces the old one between two batches.
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

A_MOMENT: Final = 0.05  # seconds between two checks for new connections
GONE: Final = "the process that owns the network has ended"


def heads_of(arrays: Mapping[str, NDArray[Any]]) -> Heads:
    """The network in torch on a GPU, else in numpy."""
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
        """End the process; returns its numbers of batches and rows, or nothing if it had ended before."""
        counts: dict[str, int] = {}
        with suppress(EOFError, OSError):
            self._pipe.send(None)
            counts = self._pipe.recv()
        self._process.join()
        return counts


class Remote:
    """The network of another process."""

    def __init__(self, address: str) -> None:
        self._connection = Client(address, authkey=multiprocessing.current_process().authkey)

    def __call__(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        try:
            self._connection.send(rows)
            answers, margins = self._connection.recv()
        except (EOFError, OSError):
            raise UsageError(GONE) from None
        return answers, margins


@cache
def connected(address: str) -> Remote:
    """A process keeps its connection from game to game."""
    return Remote(address)


def serve(owner: Connection, weights: bytes) -> None:
    """Main loop of the process, until its owner stops it or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    heads = heads_of(unpacked(weights, ARRAYS)[0])
    connections: list[Connection] = []
    counts = {"batches": 0, "rows": 0}
    with Listener(authkey=multiprocessing.current_process().authkey) as listener:
        threading.Thread(target=_accept, args=(listener, connections), daemon=True).start()
        owner.send(listener.address)
        while True:
            asking: list[tuple[Connection, Numbers]] = []
            for connection in wait([owner, *connections], A_MOMENT):
                assert isinstance(connection, Connection)
                word = _received(connection)
                if connection is owner and word is None:
                    owner.send(counts)
                    return
                if connection is owner:
                    heads = heads_of(unpacked(word, ARRAYS)[0])
                    owner.send(True)
                elif word is None:
                    connections.remove(connection)
                else:
                    asking.append((connection, word))
            _answer(heads, asking, counts)


def _accept(listener: Listener, connections: list[Connection]) -> None:
    while True:
        connections.append(listener.accept())


def _received(connection: Connection) -> Any:
    """Rows from a player, or weights from the owner; None if the connection is closed."""
    try:
        return connection.recv()
    except (EOFError, OSError):
        return None


def _answer(heads: Heads, asking: list[tuple[Connection, Numbers]], counts: dict[str, int]) -> None:
    """Evaluate all rows as one batch."""
    if not asking:
        return
    answers, margins = heads(np.concatenate([rows for _, rows in asking]))
    counts["batches"] += 1
    counts["rows"] += len(margins)
    at = 0
    for connection, rows in asking:
        end = at + len(rows)
        with suppress(OSError):  # the player may be gone; the next read notices
            connection.send((answers[at:end], margins[at:end]))
        at = end
