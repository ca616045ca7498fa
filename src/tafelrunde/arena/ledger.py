"""The results of a contest as JSON lines: one for the contest, one for each game, written as soon as it is over."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ..kernel.game import BadUse
from .contest import Contest, Key
from .playing import Outcome, Played


class Ledger:
    """Of a killed run everything but the games in flight is here; `resume` goes on from there."""

    def __init__(self, path: Path, contest: Contest, outcomes: dict[Key, Outcome]) -> None:
        self.path = path
        self.contest = contest
        self.outcomes = outcomes

    @staticmethod
    def begin(path: Path, contest: Contest) -> Ledger:
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(json.dumps(contest.header()) + "\n")
        except FileExistsError:
            raise BadUse(f"{path} exists already; go on with --resume {path}, or name another file") from None
        except OSError as wrong:
            raise BadUse(f"{path} cannot be written: {wrong.strerror}") from None
        return Ledger(path, contest, {})

    @staticmethod
    def resume(path: Path, contest: Contest) -> Ledger:
        """What a kill left half written is cut off."""
        try:
            content = path.read_bytes()
        except OSError as wrong:
            raise BadUse(f"{path} cannot be read: {wrong.strerror}") from None
        whole = content[: content.rfind(b"\n") + 1]
        try:
            header, *lines = [json.loads(line) for line in whole.splitlines()]
            outcomes = {(line["table"], line["number"]): _outcome(line) for line in lines}
        except (ValueError, KeyError, TypeError):
            raise BadUse(f"{path} holds no results of an arena, or they are damaged") from None
        _insist(path, header, contest.header())
        if len(whole) < len(content):
            os.truncate(path, len(whole))
        return Ledger(path, contest, outcomes)

    def enter(self, key: Key, outcome: Outcome) -> None:
        self.outcomes[key] = outcome
        line = {"table": key[0], "number": key[1], **outcome.played._asdict(), "millis": outcome.millis}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
            file.flush()
            os.fsync(file.fileno())

    def in_order(self) -> list[Outcome]:
        """By table and number, in whatever order they were over."""
        return [self.outcomes[key] for key in sorted(self.outcomes)]


def _outcome(line: dict[str, Any]) -> Outcome:
    played = Played(
        line["seed"], tuple(line["bots"]), tuple(line["scores"]), tuple(line["winners"]), line["ending"],
        line["decisions"],
    )  # fmt: skip
    return Outcome(played, tuple(map(tuple, line["millis"])))


def _insist(path: Path, found: object, wanted: dict[str, Any]) -> None:
    if not isinstance(found, dict):
        raise BadUse(f"{path} holds no results of an arena")
    for name, value in wanted.items():
        if name != "games" and found.get(name) != value:  # more games may be asked for than before
            raise BadUse(f"{path} is of another contest: its {name} is {found.get(name)!r:.80}, not {value!r:.80}")
