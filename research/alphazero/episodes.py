"""Games as arrays: for each question the features of its seat, the legal answers, search results, and the outcome.

Files have the arrays of `tafelrunde dataset`, and `shares` beside `legal`: the share of tries the search spent on each
answer.
"""

from __future__ import annotations

import io
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel.game import UsageError
from tafelrunde.learn.report import write_safely


class Episode(NamedTuple):
    """A game. The legal actions of row k, and their shares, lie from `legal_from[k]` to `legal_from[k + 1]`."""

    observations: NDArray[np.float16]
    actions: NDArray[np.int32]
    legal: NDArray[np.int32]
    legal_from: NDArray[np.int64]
    shares: NDArray[np.float32]
    seats: NDArray[np.int32]
    returns: NDArray[np.float32]  # margin of the seat in points, in units of POINTS
    scores: NDArray[np.int64]
    seed: int


def written(episodes: Sequence[Episode]) -> dict[str, NDArray[Any]]:
    """Joins games into one set of arrays."""
    joined: dict[str, NDArray[Any]] = {
        name: np.concatenate([getattr(one, name) for one in episodes])
        for name in ("observations", "actions", "legal", "shares", "seats", "returns")
    }
    starts = np.cumsum([0, *(len(one.legal) for one in episodes)])
    joined["legal_from"] = np.concatenate(
        [one.legal_from[:-1] + start for one, start in zip(episodes, starts, strict=False)] + [starts[-1:]]
    )
    joined["matches"] = np.repeat(np.arange(len(episodes)), [len(one.actions) for one in episodes]).astype(np.int32)
    joined["plies"] = np.concatenate([np.arange(len(one.actions)) for one in episodes]).astype(np.int32)
    most = max(len(one.scores) for one in episodes)
    joined["scores"] = np.array([[*one.scores, *[-1] * (most - len(one.scores))] for one in episodes], np.int64)
    joined["seeds"] = np.array([one.seed for one in episodes], np.int64)
    return joined


class EpisodeWriter:
    """Writes games into a folder, several per file."""

    def __init__(self, folder: Path, together: int = 50) -> None:
        self._folder = folder
        self._together = together
        self._waiting: list[Episode] = []
        self.files = 0

    def add(self, episode: Episode) -> None:
        self._waiting.append(episode)
        if len(self._waiting) >= self._together:
            self.flush()

    def flush(self) -> None:
        if self._waiting:
            into = io.BytesIO()
            np.savez_compressed(into, **written(self._waiting))  # type: ignore[arg-type]
            write_safely(self._folder / f"games-{self.files:05}.npz", into.getvalue())
            self.files += 1
            self._waiting = []


def read_episodes(path: Path) -> Iterator[Episode]:
    """The games in a file. In a file of `tafelrunde dataset`, which has no search results, the given answer gets the
    whole share, and `returns` are in the unit of its reward."""
    try:
        with np.load(path, allow_pickle=False) as found:
            arrays: dict[str, NDArray[Any]] = {name: found[name] for name in found.files}
        starts = arrays["legal_from"]
        if "shares" not in arrays:
            rows = np.repeat(np.arange(len(arrays["actions"])), np.diff(starts))
            arrays["shares"] = (arrays["legal"] == arrays["actions"][rows]).astype(np.float32)
        seeds = arrays.get("seeds", np.zeros(len(arrays["scores"]), np.int64))
        for match, scores in enumerate(arrays["scores"]):
            rows = np.flatnonzero(arrays["matches"] == match)
            first, last = int(starts[rows[0]]), int(starts[rows[-1] + 1])
            yield Episode(
                arrays["observations"][rows].astype(np.float16), arrays["actions"][rows], arrays["legal"][first:last],
                starts[rows[0] : rows[-1] + 2] - first, arrays["shares"][first:last], arrays["seats"][rows],
                arrays["returns"][rows].astype(np.float32), scores[scores >= 0], int(seeds[match]),
            )  # fmt: skip
    except (OSError, ValueError, KeyError, IndexError) as wrong:
        raise UsageError(f"{path} has no games to learn from: {wrong}") from None


class Window:
    """Replay buffer: up to `most` questions of the newest games, as padded arrays for training."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._episodes: deque[Episode] = deque()
        self.size = 0

    def add(self, episode: Episode) -> None:
        self._episodes.append(episode)
        self.size += len(episode.actions)
        while self.size > self._most and len(self._episodes) > 1:
            self.size -= len(self._episodes.popleft().actions)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Rows of `legal` and `shares` are padded to the longest with -1 and 0."""
        widest = max(int(np.diff(one.legal_from).max()) for one in self._episodes)
        legal = np.full((self.size, widest), -1, np.int64)
        shares = np.zeros((self.size, widest), np.float32)
        at = 0
        for one in self._episodes:
            many = np.diff(one.legal_from)
            rows = at + np.repeat(np.arange(len(many)), many)
            places = np.arange(len(one.legal)) - np.repeat(one.legal_from[:-1], many)
            legal[rows, places], shares[rows, places] = one.legal, one.shares
            at += len(many)
        return {
            "rows": np.concatenate([one.observations for one in self._episodes]),
            "legal": legal,
            "shares": shares,
            "returns": np.concatenate([one.returns for one in self._episodes]),
        }
