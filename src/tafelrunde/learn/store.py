"""Replay buffer: the positions of the newest games, track by track."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..kernel.encode import POINTS
from .selfplay import Track

FORGET_ONE_IN: Final = 4  # a full store drops the oldest 1/n of its positions
ENDINGS: Final = 30_000  # games whose choices count


class Store:
    """Points are in units of `POINTS`, as in the rows. `track` numbers the tracks; training leaves out `holdout` rows,
    which measure the network."""

    def __init__(self, size: int, most: int, rival_counts: float) -> None:
        self._rival_counts = rival_counts
        self.rows: NDArray[np.float16] = np.zeros((most, size), np.float16)
        self.points: NDArray[np.float32] = np.zeros((most, 2), np.float32)
        self.final: NDArray[np.float32] = np.zeros((most, 2), np.float32)
        self.win: NDArray[np.float32] = np.zeros(most, np.float32)
        self.alone: NDArray[np.bool_] = np.zeros(most, np.bool_)
        self.track: NDArray[np.int64] = np.zeros(most, np.int64)
        self.holdout: NDArray[np.bool_] = np.zeros(most, np.bool_)
        self.size = 0
        self.fresh = 0  # positions since the last training
        self.endings: deque[tuple[tuple[int, ...], int, float]] = deque(maxlen=ENDINGS)  # choices, players, outcome
        self._tracks = 0

    def add(self, tracks: Sequence[Track], holdout: bool) -> None:
        for track in tracks:
            self._add(track, holdout)

    def _add(self, track: Track, holdout: bool) -> None:
        number = len(track.rows)
        if self.size + number > len(self.rows):
            self._forget(max(number, len(self.rows) // FORGET_ONE_IN))
        here = slice(self.size, self.size + number)
        self.rows[here] = track.rows
        self.points[here] = track.points
        self.final[here] = (track.own / POINTS, track.rival / POINTS)
        self.win[here] = track.win
        self.alone[here] = track.players == 1
        self.track[here] = self._tracks
        self.holdout[here] = holdout
        self._tracks += 1
        self.size += number
        self.fresh += number
        self.endings.append((track.choices, track.players, track.own - self._rival_counts * track.rival))

    def _forget(self, number: int) -> None:
        """Drop the oldest positions, in whole tracks."""
        while number < self.size and self.track[number] == self.track[number - 1]:
            number += 1
        columns: tuple[NDArray[Any], ...] = (
            self.rows, self.points, self.final, self.win, self.alone, self.track, self.holdout,
        )  # fmt: skip
        for column in columns:
            column[: self.size - number] = column[number : self.size].copy()
        self.size -= number

    def training_rows(self) -> NDArray[np.int64]:
        return np.flatnonzero(~self.holdout[: self.size])

    def holdout_rows(self, most: int) -> NDArray[np.int64]:
        """The newest positions of holdout games."""
        return np.flatnonzero(self.holdout[: self.size])[-most:]

    def last_of_tracks(self) -> NDArray[np.bool_]:
        last = np.ones(self.size, np.bool_)
        last[:-1] = self.track[1 : self.size] != self.track[: self.size - 1]
        return last
