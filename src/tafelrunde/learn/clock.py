"""What both ways to learn share: the clock they go by, and the command that does a run again."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, NamedTuple


class Clock:
    """Of a run: its last part (`final` of the minutes) is for matches."""

    def __init__(self, minutes: float, final: float) -> None:
        self._begun = time.monotonic()
        self.learn_until = 60 * minutes * (1 - final)

    @property
    def now(self) -> float:
        """Seconds since the beginning."""
        return time.monotonic() - self._begun

    def say(self, text: str) -> None:
        print(f"[{self.now:6.1f} s] {text}", flush=True)


def command(settings: NamedTuple, words: Iterable[str], names: Iterable[str]) -> str:
    """With those of the named settings that differ from what they usually are. Where the files go does not matter."""
    given: dict[str, Any] = settings._asdict()
    usual: dict[str, Any] = settings._field_defaults
    said = ["tafelrunde", "learn", given["game"], *words]
    said += ["--minutes", f"{given['minutes']:g}", "--jobs", str(given["jobs"])]
    for name in names:
        if given[name] != usual[name]:
            said += [f"--{name}", f"{given[name]:g}" if isinstance(given[name], float) else str(given[name])]
    if given["hidden"] != usual["hidden"]:
        said += ["--hidden", *map(str, given["hidden"])]
    return " ".join(said + ["--resume"] * given["resume"])
