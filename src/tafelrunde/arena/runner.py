"""Runs a contest: an executor plays the missing games, and each result is written at once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Optional

from .executors import Executor
from .one_game import FinishedGame
from .results_file import ResultsFile


def run_contest(results: ResultsFile, executor: Executor, records: Optional[Path] = None) -> Iterator[FinishedGame]:
    """Play the games that the file lacks. Yields each game after its result is written."""
    tasks = [(key, spec) for key, spec in results.contest.schedule(records is not None) if key not in results.games]
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    for key, finished in executor(tasks) if tasks else ():
        if records is not None:
            name = f"{results.path.stem}-{key[0]}-{key[1]:05}.json"
            (records / name).write_text(json.dumps(finished.record) + "\n", encoding="utf-8")
        results.append(key, finished._replace(record=None))
        yield finished
