"""The results file of a contest (JSON lines): one line for the contest, and one for each game as soon as it is over."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ..kernel.game import BadUse
from .contest import Contest, GameKey
from .one_game import FinishedGame, GameResult


class ResultsFile:
    """The file survives a kill: only the games in flight are lost, and `resume` goes on from there."""

    def __init__(self, path: Path, contest: Contest, games: dict[GameKey, FinishedGame]) -> None:
        self.path = path
        self.contest = contest
        self.games = games

    @staticmethod
    def create(path: Path, contest: Contest) -> ResultsFile:
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(json.dumps(contest.header()) + "\n")
        except FileExistsError:
            raise BadUse(f"{path} exists already; go on with --resume {path}, or name another file") from None
        except OSError as wrong:
            raise BadUse(f"{path} cannot be written: {wrong.strerror}") from None
        return ResultsFile(path, contest, {})

    @staticmethod
    def resume(path: Path, contest: Contest) -> ResultsFile:
        """Read the file of a contest that was stopped; a line that a kill left half written is cut off."""
        try:
            content = path.read_bytes()
        except OSError as wrong:
            raise BadUse(f"{path} cannot be read: {wrong.strerror}") from None
        whole = content[: content.rfind(b"\n") + 1]
        try:
            header, *lines = [json.loads(line) for line in whole.splitlines()]
            games = {(line["table"], line["number"]): _read_game(line) for line in lines}
        except (ValueError, KeyError, TypeError):
            raise BadUse(f"{path} holds no results of an arena, or they are damaged") from None
        _require_same_contest(path, header, contest.header())
        if len(whole) < len(content):
            os.truncate(path, len(whole))
        return ResultsFile(path, contest, games)

    def append(self, key: GameKey, finished: FinishedGame) -> None:
        self.games[key] = finished
        line = {"table": key[0], "number": key[1], **finished.result._asdict(), "millis": finished.millis}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def in_order(self) -> list[FinishedGame]:
        """The games by table and number, not in the order in which they ended."""
        return [self.games[key] for key in sorted(self.games)]


def _read_game(line: dict[str, Any]) -> FinishedGame:
    result = GameResult(
        line["seed"], tuple(line["bots"]), tuple(line["scores"]), tuple(line["winners"]), line["ending"],
        line["decisions"],
    )  # fmt: skip
    return FinishedGame(result, tuple(map(tuple, line["millis"])))


def _require_same_contest(path: Path, found: object, wanted: dict[str, Any]) -> None:
    if not isinstance(found, dict):
        raise BadUse(f"{path} holds no results of an arena")
    for name, value in wanted.items():
        if name != "games" and found.get(name) != value:  # more games may be asked for than before
            raise BadUse(f"{path} is of another contest: its {name} is {found.get(name)!r:.80}, not {value!r:.80}")
