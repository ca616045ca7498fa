"""Reads and writes the results file of a contest (JSON lines): a header line, and a line for each finished game."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ..kernel.game import UsageError
from .contest import Contest, GameKey
from .one_game import FinishedGame, GameResult


class ResultsFile:
    """Append-only results. After a kill only the games in flight are lost, and `resume` continues. The file is created
    with the first result, so that a contest that fails earlier leaves no file."""

    def __init__(self, path: Path, contest: Contest, games: dict[GameKey, FinishedGame], created: bool) -> None:
        self.path = path
        self.contest = contest
        self.games = games
        self._created = created

    @staticmethod
    def create(path: Path, contest: Contest) -> ResultsFile:
        if path.exists():
            raise _exists(path)
        if not path.parent.is_dir():
            raise UsageError(f"{path} cannot be written: there is no folder {path.parent}")
        if not os.access(path.parent, os.W_OK):
            raise UsageError(f"{path} cannot be written: the folder {path.parent} is read-only")
        return ResultsFile(path, contest, {}, created=False)

    @staticmethod
    def resume(path: Path, contest: Contest) -> ResultsFile:
        """Read the file of a stopped contest, and truncate a line that was only partly written."""
        try:
            content = path.read_bytes()
        except OSError as wrong:
            raise UsageError(f"{path} cannot be read: {wrong.strerror}") from None
        whole = content[: content.rfind(b"\n") + 1]
        try:
            header, *lines = [json.loads(line) for line in whole.splitlines()]
            games = {(line["table"], line["number"]): _read_game(line) for line in lines}
        except (ValueError, KeyError, TypeError):
            raise UsageError(f"{path} is no results file of the arena, or is damaged") from None
        _require_same_contest(path, header, contest.header())
        if len(whole) < len(content):
            os.truncate(path, len(whole))
        return ResultsFile(path, contest, games, created=True)

    def append(self, key: GameKey, finished: FinishedGame) -> None:
        self.games[key] = finished
        line = {"table": key[0], "number": key[1], **finished.result._asdict(), "millis": finished.millis}
        self._write([line] if self._created else [self.contest.header(), line])

    def _write(self, lines: list[dict[str, Any]]) -> None:
        try:
            with self.path.open("a" if self._created else "x", encoding="utf-8") as file:
                file.writelines(json.dumps(line) + "\n" for line in lines)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:  # another process has started the same contest
            raise _exists(self.path) from None
        except OSError as wrong:
            raise UsageError(f"{self.path} cannot be written: {wrong.strerror}") from None
        self._created = True

    def in_order(self) -> list[FinishedGame]:
        """The games sorted by table and number."""
        return [self.games[key] for key in sorted(self.games)]


def _exists(path: Path) -> UsageError:
    return UsageError(f"{path} exists already; go on with --resume {path}, or name another file")


def _read_game(line: dict[str, Any]) -> FinishedGame:
    result = GameResult(
        line["seed"], tuple(line["bots"]), tuple(line["scores"]), tuple(line["winners"]), line["ending"],
        line["decisions"],
    )  # fmt: skip
    return FinishedGame(result, tuple(map(tuple, line["millis"])))


def _require_same_contest(path: Path, found: object, wanted: dict[str, Any]) -> None:
    if not isinstance(found, dict):
        raise UsageError(f"{path} is no results file of the arena")
    for name, value in wanted.items():
        if name != "games" and found.get(name) != value:  # a resumed contest may have more games
            raise UsageError(
                f"{path} belongs to another contest: its {name} is {found.get(name)!r:.80}, not {value!r:.80}"
            )
