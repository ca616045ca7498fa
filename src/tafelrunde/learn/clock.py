"""The clock of a training run, and the command that repeats the run."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, NamedTuple


class Clock:
    """Seconds since a run began; its last part (`final` of the minutes) is for matches."""

    def __init__(self, minutes: float, final: float) -> None:
        self._begun = time.monotonic()
        self.learn_until = 60 * minutes * (1 - final)

    @property
    def now(self) -> float:
        return time.monotonic() - self._begun

    def say(self, text: str) -> None:
        print(f"[{self.now:6.1f} s] {text}", flush=True)


def command(program: str, settings: NamedTuple, names: Iterable[str]) -> str:
    """The command of a run, with the named settings that differ from their defaults; the output folder is left out."""
    given: dict[str, Any] = settings._asdict()
    default: dict[str, Any] = settings._field_defaults
    words = [program, given["game"], "--minutes", f"{given['minutes']:g}", "--jobs", str(given["jobs"])]
    for name in names:
        if given[name] != default[name]:
            words += [f"--{name}", f"{given[name]:g}" if isinstance(given[name], float) else str(given[name])]
    if given["hidden"] != default["hidden"]:
        words += ["--hidden", *map(str, given["hidden"])]
    return " ".join(words + ["--resume"] * given["resume"])
