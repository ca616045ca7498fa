"""Converts records of games into arrays for learning: observations, legal actions, actions, rewards."""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Optional

import numpy as np
from numpy.typing import NDArray

from ..kernel.game import Game, UsageError
from ..kernel.match import NOTHING, Match
from ..kernel.record import Record
from .observations import Rows, rows_of
from .rewards import default_reward, reward_of
from .spaces import legal_actions

ENDING = ".json"


def records_in(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise UsageError(f"{folder} is not a folder; write records with `tafelrunde arena --records FOLDER`")
    found = sorted(folder.glob(f"*{ENDING}"))
    if not found:
        raise UsageError(f"there are no records in {folder}; write some with `tafelrunde arena --records FOLDER`")
    return found


class Dataset:
    """Collects rows match by match. Decisions with a single option have no row."""

    def __init__(self, game: Game, form: Rows, reward: Optional[str]) -> None:
        self._game = game
        self._form = form
        self._reward = reward
        self._observations: list[NDArray[Any]] = []
        self._columns = {name: array("q") for name in ("actions", "seats", "matches", "plies")}
        self._legal, self._legal_from = array("q"), array("q", [0])
        self._returns = array("d")
        self._scores: list[list[int]] = []

    def add(self, record: Record) -> None:
        game = record.game_of(self._game)
        match = Match(game, record.players, record.seed, record.options, keep=NOTHING)
        seats: list[int] = []
        for ply, code in enumerate(record.codes):
            decision = match.decision
            assert decision is not None
            if len(decision.options) > 1:
                seats.append(decision.seat)
                self._observations.append(self._form.of(match, decision.seat))
                self._legal.extend(legal_actions(match))
                self._legal_from.append(len(self._legal))
                row = (decision.prompt.action(code), decision.seat, len(self._scores), ply)
                for column, value in zip(self._columns.values(), row, strict=True):
                    column.append(value)
            match.choose(code)
        if match.hash() != record.final_hash:
            raise UsageError("the last position differs from the recorded one")
        if not match.over:
            raise UsageError("the game is not finished, so its choices have no reward")
        paid = reward_of(self._reward or default_reward(game, match.players))(match.result)
        self._returns.extend(paid[seat] for seat in seats)
        self._scores.append(match.result.scores)

    def arrays(self) -> dict[str, NDArray[Any]]:
        most = max(len(scores) for scores in self._scores)
        scores = np.full((len(self._scores), most), -1, np.int64)
        for match, points in enumerate(self._scores):
            scores[match, : len(points)] = points
        rows: NDArray[Any] = np.array(self._observations, self._form.kind).reshape(-1, self._form.size)
        return {
            "observations": rows,
            **{name: np.array(column, np.int32) for name, column in self._columns.items()},
            "legal": np.array(self._legal, np.int32),
            "legal_from": np.array(self._legal_from, np.int64),
            "returns": np.array(self._returns, np.float32),
            "scores": scores,
        }


def read_dataset(paths: Iterable[Path], observation: Optional[str] = None, reward: Optional[str] = None) -> Dataset:
    """Read records, which must all be of the same game."""
    data: Optional[Dataset] = None
    for path in paths:
        record = Record.load(path)
        try:
            if data is None:
                game = record.game_of()
                data = Dataset(game, rows_of(game, observation), reward)
            data.add(record)
        except ValueError as wrong:
            raise UsageError(f"{path.name}: {wrong}") from None
    if data is None:
        raise UsageError("there are no records")
    return data


def write_dataset(data: Dataset, path: Path) -> None:
    """Write the file atomically."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.npz")
    try:
        np.savez_compressed(draft, **data.arrays())  # type: ignore[arg-type]
        draft.replace(path)
    except OSError as wrong:
        raise UsageError(f"{path} cannot be written: {wrong.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)
