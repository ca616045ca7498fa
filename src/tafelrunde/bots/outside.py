"""Bots of other packages: a class, or a function.

A package offers bots under the entry-point group `tafelrunde.bots`:

    [project.entry-points."tafelrunde.bots"]
    mine = "my_package.bots:MyBot"

Any other bot goes by its import path, `my_package.bots:MyBot`, also in the current folder. A class is called with the
settings of the spec. A function takes `match` and `dice` and returns the answer. Loading a bot runs its code, so specs
of strangers never get here (registry.py).
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, Optional

from ..kernel.game import UsageError
from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot

GROUP: Final = "tafelrunde.bots"

Choose = Callable[[Match, Rng], int]


class FunctionBot(Bot):
    """Answers by a function of the match and the dice."""

    def __init__(self, function: Choose) -> None:
        self._function = function

    def choose(self, match: Match, dice: Rng) -> int:
        return self._function(match, dice)


def find(name: str) -> Optional[Callable[..., Bot]]:
    """The maker of the bot with this name; None if nobody offers one."""
    entry = _offered().get(name)
    if entry is not None:
        return _maker(name, _loaded(name, entry.load))
    module, colon, attribute = name.partition(":")
    if not colon or not all(part.isidentifier() for part in (*module.split("."), attribute)):
        return None
    return _maker(name, _loaded(name, lambda: _imported(module, attribute)))


def offered() -> list[str]:
    """The names under which installed packages offer bots."""
    return list(_offered())


@cache
def _offered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), reverse=True)}


def _loaded(name: str, load: Callable[[], Any]) -> Any:
    try:
        return load()
    except UsageError:
        raise
    except (Exception, SystemExit) as wrong:  # foreign modules may do anything
        message = " ".join(f"{type(wrong).__name__}: {wrong}".split())
        raise UsageError(f"bot {name[:80]} cannot be loaded: {message[:200]}") from None


def _imported(module: str, attribute: str) -> Any:
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # last, so that it hides nothing that is installed
    found = importlib.import_module(module)
    if not hasattr(found, attribute):
        raise UsageError(f"bot {module}:{attribute}: the module has no {attribute}")
    return getattr(found, attribute)


def _maker(name: str, thing: Any) -> Callable[..., Bot]:
    if isinstance(thing, type) and issubclass(thing, Bot):
        return thing
    if callable(thing) and not isinstance(thing, type):
        return partial(FunctionBot, thing)
    raise UsageError(
        f"bot {name[:80]} is neither a class derived from tafelrunde.bots.Bot nor a function of match and dice"
    )
